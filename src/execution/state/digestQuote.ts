import { checkWholeQuote } from '../../audit/input/checkWholeQuote.ts'
import { keccak256, stringToHex, type Hex } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'

/**
 * A fingerprint of everything that a user accepts with a quote: the request, currencies, amounts, parties, fees, who pays them,
 * the order, and each step as it will be prompted. Quotes with the same digest ask for the same.
 *
 * @returns 32 bytes in hexadecimal.
 */
export function digestQuote(quote: Quote): Hex {
  checkWholeQuote(quote, 'digestQuote')
  const { steps, details, fees, feeSponsorship, protocol, parameters } = quote
  const { sender, recipient, currencyIn, currencyOut, currencyGasTopup } = details
  // Digests may be stored: renaming `people` would change them.
  const people = { sender, recipient }
  const amounts = { currencyIn, currencyOut, currencyGasTopup, fees, sponsorship: feeSponsorship?.quoted }
  return keccak256(stringToHex(canonical({ people, amounts, steps, protocol, parameters })))
}

/** JSON with sorted field names, in which a bigint differs from text with the same digits. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'bigint') return { units: inner.toString() }
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    const named = new Map<string, unknown>(Object.entries(inner))
    return Object.fromEntries([...named.keys()].toSorted().map((name) => [name, named.get(name)]))
  })
}
