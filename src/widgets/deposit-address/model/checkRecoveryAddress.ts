import { InvalidArgumentError } from '../../../errors/argument.ts'
import { parseChainAddress } from '../../../utils/address/families/parseChainAddress.ts'
import type { AnyChain } from '../../../utils/chains/nonEvmChain.ts'

/**
 * Refuses a recovery address that is none on any of the page's networks. It is the page's own, and no field of the form: a person
 * could do nothing about it.
 *
 * @throws {InvalidArgumentError}
 */
export function checkRecoveryAddress(text: unknown, chains: readonly AnyChain[]): void {
  if (text === undefined || text === null || text === '') return
  const isAddress =
    typeof text === 'string' && chains.some((chain) => parseChainAddress(text, chain).address !== undefined)
  if (isAddress) return
  throw new InvalidArgumentError({
    caller: 'DepositAddress.Root',
    argument: 'quoteParameters.recoveryAddress',
    rule: 'it must be an address on one of the page’s networks',
  })
}
