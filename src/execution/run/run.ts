import type { Address } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import type { Client } from '../../client/createClient.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import type { Clock } from '../../utils/time/clock.ts'
import type { AuditOptions } from '../../audit/auditOptions.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import type { OpenPayment } from '../payments/findOpenPayments.ts'
import type { ExecutionEvent, WalletAnswer } from '../state/executionEvent.ts'
import type { ExecutionItemStatus, PromptIntent } from '../state/executionItem.ts'
import { isUserDone, type ExecutionDecision, type ExecutionState } from '../state/executionState.ts'
import type { Locks } from '../ports/locks/locks.ts'
import type { QuoteItem } from '../../decode/quoteItems.ts'
import type { QuotePrompts } from '../payments/quotePrompts.ts'
import type { UnansweredPrompts } from '../payments/unansweredPrompts.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'

/** One quote on its way through the wallet. */
export interface Run {
  readonly client: Client
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly chainReader: ChainReader
  readonly locks: Locks
  readonly unansweredPrompts: UnansweredPrompts
  readonly quotePrompts: QuotePrompts
  getState(): ExecutionState
  dispatch(event: ExecutionEvent): void
  /** Stores the state; resolves once it survives the page. */
  save(): Promise<void>
  /** Resolves once the provider reports that the user's part is done, whatever the wallet does. */
  untilOver(): Promise<void>
  /** Waits for the user's decision; false also if events make the decision unnecessary. */
  requestDecision(decision: ExecutionDecision): Promise<boolean>
  /**
   * Reports what the wallet has sent, however late. If the run was left by then, the report goes to whatever follows the execution now, or
   * to the journal.
   */
  sent(indexes: readonly number[], answer: WalletAnswer): void
  /** Reports, after the execution ended or was left, that the prompt with this intent sent nothing. */
  unsent(indexes: readonly number[], intent: Pick<PromptIntent, 'at'>, error: CausewayError): void
  /** Watches the item's request; polls at once if it is already watched. */
  watch(item: QuoteItem): void
}

/** A run that may prompt. */
export interface PromptingRun extends Run {
  readonly wallet: Wallet
  /** Reads which account the page uses now: the quote's, another one or none. */
  readAccount(account: Address): Promise<Address | undefined>
  readonly allowAccountUpgrade: boolean
  readonly audit: AuditOptions
  /** Audit findings that the user saw and accepted before. */
  readonly acceptedFindings: readonly AuditFinding[]
  /** Whether another execution in the journal prompted a wallet to pay the request. Rejects if the journal can't be read. */
  isPromptedInJournal(requestId: string): Promise<boolean>
  /** Finds payments of other executions that may still take the token that this one pays; with `error`, only those of this page. */
  findOpenPayments(): Promise<{ payments: readonly OpenPayment[]; error?: unknown }>
  /**
   * The accepted quote, with the steps that the provider has added since. The state keeps the quote object as it was accepted: the page
   * passes that object to `start` again to continue, and recognizes its execution by it.
   */
  quote: Quote
  /** Digest of the accepted quote and of the steps that the provider has added since. */
  digest: string
  /** Grows when the provider adds steps. */
  readonly items: QuoteItem[]
  /** The risks that the user accepted, each asked about once. */
  readonly acceptedRisks: Set<
    'storageUnavailable' | 'entryUnreadable' | 'locksUnavailable' | `pendingPayment ${string}`
  >
  /** When each payment was last found not to be open, in milliseconds since the epoch. */
  readonly overPayments: Map<string, number>
  /** Keys of the open payments that a user of this page was asked about and hasn't accepted. */
  readonly unacceptedPayments: Set<string>
  /** When the provider was last asked whether the quote was already paid, in milliseconds since the epoch. */
  unpaidCheckedAt?: number | undefined
  /** False once the wallet has refused a batch. */
  hasBatches: boolean
}

/** The status that an item has by now; undefined where there is no such item. */
export function itemStatusOf(
  { getState }: Pick<Run, 'getState'>,
  index: number,
): ExecutionItemStatus | undefined {
  return getState().items[index]?.status
}

/** True once the run was left, or the user has nothing more to do, even if items are left. */
export function isRunOver({ signal, getState }: Pick<Run, 'signal' | 'getState'>): boolean {
  return signal.aborted || isUserDone(getState())
}
