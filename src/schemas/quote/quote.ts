import * as z from 'zod/mini'
import { fromBrand, interfaceBrand } from '../brand.ts'
import { amountSchema, feeSchema } from '../currency.ts'
import { stepSchema } from './step.ts'
import { feeSponsorshipSchema } from '../sponsorship/sponsorship.ts'
import { anything, text, boolean, number } from '../base/primitives.ts'
import { object, array } from '../base/object.ts'
import { lenient, nullish } from '../base/nullish.ts'

const feesSchema = object({
  /** Gas of the origin transactions, paid by the user on top of the amount. */
  gas: lenient(feeSchema),
  /** All that the service takes: `relayerGas` and `relayerService` together. */
  relayer: lenient(feeSchema),
  /** Gas that the service pays on the destination chain. */
  relayerGas: lenient(feeSchema),
  /** What the service earns; may be negative, a reward. */
  relayerService: lenient(feeSchema),
  /** What the integrating app takes. */
  app: lenient(feeSchema),
  /** What a sponsor pays of the fees. */
  subsidized: lenient(feeSchema),
})

/** Fees of a quote. Names are the library's own; a deployment's brand word is mapped by the client. */
export interface QuoteFees extends z.output<typeof feesSchema> {}

const usdSchema = object({ usd: lenient(text) })
const impactSchema = object({ usd: lenient(text), percent: lenient(text) })
const slippageSideSchema = object({
  usd: lenient(text),
  value: lenient(text),
  percent: lenient(text),
})
const routeSideSchema = object({
  inputCurrency: lenient(amountSchema),
  outputCurrency: lenient(amountSchema),
  router: lenient(text),
  includedSwapSources: lenient(array(text)),
})

const detailsSchema = object({
  /** `send`, `swap`, `wrap`, `unwrap`, `bridge`; others may come. */
  operation: lenient(text),
  sender: text,
  recipient: text,
  currencyIn: amountSchema,
  currencyOut: amountSchema,
  refundCurrency: lenient(amountSchema),
  currencyGasTopup: lenient(amountSchema),
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
  /** One unit of the input in units of the output. */
  rate: lenient(text),
  slippageTolerance: lenient(
    object({
      total: lenient(text),
      origin: lenient(slippageSideSchema),
      destination: lenient(slippageSideSchema),
    }),
  ),
  /** Seconds until the fill, as the service expects. */
  timeEstimate: lenient(number),
  userBalance: lenient(text),
  fallbackType: lenient(text),
  isFixedRate: lenient(boolean),
  fixedRateFee: lenient(usdSchema),
  route: lenient(object({ origin: lenient(routeSideSchema), destination: lenient(routeSideSchema) })),
})

/** Summary of what a quote does. */
export interface QuoteDetails extends z.output<typeof detailsSchema> {}

/** A quote in the library's words: `relayer` and `platform` instead of a deployment's brand. */
export const quoteSchema = object({
  /** What the user must do, in order. */
  steps: array(stepSchema),
  fees: feesSchema,
  feeSponsorship: lenient(feeSponsorshipSchema),
  details: detailsSchema,
  protocol: lenient(
    object({
      v2: lenient(
        object({
          orderId: lenient(text),
          hubType: lenient(text),
          orderData: nullish(anything),
          orderSignature: lenient(text),
          paymentDetails: lenient(
            object({
              chainId: lenient(text),
              depository: lenient(text),
              currency: lenient(text),
              amount: lenient(text),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** An executable quote, as the service gave it. */
export interface ServiceQuote extends z.output<typeof quoteSchema> {}

/** Reads an answer of `POST /quote`, in which the deployment writes its own brand. */
export function quoteAnswerSchema(brand: string = interfaceBrand) {
  return z.pipe(
    z.transform((json: unknown) => fromBrand(json, brand)),
    quoteSchema,
  )
}
