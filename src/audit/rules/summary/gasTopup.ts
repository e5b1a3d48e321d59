import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { parseUsd } from '../../../utils/amounts/usd.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** US dollars, with six decimals, where nothing else was asked. */
const defaultTopup = 2_000_000n

/** Prices move while a quote is made; by more than half, they don't. */
const minShare = 2n

/** Gas money that was requested is in the quote, on the chain that it is for. */
export const gasTopup: AuditRuleCheck = function* ({ quote: { details, parameters } }) {
  const { topupGas = false, topupGasAmount = defaultTopup, destinationChainId } = parameters
  if (!topupGas) return
  const { currency, amount = 0n, amountUsd } = details.currencyGasTopup ?? {}
  const isNative = currency?.chainId === destinationChainId && isSameAddress(currency.address, zeroAddress)
  // A dollar has 18 decimals there, and 6 here.
  const usd = parseUsd(amountUsd)
  const isEnough = usd === undefined || usd * minShare >= topupGasAmount * 10n ** 12n
  if (amount > 0n && isNative && isEnough) return
  yield { message: 'The quote leaves out the gas top-up that was requested.' }
}
