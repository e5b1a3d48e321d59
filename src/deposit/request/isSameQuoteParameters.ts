import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import { toJsonText } from '../../utils/text/toJsonText.ts'

/** Whether two sets of quote parameters are the same. Undefined never equals anything. */
export function isSameQuoteParameters(
  one: GetQuoteParameters | undefined,
  other: GetQuoteParameters | undefined,
): boolean {
  return one !== undefined && other !== undefined && toJsonText(one) === toJsonText(other)
}
