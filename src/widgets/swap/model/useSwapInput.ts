'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import type { Token } from '../../../config/token.ts'
import { useAddressCheck } from '../../../hooks/internal/useAddressCheck.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import { findToken } from '../../shared/model/tokenId.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { addressFindings, type AddressFindings } from './entered/addressFindings.ts'
import { parseSlippage } from './entered/slippage.ts'
import type { SwapInput } from './swapFacts.ts'
import type { SwapStore } from './swapStore.ts'
import type { SwapValue } from './entered/swapValue.ts'

/** Understands what was entered when typing paused; the amount aside. The same object as long as it says the same. */
export function useSwapInput(store: SwapStore, knownAddresses: readonly Address[] | undefined): SwapInput {
  const { tokens } = useTokens()
  const locale = useLocale()
  const pay = findToken(tokens, useSettled(store, 'pay'))
  const receive = findToken(tokens, useSettled(store, 'receive'))
  const recipient = useAddressFindings(useSettled(store, 'recipient'), receive, knownAddresses)
  const refundTo = useAddressFindings(useSettled(store, 'refundTo'), pay, knownAddresses)
  const percent = useSettled(store, 'slippage')
  const slippage = useMemo(() => parseSlippage(percent, locale), [percent, locale])
  const canTopup =
    receive !== undefined && receive.address !== zeroAddress && receive.chainId !== pay?.chainId
  return useMemo(
    () => ({ pay, receive, recipient, refundTo, slippage, canTopup }),
    [pay, receive, recipient, refundTo, slippage, canTopup],
  )
}

/** What was entered when typing paused. Field by field: an amount that settles renders nothing here. */
function useSettled<name extends keyof SwapValue>(store: SwapStore, name: name): SwapValue[name] {
  const read = () => store.get().settled.value[name]
  return useSyncExternalStore(store.subscribe, read, read)
}

/** What there is to know of the address that was entered for the chain of a token. */
function useAddressFindings(
  text: string,
  token: Token | undefined,
  knownAddresses: readonly Address[] | undefined,
): AddressFindings {
  const user = useWallet()?.address
  const { address, problem, isContract } = useAddressCheck({ text, chainId: token?.chainId })
  return useMemo(() => {
    const known: readonly Address[] = [...(user ? [user] : []), ...(knownAddresses ?? [])]
    return addressFindings({ address, problem, isContract, known, tokens: token ? [token.address] : [] })
  }, [address, problem, isContract, user, knownAddresses, token])
}
