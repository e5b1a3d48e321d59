/** The recipient of the tests' quotes, unless a test names another one: neither the user nor the refund address. */
export const recipient = '0x00000000000000000000000000000000000000f7'

/** The refund address of the tests' quotes, unless a test names another one: neither the user nor the recipient. */
export const refundTo = '0x00000000000000000000000000000000000000f8'
