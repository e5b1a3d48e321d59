'use client'
import { useSyncExternalStore } from 'react'
import type { AnyChain } from '../utils/chains/nonEvmChain.ts'
import type { Token } from '../utils/tokens/token.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseTokensParameters = ConfigParameter

export interface UseTokensReturnType {
  /** viem chains first, then those outside the EVM. */
  chains: readonly AnyChain[]
  /** Tokens of these chains, native tokens first. */
  tokens: readonly Token[]
  /** Adds a token, as not verified, for as long as the config lives. */
  importToken: (token: Token) => void
}

/** The chains and tokens that users can select. */
export function useTokens(parameters?: UseTokensParameters): UseTokensReturnType {
  const { allChains: chains, tokens } = useConfig('useTokens', parameters)
  const { subscribe, getState, importToken } = tokens
  return { chains, tokens: useSyncExternalStore(subscribe, getState, getState), importToken }
}
