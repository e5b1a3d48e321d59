import { checkObject } from './checkObject.ts'

interface CheckQuoteOptions {
  /** The argument's name in the error. */
  argument?: string
  /** The fields that it must have, since the caller reads them. */
  fields?: readonly string[]
}

/**
 * Checks that an argument is a quote.
 *
 * @throws {InvalidArgumentError} when it isn't.
 */
export function checkQuote(
  quote: unknown,
  caller: string,
  { argument = 'quote', fields = ['steps', 'details', 'fees', 'parameters'] }: CheckQuoteOptions = {},
): void {
  checkObject(quote, caller, argument, { fields, rule: 'it must come from `getQuote`' })
}
