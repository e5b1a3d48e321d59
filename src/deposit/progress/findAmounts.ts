import type { EmbeddedAmount } from '../../schemas/currency.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { toRequestAmounts } from '../../schemas/requests/toRequestAmounts.ts'
import { isUndelivered, type RequestStatus } from '../../schemas/status/requestStatus.ts'
import type { AnyChain } from '../../utils/chains/nonEvmChain.ts'
import type { DepositTerms } from '../depositTerms.ts'
import { currencyOf, depositedOf, matchCurrency, paymentOf, type DepositPayment } from './depositPayment.ts'

/** What was to be paid to a deposit address, and what arrived, was delivered and was refunded. */
export interface FoundAmounts {
  /** Missing while nothing has arrived, or nothing is known about it. */
  payment: DepositPayment | undefined
  /** Base units of the origin chain's native token, like `arrived` and `excess`. */
  quoted: bigint | undefined
  arrived: bigint | undefined
  /** What arrived in a different or unnamed currency, or on a different chain; never counted as `arrived`. */
  otherArrived: EmbeddedAmount | undefined
  /** The part of what arrived that a strict address refunds. */
  excess: bigint | undefined
  received: EmbeddedAmount | undefined
  refunded: EmbeddedAmount | undefined
}

interface FindAmountsParameters {
  terms: DepositTerms | undefined
  type: DepositTerms['type'] | 'unknown' | undefined
  /** The record of the request. */
  first: RequestRecord | undefined
  /** The record of the request that has the payment. */
  record: RequestRecord | undefined
  status: RequestStatus
  failReason: string | undefined
  /** Whether the provider shows a payment now. */
  isPaid: boolean
  chains: readonly AnyChain[] | undefined
}

export function findAmounts({
  terms,
  type,
  first,
  record,
  status,
  failReason,
  isPaid,
  chains,
}: FindAmountsParameters): FoundAmounts {
  const quotedInput = first && toRequestAmounts(first).quotedInput
  const quoted = terms?.pay.amount ?? quotedInput?.amount
  const amounts = record && toRequestAmounts(record)
  const deposited = record && depositedOf(record)
  const match = matchCurrency(deposited?.currency, {
    ...quotedInput?.currency,
    ...(terms && currencyOf(terms.pay, chains)),
  })
  const arrived = match === 'same' ? deposited?.amount : undefined
  const payment = match === 'other' ? 'wrong' : paymentOf({ status, failReason, quoted, arrived })
  return {
    payment: isPaid ? payment : undefined,
    quoted,
    arrived,
    otherArrived: match === 'same' ? undefined : deposited,
    excess:
      type === 'strict' && !isUndelivered(status) && payment === 'over' && quoted !== undefined
        ? (arrived ?? quoted) - quoted
        : undefined,
    received: status === 'success' ? amounts?.received : undefined,
    refunded: amounts?.refunded,
  }
}
