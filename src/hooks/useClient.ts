'use client'
import type { Client } from '../client/createClient.ts'
import type { ConfigParameter } from './context/connectionParameters.ts'
import { useConfig } from './context/useConfig.ts'

export type UseClientParameters = ConfigParameter

/**
 * The client of the config.
 *
 * @example
 * const quote = await getQuote(client, parameters) // of `useClient()`
 */
export function useClient(parameters?: UseClientParameters): Client {
  return useConfig('useClient', parameters).client
}
