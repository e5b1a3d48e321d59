/** The gas top-up without `topupGasAmount`, in US dollars with 6 decimals. */
export const defaultTopupGasAmount = 2_000_000n

/** How long a permit is valid without `permitExpiry`, in seconds. */
export const defaultPermitExpirySeconds = 600
