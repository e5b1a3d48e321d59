/**
 * How a figure is rounded if not all its digits are shown: against the reader, so that nothing looks better than it is.
 *
 * - `up`: amounts that the reader pays or may lose, such as a payment, a fee and its share, or slippage
 * - `down`: amounts that the reader receives, and signed changes such as price impact, so that a loss is never understated
 */
export type Rounding = 'up' | 'down'

/** The rounding modes of `Intl.NumberFormat`. */
export const roundingModes = { up: 'ceil', down: 'floor' } as const
