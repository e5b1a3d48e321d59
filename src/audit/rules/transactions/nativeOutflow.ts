import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** Native tokens are sent only as the input, never in addition to it. */
export const nativeOutflow: AuditRuleCheck = function* ({ quote, transactions }) {
  const { currency, amount } = quote.details.currencyIn
  const allowed = isSameAddress(currency.address, zeroAddress) ? amount : 0n
  const total = transactions.reduce((sum, { item }) => sum + item.data.value, 0n)
  if (total <= allowed) return
  yield { message: 'The transactions send more native tokens than quoted.', facts: { total, allowed } }
}
