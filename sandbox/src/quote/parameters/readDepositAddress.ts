import { zeroAddress } from 'viem'
import type { ChainCurrency } from '../../domain/chain.ts'
import type { DepositAddressInput } from '../../domain/request/quoteParameters.ts'
import { isOff, readOptionalAddress, refuseQuote } from './fields.ts'
import type { AskedQuote } from './readQuoteBody.ts'

/**
 * Reads whether a deposit address is wanted; undefined when it is not.
 *
 * @throws {Refusal} 400 for anything but the native currency, for the same one on another chain.
 */
export function readDepositAddress(
  asked: AskedQuote,
  { currencyIn, currencyOut }: { currencyIn: ChainCurrency; currencyOut: ChainCurrency },
): DepositAddressInput | undefined {
  if (!asked.useDepositAddress) return undefined
  const isNative = currencyIn.address === zeroAddress && currencyOut.address === zeroAddress
  if (!isNative || currencyIn.symbol !== currencyOut.symbol) {
    throw refuseQuote(
      'UNSUPPORTED_CURRENCY',
      '"useDepositAddress" is for the native currency of a chain, to the same one on another chain.',
    )
  }
  if (currencyIn.chainId === currencyOut.chainId) {
    throw refuseQuote('UNSUPPORTED_ROUTE', '"useDepositAddress" is for two chains.')
  }
  for (const name of ['txs', 'usePermit'] as const) {
    if (isOff(asked[name])) continue
    throw refuseQuote('UNSUPPORTED_EXECUTION_TYPE', `"${name}" can't go with "useDepositAddress".`)
  }
  return {
    type: asked.strict ? 'strict' : 'open',
    recoveryAddress: readOptionalAddress(asked.recoveryAddress, 'recoveryAddress'),
  }
}
