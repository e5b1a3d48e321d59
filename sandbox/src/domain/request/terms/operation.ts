import { zeroAddress } from 'viem'
import type { ChainCurrency } from '../../chains/chain.ts'

/** The operation, as in a quote's `details.operation`. */
export type Operation = 'send' | 'swap' | 'wrap' | 'unwrap' | 'bridge'

/** The operation between two currencies. The same asset on two chains is bridged. */
export function operationOf({
  currencyIn,
  currencyOut,
}: {
  currencyIn: ChainCurrency
  currencyOut: ChainCurrency
}): Operation {
  if (currencyIn.chainId !== currencyOut.chainId) {
    return currencyIn.symbol === currencyOut.symbol ? 'bridge' : 'swap'
  }
  if (currencyIn.address === currencyOut.address) return 'send'
  if (currencyIn.address === zeroAddress && currencyOut.kind === 'wrapped') return 'wrap'
  if (currencyIn.kind === 'wrapped' && currencyOut.address === zeroAddress) return 'unwrap'
  return 'swap'
}
