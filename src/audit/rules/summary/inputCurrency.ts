import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The quote takes the requested currency on the requested chain. */
export const inputCurrency: AuditRuleCheck = function* ({ quote: { details, parameters } }) {
  const { chainId, address } = details.currencyIn.currency
  if (chainId === parameters.originChainId && isSameAddress(address, parameters.originCurrency)) return
  yield { message: 'The quote takes a different currency than requested.' }
}
