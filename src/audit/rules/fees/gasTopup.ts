import { defaultTopupGasAmount } from '../../../schemas/quote/body/quoteDefaults.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { parseUsd } from '../../../utils/amounts/usd.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { needsNoProvider } from '../../facts/needsNoProvider.ts'
import { wrongDecimals } from '../../input/wrongDecimals.ts'

/** Prices move while a quote is made, but not to less than half or to more than double. */
const maxFactor = 2n

/** More US dollars than any native token is worth: a top-up of a few wei must not count as worth dollars. */
const maxPrice = 1_000_000n

/** The quote contains a gas top-up only if one was requested, on the destination chain and with the requested value. */
export const gasTopup: AuditRuleCheck = function* (input) {
  const { details, parameters } = input.quote
  const { topupGas = false, topupGasAmount = defaultTopupGasAmount, destinationChainId } = parameters
  const { currency, amount = 0n, amountUsd } = details.currencyGasTopup ?? {}
  const usd = parseUsd(amountUsd)
  if (!topupGas) {
    if (amount > 0n || (usd ?? 0n) > 0n)
      yield { message: 'The quote contains a gas top-up that was not requested.', facts: { amount } }
    return
  }
  const isNative = currency?.chainId === destinationChainId && isSameAddress(currency.address, zeroAddress)
  // Converts the request's 6 decimals to the 18 of `parseUsd`.
  const requested = topupGasAmount * 10n ** 12n
  const decimals = currency?.decimals ?? 18
  const otherUnits = wrongDecimals({ chainId: destinationChainId, address: zeroAddress, decimals }, input)
  if (isNative && otherUnits) yield { severity: 'block', ...otherUnits }
  const unit = 10n ** BigInt(decimals)
  if (
    amount <= 0n ||
    !isNative ||
    needsNoProvider(input) ||
    (usd !== undefined && usd * maxFactor < requested)
  )
    yield { message: 'The quote leaves out the gas top-up that was requested.' }
  // The value is missing or impossible, so it can't be compared with the request.
  else if (usd === undefined || usd * unit > amount * maxPrice * 10n ** 18n)
    yield {
      message: 'The value of the quote’s gas top-up is missing or impossible.',
      facts: { amount },
    }
  // A top-up counts neither as a fee nor as a loss, so a large one could hide both.
  else if (usd > requested * maxFactor)
    yield {
      message: 'The gas top-up of the quote is larger than the one that was requested.',
      facts: { amount },
    }
}
