import { QuoteAuditError } from '../../../../errors/quote.ts'
import { errorMessage } from '../../../shared/messages/errors/errorMessage.ts'
import type { Translate } from '../../../shared/messages/useMessages.ts'

/** Rules that compare the order with the device's clock. */
const timeRules: ReadonlySet<string> = new Set(['order-deadline', 'ttl'])

/** Text for why no address could be requested. If only the time is against it, the device's clock may be wrong, and the user can set it. */
export function depositErrorText(
  error: Error,
  translate: Translate,
  chainName: (chainId: number) => string,
): string {
  const isTime =
    error instanceof QuoteAuditError &&
    error.findings.length > 0 &&
    error.findings.every(({ rule }) => timeRules.has(rule))
  return isTime ? translate('deposit.wrongClock.request') : errorMessage(error, translate, chainName)
}
