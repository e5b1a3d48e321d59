import type { AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import type { Quote } from '../../../actions/getQuote.ts'
import { hasCalls } from '../../../schemas/quote/body/destinationCall.ts'
import type { QuoteDetails, ServiceQuote } from '../../../schemas/quote/quote.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { isFinalRequestStatus } from '../../../schemas/status/requestStatus.ts'
import { addUp } from './addUp.ts'
import { appFeeLines, type AppFeeLine } from './appFeeLines.ts'
import { quoteFeeLines, recordFeeLines, type FeeLine } from './feeLines.ts'
import { feeTotal, type FeeTotal } from './feeTotal.ts'
import { worthOf } from '../../shared/model/figures/figure.ts'
import { impactLines, type ImpactLine } from './impactLines.ts'
import { sponsorshipBreakdowns, type SponsorshipBreakdown } from './sponsorship.ts'
import { topupAmongFees, topupAmongRecordFees } from './topupAmongFees.ts'

/** The source of the fees: a quote, or a request of the history. */
export type FeesSource =
  | { quote: ServiceQuote & Partial<Pick<Quote, 'parameters'>>; record?: undefined }
  | { quote?: undefined; record: RequestRecord }

/** All fees, as the widget shows them. */
export interface FeeBreakdown {
  total: FeeTotal
  /** Instead of `total`, of a request whose network fee can’t be added to its other fees: both, to be stated one by one. */
  apart: { others: FeeTotal; networkFee: FeeLine } | undefined
  lines: readonly FeeLine[]
  sponsorship: { quoted: SponsorshipBreakdown | undefined; actual: SponsorshipBreakdown | undefined }
  appFees: readonly AppFeeLine[]
  /** Empty for a request, whose fees contain the same information. */
  impact: readonly ImpactLine[]
  /** For a quote only. */
  details: QuoteDetails | undefined
  /** The quote has calls, which spend the arriving funds. For a quote only. */
  hasCalls: boolean
}

/** Reads the fees of a quote or of a request. */
export function feeBreakdown({ quote, record }: FeesSource, chains: readonly AnyChain[]): FeeBreakdown {
  if (quote) {
    const { feeSponsorship, details } = quote
    const topup = topupAmongFees(quote)
    const lines = quoteFeeLines(quote, topup)
    return addUp({
      total: feeTotal({ lines, sponsorship: { phase: feeSponsorship?.quoted }, topup }),
      apart: undefined,
      lines,
      sponsorship: sponsorshipBreakdowns(feeSponsorship, { isOver: false }),
      appFees: [],
      impact: impactLines(details, topup),
      details,
      hasCalls: quote.parameters !== undefined && hasCalls(quote.parameters),
    })
  }
  const { feeSponsorship } = record.data
  const isOver = isFinalRequestStatus(record.status)
  const topup = topupAmongRecordFees(record)
  const lines = recordFeeLines(record, chains, topup)
  const phase = (isOver ? feeSponsorship?.actual : undefined) ?? feeSponsorship?.quoted
  const sponsorship = { phase, currency: feeSponsorship?.currency }
  const networkFee = lines.find(isStatedApart)
  const taken = lines.filter(({ key }) => key !== 'gas')
  return addUp({
    total: feeTotal({ lines, sponsorship, topup }),
    apart: networkFee && { others: feeTotal({ lines: taken, sponsorship, topup }), networkFee },
    lines,
    sponsorship: sponsorshipBreakdowns(feeSponsorship, { isOver }),
    appFees: appFeeLines(record),
    impact: [],
    details: undefined,
    hasCalls: false,
  })
}

/** A network fee that belongs to no sum: it isn’t known in US dollars, or isn’t all that the wallet paid, or someone else paid it. */
function isStatedApart({ key, actual, isOfDeposit, lacksApproval }: FeeLine): boolean {
  return key === 'gas' && (isOfDeposit || lacksApproval || worthOf(actual ?? {}) === undefined)
}
