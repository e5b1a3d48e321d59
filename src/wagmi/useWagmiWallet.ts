'use client'
import { useMemo } from 'react'
import { useConfig, useConnectorClient, type Config } from 'wagmi'
import { createViemWallet } from '../execution/ports/wallet/createViemWallet.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'

/**
 * The wallet connected through wagmi, for `CausewayProvider`; undefined while none is connected.
 *
 * @example
 * <CausewayProvider config={config} wallet={useWagmiWallet()} children={<SwapWidget />} />
 */
export function useWagmiWallet(): Wallet | undefined {
  const { chains } = useConfig()
  // Otherwise a wallet on a chain that the page doesn't know would look disconnected. The execution asks it to switch.
  const { data: client } = useConnectorClient<Config>({ assertChainId: false })
  return useMemo(() => client && createViemWallet(client, { chains }), [client, chains])
}
