'use client'
import { useMemo } from 'react'
import { useIsOtherWalletPrompted } from '../../../hooks/internal/executions/useIsOtherWalletPrompted.ts'
import { useInnerBalance } from '../../../hooks/internal/tokens/useInnerBalance.ts'
import { useIsContract } from '../../../hooks/internal/useIsContract.ts'
import { useExecution } from '../../../hooks/useExecution.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import { executionErrorKey } from '../../shared/messages/errors/executionErrorKey.ts'
import { useStableFields } from '../../shared/hooks/useStableFields.ts'
import { useStableValue } from '../../shared/hooks/useStableValue.ts'
import { useStore } from '../../shared/hooks/useStore.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { derive } from './derive.ts'
import { parseOptions } from './entered/parseOptions.ts'
import { useIsMaybePaid } from './submit/useIsMaybePaid.ts'
import { useSwapQuote } from './useSwapQuote.ts'
import { useSwapPermit } from './useSwapPermit.ts'
import type { SwapSettings } from './settings/swapSettings.ts'
import type { KnownSwapFacts, SwapContextValue } from './swapContext.ts'
import type { SwapStore } from './store/swapStore.ts'

/** Collects the facts that the form needs besides the entered values, for the values as of the last pause in typing. */
export function useCollectedFacts(
  store: SwapStore,
  settings: SwapSettings,
): Pick<SwapContextValue, 'parsed'> & { facts: KnownSwapFacts } {
  const { chains, tokens } = useTokens()
  const account = useWallet()?.address
  const locale = useLocale()
  const value = useStore(store, () => store.getState().committed)
  const page = useStableFields({ chains, tokens, settings, account, locale })
  // Parsed here to know which token's balance, and whose code, to read.
  const { pay, receive, ...addresses } = useMemo(() => parseOptions(value, page), [value, page])
  const balance = useInnerBalance({ chainId: pay?.chainId, token: pay?.address, account })
  const nativeBalance = useInnerBalance({ chainId: pay?.chainId, token: pay && zeroAddress, account })
  const recipient = useIsContract({ chainId: receive?.chainId, address: addresses.recipient.address })
  const refundTo = useIsContract({ chainId: pay?.chainId, address: addresses.refundTo.address })
  const takesPermit = useSwapPermit(pay, receive, page)
  const isMaybePaid = useIsMaybePaid(settings.checkout, account)
  const isOtherWalletPrompted = useIsOtherWalletPrompted()
  const { state, isPending: isSwapPending } = useExecution()
  const known = useStableFields({
    ...page,
    foundFor: value,
    balance,
    nativeBalance,
    contracts: useStableFields({ recipient, refundTo }),
    takesPermit,
    isMaybePaid,
    isOtherWalletPrompted,
    isSwapPending,
    execution: useStableFields({ error: state.error, errorKey: executionErrorKey(state) }),
  })
  const derived = useMemo(() => {
    const { parsed: all, parameters } = derive({ value }, known, store.parser)
    const { amount: _, ...parsed } = all
    return { parsed, parameters }
  }, [store, value, known])
  const { parsed, parameters } = useStableValue(derived)
  const quote = useSwapQuote(store, parameters)
  return { parsed, facts: useStableFields({ ...known, quote }) }
}
