'use client'
import { useEffect, useRef } from 'react'
import type { Config } from '../../config/config.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'

/**
 * Connects a config and a wallet for as long as a component is mounted and shown, and retires the config that was there before.
 * Hidden, unmounted or mounted twice, a config is not replaced: what it runs goes on.
 *
 * @param config Undefined where somebody else connects it.
 */
export function useConnect(config: Config | undefined, wallet: Wallet | undefined): void {
  const connected = useRef<Config>(undefined)
  useEffect(() => {
    const before = connected.current
    connected.current = config
    const disconnect = config?.connect(wallet)
    // Whoever connects it in the same turn is counted.
    if (before !== config) queueMicrotask(() => before?.retire())
    return disconnect
  }, [config, wallet])
}
