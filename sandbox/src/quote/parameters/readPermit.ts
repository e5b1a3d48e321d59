import { defaultPermitExpirySeconds } from '@causeway/react/schemas'
import type { ChainCurrency } from '../../domain/chain.ts'
import type { PermitInput } from '../../domain/request/quoteParameters.ts'
import { refuseQuote } from './fields.ts'
import type { AskedQuote } from './readQuoteBody.ts'

/**
 * Reads whether the deposit is to be pulled by a permit (EIP-3009); undefined when it is not.
 *
 * @throws {Refusal} 400 for a token that takes none, and for what the solver does not execute.
 */
export function readPermit(
  {
    usePermit,
    permitExpiry,
    originGasOverhead = 0,
  }: Pick<AskedQuote, 'usePermit' | 'permitExpiry' | 'originGasOverhead'>,
  { currencyIn, isSelfExecuted }: { currencyIn: ChainCurrency; isSelfExecuted: boolean },
): PermitInput | undefined {
  if (!usePermit) {
    if (permitExpiry !== undefined) throw refuseQuote('INVALID_REQUEST', '"permitExpiry" needs "usePermit".')
    return undefined
  }
  if (currencyIn.kind !== 'permit') {
    throw refuseQuote(
      'UNSUPPORTED_CURRENCY',
      `${currencyIn.symbol} takes no permits ("usePermit", EIP-3009).`,
    )
  }
  if (isSelfExecuted) {
    throw refuseQuote('UNSUPPORTED_EXECUTION_TYPE', '"usePermit" is for what the solver executes.')
  }
  return { expirySeconds: permitExpiry ?? defaultPermitExpirySeconds, gasOverhead: BigInt(originGasOverhead) }
}
