'use client'
import type { Client } from '../client/createClient.ts'
import { useConfig } from './internal/useConfig.ts'

/** The client of the provider's config. */
export function useClient(): Client {
  return useConfig('useClient').client
}
