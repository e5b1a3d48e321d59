'use client'
import { QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import type { Config } from '../../config/config.ts'
import { accountsOf, retireConfig } from '../../config/configInternals.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'
import { addPageClient } from '../../query/mutations/pageClients.ts'

/**
 * Connects a config and a wallet for as long as a component is mounted and visible, and retires the previous config. Hiding, unmounting or
 * mounting twice doesn't replace a config: what it runs continues.
 *
 * @param config Undefined if it is connected elsewhere.
 * @param isProvider Whether a missing wallet means that the page has none.
 */
export function useConnect(
  config: Config | undefined,
  wallet: Wallet | undefined,
  { isProvider = false }: { isProvider?: boolean } = {},
): void {
  const queryClient = useContext(QueryClientContext)
  useEffect(
    () => (config && queryClient ? addPageClient(config, queryClient) : undefined),
    [config, queryClient],
  )
  const connected = useRef<{ config?: Config | undefined; account?: Wallet['address'] | undefined }>({})
  useEffect(() => {
    const { config: before, account } = connected.current
    connected.current = { config, account: wallet?.address }
    const disconnect = config?.connect(wallet)
    // Waits for other components that connect the old config in the same turn.
    if (before && before !== config) queueMicrotask(() => retireConfig(before))
    const accounts = config && accountsOf(config)
    if (before !== config && isProvider && !wallet) accounts?.leave()
    else if (before === config && account !== undefined) accounts?.leave(account)
    return disconnect
  }, [config, wallet, isProvider])
}
