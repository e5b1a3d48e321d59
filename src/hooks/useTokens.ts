'use client'
import type { Chain } from 'viem'
import { useCauseway } from './internal/causewayContext.ts'
import type { Token } from './token.ts'

export interface UseTokensReturnType {
  chains: readonly Chain[]
  /** Tokens of these chains, native currencies first. */
  tokens: readonly Token[]
  /** Adds a token, as not verified, for as long as the provider lives. */
  importToken: (token: Token) => void
}

/** The chains and tokens that can be chosen. */
export function useTokens(): UseTokensReturnType {
  const { chains, tokens, importToken } = useCauseway('useTokens')
  return { chains, tokens, importToken }
}
