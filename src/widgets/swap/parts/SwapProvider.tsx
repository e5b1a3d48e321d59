'use client'
import { useMemo, type ReactNode } from 'react'
import { useBalance } from '../../../hooks/useBalance.ts'
import { useQuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { zeroAddress } from '../../../utils/address/address.ts'
import { useLocale } from '../../shared/useLocale.ts'
import { useSwapContext } from '../model/swapContext.ts'
import {
  SwapAnswerContext,
  SwapAskingContext,
  SwapModelContext,
  SwapQuestionContext,
  type SwapAnswer,
} from '../model/swapFacts.ts'
import { createSwapModel } from '../model/swapModel.ts'
import { useAskQuote } from '../model/useAskQuote.ts'
import { useReadQuestion } from '../model/useReadQuestion.ts'

/** Finds out once, for all parts, what the form must know beside what is entered. */
export function SwapProvider({ children }: { children: ReactNode }) {
  const { allow, deny } = useSwapContext('Swap.Root').settings
  const account = useWallet()?.address
  const locale = useLocale()
  const { chains, tokens } = useTokens()
  const question = useReadQuestion()
  const { pay, recipient, refundTo, slippage } = question
  const query = useAskQuote(question)
  const { data, error, isError, isLoading, isPaused, failureCount, isFetching, refetch } = query
  const { status: life } = useQuoteStatus(query)
  const { data: balance } = useBalance({ chainId: pay?.chainId, currency: pay?.address, account })
  const { data: nativeBalance } = useBalance({ chainId: pay?.chainId, currency: pay && zeroAddress, account })
  const answer: SwapAnswer = useMemo(
    () => ({ data, error, isError, isLoading, isPaused, failureCount, refetch, life }),
    [data, error, isError, isLoading, isPaused, failureCount, refetch, life],
  )
  const modelOf = useMemo(
    () =>
      createSwapModel({
        chains,
        tokens,
        rules: { allow, deny },
        account,
        balance,
        nativeBalance,
        recipient,
        refundTo,
        slippage,
        answer: { data, life },
        locale,
      }),
    [
      chains,
      tokens,
      allow,
      deny,
      account,
      balance,
      nativeBalance,
      recipient,
      refundTo,
      slippage,
      data,
      life,
      locale,
    ],
  )
  return (
    <SwapQuestionContext.Provider value={question}>
      <SwapAnswerContext.Provider value={answer}>
        <SwapModelContext.Provider value={modelOf}>
          <SwapAskingContext.Provider value={isFetching}>{children}</SwapAskingContext.Provider>
        </SwapModelContext.Provider>
      </SwapAnswerContext.Provider>
    </SwapQuestionContext.Provider>
  )
}
