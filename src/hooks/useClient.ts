'use client'
import type { Client } from '../client/createClient.ts'
import { useCauseway } from './internal/causewayContext.ts'

/** The client of the provider above. */
export function useClient(): Client {
  return useCauseway('useClient').client
}
