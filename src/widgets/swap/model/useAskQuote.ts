'use client'
import { useExecution } from '../../../hooks/useExecution.ts'
import { useQuote, type UseQuoteReturnType } from '../../../hooks/useQuote.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { isSameToken } from '../../shared/tokenId.ts'
import { useLocale } from '../../shared/useLocale.ts'
import { readEntered } from './readEntered.ts'
import { sponsorshipFields } from './sponsorshipFields.ts'
import { useSwapContext, useSwapState } from './swapContext.ts'
import type { SwapQuestion } from './swapFacts.ts'
import { isAllowedOn, isAllowedPair } from './swapRules.ts'

/** Asks for the quote of what was entered when typing paused, unless something is wrong with it. */
export function useAskQuote({
  pay,
  receive,
  recipient,
  refundTo,
  slippage,
  canTopup,
}: SwapQuestion): UseQuoteReturnType {
  const { settings } = useSwapContext('Swap.Root')
  const user = useWallet()?.address
  const locale = useLocale()
  const { isPending } = useExecution()
  const { side, amount, topupGas } = useSwapState('Swap.Root', ({ settled }) => settled)
  const isReviewed = useSwapState('Swap.Root', ({ reviewed }) => reviewed !== undefined)
  const isPaused = useSwapState('Swap.Root', (state) => state.isPaused)
  const entered = side === 'pay' ? pay : receive
  const parsed = entered && readEntered(amount, entered, locale)
  const rules = { allow: settings.allow, deny: settings.deny }
  const isQuestion =
    pay !== undefined &&
    receive !== undefined &&
    !isSameToken(pay, receive) &&
    isAllowedOn('pay', pay, rules) &&
    isAllowedOn('receive', receive, rules) &&
    isAllowedPair(pay, receive, rules) &&
    !recipient.fault &&
    !refundTo.fault &&
    slippage.status !== 'invalid'
  return useQuote({
    user,
    // Said explicitly: left out, a refund would go to whoever receives.
    refundTo: refundTo.address ?? user,
    originChainId: isQuestion ? pay.chainId : undefined,
    originCurrency: pay?.address,
    destinationChainId: receive?.chainId,
    destinationCurrency: receive?.address,
    amount: parsed?.status === 'valid' && parsed.amount > 0n ? parsed.amount : undefined,
    tradeType: side === 'pay' ? 'EXACT_INPUT' : (settings.outputTradeType ?? 'EXACT_OUTPUT'),
    ...(recipient.address && { recipient: recipient.address }),
    ...(slippage.status === 'valid' && { slippageTolerance: slippage.bps }),
    ...(topupGas && canTopup && { topupGas: true }),
    ...sponsorshipFields(settings.sponsorship),
    // What is being read, or signed, is what was shown: no refresh meanwhile.
    query: {
      enabled: !isPending && !isReviewed,
      ...(isPaused && { refetchInterval: false, refetchOnWindowFocus: false, refetchOnReconnect: false }),
    },
  })
}
