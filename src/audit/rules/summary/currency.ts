import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `input-currency`, `output-currency`: the currencies that were requested, on the chains that were. */
export function* currencyRules({ quote: { details, parameters } }: AuditInput): Iterable<AuditFinding> {
  const { currency: input } = details.currencyIn
  const { currency: output } = details.currencyOut
  if (
    input.chainId !== parameters.originChainId ||
    !isSameAddress(input.address, parameters.originCurrency)
  ) {
    yield finding({ rule: 'input-currency', message: 'The quote takes another currency than was asked.' })
  }
  if (
    output.chainId !== parameters.destinationChainId ||
    !isSameAddress(output.address, parameters.destinationCurrency)
  ) {
    yield finding({ rule: 'output-currency', message: 'The quote pays another currency than was asked.' })
  }
}
