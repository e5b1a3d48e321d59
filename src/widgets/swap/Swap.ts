import { SwapAge } from './SwapAge.tsx'
import { SwapAmount } from './SwapAmount.tsx'
import { SwapBalance } from './SwapBalance.tsx'
import { SwapDeposit } from './SwapDeposit.tsx'
import { SwapFractions } from './SwapFractions.tsx'
import { SwapNotice } from './SwapNotice.tsx'
import { SwapOptions } from './SwapOptions.tsx'
import { SwapReading } from './SwapReading.tsx'
import { SwapRecipient, SwapRefund } from './SwapRecipient.tsx'
import { SwapReverse } from './SwapReverse.tsx'
import { SwapRoot } from './SwapRoot.tsx'
import { SwapSide } from './SwapSide.tsx'
import { SwapSlippage } from './SwapSlippage.tsx'
import { SwapSubmit } from './SwapSubmit.tsx'
import { SwapToken } from './SwapToken.tsx'
import { SwapTopup } from './SwapTopup.tsx'
import { SwapUsd } from './SwapUsd.tsx'

/** The parts of the swap form, to be arranged freely inside `Swap.Root`. */
export const Swap = {
  Root: SwapRoot,
  Side: SwapSide,
  Amount: SwapAmount,
  Reading: SwapReading,
  Token: SwapToken,
  Balance: SwapBalance,
  Fractions: SwapFractions,
  Usd: SwapUsd,
  Reverse: SwapReverse,
  Options: SwapOptions,
  Recipient: SwapRecipient,
  Refund: SwapRefund,
  Slippage: SwapSlippage,
  Topup: SwapTopup,
  Notice: SwapNotice,
  Submit: SwapSubmit,
  Age: SwapAge,
  Deposit: SwapDeposit,
}
