'use client'
import { useMemo } from 'react'
import { useConnectorClient, type Config } from 'wagmi'
import { useConfig } from 'wagmi'
import { viemWallet } from '../execution/wallet/viemWallet.ts'
import type { Wallet } from '../execution/wallet/wallet.ts'

/**
 * The wallet that is connected through wagmi, for `CausewayProvider`; undefined while none is.
 *
 * @example
 * <CausewayProvider wallet={useWagmiWallet()} …>
 */
export function useWagmiWallet(): Wallet | undefined {
  const { chains } = useConfig()
  const { data: client } = useConnectorClient<Config>()
  return useMemo(() => client && viemWallet(client, { chains }), [client, chains])
}
