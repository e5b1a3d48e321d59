'use client'
import { useEffect, useRef } from 'react'
import type { Config } from '../../config/config.ts'
import { accountsOf, retireConfig } from '../../config/configInternals.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'

/**
 * Connects a config and a wallet for as long as a component is mounted and shown, and retires the config that was there before.
 * Hidden, unmounted or mounted twice, a config is not replaced: what it runs goes on.
 *
 * @param config Undefined where somebody else connects it.
 * @param isProvider Without a wallet, the page has none.
 */
export function useConnect(
  config: Config | undefined,
  wallet: Wallet | undefined,
  { isProvider = false }: { isProvider?: boolean } = {},
): void {
  const connected = useRef<{ config?: Config | undefined; account?: Wallet['address'] | undefined }>({})
  useEffect(() => {
    const { config: before, account } = connected.current
    connected.current = { config, account: wallet?.address }
    const disconnect = config?.connect(wallet)
    // Whoever connects it in the same turn is counted.
    if (before && before !== config) queueMicrotask(() => retireConfig(before))
    const accounts = config && accountsOf(config)
    if (before !== config && isProvider && !wallet) accounts?.leave()
    else if (before === config && account !== undefined) accounts?.leave(account)
    return disconnect
  }, [config, wallet, isProvider])
}
