import { keccak256, stringToHex } from 'viem'
import type { Quote } from '../actions/getQuote.ts'

/**
 * A fingerprint of all that a user accepts with a quote: what was asked, currencies, amounts, people, fees and every
 * step as it will be prompted. Two quotes with one digest ask for the same.
 *
 * @returns 32 bytes in hexadecimal.
 */
export function digestQuote({ steps, details, fees, parameters }: Quote): `0x${string}` {
  const { sender, recipient, currencyIn, currencyOut } = details
  return keccak256(
    stringToHex(canonical({ steps, fees, parameters, sender, recipient, currencyIn, currencyOut })),
  )
}

/** JSON with sorted names, and amounts apart from text that looks like them. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'bigint') return `${inner}n`
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
