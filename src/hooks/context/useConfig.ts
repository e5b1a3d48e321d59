'use client'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { Config } from '../../config/config.ts'
import type { ConfigParameter } from './connectionParameters.ts'
import { useConnection } from './useConnection.ts'

/**
 * The config passed to a hook, or that of `CausewayProvider`.
 *
 * @throws {CausewayProviderNotFoundError} without either, naming the caller.
 */
export function useConfig(consumer: string, parameters: ConfigParameter = {}): Config {
  checkObject(parameters, consumer)
  const { config } = parameters
  return useConnection(consumer, { config }).config
}
