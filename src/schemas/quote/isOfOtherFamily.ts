import { isObject } from '../../utils/data/isObject.ts'
import { isAbsent } from '../base/json.ts'

/** Fields that only transactions outside the EVM have, by the names of deployments and those chains' wallets. */
const marks = ['instructions', 'addressLookupTableAddresses', 'psbt', 'messages', 'parameter', 'action']

const isOtherText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && !/^0x/i.test(value)

/**
 * Whether an item's data is for a wallet of another chain family: it has such fields, an address that can't be an EVM one, or, without a
 * contract, data that isn't hexadecimal. Such an item is never executed, so an attacker gains nothing by marking an EVM transaction this
 * way: it stops the quote.
 */
export function isOfOtherFamily(data: unknown): boolean {
  if (!isObject(data)) return false
  const valueOf = (name: string): unknown => (Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined)
  if (marks.some((name) => !isAbsent(valueOf(name)))) return true
  if (isOtherText(valueOf('to')) || isOtherText(valueOf('from'))) return true
  const isEvm = ['to', 'data', 'value'].some((name) => Object.hasOwn(data, name))
  return !isEvm || (isAbsent(valueOf('to')) && isOtherText(valueOf('data')))
}
