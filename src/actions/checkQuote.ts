import { checkObject } from '../errors/checks/checkObject.ts'

/**
 * Checks that an argument is a quote.
 *
 * @throws {InvalidArgumentError} when it isn't.
 */
export function checkQuote(
  quote: unknown,
  caller: string,
  fields: readonly string[] = ['steps', 'details', 'fees', 'parameters'],
): void {
  checkObject(quote, caller, 'quote', { fields, rule: 'it must come from `getQuote`' })
}
