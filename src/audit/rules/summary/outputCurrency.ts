import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The quote pays the requested currency on the requested chain. */
export const outputCurrency: AuditRuleCheck = function* ({ quote: { details, parameters } }) {
  const { chainId, address } = details.currencyOut.currency
  if (chainId === parameters.destinationChainId && isSameAddress(address, parameters.destinationCurrency)) {
    return
  }
  yield { message: 'The quote pays a different currency than requested.' }
}
