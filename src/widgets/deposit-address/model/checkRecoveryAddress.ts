import { InvalidArgumentError } from '../../../errors/argument.ts'
import type { Token } from '../../../utils/tokens/token.ts'
import { addressHazard } from '../../../utils/address/addressHazard.ts'
import { parseChainAddress } from '../../../utils/address/families/parseChainAddress.ts'
import type { AnyChain } from '../../../utils/chains/nonEvmChain.ts'

/**
 * Rejects a recovery address that isn't valid on any of the page's networks, or isn't anyone's own wallet. The page
 * sets it, not the form, so the user couldn't fix it.
 *
 * @throws {InvalidArgumentError}
 */
export function checkRecoveryAddress(
  text: unknown,
  { chains, tokens }: { chains: readonly AnyChain[]; tokens: readonly Token[] },
): void {
  if (text === undefined || text === null || text === '') return
  const isAddress =
    typeof text === 'string' && chains.some((chain) => parseChainAddress(text, chain).address !== undefined)
  if (!isAddress) throw invalid('it must be an address on one of the page’s networks')
  const hazard = addressHazard(
    text,
    tokens.map(({ address }) => address),
  )
  if (hazard) throw invalid('it must be an address that someone has the key to')
}

function invalid(rule: string): InvalidArgumentError {
  const argument = 'quoteParameters.recoveryAddress'
  return new InvalidArgumentError({ caller: 'DepositAddress.Root', argument, rule })
}
