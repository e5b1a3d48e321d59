import { isObject } from '../../utils/data/isObject.ts'
import { isAbsent } from '../base/json.ts'

/** Where the symbol of a fee's currency stands beside it. */
const currencyNames: Readonly<Record<string, string>> = {
  gas: 'gasCurrency',
  relayer: 'relayerCurrency',
  relayerGas: 'relayerCurrency',
  relayerService: 'relayerCurrency',
}

/**
 * Some answers write a fee as its amount alone, and the symbol of its currency beside it. JSON in, JSON out, with the
 * library's names.
 */
export function expandPlainFees(fees: unknown): unknown {
  if (!isObject(fees)) return fees
  const expand = (name: string, amount: unknown) => {
    const symbol = fees[currencyNames[name] ?? '']
    return isAbsent(symbol) ? { amount } : { amount, currency: { symbol } }
  }
  return Object.fromEntries(
    Object.entries(fees).map(([name, fee]) => [name, isPlainAmount(name, fee) ? expand(name, fee) : fee]),
  )
}

function isPlainAmount(name: string, fee: unknown): boolean {
  const isFee = name in currencyNames || name === 'app' || name === 'subsidized'
  return isFee && ((typeof fee === 'string' && fee !== '') || typeof fee === 'number')
}
