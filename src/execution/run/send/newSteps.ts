import { hashTypedData } from 'viem'
import { quoteItemsOf, type QuoteItem } from '../../../decode/quoteItems.ts'
import type { Step } from '../../../schemas/quote/step.ts'
import type { SignatureData } from '../../../schemas/signature/signature.ts'
import { isObject } from '../../../utils/data/isObject.ts'
import { toJsonText } from '../../../utils/text/toJsonText.ts'

/** The steps of a response, without the items that the run already has. */
export function newSteps(items: readonly QuoteItem[], steps: readonly Step[]): Step[] {
  const known = new Set(items.map(keyOf))
  const repeated = quoteItemsOf(steps).filter((item) => known.has(keyOf(item)))
  const isNew = (stepIndex: number, itemIndex: number) =>
    !repeated.some((item) => item.stepIndex === stepIndex && item.itemIndex === itemIndex)
  return steps
    .map((step, stepIndex) => {
      const left = step.items.filter((_, itemIndex) => isNew(stepIndex, itemIndex))
      // Cast: items are of their step's kind, which TypeScript can't follow through the filter.
      return { ...step, items: left } as Step
    })
    .filter((step) => step.items.length > 0)
}

/** A key of what an item asks of the wallet. Addresses in another letter case, or another name of the step, don't change it. */
function keyOf(item: QuoteItem): string {
  if (item.kind === 'signature') return signedHash(item.data)
  const { chainId, to, data, value } = item.data
  return toJsonText([chainId, to, data, value]).toLowerCase()
}

/** The hash that is signed; for typed data that can't be hashed, all of it. */
function signedHash(data: SignatureData): string {
  // Addresses with a wrong checksum can't be hashed.
  const sign = withLowerHex(data.sign)
  if (sign.signatureKind === 'eip191') return toJsonText(sign)
  const { domain, types, primaryType, value: message } = sign
  try {
    return hashTypedData({ domain, types, primaryType, message })
  } catch {
    return toJsonText(sign)
  }
}

/** The same value with all hexadecimal text in lower case. */
function withLowerHex<value>(value: value): value {
  const mapped: unknown =
    typeof value === 'string' && /^0x[\da-f]*$/i.test(value)
      ? value.toLowerCase()
      : Array.isArray(value)
        ? value.map(withLowerHex)
        : isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withLowerHex(field)]))
          : value
  // Cast: only the case of letters changes.
  return mapped as value
}
