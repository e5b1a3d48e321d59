import type { Quote } from '../../../../src/actions/getQuote.ts'
import { requestIdOf } from '../quotes.ts'
import type { TestEnvironment } from './testEnvironment.ts'

/** The record of a quote's request, as the service writes it. */
export async function readRecord(
  { fetch }: TestEnvironment,
  quote: Quote,
  version: 'v3' | 'v2' = 'v3',
): Promise<unknown> {
  const address = `https://sandbox.invalid/requests/${version}?id=${requestIdOf(quote)}`
  const response = await fetch(address, { headers: { 'x-api-key': 'sandbox-key' } })
  const body: { requests: unknown[] } = await response.json()
  return body.requests[0]
}
