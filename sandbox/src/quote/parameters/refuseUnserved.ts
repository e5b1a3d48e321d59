import { quoteBodyFields } from '@causeway/react/schemas'
import { isOff, refuseQuote } from './fields.ts'
import type { ExtendedQuoteBody } from './readQuoteBody.ts'

/** Fields that such services accept beyond the interface. */
const extraFields: ReadonlySet<string> = new Set(['referrerAddress'])

/** Fields for steps on Solana, which no wallet of the sandbox supports. */
const solanaOnly: ReadonlySet<string> = new Set([
  'depositFeePayer',
  'maxRouteLength',
  'useSharedAccounts',
  'includeComputeUnitLimit',
])

/**
 * Refuses fields that would otherwise be ignored silently. Allowed are fields that permit something that never happens here
 * (`useExternalLiquidity`, `useFallbacks`), and those that request what happens anyway (`explicitDeposit`, `refundOnOrigin`).
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
