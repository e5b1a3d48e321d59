import { amountSchema, currencySchema } from './currency.ts'
import { boolean, chainId, number, signedUnits, smallestUnits, text } from './primitives.ts'
import { toRequestState } from './requestState.ts'
import { anything, array, displayObject, forDisplay, map, object, orNull, type Infer } from './schema.ts'
import { feeSponsorshipSchema } from './sponsorship.ts'

const depositAddressTypes: ReadonlySet<string> = new Set(['strict', 'open'])

const depositAddressSchema = map(
  object({
    address: text,
    type: text,
    depositor: orNull(text),
    depositTxHash: orNull(text),
    /** Who can recover funds on the origin chain if the recipient is blocked later. */
    recoveryAddress: orNull(text),
  }),
  ({ type, ...rest }) => ({
    ...rest,
    /** `strict` is bound to its order. A word that is not known is kept in `rawType`. */
    type: depositAddressTypes.has(type) ? (type as 'strict' | 'open') : ('unknown' as const),
    rawType: type,
  }),
)

/** Where the user sends funds by hand. */
export interface DepositAddress extends Infer<typeof depositAddressSchema> {}

const transactionSchema = object({
  txHash: text,
  chainId: forDisplay(chainId),
  /** `onchain` occurs. */
  type: forDisplay(text),
  /** `success` and `failure` occur. */
  status: forDisplay(text),
  /** Seconds since the epoch. */
  timestamp: forDisplay(number),
  block: forDisplay(number),
  /** Gas paid, in the chain's smallest unit. */
  fee: forDisplay(text),
  /** US dollars, decimal; some deployments say it. */
  feeUsd: forDisplay(text),
  data: anything,
  stateChanges: anything,
})

/** A transaction of a request. */
export interface RequestTransaction extends Infer<typeof transactionSchema> {}

const routeSideSchema = displayObject({
  inputCurrency: amountSchema,
  outputCurrency: amountSchema,
  /** The provider of the leg. */
  router: text,
  /** Native currency delivered for gas. */
  currencyGasTopup: amountSchema,
})

const feeFigureSchema = displayObject({
  /** US dollars; negative values are costs, positive for `sponsored`. */
  usd: text,
  /** Smallest unit. */
  amount: signedUnits,
  amountFormatted: text,
})

const feeFiguresSchema = displayObject({
  swap: feeFigureSchema,
  execution: feeFigureSchema,
  platform: feeFigureSchema,
  app: feeFigureSchema,
  sponsored: feeFigureSchema,
})

const appFeeSchema = object({
  recipient: text,
  /** Basis points. */
  bps: forDisplay(text),
  amount: forDisplay(smallestUnits),
  amountFormatted: forDisplay(text),
  /** Only in `actual`. */
  amountUsd: forDisplay(text),
})

const dataSchema = displayObject({
  slippageTolerance: text,
  /** Why it failed or was refunded; a word of the service. */
  failReason: orNull(text),
  refundFailReason: orNull(text),
  failedTxHash: orNull(text),
  failedTxBlockNumber: orNull(number),
  failedCallData: orNull(displayObject({ from: text, to: text, data: text, value: text })),
  usesExternalLiquidity: boolean,
  /** Seconds until the fill, as the service expected. */
  timeEstimate: number,
  triggeredByFastFill: orNull(boolean),
  /** Transactions on the origin chain. */
  inTxs: array(transactionSchema),
  /** Transactions on the destination chain, and refunds. */
  outTxs: array(transactionSchema),
  appFees: displayObject({
    quoted: array(appFeeSchema),
    actual: array(appFeeSchema),
    currency: currencySchema,
  }),
  fees: displayObject({ quoted: feeFiguresSchema, actual: feeFiguresSchema, currency: currencySchema }),
  feeSponsorship: feeSponsorshipSchema,
  route: displayObject({
    includedSwapSources: array(text),
    includedOriginSwapSources: array(text),
    includedDestinationSwapSources: array(text),
    quoted: displayObject({ origin: routeSideSchema, destination: routeSideSchema }),
    /** Falls back to `quoted` while nothing was executed. */
    actual: displayObject({ rate: text, origin: routeSideSchema, destination: routeSideSchema }),
  }),
  /** Only for the owner of the request's API key. */
  platformFee: anything,
  quoteOraclePrice: orNull(
    displayObject({
      rate: text,
      observedAt: text,
      inputCurrency: currencySchema,
      outputCurrency: currencySchema,
    }),
  ),
  /** Only for the owner of the request's API key. */
  referrer: text,
  /** Only for the owner of the request's API key. */
  apiKeyName: orNull(text),
  refundCurrencyData: orNull(amountSchema),
  externalMetadata: anything,
})

const protocolSchema = displayObject({
  orderId: text,
  /** `onchain` occurs. */
  hubType: text,
  isWithdrawable: boolean,
  solver: displayObject({ address: text, protocolChainId: text, chainId }),
  deposit: displayObject({
    origin: displayObject({
      amount: text,
      chainId,
      currency: text,
      depositor: text,
      depository: text,
      onchainId: text,
      transactionId: text,
    }),
  }),
  settlement: displayObject({
    destination: displayObject({
      fills: array(displayObject({ chainId, transactionId: text })),
      refunds: array(displayObject({ chainId, transactionId: text })),
    }),
  }),
})

export const requestRecordSchema = map(
  object({
    id: text,
    status: text,
    user: forDisplay(text),
    sender: forDisplay(text),
    recipient: forDisplay(text),
    /** Who gets a refund of a deposit-address request. */
    refundTo: forDisplay(orNull(text)),
    /** Never left out silently: funds may have been sent there. */
    depositAddress: orNull(depositAddressSchema),
    /** `Bridge`, `Crosschain Swap`, `Same-chain Swap`, `Send`, `Wrap`, `Unwrap`, `Call`; others may come. */
    requestType: forDisplay(text),
    features: forDisplay(array(text)),
    /** The request that took over a regenerated deposit-address request. */
    supersededByRequestId: forDisplay(orNull(text)),
    data: dataSchema,
    protocol: forDisplay(protocolSchema),
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
export interface RequestRecord extends Infer<typeof requestRecordSchema> {}
