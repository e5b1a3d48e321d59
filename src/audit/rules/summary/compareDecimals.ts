import type { Currency } from '../../../schemas/currency.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { RuleFinding } from '../../auditFinding.ts'
import type { KnownToken } from '../../auditOptions.ts'

/** Finds a currency that is counted in other units than the integrator knows: its amounts would be shown a thousandfold. */
export function* compareDecimals(
  { chainId, address, decimals }: Currency,
  tokens: readonly KnownToken[],
): Iterable<RuleFinding> {
  const known = tokens.find((token) => token.chainId === chainId && isSameAddress(token.address, address))
  if (!known || known.decimals === decimals) return
  yield {
    message: 'The quote counts a token in other units than it has.',
    facts: { expected: known.decimals, actual: decimals },
  }
}
