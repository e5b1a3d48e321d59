import { basisPointsPattern } from '@causeway/react/schemas'
import type { AppFeeInput } from '../../domain/request/quoteParameters.ts'
import { isObject } from '../../domain/isObject.ts'
import { isMissing, readAddress, refuseQuote } from './fields.ts'
import type { AskedQuote } from './readQuoteBody.ts'

/** All basis points there are; of an amount with fees like these nothing would be left. */
const wholeBps = 10_000

/** Most recipients of one request: each is paid by a transaction of its own. */
const maxRecipients = 10

/** Reads `appFees`: a list of recipients, each with its share in basis points. */
export function readAppFees({ appFees: value }: AskedQuote): AppFeeInput[] {
  if (isMissing(value)) return []
  if (!Array.isArray(value) || value.length > maxRecipients) {
    throw refuseQuote('INVALID_REQUEST', `"appFees" must be a list of at most ${maxRecipients} recipients.`)
  }
  const appFees = value.map(readAppFee)
  if (appFees.reduce((sum, { bps }) => sum + bps, 0) >= wholeBps) {
    throw refuseQuote('INVALID_REQUEST', '"appFees" must come to less than the whole: 10000 basis points.')
  }
  return appFees
}

function readAppFee(value: unknown): AppFeeInput {
  if (!isObject(value)) throw refuseQuote('INVALID_REQUEST', '"appFees" must hold objects.')
  const { fee } = value
  if (typeof fee !== 'string' || !basisPointsPattern.test(fee)) {
    throw refuseQuote(
      'INVALID_REQUEST',
      '"fee" in "appFees" must be a string of basis points, from 0 to 10000.',
    )
  }
  return { recipient: readAddress(value['recipient'], 'recipient', 'INVALID_RECIPIENT'), bps: Number(fee) }
}
