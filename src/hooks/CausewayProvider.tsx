'use client'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Chain, Transport } from 'viem'
import type { Client } from '../client/createClient.ts'
import { viemChainReader } from '../execution/ports/chains/viemChainReader.ts'
import type { AuditOptions } from '../audit/auditQuote.ts'
import { createExecutions } from '../execution/core/createExecutions.ts'
import { createDepositBook } from '../deposit/depositBook.ts'
import type { Journal } from '../execution/ports/journal/journal.ts'
import { webStorageJournal } from '../execution/ports/journal/webStorageJournal.ts'
import { webLocks } from '../execution/ports/locks/webLocks.ts'
import type { Locks } from '../execution/ports/locks/locks.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import { createRequestWatcher } from '../execution/watch/requestWatcher.ts'
import type { Messages } from '../locales/messages.ts'
import { isSameAddress, zeroAddress } from '../utils/address/address.ts'
import { CausewayContext } from './internal/causewayContext.ts'
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
  /** Called with a token that a person imported by its address; put it into `tokens` to keep it for the next visit. */
  onTokenImport?: ((token: Token) => void) | undefined
  /** The connected wallet, if there is one. */
  wallet?: Wallet | undefined
  /** BCP 47 language tag for numbers and dates. @default The language of `messages`, else 'en' */
  locale?: string | undefined
  /**
   * Words that replace the widgets' English ones: a catalogue of `@causeway/react/locales`, your own, or single words.
   * Its `language` is what the widgets' `lang` and `dir` say.
   */
  messages?: Partial<Messages> | undefined
  /** How often a pending transaction is looked up, in milliseconds. The default of viem follows the chain. */
  pollingIntervalMs?: number | undefined
  /** Blocks that a transaction must be under before it counts, by chain id. @default 1 on every chain */
  confirmations?: Readonly<Record<number, number>> | undefined
  /** What quotes must pass beside the built-in rules. The decimals of `tokens` are compared unless it names others. */
  audit?: AuditOptions | undefined
  /** Keeps what is under way over a reload. Make it once. @default webStorageJournal() */
  journal?: Journal | undefined
  /** Keeps several tabs from prompting at once. Make it once. @default webLocks() */
  locks?: Locks | undefined
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
  onTokenImport,
  wallet,
  messages,
  locale = messages?.language ?? 'en',
  pollingIntervalMs,
  confirmations,
  audit,
  journal,
  locks,
  children,
}: CausewayProviderProps) {
  const chainReader = useMemo(
    () => viemChainReader({ chains, transports, pollingIntervalMs, confirmations }),
    [chains, transports, pollingIntervalMs, confirmations],
  )
  const [imported, setImported] = useState(noTokens)
  const importToken = useCallback(
    (token: Token) => {
      const unverified = { ...token, verified: false }
      setImported((known) => [...known, unverified])
      onTokenImport?.(unverified)
    },
    [onTokenImport],
  )
  const allTokens = useMemo(() => toAllTokens(chains, tokens, imported), [chains, tokens, imported])
  // What is under way must not end because a page writes its props anew in every render.
  const latest = useRef({ chainReader, wallet })
  useEffect(() => {
    latest.current = { chainReader, wallet }
  })
  const { watcher, executions, deposits } = useMemo(() => {
    const shared = { locks: locks ?? webLocks(), journal: journal ?? webStorageJournal() }
    const watcher = createRequestWatcher(client, shared)
    return {
      watcher,
      executions: createExecutions(client, { watcher, ...shared }),
      deposits: createDepositBook({ baseUrl: client.baseUrl, journal: shared.journal }),
    }
  }, [client, journal, locks])
  useEffect(() => () => executions.current.stop(), [executions])
  useEffect(
    () =>
      executions.open({
        get chains() {
          return latest.current.chainReader
        },
        getWallet: () => latest.current.wallet,
      }),
    [executions],
  )
  const value = useMemo(
    () => ({
      client,
      chains,
      tokens: allTokens,
      importToken,
      chainReader,
      wallet,
      executions,
      deposits,
      audit: { tokens: allTokens, ...audit },
      watcher,
      locale,
      messages,
    }),
    [
      client,
      chains,
      allTokens,
      importToken,
      chainReader,
      wallet,
      executions,
      deposits,
      audit,
      watcher,
      locale,
      messages,
    ],
  )
  return <CausewayContext.Provider value={value}>{children}</CausewayContext.Provider>
}

/** Native currencies first; what was imported comes last, unless the page has it by now. */
function toAllTokens(
  chains: readonly Chain[],
  tokens: readonly Token[],
  imported: readonly Token[],
): readonly Token[] {
  const natives = chains
    .filter(({ id }) => !tokens.some((token) => token.chainId === id && token.address === zeroAddress))
    .map(({ id, nativeCurrency }): Token => ({ chainId: id, address: zeroAddress, ...nativeCurrency }))
  const isListed = ({ chainId, address }: Token) =>
    tokens.some((token) => token.chainId === chainId && isSameAddress(token.address, address))
  const known = new Set(chains.map(({ id }) => id))
  return [...natives, ...tokens, ...imported.filter((token) => !isListed(token))].filter(({ chainId }) =>
    known.has(chainId),
  )
}
