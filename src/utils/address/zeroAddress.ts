/** The placeholder address for a chain's native currency. */
export const zeroAddress = '0x0000000000000000000000000000000000000000'
