'use client'
import type { Client } from '../client/createClient.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseClientParameters = ConfigParameter

export type UseClientReturnType = Client

/**
 * The client of the config.
 *
 * @example
 * const quote = await getQuote(client, parameters) // of `useClient()`
 */
export function useClient(parameters?: UseClientParameters): UseClientReturnType {
  return useConfig('useClient', parameters).client
}
