import { parseUnits } from 'viem'
import type { FixedRate } from '../../domain/request/quoteParameters.ts'
import { refuseQuote } from './fields.ts'
import type { AskedQuote } from './readQuoteBody.ts'

/**
 * Reads `fixedRate`, after which the whole operation is priced: output for one of the input, or both with a colon, as in
 * `1:1`; undefined when prices are to decide.
 */
export function readFixedRate({ fixedRate }: AskedQuote): FixedRate | undefined {
  if (fixedRate === undefined) return undefined
  const [, input = '1', output = ''] =
    /^(?:(\d{1,30}(?:\.\d{1,18})?):)?(\d{1,30}(?:\.\d{1,18})?)$/.exec(fixedRate) ?? []
  const divisor = parseUnits(input, rateDecimals)
  const rate = divisor === 0n ? 0n : (parseUnits(output || '0', rateDecimals) * rateOne) / divisor
  if (rate > 0n) return rate
  throw refuseQuote(
    'INVALID_REQUEST',
    '"fixedRate" must be above zero: output for one of the input, such as 0.99, or both, such as 1:1.',
  )
}

export const rateDecimals = 18

const rateOne = 10n ** BigInt(rateDecimals)
