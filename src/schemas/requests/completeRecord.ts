import { isObject } from '../../utils/data/isObject.ts'
import { fieldsOf, type Fields } from '../base/json.ts'
import { completeCurrencies } from '../completeCurrencies.ts'
import { chainOf, chainsOfSide, placeSide } from '../placeCurrencies.ts'

/** Fields that are left as they are: transactions hold no currencies, `v2` is the old record, `externalMetadata` the partner's own. */
const skipped: ReadonlySet<string> = new Set(['inTxs', 'outTxs', 'protocol', 'v2', 'externalMetadata'])

/**
 * Adds to the currencies of a record what it says elsewhere: first the chain, on which the money was seen or which others
 * of the same side name, then what other currencies say of the same one. JSON in, JSON out.
 */
export function completeRecord(record: unknown): unknown {
  const { data } = fieldsOf(record)
  const { route, v2 } = fieldsOf(data)
  // v2 names the currency of the deposit there.
  const others = [data, v2].map((fields) => fieldsOf(fields)['currencyObject'])
  const placed =
    isObject(record) && isObject(data) && isObject(route)
      ? { ...record, data: { ...data, route: placeRoute(route, record) } }
      : record
  return completeCurrencies(placed, skipped, others)
}

function placeRoute(route: object, record: object): object {
  const { quoted, actual } = fieldsOf(route)
  const seen = chainsSeen(fieldsOf(record))
  const chainsOf = (side: 'origin' | 'destination') => [
    ...seen[side],
    ...[quoted, actual].flatMap((phase) => chainsOfSide(fieldsOf(phase)[side])),
  ]
  const [origin, destination] = [chainsOf('origin'), chainsOf('destination')]
  const place = (phase: unknown) => {
    if (!isObject(phase)) return phase
    const sides = fieldsOf(phase)
    return {
      ...phase,
      origin: placeSide(sides['origin'], origin),
      destination: placeSide(sides['destination'], destination),
    }
  }
  return { ...route, quoted: place(quoted), actual: place(actual) }
}

/** The chains on which money came in, and was paid out: refunds stand among the outgoing transactions, too. */
function chainsSeen({ status, data, protocol }: Fields): Record<'origin' | 'destination', unknown[]> {
  const { inTxs, outTxs } = fieldsOf(data)
  const { fills } = fieldsOf(fieldsOf(fieldsOf(protocol)['settlement'])['destination'])
  const filled = chainsOfList(fills)
  return {
    origin: chainsOfList(inTxs),
    destination: filled.length === 0 && status === 'success' ? chainsOfList(outTxs) : filled,
  }
}

function chainsOfList(list: unknown): unknown[] {
  return Array.isArray(list) ? list.flatMap(chainOf) : []
}
