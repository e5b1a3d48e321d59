/** The most decimals that a contract, which answers with a `uint8`, can say. */
export const maxTokenDecimals = 255
