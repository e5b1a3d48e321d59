import { defaultPermitExpirySeconds } from '@causeway/react/schemas'
import type { ChainCurrency } from '../../domain/chain.ts'
import type { PermitInput } from '../../domain/request/quoteParameters.ts'
import { isMissing, readFlag, refuseQuote, type Fields } from './fields.ts'

/**
 * Reads whether the deposit is to be pulled by a permit (EIP-3009); undefined when it is not.
 *
 * @throws {Refusal} 400 for a token that takes none, and for what the solver does not execute.
 */
export function readPermit(
  fields: Fields,
  { currencyIn, isSelfExecuted }: { currencyIn: ChainCurrency; isSelfExecuted: boolean },
): PermitInput | undefined {
  const expirySeconds = readWhole(fields, 'permitExpiry', 1)
  const gasOverhead = readWhole(fields, 'originGasOverhead', 0)
  if (!readFlag(fields, 'usePermit')) {
    for (const name of ['permitExpiry', 'originGasOverhead']) {
      if (!isMissing(fields[name])) throw refuseQuote('INVALID_REQUEST', `"${name}" needs "usePermit".`)
    }
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
  return { expirySeconds: expirySeconds ?? defaultPermitExpirySeconds, gasOverhead: BigInt(gasOverhead ?? 0) }
}

function readWhole(fields: Fields, name: string, least: number): number | undefined {
  const value = fields[name]
  if (isMissing(value)) return undefined
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value
  throw refuseQuote('INVALID_REQUEST', `"${name}" must be a whole number from ${least} on.`)
}
