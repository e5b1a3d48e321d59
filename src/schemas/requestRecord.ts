import { amountSchema, currencySchema } from './currency.ts'
import { toRequestState } from './requestState.ts'
import { object, array, map, orNull, forDisplay, type Infer } from './schema.ts'
import { chainId, text, number } from './primitives.ts'

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
})

const routeSideSchema = object({
  inputCurrency: forDisplay(amountSchema),
  outputCurrency: forDisplay(amountSchema),
  /** The provider of the leg. */
  router: forDisplay(text),
})

const feeFigureSchema = object({
  /** US dollars; negative values are costs, positive for `sponsored`. */
  usd: forDisplay(text),
  amount: forDisplay(text),
  amountFormatted: forDisplay(text),
})

const feeFiguresSchema = object({
  swap: forDisplay(feeFigureSchema),
  execution: forDisplay(feeFigureSchema),
  platform: forDisplay(feeFigureSchema),
  app: forDisplay(feeFigureSchema),
  sponsored: forDisplay(feeFigureSchema),
})

const dataSchema = object({
  failReason: forDisplay(orNull(text)),
  refundFailReason: forDisplay(orNull(text)),
  /** Seconds until the fill, as the service expected. */
  timeEstimate: forDisplay(number),
  slippageTolerance: forDisplay(text),
  /** Transactions on the origin chain. */
  inTxs: forDisplay(array(transactionSchema)),
  /** Transactions on the destination chain, and refunds. */
  outTxs: forDisplay(array(transactionSchema)),
  fees: forDisplay(
    object({
      quoted: forDisplay(feeFiguresSchema),
      actual: forDisplay(feeFiguresSchema),
      currency: forDisplay(currencySchema),
    }),
  ),
  route: forDisplay(
    object({
      quoted: forDisplay(
        object({ origin: forDisplay(routeSideSchema), destination: forDisplay(routeSideSchema) }),
      ),
      actual: forDisplay(
        object({
          rate: forDisplay(text),
          origin: forDisplay(routeSideSchema),
          destination: forDisplay(routeSideSchema),
        }),
      ),
    }),
  ),
})

export const requestRecordSchema = map(
  object({
    id: text,
    status: text,
    user: forDisplay(text),
    sender: forDisplay(text),
    recipient: forDisplay(text),
    refundTo: forDisplay(orNull(text)),
    /** `Bridge`, `Crosschain Swap`, `Same-chain Swap`, `Send`, `Wrap`, `Unwrap`, `Call`; others may come. */
    requestType: forDisplay(text),
    features: forDisplay(array(text)),
    /** The request that took over a regenerated deposit-address request. */
    supersededByRequestId: forDisplay(orNull(text)),
    data: dataSchema,
    /** ISO 8601. */
    createdAt: text,
    updatedAt: text,
  }),
  (record) => ({ ...record, state: toRequestState(record.status) }),
)

/** One request of the history. `state` is its `status` in the library's vocabulary. */
export interface RequestRecord extends Infer<typeof requestRecordSchema> {}
