/** Basis points of loss from which it is warned of, and from which it is a danger. */
export const impactLimits = { caution: 300, danger: 1_000 }
