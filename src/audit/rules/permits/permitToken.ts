import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** A permit is for the token that is paid. */
export const permitToken: AuditRuleCheck = function* ({ quote: { details }, signatures }) {
  for (const { item, permit } of signatures) {
    if (!permit || isSameAddress(permit.token, details.currencyIn.currency.address)) continue
    yield { message: 'A permit is for a different token.', item, facts: { token: permit.token ?? '' } }
  }
}
