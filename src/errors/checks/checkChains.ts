import { InvalidArgumentError } from '../argument.ts'

/**
 * Checks a list of chains.
 *
 * @throws {InvalidArgumentError} for anything else, such as a list of chain IDs.
 */
export function checkChains(chains: unknown, caller: string, argument: string): void {
  const isList =
    Array.isArray(chains) && chains.every((chain: unknown) => Number.isInteger(Object(chain)['id']))
  if (isList) return
  const rule = 'it must be an array of chains, such as `allChains` of a config'
  throw new InvalidArgumentError({ caller, argument, rule })
}
