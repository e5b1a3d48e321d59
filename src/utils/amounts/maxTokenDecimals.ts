/** The maximum decimals of a contract, which returns them as a `uint8`. */
export const maxTokenDecimals = 255
