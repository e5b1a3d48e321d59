/**
 * Which way a figure is rounded if not all of its digits are shown: against the reader, so that nothing looks better than it is.
 *
 * - `up`: what the reader pays or may lose, such as an amount paid, a fee, a share of one, or slippage
 * - `down`: what the reader receives, and a change with a sign, such as price impact: a loss then is never too small
 */
export type Rounding = 'up' | 'down'

/** The same for `Intl.NumberFormat`. */
export const roundingModes = { up: 'ceil', down: 'floor' } as const
