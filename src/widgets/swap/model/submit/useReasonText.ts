'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { errorMessage } from '../../../shared/messages/errors/errorMessage.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { useSwapContext, useSwapFacts, useSwapState } from '../swapContext.ts'
import type { SwapReason } from '../reasons/swapReason.ts'

/** The sentence for a reason: the page's own for its veto, the provider's for a failed quote. */
export function useReasonText(part: string): (reason: SwapReason) => string {
  const translate = useMessages()
  const { chains } = useTokens()
  const { store } = useSwapContext(part)
  const { quote } = useSwapFacts(part)
  const veto = useSwapState(store, (form) => form.veto)
  return ({ code, message, values }) => {
    if (code === 'vetoed' && veto) return veto
    if (code !== 'quoteError' || !quote?.error) return translate(message, values)
    return errorMessage(quote.error, translate, (chainId) => chainName(chains, chainId))
  }
}
