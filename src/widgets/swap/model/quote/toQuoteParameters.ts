import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import { isSameToken } from '../../../shared/model/tokenId.ts'
import { sponsorshipFields } from '../settings/sponsorshipFields.ts'
import type { SwapFacts } from '../swapFacts.ts'
import { isAllowedOn, isAllowedPair } from '../settings/swapRules.ts'
import type { SwapEntry } from '../swapStore.ts'

/** What a quote is asked for; undefined while something is missing or wrong. */
export function toQuoteParameters(
  { value: { side, topupGas }, amount }: SwapEntry,
  { input, settings, account }: Pick<SwapFacts, 'input' | 'settings' | 'account'>,
): GetQuoteParameters | undefined {
  const { pay, receive, recipient, refundTo, slippage, canTopup } = input
  if (!pay || !receive || isSameToken(pay, receive)) return undefined
  if (!isAllowedOn('pay', pay, settings) || !isAllowedOn('receive', receive, settings)) return undefined
  if (!isAllowedPair(pay, receive, settings)) return undefined
  if (recipient.problem || refundTo.problem || slippage.status === 'invalid') return undefined
  if (amount.status !== 'valid' || amount.amount === 0n || !account) return undefined
  return {
    user: account,
    // Said explicitly: left out, a refund would go to whoever receives.
    refundTo: refundTo.address ?? account,
    originChainId: pay.chainId,
    originCurrency: pay.address,
    destinationChainId: receive.chainId,
    destinationCurrency: receive.address,
    amount: amount.amount,
    tradeType: side === 'pay' ? 'EXACT_INPUT' : (settings.outputTradeType ?? 'EXACT_OUTPUT'),
    ...(recipient.address && { recipient: recipient.address }),
    ...(slippage.status === 'valid' && { slippageTolerance: slippage.bps }),
    ...(topupGas && canTopup && { topupGas: true }),
    ...sponsorshipFields(settings.sponsorship),
  }
}
