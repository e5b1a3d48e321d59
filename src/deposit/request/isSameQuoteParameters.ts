import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import { toJsonText } from '../../utils/text/toJsonText.ts'

/** Whether two quotes are asked for the same. What is missing equals nothing. */
export function isSameQuoteParameters(
  one: GetQuoteParameters | undefined,
  other: GetQuoteParameters | undefined,
): boolean {
  return one !== undefined && other !== undefined && toJsonText(one) === toJsonText(other)
}
