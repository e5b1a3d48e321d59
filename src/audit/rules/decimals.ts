import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import type { Currency } from '../../schemas/currency.ts'
import { isSameAddress } from '../../utils/address/address.ts'
import { finding } from '../auditFinding.ts'

/** What the integrator knows of a token. */
export interface KnownToken {
  chainId: number
  address: string
  decimals: number
}

/** A quote counts in the units that the integrator knows of the same tokens: else amounts are shown a thousandfold. */
export function countsInUnits(tokens: readonly KnownToken[]) {
  return function* ({ details: { currencyIn, currencyOut } }: Quote): Iterable<AuditFinding> {
    yield* compare('input-decimals', currencyIn.currency)
    yield* compare('output-decimals', currencyOut.currency)
  }

  function* compare(
    rule: 'input-decimals' | 'output-decimals',
    { chainId, address, decimals }: Currency,
  ): Iterable<AuditFinding> {
    const known = tokens.find((token) => token.chainId === chainId && isSameAddress(token.address, address))
    if (!known || known.decimals === decimals) return
    yield finding({
      rule,
      message: 'The quote counts a token in other units than it has.',
      facts: { expected: known.decimals, actual: decimals },
    })
  }
}
