import { requestTypes, type RequestFilterFields, type RequestStatusFilter } from '@causeway/react/schemas'
import { Refusal } from '../../domain/service/refusal.ts'
import {
  depositOf,
  failReasonOf,
  fillOf,
  incomingReceiptsOf,
  refundFailReasonOf,
  refundsOf,
  requestTypeOf,
  statusOf,
} from '../../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'

/** Whether a list includes a request. */
export type HistoryFilter = (request: ServiceRequest) => boolean

/** A field that filters compare: directly, in a group, negated, or for being empty. */
export interface HistoryField {
  /** A request's values of the field, one of which must match; none if the field is empty. */
  textsOf(request: ServiceRequest): readonly (string | null | undefined)[]
  /** The texts that a validated filter value stands for. */
  toTexts(value: string): readonly string[]
}

/** Every text field of `GET /requests/v3`, as a parameter or in the groups of `filters`. */
export const historyFields: Readonly<Record<keyof RequestFilterFields, HistoryField>> = {
  id: textField(({ id }) => [id]),
  orderId: textField(({ orderId }) => [orderId]),
  depositTxHash: textField((request) =>
    incomingReceiptsOf(request).map(({ transactionHash }) => transactionHash),
  ),
  fillTxHash: textField((request) => [fillOf(request)?.transactionHash]),
  refundTxHash: textField((request) => refundsOf(request).map(({ transactionHash }) => transactionHash)),

  originChainId: chain(({ terms }) => [terms.currencyIn.chainId]),
  destinationChainId: chain(({ terms }) => [terms.currencyOut.chainId]),
  chainId: chain(({ terms }) => [terms.currencyIn.chainId, terms.currencyOut.chainId]),

  // The payer of a deposit address may not be the user.
  user: textField((request) => [request.user, request.depositAddress && depositOf(request)?.depositor]),
  recipient: textField(({ recipient }) => [recipient]),
  depositAddress: textField(({ depositAddress }) => [depositAddress?.address]),

  status: {
    textsOf: (request) => [statusOf(request)],
    // One cast: the schema allows no other value.
    toTexts: (value) => wordsByStatus[value as RequestStatusFilter],
  },
  failReason: textField((request) => [failReasonOf(request)]),
  refundFailReason: textField((request) => [refundFailReasonOf(request)]),
  apiKey: {
    // API keys are case-sensitive.
    ...textField(({ apiKey }) => [apiKey]),
    toTexts: (value) => value.split(','),
  },
  requestType: {
    textsOf: ({ terms }) => [requestTypeOf(terms)],
    // The client's schema allows unknown types. The sandbox has only these, and treats any other as a mistake.
    toTexts(value) {
      if (requestTypes.some((type) => type === value)) return [value]
      throw new Refusal(400, { message: `"requestType" must be one of ${requestTypes.join(', ')}.` })
    },
  },

  currencyInChainId: chain(({ terms }) => [terms.currencyIn.chainId]),
  currencyOutChainId: chain(({ terms }) => [terms.currencyOut.chainId]),
  currencyInAddress: textField(({ terms }) => [terms.currencyIn.address]),
  currencyOutAddress: textField(({ terms }) => [terms.currencyOut.address]),
  currencyInSymbol: textField(({ terms }) => [terms.currencyIn.symbol]),
  currencyOutSymbol: textField(({ terms }) => [terms.currencyOut.symbol]),
}

/** Matches requests with one of the wanted texts, in any letter case. */
export function isOneOf({ textsOf }: HistoryField, wanted: readonly string[]): HistoryFilter {
  const words = new Set(wanted.map((word) => word.toLowerCase()))
  return (request) => textsOf(request).some((found) => found != null && words.has(found.toLowerCase()))
}

/** Matches requests without a value. */
export function isEmpty({ textsOf }: HistoryField): HistoryFilter {
  return (request) => textsOf(request).every((found) => found == null)
}

/** Matches requests that another filter doesn't match. */
export function negate(filter: HistoryFilter): HistoryFilter {
  return (request) => !filter(request)
}

/** A field whose filter values are used unchanged. */
export function textField(textsOf: HistoryField['textsOf']): HistoryField {
  return { textsOf, toTexts: (value) => [value] }
}

function chain(idsOf: (request: ServiceRequest) => readonly number[]): HistoryField {
  return {
    textsOf: (request) => idsOf(request).map(String),
    // Ignores leading zeros.
    toTexts: (value) => [String(Number(value))],
  }
}

/** The record statuses that each filter status stands for; the interface has fewer of the latter. */
const wordsByStatus: Readonly<Record<RequestStatusFilter, readonly string[]>> = {
  success: ['success'],
  failure: ['failure'],
  refund: ['refund'],
  pending: ['waiting', 'pending', 'submitted'],
  depositing: ['depositing'],
}
