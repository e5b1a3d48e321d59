/** Digits alone, as every amount stands on the wire. */
export const amountPattern = /^[0-9]+$/

/** A 20-byte EVM address. */
export const evmAddressPattern = /^0x[a-fA-F0-9]{40}$/

/** A whole number of basis points, 0 to 10000. */
export const basisPointsPattern = /^([0-9]{1,4}|10000)$/
