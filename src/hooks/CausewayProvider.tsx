'use client'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { Chain, Transport } from 'viem'
import type { Client } from '../client/createClient.ts'
import { viemChainReader } from '../execution/chains/viemChainReader.ts'
import { createExecution } from '../execution/createExecution.ts'
import type { Wallet } from '../execution/wallet/wallet.ts'
import type { Messages } from '../locales/messages.ts'
import { zeroAddress } from '../utils/address.ts'
import { CausewayContext } from './causewayContext.ts'
import type { Token } from './token.ts'

export interface CausewayProviderProps {
  /** The service. Make it once, outside of components. */
  client: Client
  /** Chains that can be used. */
  chains: readonly Chain[]
  /** How to read each chain, by chain id. No other host is ever called for chain data. */
  transports: Readonly<Record<number, Transport>>
  /** Tokens that can be chosen; each chain's native currency is added. @default [] */
  tokens?: readonly Token[] | undefined
  /** The connected wallet, if there is one. */
  wallet?: Wallet | undefined
  /** BCP 47 language tag for numbers and dates. @default 'en' */
  locale?: string | undefined
  /** Words that replace those of the widgets. */
  messages?: Partial<Messages> | undefined
  /** How often a pending transaction is looked up, in milliseconds. The default of viem follows the chain. */
  pollingIntervalMs?: number | undefined
  children?: ReactNode
}

const noTokens: readonly Token[] = []

/**
 * Gives hooks and widgets below it a service, chains, tokens and a wallet, and holds what is being executed, so
 * that progress outlives the widget that started it. Needs a `QueryClientProvider` of react-query above it.
 */
export function CausewayProvider({
  client,
  chains,
  transports,
  tokens = noTokens,
  wallet,
  locale = 'en',
  messages,
  pollingIntervalMs,
  children,
}: CausewayProviderProps) {
  const execution = useMemo(() => createExecution(client), [client])
  useEffect(() => () => execution.stop(), [execution])
  const reader = useMemo(
    () => viemChainReader({ chains, transports, pollingIntervalMs }),
    [chains, transports, pollingIntervalMs],
  )
  const allTokens = useMemo(() => withNativeCurrencies(chains, tokens), [chains, tokens])
  const value = useMemo(
    () => ({ client, chains, tokens: allTokens, reader, wallet, execution, locale, messages }),
    [client, chains, allTokens, reader, wallet, execution, locale, messages],
  )
  return <CausewayContext.Provider value={value}>{children}</CausewayContext.Provider>
}

function withNativeCurrencies(chains: readonly Chain[], tokens: readonly Token[]): Token[] {
  const natives = chains
    .filter(({ id }) => !tokens.some((token) => token.chainId === id && token.address === zeroAddress))
    .map(({ id, nativeCurrency }): Token => ({ chainId: id, address: zeroAddress, ...nativeCurrency }))
  const known = new Set(chains.map(({ id }) => id))
  return [...natives, ...tokens.filter(({ chainId }) => known.has(chainId))]
}
