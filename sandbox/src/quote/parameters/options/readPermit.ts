import { defaultPermitExpirySeconds } from '@causeway/react/schemas'
import { zeroAddress } from 'viem'
import type { ChainCurrency } from '../../../domain/chains/chain.ts'
import type { Dialect } from '../../../domain/service/dialect.ts'
import type { PermitInput, PermitKind } from '../../../domain/request/terms/quoteParameters.ts'
import { refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/**
 * Reads the options of a permit that pulls the deposit; undefined if none is requested.
 *
 * @throws {Refusal} 400 for a currency without permits, and for self-executed quotes.
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

/** The interface has EIP-3009 permits; deployments use Permit2 for other tokens. */
function permitKindOf({ address, kind }: ChainCurrency, dialect: Dialect): PermitKind | undefined {
  if (dialect === 'interface') return kind === 'permit' ? 'receive' : undefined
  if (kind === 'permit') return 'transfer'
  // Not for taxed tokens: less would arrive than the signed calls deposit.
  return kind === 'taxed' || address === zeroAddress ? undefined : 'permit2'
}
