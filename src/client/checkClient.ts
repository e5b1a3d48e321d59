import { InvalidArgumentError } from '../errors/argument.ts'
import type { Client } from './createClient.ts'

/**
 * Checks the first argument of a function that sends requests, since a config is easily passed instead of a client.
 *
 * @throws {InvalidArgumentError} when it isn't one.
 */
export function checkClient(client: Client, caller: string): void {
  // Untyped code may pass anything.
  const given = client as Partial<Client> | undefined | null
  if (typeof given?.baseUrl === 'string' && given.paths !== undefined) return
  const rule = 'it must come from `createClient`; a config has one as `config.client`'
  throw new InvalidArgumentError({ caller, argument: 'client', rule })
}
