import { SwapAge } from './SwapAge.tsx'
import { SwapDeposit } from './SwapDeposit.tsx'
import { SwapFractions } from './SwapFractions.tsx'
import { SwapRecipient, SwapRefund } from './SwapRecipient.tsx'
import { SwapSlippage } from './SwapSlippage.tsx'
import { SwapTopup } from './SwapTopup.tsx'

/** The parts that the form can be seen and filled in without; loaded as soon as it is there. */
export const swapExtras = {
  Fractions: SwapFractions,
  Recipient: SwapRecipient,
  Refund: SwapRefund,
  Slippage: SwapSlippage,
  Topup: SwapTopup,
  Age: SwapAge,
  Deposit: SwapDeposit,
}
