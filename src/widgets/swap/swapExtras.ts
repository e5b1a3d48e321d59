import { TokenPicker } from '../picker/Picker.tsx'
import { isProgressShown } from '../progress/isProgressShown.ts'
import { Progress } from '../progress/Progress.tsx'
import { Resume } from '../progress/Resume.tsx'
import { SwapAge } from './parts/SwapAge.tsx'
import { SwapDeposit } from './parts/SwapDeposit.tsx'
import { SwapFees } from './parts/SwapFees.tsx'
import { SwapFractions } from './parts/SwapFractions.tsx'
import { SwapRecipient, SwapRefund } from './parts/SwapRecipient.tsx'
import { SwapReview } from './parts/SwapReview.tsx'
import { SwapSlippage } from './parts/SwapSlippage.tsx'
import { SwapTopup } from './parts/SwapTopup.tsx'

/**
 * What the form can be seen and filled in without, and all of it in one file: with several, a bundler cuts what they share
 * with the form into many small ones, which all must come before the form does.
 */
export const swapExtras = {
  isProgressShown,
  Progress,
  Review: SwapReview,
  TokenPicker,
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
