/** The largest amount that a token can count: a `uint256`. */
export const maxTokenAmount = 2n ** 256n - 1n
