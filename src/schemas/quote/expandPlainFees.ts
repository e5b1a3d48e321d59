import { isObject } from '../../utils/data/isObject.ts'
import { isAbsent } from '../base/json.ts'
import { parseOptional } from '../base/parseWithSchema.ts'
import { signedUnits } from '../base/primitives.ts'

/** The fees of a quote, and the field next to each that has the symbol of its currency. */
const currencyNames: ReadonlyMap<string, string | undefined> = new Map([
  ['gas', 'gasCurrency'],
  ['relayer', 'relayerCurrency'],
  ['relayerGas', 'relayerCurrency'],
  ['relayerService', 'relayerCurrency'],
  ['app', undefined],
  ['subsidized', undefined],
])

/**
 * Some responses give a fee as its amount alone, with the symbol of its currency next to it. JSON in, JSON out, with
 * the library's names.
 */
export function expandPlainFees(fees: unknown): unknown {
  if (!isObject(fees)) return fees
  const symbolOf = (name: string | undefined) => (name === undefined ? undefined : fees[name])
  const expand = (name: string, fee: unknown): unknown => {
    if (!currencyNames.has(name) || parseOptional(signedUnits, fee) === undefined) return fee
    const symbol = symbolOf(currencyNames.get(name))
    return isAbsent(symbol) ? { amount: fee } : { amount: fee, currency: { symbol } }
  }
  return Object.fromEntries(Object.entries(fees).map(([name, fee]) => [name, expand(name, fee)]))
}
