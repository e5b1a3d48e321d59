export { auditQuote, type AuditOptions, type AuditRule } from '../execution/audit/auditQuote.ts'
export type { BuiltInAuditRule } from '../execution/audit/auditFinding.ts'
export type {
  ChainReader,
  SimulatedOutcome,
  TokenFacts,
  TransactionOutcome,
} from '../execution/chains/chainReader.ts'
export { viemChainReader, type ViemChainReaderParameters } from '../execution/chains/viemChainReader.ts'
export { createExecution } from '../execution/createExecution.ts'
export type { CreateExecutionOptions, Execution, LoggedEvent, StartOptions } from '../execution/execution.ts'
export {
  createExecutions,
  type Executions,
  type ExecutionsSnapshot,
  type ListedExecution,
} from '../execution/createExecutions.ts'
export { depositDisclosures, type DepositDisclosure } from '../execution/depositAddress/depositDisclosures.ts'
export {
  depositProblems,
  type DepositProblem,
  type KnownPlaces,
} from '../execution/depositAddress/depositProblems.ts'
export {
  readDepositProgress,
  type DepositPayment,
  type DepositProgress,
  type ReadDepositProgressParameters,
} from '../execution/depositAddress/depositProgress.ts'
export type { DepositQuestion } from '../execution/depositAddress/depositQuestion.ts'
export { depositRefusal, type DepositRefusal } from '../execution/depositAddress/depositRefusal.ts'
export type { DepositTerms } from '../execution/depositAddress/depositTerms.ts'
export {
  requestDepositAddress,
  type GivenDepositAddress,
  type RequestDepositAddressOptions,
} from '../execution/depositAddress/requestDepositAddress.ts'
export { toDepositParameters } from '../execution/depositAddress/toDepositParameters.ts'
export { digestQuote } from '../execution/digestQuote.ts'
export {
  executeSteps,
  type ExecuteStepsOptions,
  type ExecuteStepsParameters,
} from '../execution/executeSteps.ts'
export type { ExecutionEvent } from '../execution/executionEvent.ts'
export {
  isBusy,
  type ExecutionItem,
  type ExecutionItemStatus,
  type ExecutionQuestion,
  type ExecutionState,
  type ExecutionStatus,
  type PromptIntent,
} from '../execution/executionState.ts'
export type { ExecutionSummary } from '../execution/executionSummary.ts'
export type { BrokenEntry } from '../execution/journal/executionJournal.ts'
export type { ExecutionRecord } from '../execution/journal/executionRecord.ts'
export { memoryJournal, type Journal, type JournalEntry } from '../execution/journal/journal.ts'
export {
  webStorageJournal,
  type WebStorageJournalParameters,
} from '../execution/journal/webStorageJournal.ts'
export { memoryLocks, type Locks } from '../execution/locks/locks.ts'
export { webLocks } from '../execution/locks/webLocks.ts'
export type { ExecutionIo } from '../execution/run/run.ts'
export { readBundle, recordEvents, replayBundle, type SupportBundle } from '../execution/supportBundle.ts'
export { transition } from '../execution/transition.ts'
export {
  eip1193Wallet,
  type Eip1193Provider,
  type Eip1193WalletParameters,
} from '../execution/wallet/eip1193Wallet.ts'
export { viemWallet, type ViemWalletParameters } from '../execution/wallet/viemWallet.ts'
export type { Wallet, WalletBatch, WalletBatches, WalletBatchStatus } from '../execution/wallet/wallet.ts'
export {
  createRequestWatcher,
  type RequestWatch,
  type RequestWatcher,
  type RequestWatcherOptions,
  type WatchRequestParameters,
} from '../execution/watch/requestWatcher.ts'
export type { AuditFinding } from '../errors/quote.ts'
