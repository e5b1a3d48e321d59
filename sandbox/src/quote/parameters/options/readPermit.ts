import { defaultPermitExpirySeconds } from '@causeway/react/schemas'
import { zeroAddress } from 'viem'
import type { ChainCurrency } from '../../../domain/chains/chain.ts'
import type { Dialect } from '../../../domain/service/dialect.ts'
import type { PermitInput, PermitKind } from '../../../domain/request/terms/quoteParameters.ts'
import { refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/**
 * Reads whether the deposit is to be pulled by a permit; undefined when it is not.
 *
 * @throws {Refusal} 400 for a currency that takes none, and for what the solver does not execute.
 */
export function readPermit(
  {
    usePermit,
    permitExpiry,
    originGasOverhead = 0,
  }: Pick<ExtendedQuoteBody, 'usePermit' | 'permitExpiry' | 'originGasOverhead'>,
  {
    currencyIn,
    isSelfExecuted,
    dialect,
  }: { currencyIn: ChainCurrency; isSelfExecuted: boolean; dialect: Dialect },
): PermitInput | undefined {
  if (!usePermit) {
    if (permitExpiry !== undefined) throw refuseQuote('INVALID_REQUEST', '"permitExpiry" needs "usePermit".')
    return undefined
  }
  const kind = permitKindOf(currencyIn, dialect)
  if (!kind) {
    throw refuseQuote('UNSUPPORTED_CURRENCY', `${currencyIn.symbol} takes no permits ("usePermit").`)
  }
  if (isSelfExecuted) {
    throw refuseQuote('UNSUPPORTED_EXECUTION_TYPE', '"usePermit" is for what the solver executes.')
  }
  return {
    kind,
    expirySeconds: permitExpiry ?? defaultPermitExpirySeconds,
    gasOverhead: BigInt(originGasOverhead),
  }
}

/** The interface knows permits of EIP-3009; deployments take other tokens by Permit2. */
function permitKindOf({ address, kind }: ChainCurrency, dialect: Dialect): PermitKind | undefined {
  if (dialect === 'interface') return kind === 'permit' ? 'receive' : undefined
  if (kind === 'permit') return 'transfer'
  // Of a taxed token less arrives than the calls that are signed deposit.
  return kind === 'taxed' || address === zeroAddress ? undefined : 'permit2'
}
