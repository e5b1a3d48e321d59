import { parseUnits } from 'viem'
import type { FixedRate } from '../../../domain/request/terms/quoteParameters.ts'
import { refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/**
 * Reads `fixedRate`, the rate of the whole operation: the output for one unit of input, or, with a colon as in `1:1`, the input for so much
 * output. At `1:1.0005`, 100 pay 99.95. Undefined if market prices apply.
 */
export function readFixedRate({ fixedRate }: ExtendedQuoteBody): FixedRate | undefined {
  if (fixedRate === undefined) return undefined
  const [, first = '0', second = '1'] =
    /^(\d{1,30}(?:\.\d{1,18})?)(?::(\d{1,30}(?:\.\d{1,18})?))?$/.exec(fixedRate) ?? []
  const [output, price] = [first, second].map((figure) => parseUnits(figure, rateDecimals))
  const rate = output && price ? (output * rateOne) / price : 0n
  if (rate > 0n) return rate
  throw refuseQuote(
    'INVALID_REQUEST',
    '"fixedRate" must be above zero: output for one of the input, such as 0.99, or what so much output costs, such as 1:1.',
  )
}

export const rateDecimals = 18

const rateOne = 10n ** BigInt(rateDecimals)
