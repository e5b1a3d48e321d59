import type { Quote } from '../../actions/getQuote.ts'
import { readPermit } from '../audit/readPermit.ts'
import { readTransaction } from '../audit/readTransaction.ts'
import { planItems } from '../planItems.ts'

/**
 * Everybody whom a quote's steps call, pay or give a right to; sorted, in lower case.
 *
 * @throws {UnsupportedStepError} when the steps can't be read.
 */
export function contractsOf(quote: Quote): readonly string[] {
  const addresses = planItems(quote.steps).flatMap((item): (string | undefined)[] => {
    if (item.kind === 'transaction') {
      const reading = readTransaction(quote, item)
      return [item.data.to, reading.kind === 'token' ? reading.call.target : undefined]
    }
    const { sign } = item.data
    return sign.signatureKind === 'eip712' ? [readPermit(sign)?.receiver] : []
  })
  return [...new Set(addresses.filter((address) => address !== undefined))]
    .map((address) => address.toLowerCase())
    .toSorted()
}
