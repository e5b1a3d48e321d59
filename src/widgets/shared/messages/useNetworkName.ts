'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { chainName } from '../model/tokens/tokenNames.ts'
import { useMessages } from './useMessages.ts'

/** Names a network within a sentence; a general term if the network isn't known. */
export function useNetworkName(): (chainId: number | undefined) => string {
  const translate = useMessages()
  const { chains } = useTokens()
  return (chainId) => (chainId === undefined ? translate('network.unknown') : chainName(chains, chainId))
}
