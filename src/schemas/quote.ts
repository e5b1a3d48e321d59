import * as z from 'zod/mini'
import { amountSchema, feeSchema } from './currency.ts'
import { open } from './open.ts'
import { stepSchema } from './step.ts'
import { booleanSchema, forDisplay, numberSchema, textSchema } from './primitives.ts'

const feesSchema = open({
  /** Gas of the origin transactions, paid by the user on top of the amount. */
  gas: forDisplay(feeSchema),
  /** All that the service takes: `relayerGas` and `relayerService` together. */
  relayer: forDisplay(feeSchema),
  /** Gas that the service pays on the destination chain. */
  relayerGas: forDisplay(feeSchema),
  /** What the service earns; may be negative, a reward. */
  relayerService: forDisplay(feeSchema),
  /** What the integrating app takes. */
  app: forDisplay(feeSchema),
  /** What a sponsor pays of the fees. */
  subsidized: forDisplay(feeSchema),
})

/** Fees of a quote. Names are the library's own; a deployment's brand word is mapped by the client. */
export interface QuoteFees extends z.infer<typeof feesSchema> {}

const usdSchema = open({ usd: forDisplay(textSchema) })
const impactSchema = open({ usd: forDisplay(textSchema), percent: forDisplay(textSchema) })
const slippageSideSchema = open({
  usd: forDisplay(textSchema),
  value: forDisplay(textSchema),
  percent: forDisplay(textSchema),
})
const routeSideSchema = open({
  inputCurrency: forDisplay(amountSchema),
  outputCurrency: forDisplay(amountSchema),
  router: forDisplay(textSchema),
  includedSwapSources: forDisplay(z.array(textSchema)),
})

const detailsSchema = open({
  /** `send`, `swap`, `wrap`, `unwrap`, `bridge`; others may come. */
  operation: forDisplay(textSchema),
  sender: textSchema,
  recipient: textSchema,
  currencyIn: amountSchema,
  currencyOut: amountSchema,
  refundCurrency: forDisplay(amountSchema),
  currencyGasTopup: forDisplay(amountSchema),
  totalImpact: forDisplay(impactSchema),
  swapImpact: forDisplay(impactSchema),
  expandedPriceImpact: forDisplay(
    open({
      swap: forDisplay(usdSchema),
      execution: forDisplay(usdSchema),
      platform: forDisplay(usdSchema),
      app: forDisplay(usdSchema),
      sponsored: forDisplay(usdSchema),
    }),
  ),
  /** One unit of the input in units of the output. */
  rate: forDisplay(textSchema),
  slippageTolerance: forDisplay(
    open({
      total: forDisplay(textSchema),
      origin: forDisplay(slippageSideSchema),
      destination: forDisplay(slippageSideSchema),
    }),
  ),
  /** Seconds until the fill, as the service expects. */
  timeEstimate: forDisplay(numberSchema),
  userBalance: forDisplay(textSchema),
  fallbackType: forDisplay(textSchema),
  isFixedRate: forDisplay(booleanSchema),
  fixedRateFee: forDisplay(usdSchema),
  route: forDisplay(open({ origin: forDisplay(routeSideSchema), destination: forDisplay(routeSideSchema) })),
})

/** Summary of what a quote does. */
export interface QuoteDetails extends z.infer<typeof detailsSchema> {}

const sponsoredComponentSchema = open({
  selected: booleanSchema,
  total: amountSchema,
  sponsored: amountSchema,
  userPays: amountSchema,
})

const sponsorshipPhaseSchema = open({
  selectedComponents: forDisplay(z.array(textSchema)),
  /** The sponsor's limit was reached; the user pays the rest. */
  capHit: forDisplay(booleanSchema),
  components: forDisplay(
    open({
      execution: forDisplay(sponsoredComponentSchema),
      swap: forDisplay(sponsoredComponentSchema),
      platform: forDisplay(sponsoredComponentSchema),
      app: forDisplay(sponsoredComponentSchema),
      rent: forDisplay(sponsoredComponentSchema),
    }),
  ),
  sponsoredTotal: forDisplay(amountSchema),
  userPaysTotal: forDisplay(amountSchema),
  maxSubsidizationAmount: forDisplay(textSchema),
})

export interface SponsorshipPhase extends z.infer<typeof sponsorshipPhaseSchema> {}

export const quoteSchema = open({
  /** What the user must do, in order. */
  steps: z.array(stepSchema),
  fees: feesSchema,
  feeSponsorship: forDisplay(
    open({ quoted: forDisplay(sponsorshipPhaseSchema), actual: forDisplay(sponsorshipPhaseSchema) }),
  ),
  details: detailsSchema,
  protocol: forDisplay(
    open({
      v2: forDisplay(
        open({
          orderId: forDisplay(textSchema),
          hubType: forDisplay(textSchema),
          orderData: z.optional(z.unknown()),
          orderSignature: forDisplay(textSchema),
          paymentDetails: forDisplay(
            open({
              chainId: forDisplay(textSchema),
              depository: forDisplay(textSchema),
              currency: forDisplay(textSchema),
              amount: forDisplay(textSchema),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** An executable quote, as the service gave it. */
export interface ServiceQuote extends z.infer<typeof quoteSchema> {}
