import { defaultTopupGasAmount } from '@causeway/react/schemas'
import { zeroAddress } from 'viem'
import type { ChainCurrency } from '../../../domain/chains/chain.ts'
import { refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/**
 * Reads the recipient's gas top-up, in US dollars with 6 decimals; undefined for none.
 *
 * @throws {Refusal} 400 if the output is the gas currency anyway.
 */
export function readTopup(
  { topupGas, topupGasAmount }: ExtendedQuoteBody,
  currencyOut: ChainCurrency,
): bigint | undefined {
  if (!topupGas) return undefined
  if (currencyOut.address === zeroAddress) {
    throw refuseQuote(
      'INVALID_REQUEST',
      `"topupGas" needs another destination currency than ${currencyOut.symbol}, which pays for gas itself.`,
    )
  }
  return topupGasAmount ?? defaultTopupGasAmount
}
