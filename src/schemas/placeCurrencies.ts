import { isObject } from '../utils/data/isObject.ts'
import { fieldsOf, isAbsent } from './base/json.ts'
import { readableField } from './readableField.ts'

/** The chains that the currencies on one side of a route name. */
export function chainsOfSide(side: unknown): unknown[] {
  return Object.values(fieldsOf(side)).flatMap((amount) => chainOf(fieldsOf(amount)['currency']))
}

/** The chain that an object names: none or one. */
export function chainOf(value: unknown): unknown[] {
  const chainId = readableField(fieldsOf(value), 'chainId')
  return chainId === undefined ? [] : [chainId]
}

/**
 * Adds the chain to the currencies on one side of a route that omit it, if everything known about that side names the
 * same chain. JSON in, JSON out.
 *
 * @param chainIds What else names the side's chain.
 */
export function placeSide(side: unknown, chainIds: readonly unknown[]): unknown {
  if (!isObject(side)) return side
  const named = [...chainIds, ...chainsOfSide(side)]
  if (new Set(named.map(String)).size !== 1) return side
  const placed = Object.entries(side).map(([name, amount]) => [name, placeAmount(amount, named[0])])
  return Object.fromEntries(placed)
}

/** Adds the chain to an amount's currency if it has none. JSON in, JSON out. */
export function placeAmount(amount: unknown, chainId: unknown): unknown {
  const fields = fieldsOf(amount)
  const { currency } = fields
  if (!isObject(currency) || !isAbsent(fieldsOf(currency)['chainId'])) return amount
  return { ...fields, currency: { ...currency, chainId } }
}
