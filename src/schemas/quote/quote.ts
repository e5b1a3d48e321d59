import * as z from 'zod/mini'
import { fromBrandedQuote, defaultBrand } from '../brand.ts'
import { amountSchema, embeddedAmountSchema, feeSchema } from '../currency.ts'
import { completeQuote, type RequestedChains } from './completeQuote.ts'
import { stepSchema } from './step.ts'
import { findExceededLimit } from './findExceededLimit.ts'
import { feeSponsorshipSchema } from '../sponsorship/sponsorship.ts'
import { anything, looseNumber, looseBoolean, looseText } from '../base/primitives.ts'
import { object, array, lenientArray, map } from '../base/object.ts'
import { lenient, nullish } from '../base/nullish.ts'

const feesSchema = object({
  /** Gas of the origin transactions, paid by the user on top of the amount. */
  gas: lenient(feeSchema),
  /** All fees of the provider: `relayerGas` and `relayerService` together. */
  relayer: lenient(feeSchema),
  /** Gas that the provider pays on the destination chain. */
  relayerGas: lenient(feeSchema),
  /** The provider's own fee; negative for a reward. */
  relayerService: lenient(feeSchema),
  /** The fee of the integrating app. */
  app: lenient(feeSchema),
  /** The part of the fees that a sponsor pays. */
  subsidized: lenient(feeSchema),
})

/** Fees of a quote. Names are the library's own; the client maps a deployment's brand. */
export interface QuoteFees extends z.output<typeof feesSchema> {}

const usdSchema = object({ usd: lenient(looseText) })
const impactSchema = object({ usd: lenient(looseText), percent: lenient(looseText) })
const slippageSideSchema = object({
  usd: lenient(looseText),
  value: lenient(looseText),
  percent: lenient(looseText),
})
const routeSideSchema = object({
  inputCurrency: lenient(embeddedAmountSchema),
  outputCurrency: lenient(embeddedAmountSchema),
  /** The name of who fills the leg; a deployment uses its own brand for itself. */
  router: lenient(looseText),
  includedSwapSources: lenient(lenientArray(looseText)),
})

const detailsSchema = object({
  /** `send`, `swap`, `wrap`, `unwrap`, `bridge`; there may be others. */
  operation: lenient(looseText),
  sender: looseText,
  recipient: looseText,
  currencyIn: amountSchema,
  currencyOut: amountSchema,
  refundCurrency: lenient(embeddedAmountSchema),
  currencyGasTopup: lenient(embeddedAmountSchema),
  totalImpact: lenient(impactSchema),
  swapImpact: lenient(impactSchema),
  expandedPriceImpact: lenient(
    object({
      swap: lenient(usdSchema),
      execution: lenient(usdSchema),
      platform: lenient(usdSchema),
      app: lenient(usdSchema),
      sponsored: lenient(usdSchema),
    }),
  ),
  /** The price of one unit of the input, in units of the output. */
  rate: lenient(looseText),
  slippageTolerance: lenient(
    object({
      total: lenient(looseText),
      origin: lenient(slippageSideSchema),
      destination: lenient(slippageSideSchema),
    }),
  ),
  /** Estimated time until the fill, in seconds. */
  timeEstimate: lenient(looseNumber),
  userBalance: lenient(looseText),
  fallbackType: lenient(looseText),
  isFixedRate: lenient(looseBoolean),
  fixedRateFee: lenient(usdSchema),
  route: lenient(object({ origin: lenient(routeSideSchema), destination: lenient(routeSideSchema) })),
})

/** Summary of what a quote does. */
export interface QuoteDetails extends z.output<typeof detailsSchema> {}

/** A quote with the library's names: `relayer` and `platform` instead of a deployment's brand. */
export const quoteSchema = object({
  details: detailsSchema,
  /** What the user must do, in order. */
  steps: array(stepSchema),
  /** Empty if the provider doesn't mention fees. */
  fees: map(lenient(feesSchema), (fees): z.output<typeof feesSchema> => fees ?? {}),
  feeSponsorship: lenient(feeSponsorshipSchema),
  protocol: lenient(
    object({
      v2: lenient(
        object({
          orderId: lenient(looseText),
          hubType: lenient(looseText),
          orderData: nullish(anything),
          orderSignature: lenient(looseText),
          paymentDetails: lenient(
            object({
              chainId: lenient(looseText),
              depository: lenient(looseText),
              currency: lenient(looseText),
              amount: lenient(looseText),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** An executable quote, as the provider returned it. */
export interface ServiceQuote extends z.output<typeof quoteSchema> {}

/**
 * Creates the schema for a response of `POST /quote`, in which the deployment uses its own brand and omits what it
 * gives elsewhere or what was requested.
 */
export function createQuoteResponseSchema(brand: string = defaultBrand, requested: RequestedChains = {}) {
  return z.pipe(
    z.transform((json: unknown, { issues }) => {
      const exceeded = findExceededLimit(json)
      if (!exceeded) return completeQuote(fromBrandedQuote(json, brand), requested)
      issues.push({ code: 'custom', ...exceeded, input: json })
      return z.NEVER
    }),
    quoteSchema,
  )
}
