'use client'
import { createContext, useContext } from 'react'
import type { Config } from '../../config/config.ts'
import { CausewayProviderNotFoundError } from '../../errors/context.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'
import type { Messages } from '../../locales/messages.ts'

/** The value of `CausewayProvider`'s context. */
interface CausewayContextValue {
  config: Config
  wallet: Wallet | undefined
  locale: string
  messages: Partial<Messages> | undefined
  providerName: string | undefined
}

export const CausewayContext = createContext<CausewayContextValue | undefined>(undefined)

/**
 * Reads the context of `CausewayProvider`.
 *
 * @throws {CausewayProviderNotFoundError} outside of it, naming the caller.
 */
export function useCauseway(consumer: string): CausewayContextValue {
  const value = useContext(CausewayContext)
  if (!value) throw new CausewayProviderNotFoundError(consumer)
  return value
}

/**
 * The page's messages, locale and provider name; English outside `CausewayProvider`, so that a part used there can
 * report its own name.
 */
export function useWording(): Pick<CausewayContextValue, 'messages' | 'locale' | 'providerName'> {
  return useContext(CausewayContext) ?? plainWording
}

const plainWording = { messages: undefined, locale: 'en', providerName: undefined }
