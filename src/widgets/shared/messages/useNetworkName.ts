'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { chainName } from '../model/tokens/tokenNames.ts'
import { useMessages } from './useMessages.ts'

/** Names a network for a sentence, in words that fit into it if nothing says which one it is. */
export function useNetworkName(): (chainId: number | undefined) => string {
  const translate = useMessages()
  const { chains } = useTokens()
  return (chainId) => (chainId === undefined ? translate('network.unknown') : chainName(chains, chainId))
}
