/** Losses in basis points from which a warning is shown, and from which the loss is dangerous. */
export const impactLimits = { caution: 300, danger: 1_000 }
