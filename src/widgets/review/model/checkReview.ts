import { checkProps } from '../../../errors/checks/checkProps.ts'
import { checkObject } from '../../../errors/checks/checkObject.ts'

/**
 * Checks that a review has its required props.
 *
 * @throws {InvalidArgumentError} naming the missing one.
 */
export function checkReview(
  {
    quote,
    acceptedQuote,
    onRefresh,
    onConfirm,
    maxImpactBps,
  }: Record<'quote' | 'onRefresh' | 'onConfirm', unknown> & {
    acceptedQuote?: unknown
    maxImpactBps?: unknown
  },
  caller: string,
): void {
  const fields = ['steps', 'details', 'fees', 'parameters']
  checkObject(quote, caller, 'quote', { fields, rule: 'it must come from `getQuote`' })
  if (acceptedQuote != null)
    checkObject(acceptedQuote, caller, 'acceptedQuote', { fields, rule: 'it must come from `getQuote`' })
  checkProps({ maxImpactBps }, { maxImpactBps: 'bps' }, caller)
  checkObject({ onRefresh, onConfirm }, caller, 'props', { fields: ['onRefresh', 'onConfirm'] })
}
