import { parseUnits } from 'viem'
import type { FixedRate } from '../../domain/request/quoteParameters.ts'
import { isMissing, refuseQuote, type Fields } from './fields.ts'

/** Reads `fixedRate`, after which the whole operation is priced; undefined when prices are to decide. */
export function readFixedRate(fields: Fields): FixedRate | undefined {
  const value: unknown = fields['fixedRate']
  if (isMissing(value)) return undefined
  const isRate = typeof value === 'string' && /^\d{1,30}(\.\d{1,18})?$/.test(value)
  const rate = isRate ? parseUnits(value, rateDecimals) : 0n
  if (rate === 0n) {
    throw refuseQuote(
      'INVALID_REQUEST',
      '"fixedRate" must be a decimal string above zero: output for one of the input.',
    )
  }
  if (fields['subsidizeFees'] === true) {
    throw refuseQuote(
      'UNSUPPORTED_EXECUTION_TYPE',
      '"fixedRate" can\'t go with "subsidizeFees": the rate holds all fees.',
    )
  }
  return rate
}

export const rateDecimals = 18
