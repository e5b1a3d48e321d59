import { isNativeAddress, isNonEvmChain, type AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import { evmAddressPattern } from '../../../schemas/base/primitives.ts'
import type { EmbeddedCurrency } from '../../../schemas/currency.ts'
import type { ServiceQuote } from '../../../schemas/quote/quote.ts'
import { isOfDepositAddress, requestLegs } from '../../../schemas/requests/requestLegs.ts'
import { toRequestAmounts } from '../../../schemas/requests/toRequestAmounts.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { isFinalRequestStatus, isUndelivered } from '../../../schemas/status/requestStatus.ts'
import { sumOf } from '../../../utils/amounts/sumOf.ts'
import { nativeTokenOf } from '../../shared/model/tokens/nativeTokenOf.ts'
import {
  isNothing,
  negate,
  signOf,
  toFigure,
  withoutPart,
  type Figure,
  type QuotedAndActual,
} from '../../shared/model/figures/figure.ts'

/** One fee. */
export interface FeeLine extends QuotedAndActual {
  key:
    | 'service'
    | 'destinationGas'
    | 'taken'
    | 'execution'
    | 'swap'
    | 'app'
    | 'gas'
    | 'fixedRate'
    | 'sponsored'
  /** The chain in the label; undefined if unknown. */
  chainId: number | undefined
  /** It includes a gas top-up of unknown value. */
  hasTopup?: boolean | undefined
  /**
   * The network fee of the transfer to a deposit address, which its sender pays, maybe an exchange. The user's cost is unknown, so the
   * total leaves it out. A quote's figure is the provider's estimate for such a transfer.
   */
  isOfDeposit?: boolean | undefined
  /** The wallet may also have paid for an approval, which the record doesn't show. */
  lacksApproval?: boolean | undefined
}

/**
 * The fees of a quote, one line each. Fees that not every quote has are left out if they are known to be zero; the
 * others always appear, even if unknown. The provider's total appears if its parts don't add up to it.
 *
 * @param topup The part that is a gas top-up and not a fee, in units of 10^-18 US dollars.
 */
export function quoteFeeLines({ steps, fees, details }: ServiceQuote, topup: bigint): FeeLine[] {
  const origin = details.currencyIn.currency.chainId
  const destination = details.currencyOut.currency.chainId
  const line = (key: FeeLine['key'], quoted: Figure, chainId = destination): FeeLine => ({
    key,
    quoted,
    chainId,
  })
  const [service, destinationGas, taken] = [fees.relayerService, fees.relayerGas, fees.relayer].map(toFigure)
  const optional = [
    line('app', toFigure(fees.app) ?? {}),
    ...(details.fixedRateFee ? [line('fixedRate', { usd: details.fixedRateFee.usd })] : []),
  ]
  return [
    line('service', service ?? {}),
    line('destinationGas', withoutPart(destinationGas ?? {}, topup)),
    ...(taken && !isSum(taken, [service ?? {}, destinationGas ?? {}])
      ? [line('taken', withoutPart(taken, topup))]
      : []),
    ...optional.filter((one) => !isNothing(one)),
    {
      ...line('gas', toFigure(fees.gas) ?? {}, origin),
      ...(steps.some(({ depositAddress }) => depositAddress != null) && { isOfDeposit: true }),
    },
    ...[line('sponsored', toFigure(fees.subsidized) ?? {})].filter(
      ({ quoted }) => quoted && signOf(quoted) !== undefined && signOf(quoted) !== 0,
    ),
  ]
}

/**
 * The fees of a request, one line each; at the end, the actual fee next to the quoted one.
 *
 * @param topup The part that is a gas top-up and not a fee, in units of 10^-18 US dollars.
 */
export function recordFeeLines(record: RequestRecord, chains: readonly AnyChain[], topup: bigint): FeeLine[] {
  const { fees, route } = record.data
  const chainId = (route?.quoted?.destination ?? route?.actual?.destination)?.outputCurrency?.currency
    ?.chainId
  const isOver = isFinalRequestStatus(record.status)
  const gas = gasLine(record, chains)
  if (!fees) return gas.filter(({ actual }) => signOf(actual ?? {}) !== undefined)
  const pair = (name: 'execution' | 'swap' | 'platform' | 'app'): QuotedAndActual => ({
    quoted: toCost(fees.quoted?.[name], fees.currency),
    actual: isOver ? toCost(fees.actual?.[name], fees.currency) : undefined,
  })
  const line = (key: FeeLine['key'], figures: QuotedAndActual): FeeLine => ({ key, chainId, ...figures })
  const withTopup = pair('execution')
  const execution = {
    quoted: withTopup.quoted && withoutPart(withTopup.quoted, topup),
    actual: withTopup.actual && withoutPart(withTopup.actual, topup),
  }
  const isToppedUp = (toRequestAmounts(record).topup?.amount ?? 0n) > 0n
  const areZerosKnown = !isUndelivered(record.status)
  const taken = [
    line('service', pair('platform')),
    { ...line('execution', execution), hasTopup: isToppedUp && execution.quoted === withTopup.quoted },
    ...[line('swap', pair('swap')), line('app', pair('app'))].filter((one) => !isNothing(one)),
  ]
  return [...taken.map((one) => (areZerosKnown ? one : withoutZero(one))), ...gas]
}

/**
 * A line without its final figure if that is zero for an undelivered request: the zero only means that it is unknown. The same after a full
 * refund, since no record shows what the refund cost, and who paid it.
 */
function withoutZero(line: FeeLine): FeeLine {
  return line.actual && signOf(line.actual) === 0 ? { ...line, actual: {} } : line
}

/** The network fees of the deposits' transactions, which the record's quote doesn't include. */
function gasLine(record: RequestRecord, chains: readonly AnyChain[]): FeeLine[] {
  const { data, status, features = [] } = record
  // With a permit, the provider sends the transaction.
  if (features.includes('gasless_execution')) return []
  // Without the provider's own transaction that forwards the funds of a deposit address.
  const transactions = requestLegs(record).filter(({ kind }) => kind === 'deposit')
  const [first] = transactions
  const isPaid = first !== undefined || status === 'success' || status === 'refund'
  if (!isPaid) return []
  const isOfDeposit = isOfDepositAddress(record)
  const paid = (data.route?.quoted?.origin ?? data.route?.actual?.origin)?.inputCurrency?.currency
  const origin = chains.find(({ id }) => id === (paid?.chainId ?? first?.chainId))
  const lacksApproval = !isOfDeposit && mayNeedApproval(record, paid, origin)
  const payer = isOfDeposit ? { isOfDeposit } : lacksApproval ? { lacksApproval } : {}
  if (!first) return [{ key: 'gas', chainId: paid?.chainId, actual: {}, ...payer }]
  const amounts = transactions.map(({ fee, chainId }) =>
    fee !== undefined && /^\d+$/.test(fee) && chainId === first.chainId ? BigInt(fee) : undefined,
  )
  const amount = sumOf(amounts)
  const usd = transactions.length === 1 ? first.feeUsd : undefined
  const currency = nativeTokenOf(chains, first.chainId)
  const actual = currency ? { amount, currency, usd } : { usd }
  return [{ key: 'gas', chainId: first.chainId, actual, ...payer }]
}

/** Whether the request may have begun with an approval: it paid with a token of the EVM, by a contract. */
function mayNeedApproval(
  { requestType }: RequestRecord,
  paid: EmbeddedCurrency | undefined,
  origin: AnyChain | undefined,
): boolean {
  if (origin && isNonEvmChain(origin)) return false
  const { address, metadata } = paid ?? {}
  if (address !== undefined && !evmAddressPattern.test(address)) return false
  const isNative = metadata?.isNative === true || isNativeAddress(address)
  return !isNative && requestType !== 'Send' && requestType !== 'Unwrap'
}

/** Reads a fee of a record: costs are negative in US dollars, but not always as amounts. */
function toCost(
  figure: { usd?: string | undefined; amount?: bigint | undefined } | undefined,
  currency: Figure['currency'],
): Figure {
  const { usd, amount } = figure ?? {}
  const worth = negate({ usd })
  const size = amount !== undefined && amount < 0n ? -amount : amount
  const isGain = signOf(worth) === -1
  return { ...worth, amount: size !== undefined && isGain ? -size : size, currency: currency }
}

/** True if a sum can be replaced by its parts: all are known, and they add up. */
function isSum(sum: Figure, parts: readonly Figure[]): boolean {
  if (signOf(sum) === undefined) return true
  if (parts.some((part) => part.amount === undefined)) return false
  return parts.reduce((total, { amount = 0n }) => total + amount, 0n) === sum.amount
}
