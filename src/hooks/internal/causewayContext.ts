'use client'
import { createContext, useContext } from 'react'
import type { Chain } from 'viem'
import type { Client } from '../../client/createClient.ts'
import { ProviderNotFoundError } from '../../errors/context.ts'
import type { AuditOptions } from '../../audit/auditQuote.ts'
import type { ChainReader } from '../../execution/ports/chains/chainReader.ts'
import type { Executions } from '../../execution/core/createExecutions.ts'
import type { DepositBook } from '../../deposit/depositBook.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'
import type { RequestWatcher } from '../../execution/watch/requestWatcher.ts'
import type { Messages } from '../../locales/messages.ts'
import type { Token } from '../token.ts'

/** What `CausewayProvider` gives to everything below it. */
export interface CausewayContextValue {
  client: Client
  chains: readonly Chain[]
  tokens: readonly Token[]
  importToken: (token: Token) => void
  chainReader: ChainReader
  wallet: Wallet | undefined
  executions: Executions
  deposits: DepositBook
  audit: AuditOptions
  watcher: RequestWatcher
  locale: string
  messages: Partial<Messages> | undefined
}

export const CausewayContext = createContext<CausewayContextValue | undefined>(undefined)

/**
 * Reads the provider.
 *
 * @throws {ProviderNotFoundError} outside of it, naming who asked.
 */
export function useCauseway(consumer: string): CausewayContextValue {
  const value = useContext(CausewayContext)
  if (!value) throw new ProviderNotFoundError(consumer)
  return value
}
