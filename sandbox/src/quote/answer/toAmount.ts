import { formatUnits, zeroAddress } from 'viem'
import type { ChainCurrency } from '../../domain/chains/chain.ts'
import { formatUsd, toUsd } from '../../domain/money/money.ts'

/** Writes a currency as the interface's Currency object. */
export function toCurrency({ chainId, address, symbol, name, decimals }: ChainCurrency) {
  return {
    chainId,
    address,
    symbol,
    name,
    decimals,
    metadata: { logoURI: '', verified: true, isNative: address === zeroAddress },
  }
}

/** Writes an amount as the interface's Amount object. The guaranteed minimum is the amount itself unless given. */
export function toAmount(currency: ChainCurrency, amount: bigint, minimumAmount = amount) {
  return {
    currency: toCurrency(currency),
    ...toAmountFigures(currency, amount),
    minimumAmount: minimumAmount.toString(),
  }
}

/** Writes an amount without its currency. */
export function toAmountFigures(currency: ChainCurrency, amount: bigint) {
  return {
    amount: amount.toString(),
    amountFormatted: formatUnits(amount, currency.decimals),
    amountUsd: formatUsd(toUsd(amount, currency)),
  }
}
