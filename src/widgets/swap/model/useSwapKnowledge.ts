'use client'
import { useMemo } from 'react'
import { useBalance } from '../../../hooks/useBalance.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { derive } from './derive.ts'
import { useSwapContext, useSwapState, type SwapKnown } from './swapContext.ts'
import { useSwapQuote } from './quote/useSwapQuote.ts'

/** Finds out, once for all parts, what the form must know beside what is entered. */
export function useSwapKnowledge(): SwapKnown {
  const { input, settings } = useSwapContext('Swap.Root')
  const { chains, tokens } = useTokens()
  const account = useWallet()?.address
  const locale = useLocale()
  const { pay } = input
  const { data: balance } = useBalance({ chainId: pay?.chainId, currency: pay?.address, account })
  const { data: nativeBalance } = useBalance({ chainId: pay?.chainId, currency: pay && zeroAddress, account })
  const facts = useMemo(
    () => ({ chains, tokens, settings, account, locale, input, balance, nativeBalance }),
    [chains, tokens, settings, account, locale, input, balance, nativeBalance],
  )
  const settled = useSwapState('Swap.Root', (state) => state.settled)
  const { parameters } = useMemo(() => derive(settled, facts), [settled, facts])
  const quote = useSwapQuote(parameters)
  return useMemo(() => ({ ...facts, quote }), [facts, quote])
}
