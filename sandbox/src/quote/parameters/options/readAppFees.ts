import type { AppFeeInput } from '../../../domain/request/terms/quoteParameters.ts'
import { readAddress, refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/** All basis points there are; of an amount with fees like these nothing would be left. */
const wholeBps = 10_000

/** Most recipients of one request: each is paid by a transaction of its own. */
const maxRecipients = 10

/** Reads `appFees`: a list of recipients, each with its share in basis points. */
export function readAppFees({ appFees: asked = [] }: ExtendedQuoteBody): AppFeeInput[] {
  if (asked.length > maxRecipients) {
    throw refuseQuote('INVALID_REQUEST', `"appFees" must be a list of at most ${maxRecipients} recipients.`)
  }
  if (asked.reduce((sum, { fee }) => sum + fee, 0) >= wholeBps) {
    throw refuseQuote('INVALID_REQUEST', '"appFees" must come to less than the whole: 10000 basis points.')
  }
  return asked.map(({ recipient, fee }, index) => ({
    recipient: readAddress(recipient, `appFees[${index}].recipient`, 'INVALID_RECIPIENT'),
    bps: fee,
  }))
}
