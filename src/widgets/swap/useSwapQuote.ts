'use client'
import { useExecutionState } from '../../hooks/useExecutionState.ts'
import { useQuote, type UseQuoteReturnType } from '../../hooks/useQuote.ts'
import type { Token } from '../../hooks/token.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { useWallet } from '../../hooks/useWallet.ts'
import { parseAmount } from '../../utils/amounts/parseAmount.ts'
import { findToken } from '../tokenId.ts'
import { useDecimalSeparator } from '../useNumbers.ts'
import { useSwapState } from './swapContext.ts'

export interface SwapQuote {
  pay: Token | undefined
  receive: Token | undefined
  /** The quote of the amount that was typed when typing paused. */
  query: UseQuoteReturnType
}

/** The quote for what the form holds. Parts share one request. */
export function useSwapQuote(part: string): SwapQuote {
  const wallet = useWallet()
  const { tokens } = useTokens()
  const decimalSeparator = useDecimalSeparator()
  const { isUnderWay } = useExecutionState()
  const pay = findToken(
    tokens,
    useSwapState(part, ({ pay }) => pay),
  )
  const receive = findToken(
    tokens,
    useSwapState(part, ({ receive }) => receive),
  )
  const settledText = useSwapState(part, ({ settledText }) => settledText)
  const parsed = pay && parseAmount(settledText, { decimals: pay.decimals, decimalSeparator })
  const amount = parsed?.status === 'valid' && parsed.amount > 0n ? parsed.amount : undefined
  const isPair = pay !== receive
  const query = useQuote({
    user: wallet?.address,
    // Said explicitly: left out, a refund would go to whoever receives.
    refundTo: wallet?.address,
    originChainId: isPair ? pay?.chainId : undefined,
    originCurrency: pay?.address,
    destinationChainId: receive?.chainId,
    destinationCurrency: receive?.address,
    amount,
    tradeType: 'EXACT_INPUT',
    // What is being signed is what was shown: no refresh meanwhile.
    ...(isUnderWay && { query: { enabled: false } }),
  })
  return { pay, receive, query }
}
