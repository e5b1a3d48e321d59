import * as z from 'zod/mini'
import { embeddedAmountSchema, embeddedCurrencySchema, type EmbeddedAmount } from '../currency.ts'
import { answeredChainId, looseBoolean, looseNumber, exactUnits, looseText } from '../base/primitives.ts'
import { lenientArray, lenientObject, object } from '../base/object.ts'
import { lenient } from '../base/nullish.ts'
import { fieldsOf } from '../base/json.ts'

/** An amount that a sponsor or the user pays. In request records, the currency is given once for all of them. */
export interface SponsoredAmount extends EmbeddedAmount {}

/** A component that can't be read is kept without amounts, since the totals include it. */
const sponsoredComponentSchema = z.pipe(
  z.transform(fieldsOf),
  lenientObject({
    /** The sponsor chose to pay this component. */
    selected: looseBoolean,
    total: embeddedAmountSchema,
    sponsored: embeddedAmountSchema,
    userPays: embeddedAmountSchema,
  }),
)

/** The cost of one kind of fee, and who pays it. */
export interface ComponentSponsorship extends z.output<typeof sponsoredComponentSchema> {}

const sponsorshipPhaseSchema = object({
  selectedComponents: lenient(lenientArray(looseText)),
  /** The sponsor's limit was reached; the user pays the rest. */
  capHit: lenient(looseBoolean),
  components: lenient(
    lenientObject({
      execution: sponsoredComponentSchema,
      swap: sponsoredComponentSchema,
      /** The provider's own fee; `svc` on the wire of a quote. */
      platform: sponsoredComponentSchema,
      app: sponsoredComponentSchema,
      rent: sponsoredComponentSchema,
    }),
  ),
  sponsoredTotal: lenient(embeddedAmountSchema),
  userPaysTotal: lenient(embeddedAmountSchema),
  /** US dollars with 6 decimals, digits. */
  maxSubsidizationAmount: lenient(looseText),
  /** The share of each fee that the sponsor was asked to pay, in basis points. */
  subsidizationBps: lenient(looseNumber),
  /** What the sponsor actually paid; only in `actual`. */
  sponsorPayment: lenient(
    lenientObject({ amount: exactUnits, address: looseText, chainId: answeredChainId }),
  ),
})

/** Who pays which fee: as quoted, or as charged. */
export interface SponsorshipPhase extends z.output<typeof sponsorshipPhaseSchema> {}

export const feeSponsorshipSchema = lenientObject({
  quoted: sponsorshipPhaseSchema,
  actual: sponsorshipPhaseSchema,
  /** The currency of all amounts; only in request records. */
  currency: embeddedCurrencySchema,
})

export interface FeeSponsorship extends z.output<typeof feeSponsorshipSchema> {}
