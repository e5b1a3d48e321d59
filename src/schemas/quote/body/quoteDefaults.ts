/** What the service tops up when `topupGasAmount` is left out, in US dollars with 6 decimals. */
export const defaultTopupGasAmount = 2_000_000n

/** How long a permit is valid when `permitExpiry` is left out, in seconds. */
export const defaultPermitExpirySeconds = 600
