import { toOrderData } from '../domain/request/orders/toOrderData.ts'
import { toOrderId } from '../domain/request/orders/toOrderId.ts'
import { quotedTermsOf } from '../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { priceArrived } from './priceArrived.ts'

/** Creates a request for another deposit at an address that was already paid. */
export async function toNextRequest(
  context: ServiceContext,
  first: ServiceRequest,
  amount: bigint,
): Promise<ServiceRequest> {
  const { depositAddress } = first
  const offered = depositAddress && (await priceArrived(context, depositAddress, amount))
  return withOrderId(context, successorOf(context, first, offered))
}

/** Creates a request that replaces another one, with the same expiry. */
export function toRegeneratedRequest(context: ServiceContext, first: ServiceRequest): ServiceRequest {
  const { id: parentId, expiresAt } = first
  return withOrderId(context, { ...successorOf(context, first), parentId, expiresAt })
}

type OrderlessRequest = Omit<ServiceRequest, 'orderId'>

function successorOf(
  { clock, createId }: ServiceContext,
  first: ServiceRequest,
  terms = quotedTermsOf(first),
): OrderlessRequest {
  const createdAt = clock.now()
  return {
    ...first,
    id: createId(),
    terms,
    quotedTerms: undefined,
    supersededBy: undefined,
    progress: { status: 'waiting' },
    surpluses: [],
    sidePayments: {},
    createdAt,
    updatedAt: createdAt,
    expiresAt: createdAt + first.expiresAt - first.createdAt,
  }
}

function withOrderId(context: ServiceContext, request: OrderlessRequest): ServiceRequest {
  return { ...request, orderId: toOrderId(toOrderData(request, context)) }
}
