import { isObject } from '../../utils/data/isObject.ts'

/** Parts that are about no money, though they are hashed. */
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

/** Whether all that an order says was read. A part without a value says nothing. */
export function isOrderRead(value: unknown, read: unknown): boolean {
  return isRead(value, read, nothing)
}

/** Whether all that an order says of money was read. */
export function isMoneyRead(value: unknown, read: unknown): boolean {
  return isRead(value, read, otherParts)
}

function isRead(value: unknown, read: unknown, except: ReadonlySet<string>): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) {
    return (
      Array.isArray(read) && value.every((item, index) => item != null && isRead(item, read[index], except))
    )
  }
  if (!isObject(value)) return read !== undefined && !isObject(read)
  if (!isObject(read)) return false
  return Object.entries(value).every(([name, one]) => except.has(name) || isRead(one, read[name], except))
}
