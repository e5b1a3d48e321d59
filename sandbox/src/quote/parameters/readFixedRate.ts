import { parseUnits } from 'viem'
import type { FixedRate } from '../../domain/request/quoteParameters.ts'
import { refuseQuote } from './fields.ts'
import type { AskedQuote } from './readQuoteBody.ts'

/** Reads `fixedRate`, after which the whole operation is priced; undefined when prices are to decide. */
export function readFixedRate({ fixedRate, subsidizeFees }: AskedQuote): FixedRate | undefined {
  if (fixedRate === undefined) return undefined
  const isRate = /^\d{1,30}(\.\d{1,18})?$/.test(fixedRate)
  const rate = isRate ? parseUnits(fixedRate, rateDecimals) : 0n
  if (rate === 0n) {
    throw refuseQuote(
      'INVALID_REQUEST',
      '"fixedRate" must be a decimal string above zero: output for one of the input.',
    )
  }
  if (subsidizeFees) {
    throw refuseQuote(
      'UNSUPPORTED_EXECUTION_TYPE',
      '"fixedRate" can\'t go with "subsidizeFees": the rate holds all fees.',
    )
  }
  return rate
}

export const rateDecimals = 18
