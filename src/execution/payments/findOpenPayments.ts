import type { ExecutionItem, ExecutionItemStatus, PromptIntent } from '../state/executionItem.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { isSameToken, type TokenId } from '../../utils/tokens/tokenId.ts'
import type { Clock } from '../../utils/time/clock.ts'
import { JournalError } from '../../errors/execution.ts'
import { SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { readJournal } from '../records/executionJournal.ts'
import type { ExecutionRecord } from '../records/executionRecord.ts'
import type { UnreadableEntry } from '../ports/journal/journalEntries.ts'
import type { Journal } from '../ports/journal/journal.ts'
import type { PayingExecutions, Paying } from './payingExecutions.ts'
import {
  canBeForgotten,
  isPaymentSent,
  wasPaymentInProgress,
  isUsed,
  mayBeDropped,
  mayStillPay,
  type PayingExecution,
} from './mayStillPay.ts'

/** How long a signature may still be used after it expired, in milliseconds: blocks get reorganized. */
export const endGraceMs = 2 * 60_000

/**
 * A payment that may still take funds, or may have taken them without a report, unless the chain shows otherwise: a signature that someone
 * has, or a transaction that the wallet may have sent or may still send, or that the network may have dropped.
 */
export type OpenPayment = Pick<ExecutionItem, 'kind' | 'chainId' | 'status' | 'wasLost'> & {
  /** ID of its execution. */
  id: string
  intent: Partial<PromptIntent> & Pick<PromptIntent, 'at'>
  /** In base units of the token; undefined if only storage tells. */
  amount?: bigint | undefined
  transactionHash?: ExecutionItem['transactionHash']
  transactionNonce?: ExecutionItem['transactionNonce']
  /** It was sent, so it is open only if the network doesn't show it. @default false */
  isSent?: boolean | undefined
  /** The user was told that its swap is being delivered, and so expects that it was used. @default false */
  isDelivering?: boolean | undefined
  /**
   * Another swap was paid by a permit with the same nonce: a used nonce then doesn't mean that this payment went through. @default false
   */
  isNonceSpent?: boolean | undefined
  /** The user is no longer asked about it once `isOldPayment` is true. @default false */
  isForgettable?: boolean | undefined
  /** It was in progress when its page was closed, and the user wasn't told that it may not go through. @default false */
  wasInProgress?: boolean | undefined
  /** The request that it pays, and the path of the endpoint that reports on it. */
  request?: { requestId: string; path: string | undefined } | undefined
}

/**
 * Finds payments of this token that other executions requested from this account's wallet and that nobody has reported as sent or used: the
 * provider may have a signature that it refused, and the wallet may still send what it never answered.
 *
 * @returns with `error`, if the journal can't be read: then only payments that this page requested.
 */
export async function findOpenPayments(
  {
    journal,
    clock,
    payingExecutions,
  }: { journal: Journal; clock: Clock; payingExecutions: PayingExecutions },
  { baseUrl, account, token, id }: { baseUrl: string; account: string; token: TokenId; id: string },
): Promise<{ payments: OpenPayment[]; error?: unknown }> {
  const { records, error } = await readJournal(journal, baseUrl, clock).then(
    ({ records: read, unreadable }) => ({ records: read, error: unreadableError(unreadable) }),
    (cause: unknown) => ({ records: [], error: cause }),
  )
  const stored = new Map(records.map((record): [string, Paying] => [record.id, record]))
  const known = [...new Map([...stored, ...payingExecutions]).values()].map((one) =>
    withLaterRecord(one, stored.get(one.id)),
  )
  const used = new Set([...records, ...payingExecutions.values()].filter(isUsed).map((one) => one.id))
  const spentNonces = new Set(
    records.filter(isPaidByPermit).flatMap(({ items }) => items.flatMap(permitNonceKeys)),
  )
  const others = known.filter(
    (one) => one.id !== id && !used.has(one.id) && isSameToken(one.summary.pay.currency, token),
  )
  const payments = others.flatMap((one) =>
    one.items.flatMap((item): OpenPayment[] => {
      const { kind, chainId, status, wasLost, intent, transactionHash, transactionNonce } = item
      if (!intent || !isSameAddress(intent.from, account)) return []
      const isSent = isPaymentSent(item, one)
      if (!isSent && !mayStillPay(item, one) && !mayBeDropped(item, one)) return []
      const amount = payingExecutions.get(one.id)?.summary.pay.amount
      const isForgettable = kind === 'signature' || isSent || canBeForgotten(item, one)
      const isDelivering = status === 'done' && one.status === 'filling'
      const isNonceSpent = permitNonceKeys(item).some((nonce) => spentNonces.has(nonce))
      const { requestId = undefined } = one
      const path = stored.get(one.id)?.statusPath
      const sent = {
        amount,
        transactionHash,
        transactionNonce,
        isSent,
        isDelivering,
        isNonceSpent,
        isForgettable,
        wasInProgress: wasPaymentInProgress(item, one),
        request: requestId === undefined ? undefined : { requestId, path },
      }
      return [{ id: one.id, kind, chainId, status, wasLost, intent, ...sent }]
    }),
  )
  return { payments, error }
}

/**
 * The error for entries that can't be read: like a journal that can't be read, they may hold an open payment, however old they are, since
 * signatures may be valid for months. The user is asked until they are removed.
 */
function unreadableError([entry]: readonly UnreadableEntry[]): JournalError | undefined {
  return entry && new JournalError({ operation: 'read', cause: new SchemaError(entry.reason) })
}

/** Whether the provider has reported a swap as paid, and only its permits can have paid it. */
function isPaidByPermit(record: ExecutionRecord): boolean {
  return isUsed(record) && record.items.every(({ kind, paysNothing }) => kind === 'signature' || paysNothing)
}

/** A key of the nonce of an item's permit; an empty array without a permit. */
function permitNonceKeys({ chainId, intent }: PayingExecution['items'][number]): string[] {
  if (!intent?.permit) return []
  const { contract, owner, nonce } = intent.permit
  return [[chainId, contract, owner, nonce].join(' ').toLowerCase()]
}

/** Takes the outcome of a payment from a later record. A record without an outcome changes nothing: it may not know of the prompt. */
function withLaterRecord(known: Paying, record: Paying | undefined): Paying {
  if (!record || record.updatedAt <= known.updatedAt) return known
  const items = known.items.map((item, at) => {
    const later = record.items[at]
    return later && answered.has(later.status) ? later : item
  })
  return { ...known, status: record.status, items }
}

/**
 * Statuses that only an execution that knows of the prompt can have. `lost` may follow `confirming`, if the hash was that of another
 * transaction.
 */
const answered: ReadonlySet<ExecutionItemStatus> = new Set(['confirming', 'done', 'failed', 'lost'])

/** A key that is unique for each payment. */
export function keyOf({ id, intent: { at, expiresAt, permit } }: Pick<OpenPayment, 'id' | 'intent'>): string {
  return [id, at, expiresAt, permit?.nonce].join(' ')
}
