'use client'
import { useContext } from 'react'
import type { Config } from '../../config/config.ts'
import { ProviderNotFoundError } from '../../errors/context.ts'
import { CausewayContext } from './causewayContext.ts'

/** What every hook takes beside its own parameters. */
export interface ConfigParameter {
  /** Another config than the provider's, for a page with two services. @default the provider's */
  config?: Config | undefined
}

/**
 * The config that a hook was given, or the provider's.
 *
 * @throws {ProviderNotFoundError} without either, naming who asked.
 */
export function useConfig(consumer: string, { config }: ConfigParameter = {}): Config {
  const provided = useContext(CausewayContext)?.config
  const used = config ?? provided
  if (!used) throw new ProviderNotFoundError(consumer)
  return used
}
