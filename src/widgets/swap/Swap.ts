import { SwapAge } from './parts/SwapAge.tsx'
import { SwapAmount } from './parts/SwapAmount.tsx'
import { SwapBalance } from './parts/SwapBalance.tsx'
import { SwapDeposit } from './parts/SwapDeposit.tsx'
import { SwapFractions } from './parts/SwapFractions.tsx'
import { SwapNotice } from './parts/SwapNotice.tsx'
import { SwapOptions } from './parts/SwapOptions.tsx'
import { SwapReading } from './parts/SwapReading.tsx'
import { SwapRecipient, SwapRefund } from './parts/SwapRecipient.tsx'
import { SwapReverse } from './parts/SwapReverse.tsx'
import { SwapRoot } from './parts/SwapRoot.tsx'
import { SwapSide } from './parts/SwapSide.tsx'
import { SwapSlippage } from './parts/SwapSlippage.tsx'
import { SwapSubmit } from './parts/SwapSubmit.tsx'
import { SwapToken } from './parts/SwapToken.tsx'
import { SwapTopup } from './parts/SwapTopup.tsx'
import { SwapUsd } from './parts/SwapUsd.tsx'

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
