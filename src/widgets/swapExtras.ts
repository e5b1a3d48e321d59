import { isProgressShown } from './progress/isProgressShown.ts'
import { Progress } from './progress/Progress.tsx'
import { Resume } from './progress/Resume.tsx'
import { SwapAge } from './swap/SwapAge.tsx'
import { SwapDeposit } from './swap/SwapDeposit.tsx'
import { SwapFees } from './swap/SwapFees.tsx'
import { SwapFractions } from './swap/SwapFractions.tsx'
import { SwapRecipient, SwapRefund } from './swap/SwapRecipient.tsx'
import { SwapSlippage } from './swap/SwapSlippage.tsx'
import { SwapTopup } from './swap/SwapTopup.tsx'

/** What the form can be seen and filled in without; loaded as soon as it is there, in one go. */
export const swapExtras = {
  isProgressShown,
  Progress,
  parts: {
    Resume,
    Fractions: SwapFractions,
    Recipient: SwapRecipient,
    Refund: SwapRefund,
    Slippage: SwapSlippage,
    Topup: SwapTopup,
    Fees: SwapFees,
    Age: SwapAge,
    Deposit: SwapDeposit,
  },
}
