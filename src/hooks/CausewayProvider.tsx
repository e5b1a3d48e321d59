'use client'
import { useMemo, type ReactNode } from 'react'
import { checkConfig } from '../config/checks/checkConfig.ts'
import { checkLocale } from '../errors/checks/checkLocale.ts'
import { checkWallet } from '../config/checks/checkWallet.ts'
import type { Config } from '../config/config.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import type { Messages } from '../locales/messages.ts'
import { CausewayContext } from './context/causewayContext.ts'
import { useConnect } from './context/useConnect.ts'

export interface CausewayProviderProps {
  /** The config from `createConfig`. */
  config: Config
  /** The connected wallet, if there is one. */
  wallet?: Wallet | undefined
  /** BCP 47 language tag for numbers and dates. @default The language of `messages`, else 'en' */
  locale?: string | undefined
  /**
   * Messages that replace the English ones: a catalog from `@causeway/react/locales`, your own, or single messages. Its
   * `language` sets the widgets' `lang` and `dir`.
   */
  messages?: Partial<Messages> | undefined
  /** How the widgets name the provider that quotes and delivers. @default that of `messages`: 'the provider' */
  providerName?: string | undefined
  children?: ReactNode
}

/**
 * Provides a config, the connected wallet and messages to the hooks and widgets below it. Executions belong to the config and
 * outlive every component, including this one. Needs react-query's `QueryClientProvider` above it.
 *
 * @example
 * <CausewayProvider config={config} wallet={useWagmiWallet()}>
 *   <SwapWidget />
 * </CausewayProvider>
 *
 * @throws {InvalidConfigError} when `config` isn't a config.
 * @throws {InvalidArgumentError} when `wallet` isn't a wallet, or `locale` isn't a language tag.
 */
export function CausewayProvider({
  config,
  wallet,
  messages,
  locale = messages?.language ?? 'en',
  providerName,
  children,
}: CausewayProviderProps) {
  checkConfig(config, 'CausewayProvider')
  checkWallet(wallet, 'CausewayProvider')
  checkLocale(locale, 'CausewayProvider')
  useConnect(config, wallet, { isProvider: true })
  const value = useMemo(
    () => ({ config, wallet, messages, locale, providerName }),
    [config, wallet, messages, locale, providerName],
  )
  return <CausewayContext.Provider value={value}>{children}</CausewayContext.Provider>
}
