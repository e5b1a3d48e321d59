import * as z from 'zod/mini'
import { embeddedAmountSchema, embeddedCurrencySchema } from '../currency.ts'
import {
  anything,
  answeredChainId,
  figure,
  flag,
  nonEmptyText,
  reason,
  signedUnits,
  exactUnits,
  words,
} from '../base/primitives.ts'
import { lenientArray, lenientObject, map, object } from '../base/object.ts'
import { isEmpty } from '../base/json.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { toRequestState } from '../status/requestState.ts'
import { feeSponsorshipSchema } from '../sponsorship/sponsorship.ts'

const depositAddressTypes: ReadonlySet<string> = new Set(['strict', 'open'])

const depositAddressSchema = map(
  object({
    address: words,
    type: lenient(words),
    depositor: lenient(words),
    depositTxHash: lenient(words),
    /** Who can recover funds on the origin chain if the recipient is blocked later. */
    recoveryAddress: lenient(words),
  }),
  ({ type, ...rest }) => ({
    ...rest,
    /** `strict` is bound to its order. A word that is not known is kept in `rawType`. */
    type: depositAddressTypes.has(type ?? '') ? (type as 'strict' | 'open') : ('unknown' as const),
    rawType: type,
  }),
)

/** Where the user of a request sends funds by hand. */
export interface DepositAddressRecord extends z.output<typeof depositAddressSchema> {}

const transactionSchema = object({
  txHash: words,
  chainId: lenient(answeredChainId),
  /** `onchain` occurs. */
  type: lenient(words),
  /** `success` and `failure` occur. */
  status: lenient(words),
  /** Seconds since the epoch. */
  timestamp: lenient(figure),
  block: lenient(figure),
  /** Gas paid, in the chain's smallest unit. */
  fee: lenient(words),
  /** US dollars, decimal; some deployments say it. */
  feeUsd: lenient(words),
  data: nullish(anything),
  stateChanges: nullish(anything),
})

/** A transaction of a request. */
export interface RequestTransaction extends z.output<typeof transactionSchema> {}

const routeSideSchema = lenientObject({
  inputCurrency: embeddedAmountSchema,
  outputCurrency: embeddedAmountSchema,
  /** The provider of the leg. */
  router: words,
  /** Native currency delivered for gas. */
  currencyGasTopup: embeddedAmountSchema,
})

const feeFigureSchema = lenientObject({
  /** US dollars; negative values are costs, positive for `sponsored`. */
  usd: words,
  /** Smallest unit. */
  amount: signedUnits,
  amountFormatted: words,
})

const feeFiguresSchema = lenientObject({
  swap: feeFigureSchema,
  execution: feeFigureSchema,
  platform: feeFigureSchema,
  app: feeFigureSchema,
  sponsored: feeFigureSchema,
})

const appFeeSchema = object({
  recipient: lenient(words),
  /** Basis points. */
  bps: lenient(words),
  amount: lenient(exactUnits),
  amountFormatted: lenient(words),
  /** Only in `actual`. */
  amountUsd: lenient(words),
})

/** An amount; some deployments write the currency alone, which is kept as it is. */
const oraclePriceSideSchema = lenientObject({
  currency: embeddedCurrencySchema,
  /** Smallest unit. */
  amount: exactUnits,
  amountFormatted: words,
  amountUsd: words,
  amountUsdCurrent: words,
  minimumAmount: exactUnits,
})

const dataSchema = lenientObject({
  slippageTolerance: words,
  /** Why it failed or was refunded; a word of the service. */
  failReason: lenient(reason),
  refundFailReason: lenient(reason),
  failedTxHash: lenient(words),
  failedTxBlockNumber: lenient(figure),
  failedCallData: lenient(lenientObject({ from: words, to: words, data: words, value: words })),
  usesExternalLiquidity: flag,
  /** Seconds until the fill, as the service expected. */
  timeEstimate: figure,
  triggeredByFastFill: lenient(flag),
  /** Transactions on the origin chain. */
  inTxs: lenientArray(transactionSchema),
  /** Transactions on the destination chain, and refunds. */
  outTxs: lenientArray(transactionSchema),
  appFees: lenientObject({
    quoted: lenientArray(appFeeSchema),
    actual: lenientArray(appFeeSchema),
    currency: embeddedCurrencySchema,
  }),
  fees: lenientObject({
    quoted: feeFiguresSchema,
    actual: feeFiguresSchema,
    currency: embeddedCurrencySchema,
  }),
  feeSponsorship: feeSponsorshipSchema,
  route: lenientObject({
    includedSwapSources: lenientArray(words),
    includedOriginSwapSources: lenientArray(words),
    includedDestinationSwapSources: lenientArray(words),
    quoted: lenientObject({ origin: routeSideSchema, destination: routeSideSchema }),
    /** Falls back to `quoted` while nothing was executed. */
    actual: lenientObject({ rate: words, origin: routeSideSchema, destination: routeSideSchema }),
  }),
  /** Only for the owner of the request's API key. */
  platformFee: anything,
  quoteOraclePrice: nullish(
    lenientObject({
      rate: words,
      observedAt: words,
      inputCurrency: oraclePriceSideSchema,
      outputCurrency: oraclePriceSideSchema,
    }),
  ),
  /** Only for the owner of the request's API key. */
  referrer: words,
  /** Only for the owner of the request's API key. */
  apiKeyName: lenient(words),
  refundCurrencyData: lenient(embeddedAmountSchema),
  externalMetadata: anything,
})

const protocolSchema = lenientObject({
  orderId: words,
  /** `onchain` occurs. */
  hubType: words,
  isWithdrawable: flag,
  solver: lenientObject({ address: words, protocolChainId: words, chainId: answeredChainId }),
  deposit: lenientObject({
    origin: lenientObject({
      amount: words,
      chainId: answeredChainId,
      currency: words,
      depositor: words,
      depository: words,
      onchainId: words,
      transactionId: words,
    }),
  }),
  settlement: lenientObject({
    destination: lenientObject({
      fills: lenientArray(lenientObject({ chainId: answeredChainId, transactionId: words })),
      refunds: lenientArray(lenientObject({ chainId: answeredChainId, transactionId: words })),
    }),
  }),
})

export const requestRecordSchema = map(
  object({
    id: nonEmptyText,
    status: nonEmptyText,
    user: lenient(words),
    sender: lenient(words),
    recipient: lenient(words),
    /** Who gets a refund of a deposit-address request. */
    refundTo: lenient(words),
    /** Never left out silently: funds may have been sent there. */
    depositAddress: nullish(
      z.pipe(
        z.transform((value: unknown) =>
          typeof value === 'string' ? { address: value } : isEmpty(value) ? undefined : value,
        ),
        z.optional(depositAddressSchema),
      ),
    ),
    /** `Bridge`, `Crosschain Swap`, `Same-chain Swap`, `Send`, `Wrap`, `Unwrap`, `Call`; others may come. */
    requestType: lenient(words),
    features: lenient(lenientArray(words)),
    /** The request that took over a regenerated deposit-address request. */
    supersededByRequestId: lenient(words),
    /** Empty where the service says nothing. */
    data: map(nullish(dataSchema), (data): z.output<typeof dataSchema> => data ?? {}),
    protocol: lenient(protocolSchema),
    /** ISO 8601. */
    createdAt: lenient(words),
    updatedAt: lenient(words),
  }),
  (record) => ({
    ...record,
    /** `status` in the library's vocabulary. */
    state: toRequestState(record.status),
  }),
)

/** One request of the history. */
export interface RequestRecord extends z.output<typeof requestRecordSchema> {}
