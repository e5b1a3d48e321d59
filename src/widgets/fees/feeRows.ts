import type { ServiceQuote } from '../../schemas/quote.ts'
import type { Fee } from '../../schemas/currency.ts'
import type { MessageKey } from '../../locales/messages.ts'

/** One line of the fees. */
export interface FeeRow {
  key: 'service' | 'destinationGas' | 'gas' | 'app' | 'sponsored'
  label: MessageKey
  hint: MessageKey
  fee: Fee | undefined
  /** The chain that the label names. */
  chainId: number
}

/**
 * The fees of a quote, one line each. App fee and sponsorship are left out when they are known to be zero; the
 * others always stand, an unknown one too.
 */
export function feeRows({ fees, details }: ServiceQuote): FeeRow[] {
  const origin = details.currencyIn.currency.chainId
  const destination = details.currencyOut.currency.chainId
  const row = (key: FeeRow['key'], fee: Fee | undefined, chainId = destination): FeeRow => ({
    key,
    label: `fees.${key}`,
    hint: `fees.${key}.hint`,
    fee,
    chainId,
  })
  return [
    row('service', fees.relayerService),
    row('destinationGas', fees.relayerGas),
    ...(isPositive(fees.app) ? [row('app', fees.app)] : []),
    row('gas', fees.gas, origin),
    ...(isPositive(fees.subsidized) ? [row('sponsored', fees.subsidized)] : []),
  ]
}

function isPositive(fee: Fee | undefined): boolean {
  return (fee?.amount ?? 0n) > 0n
}
