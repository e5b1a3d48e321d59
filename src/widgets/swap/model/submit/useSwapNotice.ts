'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { errorMessage } from '../../../shared/messages/errors/errorMessage.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { useSwapDerived, useSwapFacts } from '../swapContext.ts'
import type { SwapNoticeState } from '../derived/notice.ts'
import { useReasonText } from './useReasonText.ts'

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
  const reasonText = useReasonText(part)
  const { status, reason, error } = useSwapDerived(part, ({ notice }) => notice)
  return { status, text: textOf() }

  function textOf(): string {
    if (reason) return reasonText(reason)
    if (!error) return ''
    const nameOf = (chainId: number) => chainName(chains, chainId)
    return errorMessage(error, translate, nameOf, { refused: 'signature', afterSteps: execution?.errorKey })
  }
}
