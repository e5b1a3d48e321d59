'use client'
import type { DepositProgress } from '../../../deposit/progress/depositProgress.ts'
import type { DepositTerms } from '../../../deposit/depositTerms.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import type { EmbeddedAmount } from '../../../schemas/currency.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { withUnit } from '../../../utils/format/withUnit.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { useTokenNames } from '../../shared/messages/figures/useTokenNames.ts'
import { symbolOf } from '../../shared/model/tokens/tokenNames.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useNetworkName } from '../../shared/messages/useNetworkName.ts'

type DepositWord =
  | 'origin'
  | 'destination'
  | 'refundChain'
  | 'quoted'
  | 'arrived'
  | 'excess'
  | 'received'
  | 'refunded'
  | 'status'

/** Names and amounts of a payment; amounts with all their digits, so that each looks the same everywhere. */
interface DepositValues {
  /** Values for messages. */
  words: Readonly<Record<DepositWord, string>>
  /** The destination chain. */
  destinationId: number | undefined
  arrived: string | undefined
  received: string | undefined
  refunded: string | undefined
  /** The amount that the recipient should get. */
  promised: string | undefined
  /** Formats an amount of a chain's native token. */
  partsOf: (amount: bigint, chainId: number) => { amount: string; symbol: string } | undefined
}

/** Shown for an unknown amount. */
const unknown = '?'

/** Reads the values from the terms, if known here, and from the history. */
export function useDepositValues(
  terms: DepositTerms | undefined,
  progress: DepositProgress | undefined,
): DepositValues {
  const locale = useLocale()
  const { chains } = useTokens()
  const nameOf = useNetworkName()
  const quoted = progress?.record?.data.route?.quoted?.destination?.outputCurrency
  const promised: EmbeddedAmount | undefined = terms?.receive.currency
    ? { ...terms.receive, currency: { ...terms.receive, address: terms.receive.currency } }
    : undefined
  const nameToken = useTokenNames(
    [progress?.received, progress?.refunded, progress?.otherArrived, promised, quoted].map(
      (amount) => amount?.currency,
    ),
  )
  const originId = terms?.pay.chainId ?? progress?.originChainId
  const destinationId = terms?.receive.chainId ?? progress?.destinationChainId
  const arrived = amountOf(progress?.arrived, originId) ?? currencyAmountOf(progress?.otherArrived)
  const received = currencyAmountOf(progress?.received)
  const refunded = currencyAmountOf(progress?.refunded)
  return {
    words: {
      origin: nameOf(originId),
      destination: nameOf(destinationId),
      refundChain: nameOf(progress?.refunded?.currency?.chainId ?? originId),
      quoted: amountOf(progress?.quoted, originId) ?? unknown,
      arrived: arrived ?? unknown,
      excess: amountOf(progress?.excess, originId) ?? unknown,
      received: received ?? unknown,
      refunded: refunded ?? unknown,
      status: sanitizeText(progress?.rawStatus ?? ''),
    },
    destinationId,
    arrived,
    received,
    refunded,
    promised: promisedAmount(),
    partsOf,
  }

  function promisedAmount(): string | undefined {
    if (!terms) return currencyAmountOf(quoted)
    return promised ? currencyAmountOf(promised) : amountOf(terms.receive.amount, destinationId)
  }

  function amountOf(amount: bigint | undefined, chainId: number | undefined): string | undefined {
    const parts = amount === undefined ? undefined : partsOf(amount, chainId)
    return parts && withUnit(parts.amount, parts.symbol)
  }

  function partsOf(amount: bigint, chainId: number | undefined) {
    const currency = chains.find(({ id }) => id === chainId)?.nativeCurrency
    return currency && { amount: exact(amount, currency.decimals), symbol: symbolOf(currency) }
  }

  function currencyAmountOf({ amount, ...of }: Partial<EmbeddedAmount> = {}): string | undefined {
    const currency = of.currency && nameToken(of.currency)
    if (amount === undefined || currency?.decimals === undefined) return undefined
    return withUnit(exact(amount, currency.decimals), symbolOf({ symbol: currency.symbol ?? '' }))
  }

  function exact(amount: bigint, decimals: number): string {
    return formatAmount(amount, { decimals, locale, rounding: 'down', maximumFractionDigits: decimals })
  }
}
