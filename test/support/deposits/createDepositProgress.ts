import type { DepositProgress } from '@causeway/react/execution'

/** The progress of the deposit address of request `0x1` while nothing is known, with this change. */
export function createDepositProgress(change: Partial<DepositProgress> = {}): DepositProgress {
  return {
    requestId: '0x1',
    isSuperseded: false,
    isConfirmedByService: false,
    unacknowledged: undefined,
    terms: undefined,
    type: undefined,
    status: 'waiting',
    rawStatus: undefined,
    isDeposited: false,
    hasPayment: false,
    isPaymentRemembered: false,
    hasActivity: false,
    isActivityRemembered: false,
    isOver: false,
    payment: undefined,
    originChainId: undefined,
    destinationChainId: undefined,
    quoted: undefined,
    arrived: undefined,
    otherArrived: undefined,
    excess: undefined,
    received: undefined,
    refunded: undefined,
    legs: [],
    paymentHashes: [],
    failReason: undefined,
    refundFailReason: undefined,
    recoveryAddress: undefined,
    furtherPayments: 0,
    hasOtherAddress: false,
    record: undefined,
    ...change,
  }
}
