import { checkObject } from '../errors/checks/checkObject.ts'

/**
 * Checks an argument that is a quote.
 *
 * @throws {InvalidArgumentError} when it is none.
 */
export function checkQuote(
  quote: unknown,
  caller: string,
  fields: readonly string[] = ['steps', 'details', 'fees', 'parameters'],
): void {
  checkObject(quote, caller, 'quote', { fields, rule: 'it must come from `getQuote`' })
}
