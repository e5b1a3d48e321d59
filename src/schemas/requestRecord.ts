import * as z from 'zod/mini'
import { amountSchema, currencySchema } from './currency.ts'
import { open } from './open.ts'
import { toRequestState } from './requestState.ts'
import { chainIdSchema, forDisplay, numberSchema, orNull, textSchema } from './primitives.ts'

const transactionSchema = open({
  txHash: textSchema,
  chainId: forDisplay(chainIdSchema),
  /** `onchain` occurs. */
  type: forDisplay(textSchema),
  /** `success` and `failure` occur. */
  status: forDisplay(textSchema),
  /** Seconds since the epoch. */
  timestamp: forDisplay(numberSchema),
  block: forDisplay(numberSchema),
  /** Gas paid, in the chain's smallest unit. */
  fee: forDisplay(textSchema),
})

const routeSideSchema = open({
  inputCurrency: forDisplay(amountSchema),
  outputCurrency: forDisplay(amountSchema),
  /** The provider of the leg. */
  router: forDisplay(textSchema),
})

const feeFigureSchema = open({
  /** US dollars; negative values are costs, positive for `sponsored`. */
  usd: forDisplay(textSchema),
  amount: forDisplay(textSchema),
  amountFormatted: forDisplay(textSchema),
})

const feeFiguresSchema = open({
  swap: forDisplay(feeFigureSchema),
  execution: forDisplay(feeFigureSchema),
  platform: forDisplay(feeFigureSchema),
  app: forDisplay(feeFigureSchema),
  sponsored: forDisplay(feeFigureSchema),
})

const dataSchema = open({
  failReason: forDisplay(orNull(textSchema)),
  refundFailReason: forDisplay(orNull(textSchema)),
  /** Seconds until the fill, as the service expected. */
  timeEstimate: forDisplay(numberSchema),
  slippageTolerance: forDisplay(textSchema),
  /** Transactions on the origin chain. */
  inTxs: forDisplay(z.array(transactionSchema)),
  /** Transactions on the destination chain, and refunds. */
  outTxs: forDisplay(z.array(transactionSchema)),
  fees: forDisplay(
    open({
      quoted: forDisplay(feeFiguresSchema),
      actual: forDisplay(feeFiguresSchema),
      currency: forDisplay(currencySchema),
    }),
  ),
  route: forDisplay(
    open({
      quoted: forDisplay(
        open({ origin: forDisplay(routeSideSchema), destination: forDisplay(routeSideSchema) }),
      ),
      actual: forDisplay(
        open({
          rate: forDisplay(textSchema),
          origin: forDisplay(routeSideSchema),
          destination: forDisplay(routeSideSchema),
        }),
      ),
    }),
  ),
})

export const requestRecordSchema = z.pipe(
  open({
    id: textSchema,
    status: textSchema,
    user: forDisplay(textSchema),
    sender: forDisplay(textSchema),
    recipient: forDisplay(textSchema),
    refundTo: forDisplay(orNull(textSchema)),
    /** `Bridge`, `Crosschain Swap`, `Same-chain Swap`, `Send`, `Wrap`, `Unwrap`, `Call`; others may come. */
    requestType: forDisplay(textSchema),
    features: forDisplay(z.array(textSchema)),
    /** The request that took over a regenerated deposit-address request. */
    supersededByRequestId: forDisplay(orNull(textSchema)),
    data: dataSchema,
    /** ISO 8601. */
    createdAt: textSchema,
    updatedAt: textSchema,
  }),
  z.transform((record) => ({ ...record, state: toRequestState(record.status) })),
)

/** One request of the history. `state` is its `status` in the library's vocabulary. */
export interface RequestRecord extends z.infer<typeof requestRecordSchema> {}
