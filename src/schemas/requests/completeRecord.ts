import { isObject } from '../../utils/data/isObject.ts'
import { fieldsOf, type Fields } from '../base/json.ts'
import { completeCurrencies } from '../completeCurrencies.ts'
import { chainOf, chainsOfSide, placeSide } from '../placeCurrencies.ts'

/**
 * Fields that are left unchanged: transactions contain no currencies, `v2` is the old record, `externalMetadata`
 * belongs to the partner.
 */
const skipped: ReadonlySet<string> = new Set(['inTxs', 'outTxs', 'protocol', 'v2', 'externalMetadata'])

/**
 * Adds to a record's currencies what it says elsewhere: first the chain, from where funds were seen or from others on
 * the same side, then the fields of other descriptions of the same currency. JSON in, JSON out.
 */
export function completeRecord(record: unknown): unknown {
  const { data } = fieldsOf(record)
  const { route, v2 } = fieldsOf(data)
  // v2 puts the currency of the deposit there.
  const others = [data, v2].map((fields) => fieldsOf(fields)['currencyObject'])
  const placed = isObject(route)
    ? { ...fieldsOf(record), data: { ...fieldsOf(data), route: placeRoute(route, record) } }
    : record
  return completeCurrencies(placed, skipped, others)
}

function placeRoute(route: object, record: unknown): object {
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

/** The chains where funds came in and were delivered; refunds are among the outgoing transactions, too. */
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
