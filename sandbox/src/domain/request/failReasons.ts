/** The refund fail reason if the service can't refund automatically. */
export const manualRefund = 'MANUAL_REFUND_REQUIRED'

/** The refund fail reason if a refund would cost more than it returns. */
export const tooLittleToRefund = 'AMOUNT_TOO_LOW_TO_REFUND'
