'use client'
import { createContext, useContext } from 'react'
import type { Config } from '../../config/config.ts'
import { ProviderNotFoundError } from '../../errors/context.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'
import type { Messages } from '../../locales/messages.ts'

/** What `CausewayProvider` gives to everything below it. */
export interface CausewayContextValue {
  config: Config
  wallet: Wallet | undefined
  locale: string
  messages: Partial<Messages> | undefined
  providerName: string | undefined
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

/** How the page words things; English outside of the provider, so that a part there is told about by its own name. */
export function useWording(): Pick<CausewayContextValue, 'messages' | 'locale' | 'providerName'> {
  return useContext(CausewayContext) ?? plainWording
}

const plainWording = { messages: undefined, locale: 'en', providerName: undefined }
