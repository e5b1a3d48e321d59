import { historyFields, refuseParameter, textField, type HistoryField } from './historyFields.ts'
import { rangeFilters, toFilterReaders, type ReadFilter } from './historyFilters.ts'
import { fillOf, incomingReceiptsOf, refundsOf } from '../../domain/request/requestFacts.ts'
import type { RequestProgress } from '../../domain/request/flow/serviceRequest.ts'

/** The word of v2 for a word of v3. */
export function toStatusV2(status: string): string {
  return status === 'depositing' || status === 'submitted' ? 'delayed' : status
}

const statuses: readonly string[] = ['pending', 'waiting', 'delayed', 'success', 'failure', 'refund']

const ownFields: Readonly<Record<string, HistoryField>> = {
  user: textField(({ user, recipient }) => [user, recipient]),
  hash: textField((request) =>
    [...incomingReceiptsOf(request), fillOf(request) ?? [], ...refundsOf(request)]
      .flat()
      .map(({ transactionHash }) => transactionHash),
  ),
  referrer: textField(({ referrer }) => [referrer]),
  status: {
    textsOf: ({ progress }: { progress: RequestProgress }) => [toStatusV2(progress.status)],
    read: (value, name) =>
      statuses.includes(value) ? [value] : refuseParameter(name, `one of ${statuses.join(', ')}`),
  },
}

const sharedNames: ReadonlySet<string> = new Set([
  'id',
  'orderId',
  'originChainId',
  'destinationChainId',
  'chainId',
  'depositAddress',
  'apiKey',
  'startTimestamp',
  'endTimestamp',
  'startBlock',
  'endBlock',
])

/** Every parameter of `GET /requests/v2` that filters. */
export const historyFiltersV2: Readonly<Record<string, ReadFilter>> = {
  ...Object.fromEntries(
    Object.entries({ ...toFilterReaders(historyFields), ...rangeFilters }).filter(([name]) =>
      sharedNames.has(name),
    ),
  ),
  ...toFilterReaders(ownFields),
}
