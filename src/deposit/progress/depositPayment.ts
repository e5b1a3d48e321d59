import type { EmbeddedAmount, EmbeddedCurrency } from '../../schemas/currency.ts'
import { toRequestAmounts } from '../../schemas/requests/toRequestAmounts.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { isDepositDropped } from '../../schemas/status/isDepositDropped.ts'
import { isUndelivered, type RequestStatus } from '../../schemas/status/requestStatus.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'
import { nativeAddressOf, type AnyChain } from '../../utils/chains/nonEvmChain.ts'
import type { DepositTerms } from '../depositTerms.ts'

/**
 * What arrived, compared with what was requested.
 *
 * - `exact`, `under`, `over`: compares the amount
 * - `late`: after the deadline
 * - `wrong`: a different currency, network or address
 */
export type DepositPayment = 'exact' | 'under' | 'over' | 'late' | 'wrong'

/** The provider's reasons for a payment that differs from the request. */
const paymentByReason: ReadonlyMap<string, DepositPayment> = new Map<string, DepositPayment>([
  ['TTL_EXPIRED', 'late'],
  ['ORDER_EXPIRED', 'late'],
  ['PROTOCOL_DEADLINE_EXPIRED', 'late'],
  ['DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', 'under'],
  ['INCORRECT_DEPOSIT_CURRENCY', 'wrong'],
  ['ORIGIN_CURRENCY_MISMATCH', 'wrong'],
  ['DEPOSIT_CHAIN_MISMATCH', 'wrong'],
  ['DEPOSIT_ADDRESS_MISMATCH', 'wrong'],
])

/** Whether a failure with this reason shows that something arrived: a late one may never have been paid. */
export function isReasonOfPayment(failReason = ''): boolean {
  const payment = paymentByReason.get(failReason)
  return isDepositDropped(failReason) || (payment !== undefined && payment !== 'late')
}

/** Compares what arrived with what was requested; a reason that the provider gives takes precedence. */
export function paymentOf({
  status,
  failReason = '',
  quoted,
  arrived,
}: {
  status: RequestStatus
  failReason: string | undefined
  quoted: bigint | undefined
  arrived: bigint | undefined
}): DepositPayment | undefined {
  const byReason = isUndelivered(status) ? paymentByReason.get(failReason) : undefined
  if (byReason) return byReason
  if (quoted === undefined || arrived === undefined) return undefined
  if (arrived === quoted) return 'exact'
  return arrived < quoted ? 'under' : 'over'
}

/** The amount paid. If the record omits its currency, it is taken from the depository's entry with the same amount. */
export function depositedOf(record: RequestRecord): EmbeddedAmount | undefined {
  const { deposited } = toRequestAmounts(record)
  const { amount, currency: address } = record.protocol?.deposit?.origin ?? {}
  const isNamed = deposited?.currency?.address !== undefined || deposited?.currency?.symbol !== undefined
  if (!deposited || isNamed || address === undefined || String(amount) !== String(deposited.amount)) {
    return deposited
  }
  return { ...deposited, currency: { ...deposited.currency, address } }
}

/** The currency in the terms. */
export function currencyOf(
  { chainId, currency }: DepositTerms['pay'],
  chains: readonly AnyChain[] = [],
): EmbeddedCurrency {
  const chain = chains.find(({ id }) => id === chainId)
  return { chainId, address: currency ?? (chain ? nativeAddressOf(chain) : zeroAddress) }
}

/**
 * Compares chain and address, or symbols if one of them has no address. `unknown` if neither decides: an unnamed
 * currency doesn't prove a payment.
 */
export function matchCurrency(
  one: EmbeddedCurrency | undefined,
  quoted: EmbeddedCurrency,
): 'same' | 'other' | 'unknown' {
  if (!one) return 'unknown'
  const areBoth = (field: 'chainId' | 'address' | 'symbol') =>
    one[field] !== undefined && quoted[field] !== undefined
  if (areBoth('chainId') && one.chainId !== quoted.chainId) return 'other'
  if (areBoth('address')) return isSameAddress(one.address, quoted.address) ? 'same' : 'other'
  if (areBoth('symbol')) return one.symbol === quoted.symbol ? 'same' : 'other'
  return 'unknown'
}
