'use client'
import type { Config } from '../../config/config.ts'
import type { ConfigParameter } from './connectionParameters.ts'
import { useConnection } from './useConnection.ts'

/**
 * The config that a hook was given, or the provider's.
 *
 * @throws {ProviderNotFoundError} without either, naming who asked.
 */
export function useConfig(consumer: string, { config }: ConfigParameter = {}): Config {
  return useConnection(consumer, { config }).config
}
