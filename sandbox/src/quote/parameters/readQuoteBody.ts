import type { Fields } from '../../domain/isObject.ts'
import {
  isAbsent,
  parseWithSchema,
  quoteBodySchema,
  SchemaError,
  type QuoteBody,
} from '@causeway/react/schemas'
import { refuseQuote } from './fields.ts'

/** The body of a quote request, with fields that such services accept beyond the interface. */
export interface ExtendedQuoteBody extends QuoteBody {
  referrerAddress?: unknown
}

/** Error codes of invalid fields; `INVALID_REQUEST` for all others. */
const errorCodes: ReadonlyMap<string, string> = new Map([
  ['user', 'INVALID_ADDRESS'],
  ['recipient', 'INVALID_RECIPIENT'],
  ['refundTo', 'INVALID_ADDRESS'],
  ['originChainId', 'UNSUPPORTED_CHAIN'],
  ['destinationChainId', 'UNSUPPORTED_CHAIN'],
  ['originCurrency', 'INVALID_INPUT_CURRENCY'],
  ['destinationCurrency', 'INVALID_OUTPUT_CURRENCY'],
  ['slippageTolerance', 'INVALID_SLIPPAGE_TOLERANCE'],
  ['latePaymentSlippageTolerance', 'INVALID_SLIPPAGE_TOLERANCE'],
])

/**
 * Reads a body with the schema and the rules of the interface.
 *
 * @throws {Refusal} 400, naming the first field that breaks a rule.
 */
export function readQuoteBody(fields: Fields): ExtendedQuoteBody {
  const given = Object.entries(fields).filter(([, value]) => !isAbsent(value))
  try {
    return parseWithSchema(quoteBodySchema, Object.fromEntries(given))
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    const { path, reason } = error
    const names = path.split('.')
    // The recipient of an app fee has the error code of a recipient.
    const field = names.at(names[0] === 'appFees' ? -1 : 0) ?? ''
    throw refuseQuote(errorCodes.get(field) ?? 'INVALID_REQUEST', `"${path}": ${reason}.`)
  }
}
