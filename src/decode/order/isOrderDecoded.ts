import { isObject } from '../../utils/data/isObject.ts'

/** Parts that don't concern funds, although they are hashed. */
const otherParts: ReadonlySet<string> = new Set([
  'version',
  'solverChainId',
  'solver',
  'salt',
  'weight',
  'expectedAmount',
  'deadline',
  'extraData',
  'fees',
])

const nothing: ReadonlySet<string> = new Set()

/** Whether everything in an order was decoded. Empty parts contain nothing. */
export function isOrderDecoded(value: unknown, decoded: unknown): boolean {
  return isDecoded(value, decoded, nothing)
}

/** Whether everything in an order that concerns funds was decoded. */
export function isMoneyDecoded(value: unknown, decoded: unknown): boolean {
  return isDecoded(value, decoded, otherParts)
}

function isDecoded(value: unknown, decoded: unknown, except: ReadonlySet<string>): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) {
    return (
      Array.isArray(decoded) &&
      value.every((item, index) => item != null && isDecoded(item, decoded[index], except))
    )
  }
  if (!isObject(value)) return decoded !== undefined && !isObject(decoded)
  if (!isObject(decoded)) return false
  return Object.entries(value).every(
    ([name, one]) => except.has(name) || isDecoded(one, decoded[name], except),
  )
}
