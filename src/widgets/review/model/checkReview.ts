import { checkQuote } from '../../../errors/checks/checkQuote.ts'
import { checkProps, type PropKinds } from '../../../errors/checks/checkProps.ts'
import { checkObject } from '../../../errors/checks/checkObject.ts'
import { quoteStatuses } from '../../../hooks/useQuoteStatus.ts'

type ReviewProps = Record<'quote' | 'onRefresh' | 'onConfirm', unknown> &
  Partial<
    Record<
      | 'acceptedQuote'
      | 'quoteStatus'
      | 'isPayment'
      | 'pageReason'
      | 'refreshReason'
      | 'maxImpactBps'
      | 'onAccept'
      | 'review'
      | 'onClose',
      unknown
    >
  >

const propKinds: PropKinds<keyof ReviewProps> = {
  quote: 'any',
  acceptedQuote: 'any',
  quoteStatus: quoteStatuses,
  isPayment: 'boolean',
  pageReason: 'text',
  refreshReason: 'text',
  maxImpactBps: 'bps',
  onAccept: 'function',
  onRefresh: 'function',
  onConfirm: 'function',
  review: ['always', 'whenNeeded'],
  onClose: 'function',
}

/**
 * Checks the props of a review.
 *
 * @throws {InvalidArgumentError} naming the first missing or invalid prop.
 */
export function checkReview(props: ReviewProps, caller: string): void {
  const { quote, acceptedQuote, onRefresh, onConfirm } = props
  checkQuote(quote, caller)
  if (acceptedQuote != null) checkQuote(acceptedQuote, caller, { argument: 'acceptedQuote' })
  checkObject({ onRefresh, onConfirm }, caller, 'props', { fields: ['onRefresh', 'onConfirm'] })
  checkProps(props, propKinds, caller)
}
