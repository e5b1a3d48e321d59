import type { Currency } from '../../../schemas/currency.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import type { RuleFinding } from '../../auditFinding.ts'
import type { KnownToken } from '../../auditOptions.ts'

/** Finds a currency that is counted in other units than the integrator knows: its amounts would be shown a thousandfold. */
export function* compareDecimals(currency: Currency, tokens: readonly KnownToken[]): Iterable<RuleFinding> {
  const known = tokens.find((token) => isSameToken(token, currency))
  if (!known || known.decimals === currency.decimals) return
  yield {
    message: 'The quote uses the wrong number of decimals for a token.',
    facts: { expected: known.decimals, actual: currency.decimals },
  }
}
