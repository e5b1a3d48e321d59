import { requestAmounts } from '../schemas/requests/requestAmounts.ts'
import type { RequestRecord } from '../schemas/requests/requestRecord.ts'
import { isSameToken } from '../utils/address/tokenId.ts'
import { divideUp } from '../utils/amounts/divideUp.ts'
import { impactLimits } from '../utils/amounts/impactLimits.ts'
import { parseUsd, toUsdText } from '../utils/amounts/usd.ts'
import type { DepositTerms } from './depositTerms.ts'

/** A token as the page lists it. */
export interface HostPageToken {
  chainId: number
  address: string
  symbol: string
  decimals: number
  /** False if the page doesn't vouch for the token. */
  verified?: boolean | undefined
}

/** What is paid and what is received for it. */
export interface DepositExchange {
  /** Base units of the origin's native token. */
  paid: bigint
  /** Base units. */
  received: bigint
  /** Address of the token received; missing for the native token. */
  currency: string | undefined
  /** Share of the payment that is lost, in basis points, by the provider's prices; missing if unknown. */
  lossBps: number | undefined
  /** The same in US dollars, a decimal string. */
  lossUsd: string | undefined
}

/**
 * The exchange of a request that may be a stranger's, where somebody must be asked about it: a token that the page does not vouch for
 * may be worth nothing, whatever the service says, and a loss from which a review warns, quoted or by slippage, may be what the stranger is after.
 *
 * @returns undefined where nothing is to be asked.
 */
export function findPoorExchange(
  record: RequestRecord,
  { pay, receive }: DepositTerms,
  tokens: readonly HostPageToken[],
): DepositExchange | undefined {
  const { chainId, currency } = receive
  const isVouchedFor =
    currency == null ||
    tokens.some((token) => token.verified !== false && isSameToken(token, { chainId, address: currency }))
  const paidUsd = parseUsd(requestAmounts(record).quotedInput?.amountUsd)
  const receivedUsd = parseUsd(record.data.route?.quoted?.destination?.outputCurrency?.amountUsd)
  const exchange = { paid: pay.amount, received: receive.amount, currency: currency ?? undefined }
  // The quoted amount means nothing where so much less may be paid out.
  const isOpenEnded = Number(record.data.slippageTolerance ?? 0) >= impactLimits.danger
  if (!isVouchedFor || isOpenEnded || paidUsd === undefined || receivedUsd === undefined || paidUsd <= 0n) {
    return { ...exchange, lossBps: undefined, lossUsd: undefined }
  }
  const loss = paidUsd - receivedUsd
  const lossBps = loss <= 0n ? 0 : Number(divideUp(loss * 10_000n, paidUsd))
  return lossBps < impactLimits.caution ? undefined : { ...exchange, lossBps, lossUsd: toUsdText(loss) }
}
