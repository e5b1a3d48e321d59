import { defaultApiKey } from '@causeway/sandbox/simulated'
import type { Quote } from '@causeway/react/actions'
import { toRequestRecord } from '../../../src/requests/record/toRequestRecord.ts'
import { toRequestRecordV2 } from '../../../src/requests/record/toRequestRecordV2.ts'
import { requestIdOf } from '../quotes.ts'
import { waitForRequest } from '../waitForRequest.ts'
import type { ServiceEnvironment } from './serviceEnvironment.ts'

/** The record of a quote's request, as the service writes it. */
export async function readRecord({ fetch }: ServiceEnvironment, quote: Quote): Promise<unknown> {
  const address = `https://sandbox.invalid/requests/v3?id=${requestIdOf(quote)}`
  const response = await fetch(address, { headers: { 'x-api-key': defaultApiKey } })
  const body: { requests: unknown[] } = await response.json()
  return body.requests[0]
}

/** The same in the shape of v2, from the store: real chains keep the real time, in which that endpoint is retired. */
export async function readRecordV2({ store, ledger }: ServiceEnvironment, quote: Quote): Promise<unknown> {
  const request = await waitForRequest(store, requestIdOf(quote), () => true)
  return toRequestRecordV2(toRequestRecord(request, ledger), request)
}
