import { SwapAmount } from './SwapAmount.tsx'
import { SwapBalance } from './SwapBalance.tsx'
import { SwapNotice } from './SwapNotice.tsx'
import { SwapOutput } from './SwapOutput.tsx'
import { SwapReverse } from './SwapReverse.tsx'
import { SwapRoot } from './SwapRoot.tsx'
import { SwapSide } from './SwapSide.tsx'
import { SwapSubmit } from './SwapSubmit.tsx'
import { SwapToken } from './SwapToken.tsx'
import { SwapUsd } from './SwapUsd.tsx'

/** The parts of the swap form, to be arranged freely inside `Swap.Root`. */
export const Swap = {
  Root: SwapRoot,
  Side: SwapSide,
  Amount: SwapAmount,
  Output: SwapOutput,
  Token: SwapToken,
  Balance: SwapBalance,
  Usd: SwapUsd,
  Reverse: SwapReverse,
  Notice: SwapNotice,
  Submit: SwapSubmit,
}
