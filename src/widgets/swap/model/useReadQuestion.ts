'use client'
import { useMemo } from 'react'
import type { Address } from 'viem'
import type { Token } from '../../../config/token.ts'
import { useAddressCheck } from '../../../hooks/internal/useAddressCheck.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { zeroAddress } from '../../../utils/address/address.ts'
import { findToken } from '../../shared/tokenId.ts'
import { useLocale } from '../../shared/useLocale.ts'
import { addressFindings, type AddressFindings } from './addressFindings.ts'
import { parseSlippage } from './slippage.ts'
import { useSwapContext, useSwapState } from './swapContext.ts'
import type { SwapQuestion } from './swapFacts.ts'

/** Reads what was entered when typing paused. The same object as long as it says the same. */
export function useReadQuestion(): SwapQuestion {
  const { tokens } = useTokens()
  const locale = useLocale()
  const value = useSwapState('Swap.Root', ({ settled }) => settled)
  const pay = findToken(tokens, value.pay)
  const receive = findToken(tokens, value.receive)
  const recipient = useAddressFindings(value.recipient, receive)
  const refundTo = useAddressFindings(value.refundTo, pay)
  const slippage = useMemo(() => parseSlippage(value.slippage, locale), [value.slippage, locale])
  const canTopup =
    receive !== undefined && receive.address !== zeroAddress && receive.chainId !== pay?.chainId
  return useMemo(
    () => ({ pay, receive, recipient, refundTo, slippage, canTopup }),
    [pay, receive, recipient, refundTo, slippage, canTopup],
  )
}

/** What there is to know of the address that was entered for the chain of a token. */
function useAddressFindings(text: string, token: Token | undefined): AddressFindings {
  const { knownAddresses } = useSwapContext('Swap.Root').settings
  const user = useWallet()?.address
  const { address, fault, isContract } = useAddressCheck({ text, chainId: token?.chainId })
  return useMemo(() => {
    const known: readonly Address[] = [...(user ? [user] : []), ...(knownAddresses ?? [])]
    return addressFindings({ address, fault, isContract, known, tokens: token ? [token.address] : [] })
  }, [address, fault, isContract, user, knownAddresses, token])
}
