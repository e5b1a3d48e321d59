import {
  groupFilters,
  parseWithSchema,
  requestTypes,
  SchemaError,
  type RequestFilterFields,
  type RequestStatusFilter,
} from '@causeway/react/schemas'
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
  /** The texts that a value stands for; throws `Refusal` 400 when it can't be one. */
  read(value: string, name: string): readonly string[]
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
    read: (value, name) => wordsByStatus[readParameter(groupFilters.status, value, name)],
  },
  failReason: textField((request) => [failReasonOf(request)]),
  refundFailReason: textField((request) => [refundFailReasonOf(request)]),
  apiKey: {
    // A key is a secret, and secrets have a letter case.
    ...textField(({ apiKey }) => [apiKey]),
    read: (value) => value.split(','),
  },
  requestType: {
    textsOf: ({ terms }) => [requestTypeOf(terms)],
    read: (value, name) =>
      requestTypes.some((type) => type === value)
        ? [value]
        : refuseParameter(name, `one of ${requestTypes.join(', ')}`),
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

/** Refuses a value: HTTP 400. */
export function refuseParameter(name: string, rule: string): never {
  throw new Refusal(400, { message: `"${name}" must be ${rule}.` })
}

/** Reads a parameter with its schema; throws `Refusal` 400 when it breaks its rule. */
export function readParameter<schema extends Parameters<typeof parseWithSchema>[0]>(
  schema: schema,
  value: string,
  name: string,
): NonNullable<ReturnType<typeof parseWithSchema<schema>>> {
  try {
    // One cast: a text is there, so that what may be left out is there, too.
    return parseWithSchema(schema, value) as NonNullable<ReturnType<typeof parseWithSchema<schema>>>
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw new Refusal(400, { message: `"${name}": ${error.message}.` })
  }
}

/** A field of texts that are taken as they are. */
export function textField(textsOf: HistoryField['textsOf']): HistoryField {
  return { textsOf, read: (value) => [value] }
}

function chain(idsOf: (request: ServiceRequest) => readonly number[]): HistoryField {
  return {
    textsOf: (request) => idsOf(request).map(String),
    read: (value, name) => [String(readParameter(groupFilters.chainId, value, name))],
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
