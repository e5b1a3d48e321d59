import type { Quote } from '../../actions/getQuote.ts'
import { decodePermit } from '../../decode/decodePermit.ts'
import { decodeTransaction } from '../../decode/decodeTransaction.ts'
import { planItems } from '../../decode/planItems.ts'

/**
 * Everybody whom a quote's steps call, pay or give a right to; sorted, in lower case.
 *
 * @throws {UnsupportedStepError} when the steps can't be decoded.
 */
export function counterpartiesOf(quote: Quote): readonly string[] {
  const addresses = planItems(quote.steps).flatMap((item): (string | undefined)[] => {
    if (item.kind === 'transaction') {
      const decoded = decodeTransaction(quote, item)
      return [item.data.to, decoded.kind === 'token' ? decoded.call.target : undefined]
    }
    const { sign } = item.data
    return sign.signatureKind === 'eip712' ? [decodePermit(sign)?.receiver] : []
  })
  // Calldata has no letter case: one address may stand here in two spellings.
  return [...new Set(addresses.flatMap((address) => address?.toLowerCase() ?? []))].toSorted()
}
