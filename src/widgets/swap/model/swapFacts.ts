'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { Token } from '../../../config/token.ts'
import type { UseQuoteReturnType } from '../../../hooks/useQuote.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import type { AddressFindings } from './addressFindings.ts'
import type { ParsedSlippage } from './slippage.ts'
import { useSwapContext } from './swapContext.ts'
import type { SwapModel } from './swapModel.ts'
import type { SwapFormState } from './swapStore.ts'

// What the form found out about what was entered. Each context changes at its own pace, and renders only who reads it.

/** What was entered when typing paused, understood; the amount aside. */
export interface SwapQuestion {
  pay: Token | undefined
  receive: Token | undefined
  recipient: AddressFindings
  refundTo: AddressFindings
  slippage: ParsedSlippage
  /** Whether gas money can be had on the destination chain beside the token to receive. */
  canTopup: boolean
}

/** What the service said to it. */
export interface SwapAnswer extends Pick<
  UseQuoteReturnType,
  'data' | 'error' | 'isError' | 'isLoading' | 'isPaused' | 'failureCount' | 'refetch'
> {
  life: QuoteStatus
}

export const SwapQuestionContext = createContext<SwapQuestion | undefined>(undefined)
export const SwapAnswerContext = createContext<SwapAnswer | undefined>(undefined)
export const SwapModelContext = createContext<((state: SwapFormState) => SwapModel) | undefined>(undefined)
export const SwapAskingContext = createContext(false)

/** @throws {PartOutsideRootError} naming the part. */
export function useSwapQuestion(part: string): SwapQuestion {
  return given(useContext(SwapQuestionContext), part)
}

/** @throws {PartOutsideRootError} naming the part. */
export function useSwapAnswer(part: string): SwapAnswer {
  return given(useContext(SwapAnswerContext), part)
}

/** Whether the service is being asked for a quote. */
export function useIsAsking(): boolean {
  return useContext(SwapAskingContext)
}

/** Reads one thing from all that the form knows; renders again only when that changes. */
export function useSwapModel<selected>(part: string, select: (model: SwapModel) => selected): selected {
  const { store } = useSwapContext(part)
  const modelOf = given(useContext(SwapModelContext), part)
  const read = () => select(modelOf(store.getState()))
  return useSyncExternalStore(store.subscribe, read, read)
}

function given<value>(value: value | undefined, part: string): value {
  if (value === undefined) throw new PartOutsideRootError(part, 'Swap.Root')
  return value
}
