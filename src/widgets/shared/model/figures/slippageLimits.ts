/** Max slippage in basis points above which it is rejected, must be accepted or is warned about; `low` is what it is warned about below. */
export const slippageLimits = { most: 5_000, accept: 2_000, veryHigh: 500, high: 100, low: 5 }
