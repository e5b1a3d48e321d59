export { auditQuote } from '../audit/auditQuote.ts'
export type { AuditOptions, AuditRule, KnownToken } from '../audit/auditOptions.ts'
export { verifyOrderSignature } from '../audit/input/verifyOrderSignature.ts'
export {
  verifyQuote,
  type UnverifiedReason,
  type QuoteVerification,
  type VerifiedFact,
} from '../audit/verifyQuote.ts'
export type { KnownContract } from '../client/deployment/knownContracts.ts'
export type { Client } from '../client/createClient.ts'
export type { Quote } from '../actions/getQuote.ts'
export type { QuoteItem, QuoteItemPosition, SignatureItem, TransactionItem } from '../decode/quoteItems.ts'
export type { Clock } from '../utils/time/clock.ts'
export type { BuiltInAuditRule } from '../audit/auditRules.ts'
export type {
  ChainLog,
  ChainReader,
  SimulatedOutcome,
  TokenMetadata,
  TransactionCall,
  TransactionOutcome,
} from '../execution/ports/chains/chainReader.ts'
export {
  createViemChainReader,
  type CreateViemChainReaderParameters,
} from '../execution/ports/chains/createViemChainReader.ts'
export { createExecution } from '../execution/core/createExecution.ts'
export type {
  CreateExecutionOptions,
  Execution,
  ResumeExecutionConnection,
  StartExecutionConnection,
  StartExecutionOptions,
} from '../execution/core/execution.ts'
export { createExecutions } from '../execution/core/list/createExecutions.ts'
export type {
  Executions,
  OpenExecutionsConnection,
  ExecutionsState,
  ListedExecution,
} from '../execution/core/list/executions.ts'
export type { DepositExpectations } from '../deposit/confirmTerms.ts'
export type { DepositConversion } from '../deposit/findPoorConversion.ts'
export type { DepositParties, KnownDepositParties } from '../deposit/request/depositParties.ts'
export { depositDisclosures, type DepositDisclosure } from '../deposit/request/depositDisclosures.ts'
export {
  deriveDepositProgress,
  type DepositProgress,
  type DeriveDepositProgressParameters,
} from '../deposit/progress/depositProgress.ts'
export type { DepositPayment } from '../deposit/progress/depositPayment.ts'
export type { DepositAddressParameters } from '../deposit/request/depositAddressParameters.ts'
export {
  findDepositRefusal,
  type DepositChain,
  type DepositRefusal,
} from '../deposit/request/findDepositRefusal.ts'
export type { DepositTerms } from '../deposit/depositTerms.ts'
export {
  requestDepositAddress,
  type AuditedDepositAddress,
  type RequestDepositAddressOptions,
} from '../deposit/request/requestDepositAddress.ts'
export { toDepositQuoteParameters } from '../deposit/request/toDepositQuoteParameters.ts'
export { digestQuote } from '../execution/state/digestQuote.ts'
export { createConfig } from '../config/createConfig.ts'
export type {
  ConfigCallbacks,
  ConfigEvent,
  FailureEvent,
  QuoteEvent,
  SwapEvent,
} from '../config/callbacks/callbacks.ts'
export type { Config, CreateConfigParameters } from '../config/config.ts'
export { executeSteps, type ExecutionConfig } from '../config/executeSteps.ts'
export type { ExecuteStepsOptions, ExecuteStepsParameters } from '../config/executeStepsParameters.ts'
export {
  isNonEvmChain,
  type AnyChain,
  type NonEvmChain,
  type NonEvmExplorer,
} from '../utils/chains/nonEvmChain.ts'
export { fetchTokenList, type FetchTokenListParameters } from '../config/tokens/fetchTokenList.ts'
export {
  parseTokenList,
  type ParseTokenListOptions,
  type TokenList,
} from '../config/tokens/parseTokenList.ts'
export type { Token } from '../utils/tokens/token.ts'
export type { TokenStore } from '../config/tokens/tokenStore.ts'
export type { ExecutionEvent, LoggedEvent } from '../execution/state/executionEvent.ts'
export { idleState } from '../execution/state/executionState.ts'
export type {
  Approval,
  ExecutionItem,
  ExecutionItemStatus,
  PromptIntent,
  SignedPermit,
} from '../execution/state/executionItem.ts'
export type {
  EarlierPayment,
  ExecutionDecision,
  ExecutionState,
  ExecutionStatus,
} from '../execution/state/executionState.ts'
export type { ExecutionSummary } from '../execution/state/executionSummary.ts'
export type { UnreadableEntry } from '../execution/ports/journal/journalEntries.ts'
export type { ExecutionRecord } from '../execution/records/executionRecord.ts'
export { createMemoryJournal, type Journal, type JournalEntry } from '../execution/ports/journal/journal.ts'
export {
  createWebStorageJournal,
  type CreateWebStorageJournalParameters,
} from '../execution/ports/journal/createWebStorageJournal.ts'
export { createMemoryLocks, type Locks, type LockRelease } from '../execution/ports/locks/locks.ts'
export { createWebLocks } from '../execution/ports/locks/createWebLocks.ts'
export {
  parseSupportBundle,
  recordSupportBundle,
  replaySupportBundle,
  type SupportBundle,
} from '../execution/core/supportBundle.ts'
export { transitionExecution } from '../execution/state/transitionExecution.ts'
export {
  createEip1193Wallet,
  type Eip1193Provider,
  type CreateEip1193WalletParameters,
} from '../execution/ports/wallet/createEip1193Wallet.ts'
export {
  createViemWallet,
  type CreateViemWalletParameters,
} from '../execution/ports/wallet/createViemWallet.ts'
export type {
  Wallet,
  WalletBatch,
  WalletBatches,
  WalletBatchState,
} from '../execution/ports/wallet/wallet.ts'
export {
  createRequestWatcher,
  type RequestWatch,
  type RequestWatcher,
  type CreateRequestWatcherOptions,
} from '../execution/watch/createRequestWatcher.ts'
export type { WatchRequestParameters } from '../execution/watch/watchedRequest.ts'
export { CausewayError } from '../errors/causewayError.ts'
export { InvalidArgumentError } from '../errors/argument.ts'
export { InvalidConfigError } from '../errors/config.ts'
export {
  QuoteChangedError,
  QuoteAuditError,
  QuoteExpiredError,
  QuotePaidError,
  QuoteReplacedError,
  QuoteUsedError,
  UnsupportedStepError,
} from '../errors/quote.ts'
export {
  ChainNotConfiguredError,
  ExecutionPendingError,
  InterruptedError,
  CallbackError,
  JournalError,
  LocksError,
  ChunkLoadError,
  PermitUnusedError,
  RequestFailedError,
  type JournalOperation,
  type PermitUnusedReason,
} from '../errors/execution.ts'
export type { WatchRequestHints } from '../execution/watch/poll/pollRequest.ts'
export type { PageActivity } from '../execution/ports/page/pageActivity.ts'
export type { StatusChannel } from '../execution/watch/tabs/statusChannel.ts'
export {
  BatchPartlyDoneError,
  TransactionReplacedError,
  TransactionRevertedError,
  TransactionWouldRevertError,
} from '../errors/transaction.ts'
export {
  ResponseLostError,
  PendingPaymentError,
  WalletBusyError,
  UnsupportedSignerError,
  UserRejectedError,
  WalletError,
  WalletNotConnectedError,
  WrongAccountError,
  WrongChainError,
} from '../errors/wallet.ts'
export type { AuditFinding } from '../errors/quote.ts'
