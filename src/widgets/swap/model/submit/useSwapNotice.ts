'use client'
import { useExecution } from '../../../../hooks/useExecution.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { errorMessage } from '../../../shared/messages/errors/errorMessage.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import type { SwapReason } from '../reasons/swapReason.ts'
import { useSwapDerived, useSwapState } from '../swapContext.ts'
import { useSwapError } from './useSwapError.ts'

interface SwapNoticeText {
  /** `seen` is an error that the amount, the balance and the button show already. */
  status: 'empty' | 'ambiguous' | 'warning' | 'error' | 'seen'
  /** `''` for nothing. */
  text: string
}

/** Why there is no quote to act on, though nothing went wrong. */
const waitingCodes: ReadonlySet<SwapReason['code']> = new Set([
  'offline',
  'quoteExpired',
  'depositOnly',
  'otherWalletPrompted',
])

/** More than the balance was entered: the quote's figures hold all the same. */
function isSeen({ code, field }: SwapReason): boolean {
  return code === 'insufficientBalance' && field === 'amount'
}

/** Whether the notice stands in the place of the quote's figures, which are not to be acted on. */
export function useIsQuoteReplaced(part: string): boolean {
  const error = useSwapError(part)
  const isBlocked = useSwapDerived(part, ({ reasons }) =>
    reasons.some(
      (reason) =>
        (reason.kind === 'error' && !isSeen(reason)) ||
        reason.code === 'ambiguousAmount' ||
        waitingCodes.has(reason.code),
    ),
  )
  return isBlocked || error !== undefined
}

/** Whether what is wrong is seen where the amount, the balance and the button are, and the notice says it to be heard alone. */
export function useIsErrorSeen(part: string): boolean {
  return useSwapDerived(part, ({ reasons }) => {
    const wrong = reasons.find(({ kind }) => kind === 'error')
    return wrong !== undefined && isSeen(wrong)
  })
}

/** What is wrong, what is asked, or what to know. */
export function useSwapNotice(part: string): SwapNoticeText {
  const translate = useMessages()
  const { chains } = useTokens()
  const { state } = useExecution()
  const veto = useSwapState(part, (form) => form.veto)
  const shownError = useSwapError(part)
  const reasons = useSwapDerived(part, (derived) => derived.reasons)

  const wrong = reasons.find(({ kind }) => kind === 'error')
  const error = errorText(wrong)
  if (error !== undefined) return { status: wrong && isSeen(wrong) ? 'seen' : 'error', text: error }
  const ambiguous = reasons.find(({ code }) => code === 'ambiguousAmount')
  if (ambiguous) return { status: 'ambiguous', text: translate(ambiguous.message, ambiguous.values) }
  const told =
    reasons.find(({ kind }) => kind === 'warning') ?? reasons.find(({ code }) => waitingCodes.has(code))
  return told
    ? { status: 'warning', text: translate(told.message, told.values) }
    : { status: 'empty', text: '' }

  function errorText(reason: SwapReason | undefined): string | undefined {
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
