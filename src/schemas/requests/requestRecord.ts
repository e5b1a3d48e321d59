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
  /** The name of who filled the leg; a deployment uses its own brand for itself. */
  router: looseText,
  /** Native tokens delivered as gas top-up. */
  currencyGasTopup: embeddedAmountSchema,
})

const feeFigureSchema = lenientObject({
  /** US dollars; negative for costs, positive for `sponsored`. */
  usd: looseText,
  /** Base units; may be negative. */
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
  /** US dollars; only in `actual`. */
  amountUsd: lenient(looseText),
  amountUsdCurrent: lenient(looseText),
})

/** IDs without a value are left out; their names and types are the partner's own. */
const partnerIds = z.pipe(
  anything,
  z.transform((ids): unknown =>
    isObject(ids) ? Object.fromEntries(Object.entries(ids).filter(([, id]) => !isAbsent(id))) : ids,
  ),
)

/** Only for the owner of the request's API key. */
const keyOwnerShape = {
  referrer: looseText,
  apiKeyName: looseText,
  platformFee: anything,
}

/** What the proxy withholds from everyone else. */
export const keyOwnerFields: readonly string[] = /* @__PURE__ */ Object.keys(keyOwnerShape)

const dataSchema = lenientObject({
  slippageTolerance: looseText,
  /** Why it failed or was refunded; the provider's own word. */
  failReason: lenient(reason),
  refundFailReason: lenient(reason),
  failedTxHash: lenient(looseText),
  failedTxBlockNumber: lenient(looseNumber),
  failedCallData: lenient(
    lenientObject({ from: looseText, to: looseText, data: looseText, value: looseText }),
  ),
  usesExternalLiquidity: looseBoolean,
  /** The quote's estimate of the time until the fill, in seconds. */
  timeEstimate: looseNumber,
  /** `true` and `false` occur; the API doesn't document it. */
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
    /** Repeats `quoted` until something was executed. */
    actual: lenientObject({ rate: looseText, origin: routeSideSchema, destination: routeSideSchema }),
  }),
  quoteOraclePrice: nullish(
    lenientObject({
      rate: looseText,
      observedAt: looseText,
      // Some deployments give the currency alone, which is kept unchanged.
      inputCurrency: embeddedAmountSchema,
      outputCurrency: embeddedAmountSchema,
    }),
  ),
  ...keyOwnerShape,
  refundCurrencyData: lenient(embeddedAmountSchema),
  /** A partner's own ID, under the partner's name for it. */
  externalMetadata: partnerIds,
})

/** A chain's protocol name (`base`) instead of its number is kept as `protocolChainId`. */
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

/** A list of words; a single one may come without a list. */
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
    /** The account that gets a refund of a deposit-address request. */
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
    /** `Bridge`, `Crosschain Swap`, `Same-chain Swap`, `Send`, `Wrap`, `Unwrap`, `Call`; there may be others. */
    requestType: lenient(looseText),
    features: lenient(words),
    /** The request that took over a regenerated deposit-address request. */
    supersededByRequestId: lenient(looseText),
    /** Empty if the provider gives none. */
    data: map(nullish(dataSchema), (data): z.output<typeof dataSchema> => data ?? {}),
    protocol: lenient(protocolSchema),
    /** ISO 8601. */
    createdAt: lenient(looseTime),
    updatedAt: lenient(looseTime),
  }),
  ({ status: rawStatus, ...record }) => ({
    ...record,
    /** The provider's own word. */
    rawStatus,
    /** The provider's status in the library's vocabulary. */
    status: toRequestStatus(
      rawStatus,
      // A transaction without a hash wasn't sent.
      record.data.outTxs?.filter(({ txHash }) => txHash !== undefined),
      record.data.refundFailReason,
    ),
  }),
)

/** A request of the history. */
export interface RequestRecord extends z.output<typeof requestRecordSchema> {}
