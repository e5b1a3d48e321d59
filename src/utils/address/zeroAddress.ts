/** Stands for a chain's native currency wherever a currency's address is asked for. */
export const zeroAddress = '0x0000000000000000000000000000000000000000'
