import { isObject } from '../utils/data/isObject.ts'
import { fieldsOf, isAbsent } from './base/json.ts'
import { readableField } from './readableField.ts'

/** The chains that the currencies of one side of a route name. */
export function chainsOfSide(side: unknown): unknown[] {
  return Object.values(fieldsOf(side)).flatMap((amount) => chainOf(fieldsOf(amount)['currency']))
}

/** The chain that an object names: none, or one. */
export function chainOf(value: unknown): unknown[] {
  const chainId = readableField(fieldsOf(value), 'chainId')
  return chainId === undefined ? [] : [chainId]
}

/**
 * Says the chain of a side of a route in those of its currencies that do not, when all that is known of it names one
 * chain. JSON in, JSON out.
 *
 * @param chainIds what else names the side's chain.
 */
export function placeSide(side: unknown, chainIds: readonly unknown[]): unknown {
  if (!isObject(side)) return side
  const named = [...chainIds, ...chainsOfSide(side)]
  if (new Set(named.map(String)).size !== 1) return side
  const placed = Object.entries(side).map(([name, amount]) => [name, placeAmount(amount, named[0])])
  return Object.fromEntries(placed)
}

/** Says the chain of an amount's currency, where that does not. JSON in, JSON out. */
export function placeAmount(amount: unknown, chainId: unknown): unknown {
  if (!isObject(amount)) return amount
  const { currency } = fieldsOf(amount)
  if (!isObject(currency) || !isAbsent(fieldsOf(currency)['chainId'])) return amount
  return { ...amount, currency: { ...currency, chainId } }
}
