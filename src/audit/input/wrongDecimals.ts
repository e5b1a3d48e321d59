import type { Quote } from '../../actions/getQuote.ts'
import type { Currency, EmbeddedCurrency } from '../../schemas/currency.ts'
import { isSameToken } from '../../utils/tokens/tokenId.ts'
import type { KnownToken } from '../auditOptions.ts'

/**
 * Finds a currency whose decimals differ from those that the integrator knows, or from those that the quote states elsewhere: its amounts
 * would be shown off by powers of ten.
 */
export function wrongDecimals(
  currency: Pick<Currency, 'chainId' | 'address' | 'decimals'>,
  { tokens, quote }: { tokens: readonly KnownToken[]; quote: Quote },
): { message: string; facts: { expected: number; actual: number } } | undefined {
  const known = tokens.find((token) => isSameToken(token, currency))
  const expected = known?.decimals ?? decimalsElsewhere(quote, currency)
  if (expected === undefined || expected === currency.decimals) return undefined
  return {
    message: 'The quote uses the wrong number of decimals for a token.',
    facts: { expected, actual: currency.decimals },
  }
}

function decimalsElsewhere(
  { fees, details }: Quote,
  currency: Pick<Currency, 'chainId' | 'address' | 'decimals'>,
): number | undefined {
  const { currencyIn, currencyOut, refundCurrency, currencyGasTopup, route } = details
  const sides = [route?.origin, route?.destination]
  const amounts: readonly ({ currency?: EmbeddedCurrency | undefined } | undefined)[] = [
    currencyIn,
    currencyOut,
    refundCurrency,
    currencyGasTopup,
    ...sides.flatMap((side) => [side?.inputCurrency, side?.outputCurrency]),
    fees.gas,
    fees.relayer,
    fees.relayerGas,
    fees.relayerService,
    fees.app,
    fees.subsidized,
  ]
  const others = amounts.flatMap((amount) => amount?.currency ?? [])
  return others.find(
    ({ chainId, address, decimals }) =>
      chainId !== undefined &&
      address !== undefined &&
      decimals !== undefined &&
      decimals !== currency.decimals &&
      isSameToken({ chainId, address }, currency),
  )?.decimals
}
