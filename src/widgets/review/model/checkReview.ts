import { checkObject } from '../../../errors/checks/checkObject.ts'

/**
 * Checks that a review has its required props.
 *
 * @throws {InvalidArgumentError} naming the missing one.
 */
export function checkReview(
  { quote, onRefresh, onConfirm }: { quote: unknown; onRefresh: unknown; onConfirm: unknown },
  caller: string,
): void {
  const fields = ['steps', 'details', 'fees', 'parameters']
  checkObject(quote, caller, 'quote', { fields, rule: 'it must come from `getQuote`' })
  checkObject({ onRefresh, onConfirm }, caller, 'props', { fields: ['onRefresh', 'onConfirm'] })
}
