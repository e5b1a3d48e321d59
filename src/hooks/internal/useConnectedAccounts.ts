'use client'
import { accountsOf } from '../../config/configInternals.ts'
import type { ConnectedAccounts } from '../../config/connectedAccounts.ts'
import { useConfig } from '../context/useConfig.ts'

/** The accounts that are connected to the config, and what of others is shown. */
export function useConnectedAccounts(consumer: string): ConnectedAccounts {
  return accountsOf(useConfig(consumer))
}
