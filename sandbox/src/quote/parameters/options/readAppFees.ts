import type { AppFeeInput } from '../../../domain/request/terms/quoteParameters.ts'
import { wholeBps } from '../../../domain/money/money.ts'
import { readAddress, refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/** Maximum number of recipients per request; each is paid by a separate transaction. */
const maxRecipients = 10

/** Reads `appFees`: a list of recipients, each with its share in basis points. */
export function readAppFees({ appFees = [] }: ExtendedQuoteBody): AppFeeInput[] {
  if (appFees.length > maxRecipients) {
    throw refuseQuote('INVALID_REQUEST', `"appFees" must be a list of at most ${maxRecipients} recipients.`)
  }
  // Nothing would be left of the amount.
  if (appFees.reduce((sum, { fee }) => sum + fee, 0) >= wholeBps) {
    throw refuseQuote('INVALID_REQUEST', '"appFees" must come to less than the whole: 10000 basis points.')
  }
  return appFees.map(({ recipient, fee }, index) => ({
    recipient: readAddress(recipient, `appFees[${index}].recipient`, 'INVALID_RECIPIENT'),
    bps: fee,
  }))
}
