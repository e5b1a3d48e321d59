/** Who receives what the tests' quotes pay, unless a test names somebody: neither the user nor who gets refunds. */
export const recipient = '0x00000000000000000000000000000000000000f7'

/** Who gets the refunds of the tests' quotes, unless a test names somebody: neither the user nor the recipient. */
export const refundTo = '0x00000000000000000000000000000000000000f8'
