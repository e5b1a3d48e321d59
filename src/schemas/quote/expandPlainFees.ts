import { isObject } from '../../utils/data/isObject.ts'
import { isAbsent } from '../base/json.ts'
import { parseOptional } from '../base/parseWithSchema.ts'
import { signedUnits } from '../base/primitives.ts'

/** The fees of a quote, and where the symbol of a fee's currency stands beside it. */
const currencyNames: ReadonlyMap<string, string | undefined> = new Map([
  ['gas', 'gasCurrency'],
  ['relayer', 'relayerCurrency'],
  ['relayerGas', 'relayerCurrency'],
  ['relayerService', 'relayerCurrency'],
  ['app', undefined],
  ['subsidized', undefined],
])

/**
 * Some answers write a fee as its amount alone, and the symbol of its currency beside it. JSON in, JSON out, with the
 * library's names.
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
