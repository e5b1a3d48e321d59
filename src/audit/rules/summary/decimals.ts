import type { AuditFinding } from '../../../errors/quote.ts'
import type { Currency } from '../../../schemas/currency.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/**
 * `input-decimals`, `output-decimals`: the quote counts in the units that the integrator knows of the same tokens; else
 * amounts are shown a thousandfold.
 */
export function* decimalsRules({ quote: { details }, tokens }: AuditInput): Iterable<AuditFinding> {
  yield* compare('input-decimals', details.currencyIn.currency)
  yield* compare('output-decimals', details.currencyOut.currency)

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
