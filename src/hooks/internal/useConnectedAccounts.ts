'use client'
import { accountsOf } from '../../config/configInternals.ts'
import type { ConnectedAccounts } from '../../config/connectedAccounts.ts'
import { useConfig } from '../context/useConfig.ts'

/** The accounts connected to the config, and which views of other accounts are shown. */
export function useConnectedAccounts(consumer: string): ConnectedAccounts {
  return accountsOf(useConfig(consumer))
}
