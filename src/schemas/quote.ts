import { amountSchema, feeSchema } from './currency.ts'
import { stepSchema } from './step.ts'
import { feeSponsorshipSchema } from './sponsorship.ts'
import { object, array, forDisplay, anything, type Infer } from './schema.ts'
import { text, boolean, number } from './primitives.ts'

const feesSchema = object({
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
export interface QuoteFees extends Infer<typeof feesSchema> {}

const usdSchema = object({ usd: forDisplay(text) })
const impactSchema = object({ usd: forDisplay(text), percent: forDisplay(text) })
const slippageSideSchema = object({
  usd: forDisplay(text),
  value: forDisplay(text),
  percent: forDisplay(text),
})
const routeSideSchema = object({
  inputCurrency: forDisplay(amountSchema),
  outputCurrency: forDisplay(amountSchema),
  router: forDisplay(text),
  includedSwapSources: forDisplay(array(text)),
})

const detailsSchema = object({
  /** `send`, `swap`, `wrap`, `unwrap`, `bridge`; others may come. */
  operation: forDisplay(text),
  sender: text,
  recipient: text,
  currencyIn: amountSchema,
  currencyOut: amountSchema,
  refundCurrency: forDisplay(amountSchema),
  currencyGasTopup: forDisplay(amountSchema),
  totalImpact: forDisplay(impactSchema),
  swapImpact: forDisplay(impactSchema),
  expandedPriceImpact: forDisplay(
    object({
      swap: forDisplay(usdSchema),
      execution: forDisplay(usdSchema),
      platform: forDisplay(usdSchema),
      app: forDisplay(usdSchema),
      sponsored: forDisplay(usdSchema),
    }),
  ),
  /** One unit of the input in units of the output. */
  rate: forDisplay(text),
  slippageTolerance: forDisplay(
    object({
      total: forDisplay(text),
      origin: forDisplay(slippageSideSchema),
      destination: forDisplay(slippageSideSchema),
    }),
  ),
  /** Seconds until the fill, as the service expects. */
  timeEstimate: forDisplay(number),
  userBalance: forDisplay(text),
  fallbackType: forDisplay(text),
  isFixedRate: forDisplay(boolean),
  fixedRateFee: forDisplay(usdSchema),
  route: forDisplay(
    object({ origin: forDisplay(routeSideSchema), destination: forDisplay(routeSideSchema) }),
  ),
})

/** Summary of what a quote does. */
export interface QuoteDetails extends Infer<typeof detailsSchema> {}

export const quoteSchema = object({
  /** What the user must do, in order. */
  steps: array(stepSchema),
  fees: feesSchema,
  feeSponsorship: forDisplay(feeSponsorshipSchema),
  details: detailsSchema,
  protocol: forDisplay(
    object({
      v2: forDisplay(
        object({
          orderId: forDisplay(text),
          hubType: forDisplay(text),
          orderData: anything,
          orderSignature: forDisplay(text),
          paymentDetails: forDisplay(
            object({
              chainId: forDisplay(text),
              depository: forDisplay(text),
              currency: forDisplay(text),
              amount: forDisplay(text),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** An executable quote, as the service gave it. */
export interface ServiceQuote extends Infer<typeof quoteSchema> {}
