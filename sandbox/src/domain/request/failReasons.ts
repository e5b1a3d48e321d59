/** The refund fail reason when the service cannot give the money back by itself. */
export const manualRefund = 'MANUAL_REFUND_REQUIRED'

/** The refund fail reason when giving the money back would cost more than it is. */
export const tooLittleToRefund = 'AMOUNT_TOO_LOW_TO_REFUND'
