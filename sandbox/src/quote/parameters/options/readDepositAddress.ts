import { zeroAddress } from 'viem'
import type { ChainCurrency, LedgerChain } from '../../../domain/chains/chain.ts'
import type { Dialect } from '../../../domain/service/dialect.ts'
import type { DepositAddressInput } from '../../../domain/request/terms/quoteParameters.ts'
import { isOff, readOptionalAddress, refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/**
 * Reads the options of a deposit address; undefined if none is requested.
 *
 * @throws {Refusal} 400 for anything but a chain's native token. On EVM chains, the interface only allows the same currency on another
 *   chain; deployments also swap it if `refundTo` is set.
 */
export function readDepositAddress(
  body: ExtendedQuoteBody,
  {
    origin,
    currencyIn,
    currencyOut,
    dialect,
  }: { origin: LedgerChain; currencyIn: ChainCurrency; currencyOut: ChainCurrency; dialect: Dialect },
): DepositAddressInput | undefined {
  if (!body.useDepositAddress) return undefined
  const isSame = currencyOut.address === zeroAddress && currencyIn.symbol === currencyOut.symbol
  const isSwapped = dialect === 'deployment' && body.refundTo !== undefined
  if (currencyIn.address !== zeroAddress || !(isSame || isSwapped || origin.family)) {
    throw refuseQuote(
      'UNSUPPORTED_CURRENCY',
      '"useDepositAddress" is for the native token of a chain, to the same one on another chain.',
    )
  }
  if (currencyIn.chainId === currencyOut.chainId) {
    throw refuseQuote(
      'UNSUPPORTED_ROUTE',
      '"useDepositAddress" needs an origin and a destination on different chains.',
    )
  }
  for (const name of ['txs', 'usePermit'] as const) {
    if (isOff(body[name])) continue
    throw refuseQuote('UNSUPPORTED_EXECUTION_TYPE', `"${name}" can't go with "useDepositAddress".`)
  }
  return {
    type: body.strict ? 'strict' : 'open',
    recoveryAddress: readOptionalAddress(body.recoveryAddress, 'recoveryAddress'),
  }
}
