import * as z from 'zod/mini'
import { amountSchema, currencySchema } from './currency.ts'
import { open } from './open.ts'
import { chainIdSchema, forDisplay } from './primitives.ts'
import { toRequestState } from './requestState.ts'

const transactionSchema = open({
  txHash: z.string(),
  chainId: forDisplay(chainIdSchema),
  /** `onchain` occurs. */
  type: forDisplay(z.string()),
  /** `success` and `failure` occur. */
  status: forDisplay(z.string()),
  /** Seconds since the epoch. */
  timestamp: forDisplay(z.number()),
  block: forDisplay(z.number()),
  /** Gas paid, in the chain's smallest unit. */
  fee: forDisplay(z.string()),
})

const routeSideSchema = open({
  inputCurrency: forDisplay(amountSchema),
  outputCurrency: forDisplay(amountSchema),
  /** The provider of the leg. */
  router: forDisplay(z.string()),
})

const feeFigureSchema = open({
  /** US dollars; negative values are costs, positive for `sponsored`. */
  usd: forDisplay(z.string()),
  amount: forDisplay(z.string()),
  amountFormatted: forDisplay(z.string()),
})

const feeFiguresSchema = open({
  swap: forDisplay(feeFigureSchema),
  execution: forDisplay(feeFigureSchema),
  platform: forDisplay(feeFigureSchema),
  app: forDisplay(feeFigureSchema),
  sponsored: forDisplay(feeFigureSchema),
})

const dataSchema = open({
  failReason: forDisplay(z.nullable(z.string())),
  refundFailReason: forDisplay(z.nullable(z.string())),
  /** Seconds until the fill, as the service expected. */
  timeEstimate: forDisplay(z.number()),
  slippageTolerance: forDisplay(z.string()),
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
          rate: forDisplay(z.string()),
          origin: forDisplay(routeSideSchema),
          destination: forDisplay(routeSideSchema),
        }),
      ),
    }),
  ),
})

export const requestRecordSchema = z.pipe(
  open({
    id: z.string(),
    status: z.string(),
    user: forDisplay(z.string()),
    sender: forDisplay(z.string()),
    recipient: forDisplay(z.string()),
    refundTo: forDisplay(z.nullable(z.string())),
    /** `Bridge`, `Crosschain Swap`, `Same-chain Swap`, `Send`, `Wrap`, `Unwrap`, `Call`; others may come. */
    requestType: forDisplay(z.string()),
    features: forDisplay(z.array(z.string())),
    /** The request that took over a regenerated deposit-address request. */
    supersededByRequestId: forDisplay(z.nullable(z.string())),
    data: dataSchema,
    /** ISO 8601. */
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
  z.transform((record) => ({ ...record, state: toRequestState(record.status) })),
)

/** One request of the history. `state` is its `status` in the library's vocabulary. */
export interface RequestRecord extends z.infer<typeof requestRecordSchema> {}
