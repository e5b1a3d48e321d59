/** Basis points above which a tolerance is refused, must be accepted, or is warned of. */
export const slippageLimits = { most: 5_000, accept: 2_000, veryHigh: 500, high: 100, low: 5 }
