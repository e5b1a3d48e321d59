import { quoteBodyFields } from '@causeway/react/schemas'
import { isOff, refuseQuote } from './fields.ts'
import type { ExtendedQuoteBody } from './readQuoteBody.ts'

/** What services of this kind take beside the interface. */
const extraFields: ReadonlySet<string> = new Set(['referrerAddress'])

/** Fields for steps on Solana, which no wallet of the sandbox takes. */
const solanaOnly: ReadonlySet<string> = new Set([
  'depositFeePayer',
  'maxRouteLength',
  'useSharedAccounts',
  'includeComputeUnitLimit',
])

/**
 * Refuses every field that would otherwise be left out of the answer in silence. What is permitted and never happens
 * (`useExternalLiquidity`, `useFallbacks`), and what happens anyway (`explicitDeposit`, `refundOnOrigin`), is taken.
 */
export function refuseUnserved(body: ExtendedQuoteBody): void {
  for (const [name, value] of Object.entries(body)) {
    if (isOff(value)) continue
    if (solanaOnly.has(name)) {
      throw refuseQuote(
        'UNSUPPORTED_EXECUTION_TYPE',
        `"${name}" is for steps on Solana, which no wallet of the sandbox takes.`,
      )
    }
    if (quoteBodyFields.has(name) || extraFields.has(name)) continue
    throw refuseQuote('INVALID_REQUEST', `"${name}" is not a field of a quote.`)
  }
}
