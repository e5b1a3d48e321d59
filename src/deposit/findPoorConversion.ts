import { toRequestAmounts } from '../schemas/requests/toRequestAmounts.ts'
import type { RequestRecord } from '../schemas/requests/requestRecord.ts'
import type { Token } from '../utils/tokens/token.ts'
import { isSameToken } from '../utils/tokens/tokenId.ts'
import { shareUp } from '../utils/amounts/basisPoints.ts'
import { impactLimits } from '../utils/amounts/impactLimits.ts'
import { parseUsd, toUsdText } from '../utils/amounts/usd.ts'
import type { DepositTerms } from './depositTerms.ts'

/** What is paid, and what is received for it. */
export interface DepositConversion {
  /** Base units of the origin's native token. */
  paid: bigint
  /** Base units. */
  received: bigint
  /** Address of the token received; missing for the native token. */
  currency: string | undefined
  /** Share of the payment that is lost, in basis points, at the provider's prices; missing if unknown. */
  lossBps: number | undefined
  /** The same in US dollars, a decimal string. */
  lossUsd: string | undefined
}

/**
 * The conversion of a request, if the user must accept it because someone else may have created the request. An unverified token may be
 * worthless, whatever the provider says. A loss that a review would warn about, quoted or from slippage, may be the attacker's goal.
 *
 * @returns undefined if there is nothing to confirm.
 */
export function findPoorConversion(
  record: RequestRecord,
  { pay, receive }: DepositTerms,
  tokens: readonly Token[],
): DepositConversion | undefined {
  const { chainId, currency } = receive
  const isVouchedFor =
    currency == null ||
    tokens.some((token) => token.verified !== false && isSameToken(token, { chainId, address: currency }))
  const paidUsd = parseUsd(toRequestAmounts(record).quotedInput?.amountUsd)
  const receivedUsd = parseUsd(record.data.route?.quoted?.destination?.outputCurrency?.amountUsd)
  const conversion = { paid: pay.amount, received: receive.amount, currency: currency ?? undefined }
  // The quoted amount means nothing if much less may be delivered.
  const isOpenEnded = Number(record.data.slippageTolerance ?? 0) >= impactLimits.danger
  if (!isVouchedFor || isOpenEnded || paidUsd === undefined || receivedUsd === undefined || paidUsd <= 0n) {
    return { ...conversion, lossBps: undefined, lossUsd: undefined }
  }
  const loss = paidUsd - receivedUsd
  const lossBps = loss <= 0n ? 0 : Number(shareUp(loss, paidUsd))
  return lossBps < impactLimits.caution ? undefined : { ...conversion, lossBps, lossUsd: toUsdText(loss) }
}
