import type * as z from 'zod/mini'
import { amountSchema, currencySchema } from '../currency.ts'
import { boolean, chainId, number, signedUnits, smallestUnits, text, anything } from '../base/primitives.ts'
import { array, lenientObject, map, object } from '../base/object.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { toRequestState } from '../status/requestState.ts'
import { feeSponsorshipSchema } from '../sponsorship/sponsorship.ts'

const depositAddressTypes: ReadonlySet<string> = new Set(['strict', 'open'])

const depositAddressSchema = map(
  object({
    address: text,
    type: text,
    depositor: nullish(text),
    depositTxHash: nullish(text),
    /** Who can recover funds on the origin chain if the recipient is blocked later. */
    recoveryAddress: nullish(text),
  }),
  ({ type, ...rest }) => ({
    ...rest,
    /** `strict` is bound to its order. A word that is not known is kept in `rawType`. */
    type: depositAddressTypes.has(type) ? (type as 'strict' | 'open') : ('unknown' as const),
    rawType: type,
  }),
)

/** Where the user of a request sends funds by hand. */
export interface RequestDepositAddress extends z.output<typeof depositAddressSchema> {}

const transactionSchema = object({
  txHash: text,
  chainId: lenient(chainId),
  /** `onchain` occurs. */
  type: lenient(text),
  /** `success` and `failure` occur. */
  status: lenient(text),
  /** Seconds since the epoch. */
  timestamp: lenient(number),
  block: lenient(number),
  /** Gas paid, in the chain's smallest unit. */
  fee: lenient(text),
  /** US dollars, decimal; some deployments say it. */
  feeUsd: lenient(text),
  data: nullish(anything),
  stateChanges: nullish(anything),
})

/** A transaction of a request. */
export interface RequestTransaction extends z.output<typeof transactionSchema> {}

const routeSideSchema = lenientObject({
  inputCurrency: amountSchema,
  outputCurrency: amountSchema,
  /** The provider of the leg. */
  router: text,
  /** Native currency delivered for gas. */
  currencyGasTopup: amountSchema,
})

const feeFigureSchema = lenientObject({
  /** US dollars; negative values are costs, positive for `sponsored`. */
  usd: text,
  /** Smallest unit. */
  amount: signedUnits,
  amountFormatted: text,
})

const feeFiguresSchema = lenientObject({
  swap: feeFigureSchema,
  execution: feeFigureSchema,
  platform: feeFigureSchema,
  app: feeFigureSchema,
  sponsored: feeFigureSchema,
})

const appFeeSchema = object({
  recipient: text,
  /** Basis points. */
  bps: lenient(text),
  amount: lenient(smallestUnits),
  amountFormatted: lenient(text),
  /** Only in `actual`. */
  amountUsd: lenient(text),
})

const dataSchema = lenientObject({
  slippageTolerance: text,
  /** Why it failed or was refunded; a word of the service. */
  failReason: nullish(text),
  refundFailReason: nullish(text),
  failedTxHash: nullish(text),
  failedTxBlockNumber: nullish(number),
  failedCallData: nullish(lenientObject({ from: text, to: text, data: text, value: text })),
  usesExternalLiquidity: boolean,
  /** Seconds until the fill, as the service expected. */
  timeEstimate: number,
  triggeredByFastFill: nullish(boolean),
  /** Transactions on the origin chain. */
  inTxs: array(transactionSchema),
  /** Transactions on the destination chain, and refunds. */
  outTxs: array(transactionSchema),
  appFees: lenientObject({
    quoted: array(appFeeSchema),
    actual: array(appFeeSchema),
    currency: currencySchema,
  }),
  fees: lenientObject({ quoted: feeFiguresSchema, actual: feeFiguresSchema, currency: currencySchema }),
  feeSponsorship: feeSponsorshipSchema,
  route: lenientObject({
    includedSwapSources: array(text),
    includedOriginSwapSources: array(text),
    includedDestinationSwapSources: array(text),
    quoted: lenientObject({ origin: routeSideSchema, destination: routeSideSchema }),
    /** Falls back to `quoted` while nothing was executed. */
    actual: lenientObject({ rate: text, origin: routeSideSchema, destination: routeSideSchema }),
  }),
  /** Only for the owner of the request's API key. */
  platformFee: anything,
  quoteOraclePrice: nullish(
    lenientObject({
      rate: text,
      observedAt: text,
      inputCurrency: currencySchema,
      outputCurrency: currencySchema,
    }),
  ),
  /** Only for the owner of the request's API key. */
  referrer: text,
  /** Only for the owner of the request's API key. */
  apiKeyName: nullish(text),
  refundCurrencyData: nullish(amountSchema),
  externalMetadata: anything,
})

const protocolSchema = lenientObject({
  orderId: text,
  /** `onchain` occurs. */
  hubType: text,
  isWithdrawable: boolean,
  solver: lenientObject({ address: text, protocolChainId: text, chainId }),
  deposit: lenientObject({
    origin: lenientObject({
      amount: text,
      chainId,
      currency: text,
      depositor: text,
      depository: text,
      onchainId: text,
      transactionId: text,
    }),
  }),
  settlement: lenientObject({
    destination: lenientObject({
      fills: array(lenientObject({ chainId, transactionId: text })),
      refunds: array(lenientObject({ chainId, transactionId: text })),
    }),
  }),
})

export const requestRecordSchema = map(
  object({
    id: text,
    status: text,
    user: lenient(text),
    sender: lenient(text),
    recipient: lenient(text),
    /** Who gets a refund of a deposit-address request. */
    refundTo: lenient(text),
    /** Never left out silently: funds may have been sent there. */
    depositAddress: nullish(depositAddressSchema),
    /** `Bridge`, `Crosschain Swap`, `Same-chain Swap`, `Send`, `Wrap`, `Unwrap`, `Call`; others may come. */
    requestType: lenient(text),
    features: lenient(array(text)),
    /** The request that took over a regenerated deposit-address request. */
    supersededByRequestId: lenient(text),
    data: dataSchema,
    protocol: lenient(protocolSchema),
    /** ISO 8601. */
    createdAt: text,
    updatedAt: text,
  }),
  (record) => ({
    ...record,
    /** `status` in the library's vocabulary. */
    state: toRequestState(record.status),
  }),
)

/** One request of the history. */
export interface RequestRecord extends z.output<typeof requestRecordSchema> {}
