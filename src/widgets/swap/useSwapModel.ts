'use client'
import { useBalance } from '../../hooks/useBalance.ts'
import { useClient } from '../../hooks/useClient.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { useWallet } from '../../hooks/useWallet.ts'
import type { Quote } from '../../actions/getQuote.ts'
import { formatAmount } from '../../utils/amounts/formatAmount.ts'
import { parseAmount } from '../../utils/amounts/parseAmount.ts'
import { useDecimalSeparator, useLocale } from '../useNumbers.ts'
import { useSwapState } from './swapContext.ts'
import { swapReasons, type SwapReason } from './swapReasons.ts'
import { useSwapQuote, type SwapQuote } from './useSwapQuote.ts'

/** Shows how an amount is written; its separator is what people stumble over. */
const exampleAmount = 1234.5

export interface SwapModel extends SwapQuote {
  /** What stands against submitting, the most useful to mend first. */
  reasons: readonly SwapReason[]
  /** The quote that may be submitted now; undefined while there are reasons. */
  quote: Quote | undefined
}

/** Everything the form knows, put together. */
export function useSwapModel(part: string): SwapModel {
  const { quoteMaxAgeMs } = useClient()
  const wallet = useWallet()
  const locale = useLocale()
  const decimalSeparator = useDecimalSeparator()
  const { chains } = useTokens()
  const swapQuote = useSwapQuote(part)
  const { pay, receive, query } = swapQuote
  const payId = useSwapState(part, (state) => state.pay)
  const receiveId = useSwapState(part, (state) => state.receive)
  const text = useSwapState(part, (state) => state.text)
  const isSettled = useSwapState(part, (state) => state.text === state.settledText)
  const { data: balance } = useBalance({
    chainId: pay?.chainId,
    currency: pay?.address,
    account: wallet?.address,
  })
  const knows = (chainId: number | undefined) => chains.some(({ id }) => id === chainId)
  const reasons = swapReasons({
    isConnected: wallet !== undefined,
    pay: { id: payId, token: pay, isKnownChain: knows(payId?.chainId) },
    receive: { id: receiveId, token: receive, isKnownChain: knows(receiveId?.chainId) },
    amount: pay
      ? parseAmount(text, { decimals: pay.decimals, decimalSeparator })
      : text === ''
        ? { status: 'empty' }
        : { status: 'valid', amount: 1n },
    balance,
    balanceFormatted:
      pay && balance !== undefined
        ? formatAmount(balance, { decimals: pay.decimals, locale, rounding: 'down' })
        : '',
    example: new Intl.NumberFormat(locale, { useGrouping: false }).format(exampleAmount),
    quote: isSettled ? quoteState(query, quoteMaxAgeMs) : 'loading',
  })
  return { ...swapQuote, reasons, quote: reasons.length === 0 ? query.data : undefined }
}

function quoteState(
  { data, isError, isFetching, dataUpdatedAt }: SwapQuote['query'],
  quoteMaxAgeMs: number,
): 'none' | 'loading' | 'error' | 'stale' | 'ready' {
  // A refresh that failed makes the old quote unusable too.
  if (isError) return 'error'
  if (!data) return isFetching ? 'loading' : 'none'
  return Date.now() - dataUpdatedAt > quoteMaxAgeMs ? 'stale' : 'ready'
}
