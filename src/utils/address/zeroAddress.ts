/** The placeholder address for a chain's native token. */
export const zeroAddress = '0x0000000000000000000000000000000000000000'
