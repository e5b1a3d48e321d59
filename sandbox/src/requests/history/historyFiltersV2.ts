import {
  requestsQuerySchema,
  requestStatuses,
  requestsV2QuerySchema,
  type RequestsV2Query,
} from '@causeway/react/schemas'
import * as z from 'zod/mini'
import { textField, type HistoryField } from './historyFields.ts'
import { historyFilters, toTextFilters, type FiltersOf } from './historyFilters.ts'
import { fillOf, incomingReceiptsOf, refundsOf } from '../../domain/request/requestFacts.ts'
import type { ListingParameters } from './listingParameters.ts'

/** The v2 status for a v3 status. */
export function toStatusV2(status: string): string {
  return status === 'depositing' || status === 'submitted' ? 'delayed' : status
}

const known = requestStatuses.filter((status) => status !== 'unknown')
const statuses = [...new Set(known.map((status) => toStatusV2(status)))]

const { shape } = requestsQuerySchema

/**
 * The query of `GET /requests/v2`. The interface documents only few of its parameters. For the others, and for the page size, the sandbox
 * applies the rules of v3.
 */
export const historyQuerySchemaV2 = z.object({
  ...requestsV2QuerySchema.shape,
  status: z.optional(z.enum(statuses, `it must be one of ${statuses.join(', ')}`)),
  orderId: shape.orderId,
  originChainId: shape.originChainId,
  destinationChainId: shape.destinationChainId,
  chainId: shape.chainId,
  depositAddress: shape.depositAddress,
  apiKey: shape.apiKey,
  startTimestamp: shape.startTimestamp,
  endTimestamp: shape.endTimestamp,
  startBlock: shape.startBlock,
  endBlock: shape.endBlock,
  limit: shape.limit,
  sortBy: shape.sortBy,
  sortDirection: shape.sortDirection,
  privateChainsToInclude: shape.privateChainsToInclude,
  includeChildRequests: shape.includeChildRequests,
  includeAuthenticatedData: shape.includeAuthenticatedData,
})

const ownFields = {
  user: textField(({ user, recipient }) => [user, recipient]),
  hash: textField((request) =>
    [...incomingReceiptsOf(request), fillOf(request) ?? [], ...refundsOf(request)]
      .flat()
      .map(({ transactionHash }) => transactionHash),
  ),
  referrer: textField(({ referrer }) => [referrer]),
  status: textField(({ progress }) => [toStatusV2(progress.status)]),
} satisfies Record<Exclude<keyof RequestsV2Query, 'id' | keyof ListingParameters> | 'status', HistoryField>

const { id, orderId, depositAddress, apiKey, originChainId, destinationChainId, chainId } = historyFilters
const { startTimestamp, endTimestamp, startBlock, endBlock } = historyFilters

/** Every filter parameter of `GET /requests/v2`. */
export const historyFiltersV2: FiltersOf<z.output<typeof historyQuerySchemaV2>> = {
  ...toTextFilters(ownFields),
  id,
  orderId,
  depositAddress,
  apiKey,
  originChainId,
  destinationChainId,
  chainId,
  startTimestamp,
  endTimestamp,
  startBlock,
  endBlock,
}
