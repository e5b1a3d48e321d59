import * as z from 'zod/mini'
import { embeddedAmountSchema, embeddedCurrencySchema } from '../currency.ts'
import {
  anything,
  answeredChainId,
  looseNumber,
  looseBoolean,
  looseId,
  nonEmptyText,
  reason,
  signedUnits,
  exactUnits,
  looseText,
  looseTime,
} from '../base/primitives.ts'
import { lenientArray, lenientObject, map, object } from '../base/object.ts'
import { fieldsOf, isAbsent, isEmpty } from '../base/json.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { parseOptional } from '../base/parseWithSchema.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { toRequestStatus } from '../status/requestStatus.ts'
import { feeSponsorshipSchema } from '../sponsorship/sponsorship.ts'
import { depositAddressSchema } from './depositAddressRecord.ts'
import { transactionSchema } from './requestTransaction.ts'

const routeSideSchema = lenientObject({
  inputCurrency: embeddedAmountSchema,
  outputCurrency: embeddedAmountSchema,
  /** Who filled the leg; a deployment writes its own brand for itself. */
  router: looseText,
  /** Native currency delivered for gas. */
  currencyGasTopup: embeddedAmountSchema,
})

const feeFigureSchema = lenientObject({
  /** US dollars; negative values are costs, positive for `sponsored`. */
  usd: looseText,
  /** Smallest unit. */
  amount: signedUnits,
  amountFormatted: looseText,
})

const feeFiguresSchema = lenientObject({
  swap: feeFigureSchema,
  execution: feeFigureSchema,
  platform: feeFigureSchema,
  app: feeFigureSchema,
  sponsored: feeFigureSchema,
})

const appFeeSchema = object({
  recipient: lenient(looseText),
  /** Basis points. */
  bps: lenient(looseText),
  amount: lenient(exactUnits),
  amountFormatted: lenient(looseText),
  /** Only in `actual`. */
  amountUsd: lenient(looseText),
  amountUsdCurrent: lenient(looseText),
})

/** Ids without a value are left out; what they are called, and of which type they are, is the partner's own. */
const partnerIds = z.pipe(
  anything,
  z.transform((ids): unknown =>
    isObject(ids) ? Object.fromEntries(Object.entries(ids).filter(([, id]) => !isAbsent(id))) : ids,
  ),
)

const dataSchema = lenientObject({
  slippageTolerance: looseText,
  /** Why it failed or was refunded; a word of the service. */
  failReason: lenient(reason),
  refundFailReason: lenient(reason),
  failedTxHash: lenient(looseText),
  failedTxBlockNumber: lenient(looseNumber),
  failedCallData: lenient(
    lenientObject({ from: looseText, to: looseText, data: looseText, value: looseText }),
  ),
  usesExternalLiquidity: looseBoolean,
  /** Seconds until the fill, as the service expected. */
  timeEstimate: looseNumber,
  /** `true` and `false` occur; the interface shows no shape. */
  triggeredByFastFill: nullish(anything),
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
    includedSwapSources: lenientArray(looseText),
    includedOriginSwapSources: lenientArray(looseText),
    includedDestinationSwapSources: lenientArray(looseText),
    quoted: lenientObject({ origin: routeSideSchema, destination: routeSideSchema }),
    /** Falls back to `quoted` while nothing was executed. */
    actual: lenientObject({ rate: looseText, origin: routeSideSchema, destination: routeSideSchema }),
  }),
  /** Only for the owner of the request's API key. */
  platformFee: anything,
  quoteOraclePrice: nullish(
    lenientObject({
      rate: looseText,
      observedAt: looseText,
      // Some deployments write the currency alone, which is kept as it is.
      inputCurrency: embeddedAmountSchema,
      outputCurrency: embeddedAmountSchema,
    }),
  ),
  /** Only for the owner of the request's API key. */
  referrer: looseText,
  /** Only for the owner of the request's API key. */
  apiKeyName: lenient(looseText),
  refundCurrencyData: lenient(embeddedAmountSchema),
  /** A partner's own id, under a name of the partner's. */
  externalMetadata: partnerIds,
})

/**
 * Where the protocol's own name of a chain (`base`) stands for its number, it is kept as `protocolChainId`.
 */
function ofChain<shape extends z.core.$ZodLooseShape>(shape: shape) {
  return z.pipe(
    z.transform((value: unknown) => {
      const { chainId, protocolChainId } = fieldsOf(value)
      const isName = !isAbsent(chainId) && parseOptional(answeredChainId, chainId) === undefined
      return isName && isAbsent(protocolChainId) ? { ...fieldsOf(value), protocolChainId: chainId } : value
    }),
    lenientObject({ ...shape, chainId: answeredChainId, protocolChainId: looseText }),
  )
}

const protocolSchema = lenientObject({
  orderId: looseText,
  /** `onchain` occurs. */
  hubType: looseText,
  isWithdrawable: looseBoolean,
  solver: ofChain({ address: looseText }),
  deposit: lenientObject({
    origin: ofChain({
      amount: looseText,
      currency: looseText,
      depositor: looseText,
      depository: looseText,
      onchainId: looseText,
      transactionId: looseText,
    }),
  }),
  settlement: lenientObject({
    destination: lenientObject({
      fills: lenientArray(ofChain({ transactionId: looseText })),
      refunds: lenientArray(ofChain({ transactionId: looseText })),
    }),
  }),
})

/** A list of words; one alone may stand without its list. */
const words = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.split(/\s*,\s*/) : value)),
  lenientArray(looseText),
)

export const requestRecordSchema = map(
  object({
    id: looseId,
    status: nonEmptyText,
    user: lenient(looseText),
    sender: lenient(looseText),
    recipient: lenient(looseText),
    /** Who gets a refund of a deposit-address request. */
    refundTo: lenient(looseText),
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
    requestType: lenient(looseText),
    features: lenient(words),
    /** The request that took over a regenerated deposit-address request. */
    supersededByRequestId: lenient(looseText),
    /** Empty where the service says nothing. */
    data: map(nullish(dataSchema), (data): z.output<typeof dataSchema> => data ?? {}),
    protocol: lenient(protocolSchema),
    /** ISO 8601. */
    createdAt: lenient(looseTime),
    updatedAt: lenient(looseTime),
  }),
  ({ status: rawStatus, ...record }) => ({
    ...record,
    /** The service's own word. */
    rawStatus,
    /** The service's word in the library's vocabulary. */
    status: toRequestStatus(
      rawStatus,
      // What has no hash was not sent.
      record.data.outTxs?.filter(({ txHash }) => txHash !== undefined),
      record.data.refundFailReason,
    ),
  }),
)

/** A request of the history. */
export interface RequestRecord extends z.output<typeof requestRecordSchema> {}
