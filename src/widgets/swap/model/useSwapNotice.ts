'use client'
import { useExecution } from '../../../hooks/useExecution.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { errorMessage } from '../../shared/messages/errorMessage.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { chainName } from '../../shared/model/tokenNames.ts'
import type { SwapReason } from './reasons/swapReason.ts'
import { useSwapDerived, useSwapState } from './swapContext.ts'
import { useSwapError } from './useSwapError.ts'

interface SwapNoticeText {
  state: 'empty' | 'question' | 'warning' | 'error'
  /** `''` for nothing. */
  text: string
}

/** Why there is no quote to act on, though nothing went wrong. */
const waitingCodes: ReadonlySet<SwapReason['code']> = new Set(['offline', 'quoteExpired', 'depositOnly'])

/** Whether the notice stands in the place of the quote's figures, which are not to be acted on. */
export function useIsQuoteReplaced(part: string): boolean {
  const error = useSwapError(part)
  const isBlocked = useSwapDerived(part, ({ reasons }) =>
    reasons.some(
      ({ kind, code }) => kind === 'error' || code === 'ambiguousAmount' || waitingCodes.has(code),
    ),
  )
  return isBlocked || error !== undefined
}

/** What is wrong, what is asked, or what to know. */
export function useSwapNotice(part: string): SwapNoticeText {
  const translate = useMessages()
  const { chains } = useTokens()
  const { state } = useExecution()
  const veto = useSwapState(part, (form) => form.veto)
  const shownError = useSwapError(part)
  const reasons = useSwapDerived(part, (derived) => derived.reasons)

  const error = errorText()
  if (error !== undefined) return { state: 'error', text: error }
  const asked = reasons.find(({ code }) => code === 'ambiguousAmount')
  if (asked) return { state: 'question', text: translate(asked.message, asked.values) }
  const told =
    reasons.find(({ kind }) => kind === 'warning') ?? reasons.find(({ code }) => waitingCodes.has(code))
  return told
    ? { state: 'warning', text: translate(told.message, told.values) }
    : { state: 'empty', text: '' }

  function errorText(): string | undefined {
    const reason = reasons.find(({ kind }) => kind === 'error')
    const nameOf = (chainId: number) => chainName(chains, chainId)
    if (reason?.code === 'quoteError' && shownError) return errorMessage(shownError, translate, nameOf)
    if (reason?.code === 'vetoed' && veto) return veto
    if (reason) return translate(reason.message, reason.values)
    if (!shownError) return undefined
    const isApproved = state.items.some(({ status }) => status === 'done')
    return shownError.name === 'UserRejectedError' && isApproved
      ? translate('error.rejectedAfterApproval')
      : errorMessage(shownError, translate, nameOf, 'signature')
  }
}
