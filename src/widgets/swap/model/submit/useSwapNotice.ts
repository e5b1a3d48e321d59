'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { errorMessage } from '../../../shared/messages/errors/errorMessage.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { useSwapDerived, useSwapFacts, useSwapState } from '../swapContext.ts'
import type { SwapNoticeState } from '../derived/notice.ts'

/** The form's message in the user's language. */
export interface SwapNoticeText extends Pick<SwapNoticeState, 'status'> {
  /** `''` for none. */
  text: string
}

/** The text of the form's message. */
export function useSwapNotice(part: string): SwapNoticeText {
  const translate = useMessages()
  const { chains } = useTokens()
  const { execution } = useSwapFacts(part)
  const veto = useSwapState(part, (form) => form.veto)
  const { status, reason, error } = useSwapDerived(part, ({ notice }) => notice)
  return { status, text: textOf() }

  function textOf(): string {
    const nameOf = (chainId: number) => chainName(chains, chainId)
    if (reason?.code === 'vetoed' && veto) return veto
    if (reason)
      return error ? errorMessage(error, translate, nameOf) : translate(reason.message, reason.values)
    if (!error) return ''
    return errorMessage(error, translate, nameOf, 'signature', execution?.errorKey)
  }
}
