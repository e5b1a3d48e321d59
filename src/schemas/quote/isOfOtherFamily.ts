import { isObject } from '../../utils/data/isObject.ts'
import { isAbsent } from '../base/json.ts'

/** What only transactions outside the EVM have, as deployments and other families' wallets call it. */
const marks = ['instructions', 'addressLookupTableAddresses', 'psbt', 'messages', 'parameter', 'action']

const isOtherText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && !/^0x/i.test(value)

/**
 * Whether the data of an item is for a wallet of another chain family: by its marks, by an address that can't be of the
 * EVM, or where it names no contract, by data that isn't hexadecimal. Whatever is taken for such a one is never carried
 * out, so a mark on an EVM transaction hides nothing: it stops the quote.
 */
export function isOfOtherFamily(data: unknown): boolean {
  if (!isObject(data)) return false
  const valueOf = (name: string): unknown => (Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined)
  if (marks.some((name) => !isAbsent(valueOf(name)))) return true
  if (isOtherText(valueOf('to')) || isOtherText(valueOf('from'))) return true
  const isEvm = ['to', 'data', 'value'].some((name) => Object.hasOwn(data, name))
  return !isEvm || (isAbsent(valueOf('to')) && isOtherText(valueOf('data')))
}
