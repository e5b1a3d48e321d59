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

/** Whether a request belongs into a list. */
export type HistoryFilter = (request: ServiceRequest) => boolean

/** What a filter can compare: by itself, within a group, negated, and with nothing. */
export interface HistoryField {
  /** The texts of a request, of which one must be the wanted one; none when the request has nothing there. */
  textsOf(request: ServiceRequest): readonly (string | null | undefined)[]
  /** The texts that a value stands for, which its schema took. */
  toTexts(value: string): readonly string[]
}

/** Every field of `GET /requests/v3` that compares texts, whether alone or in the groups of `filters`. */
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

  // Of a deposit address the user need not be the one who pays.
  user: textField((request) => [request.user, request.depositAddress && depositOf(request)?.depositor]),
  recipient: textField(({ recipient }) => [recipient]),
  depositAddress: textField(({ depositAddress }) => [depositAddress?.address]),

  status: {
    textsOf: (request) => [statusOf(request)],
    // One cast: the schema takes no other word.
    toTexts: (value) => wordsByStatus[value as RequestStatusFilter],
  },
  failReason: textField((request) => [failReasonOf(request)]),
  refundFailReason: textField((request) => [refundFailReasonOf(request)]),
  apiKey: {
    // A key is a secret, and secrets have a letter case.
    ...textField(({ apiKey }) => [apiKey]),
    toTexts: (value) => value.split(','),
  },
  requestType: {
    textsOf: ({ terms }) => [requestTypeOf(terms)],
    // A client may ask for a type that it doesn't know; the sandbox has these alone, and any other is a mistake.
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

/** Finds the requests of which one text is one of the wanted, in any letter case. */
export function isOneOf({ textsOf }: HistoryField, wanted: readonly string[]): HistoryFilter {
  const words = new Set(wanted.map((word) => word.toLowerCase()))
  return (request) => textsOf(request).some((found) => found != null && words.has(found.toLowerCase()))
}

/** Finds the requests that have nothing there. */
export function isEmpty({ textsOf }: HistoryField): HistoryFilter {
  return (request) => textsOf(request).every((found) => found == null)
}

/** Finds the requests that another filter does not find. */
export function negate(filter: HistoryFilter): HistoryFilter {
  return (request) => !filter(request)
}

/** A field of texts that are taken as they are. */
export function textField(textsOf: HistoryField['textsOf']): HistoryField {
  return { textsOf, toTexts: (value) => [value] }
}

function chain(idsOf: (request: ServiceRequest) => readonly number[]): HistoryField {
  return {
    textsOf: (request) => idsOf(request).map(String),
    // Digits, with zeros before them or not.
    toTexts: (value) => [String(Number(value))],
  }
}

/** The words of a record that a filter word stands for; the interface has fewer of these than of those. */
const wordsByStatus: Readonly<Record<RequestStatusFilter, readonly string[]>> = {
  success: ['success'],
  failure: ['failure'],
  refund: ['refund'],
  pending: ['waiting', 'pending', 'submitted'],
  depositing: ['depositing'],
}
