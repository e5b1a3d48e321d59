export { createClient, type Client, type CreateClientParameters } from '../client/createClient.ts'
export type { Clock } from '../utils/time/clock.ts'
export type { KnownContract } from '../client/deployment/knownContracts.ts'
export type { BrandMismatch } from '../client/deployment/brandMismatch.ts'
export type { Deployment, ServiceLocation } from '../client/deployment/deployment.ts'
export type { ServicePaths } from '../schemas/servicePaths.ts'
export type { DeprecationNotice } from '../client/transport/deprecation.ts'
export type { Quote } from '../actions/getQuote.ts'
export type { GetQuoteParameters } from '../actions/quoteParameters.ts'
export type { AppFee } from '../schemas/quote/body/appFee.ts'
export type { Authorization, DestinationCall } from '../schemas/quote/body/destinationCall.ts'
export type { SponsoredComponent } from '../schemas/sponsorship/sponsoredComponents.ts'
export type { TradeType } from '../schemas/quote/body/tradeType.ts'
export type { RequestsPage, UnreadableRecord } from '../schemas/requests/requestsPage.ts'
export type {
  RequestFilterFields,
  RequestFilterGroup,
  RequestFilterValue,
} from '../schemas/requests/query/requestFilters.ts'
export type { GetRequestsParameters } from '../actions/requestsParameters.ts'
export type {
  RequestFeature,
  RequestStatusFilter,
  RequestType,
} from '../schemas/requests/query/requestWords.ts'
export type { GetRequestStatusParameters } from '../actions/getRequestStatus.ts'
export type { RequestState } from '../schemas/status/requestState.ts'
export { CausewayError, type CausewayErrorOptions } from '../errors/causewayError.ts'
export {
  AbortedError,
  ApiKeyInBrowserError,
  InvalidRequestError,
  MalformedResponseError,
  NetworkError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  type RateLimitErrorFacts,
  type ServiceErrorFacts,
} from '../errors/client.ts'
export type { ErrorAdvice, ErrorCodeMeaning } from '../errors/codes/errorCodeMeaning.ts'
export { errorCodes } from '../errors/codes/errorCodes.ts'
export { failReasons } from '../errors/codes/failReasons.ts'
export { errorDetails } from '../errors/errorDetails.ts'
export { InvalidArgumentError } from '../errors/argument.ts'
export { InvalidConfigError } from '../errors/config.ts'
export { PartOutsideRootError, CausewayProviderNotFoundError } from '../errors/context.ts'
export {
  QuoteChangedError,
  QuoteAuditError,
  QuoteExpiredError,
  QuotePaidError,
  QuoteReplacedError,
  QuoteUsedError,
  UnsupportedStepError,
  type AuditFinding,
} from '../errors/quote.ts'
export type { AuditOptions, AuditRule, KnownToken } from '../audit/auditOptions.ts'
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
export type { DepositBook } from '../deposit/book/depositBook.ts'
export type { DepositBookState } from '../deposit/book/depositBookState.ts'
export type { StoredDeposit } from '../deposit/book/depositEntry.ts'
export type { DepositDisclosure } from '../deposit/request/depositDisclosures.ts'
export type { DepositProblem } from '../deposit/request/depositProblems.ts'
export type { AddressHazard } from '../utils/address/addressHazard.ts'
export type { AddressProblem } from '../utils/address/parseAddress.ts'
export type { ChainAddressProblem } from '../utils/address/families/parseChainAddress.ts'
export type { DepositConversion } from '../deposit/findPoorConversion.ts'
export type { DepositParties } from '../deposit/request/depositParties.ts'
export type { DepositProgress } from '../deposit/progress/depositProgress.ts'
export type { DepositPayment } from '../deposit/progress/depositPayment.ts'
export type { DepositAddressParameters } from '../deposit/request/depositAddressParameters.ts'
export type { DepositRefusal } from '../deposit/request/findDepositRefusal.ts'
export type { DepositTerms } from '../deposit/depositTerms.ts'
export type { DepositCheck } from '../deposit/request/checkDepositParameters.ts'
export type { Execution } from '../execution/core/execution.ts'
export type {
  Executions,
  OpenExecutionsConnection,
  ExecutionsState,
  ListedExecution,
} from '../execution/core/list/executions.ts'
export type { QuoteItem, QuoteItemPosition, SignatureItem, TransactionItem } from '../decode/quoteItems.ts'
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
export type { ChainLog, ChainReader, TransactionCall } from '../execution/ports/chains/chainReader.ts'
export type { UnreadableEntry } from '../execution/ports/journal/journalEntries.ts'
export type { Journal, JournalEntry } from '../execution/ports/journal/journal.ts'
export type { LockRelease, Locks } from '../execution/ports/locks/locks.ts'
export type {
  Wallet,
  WalletBatch,
  WalletBatches,
  WalletBatchState,
} from '../execution/ports/wallet/wallet.ts'
export type { RequestWatcher } from '../execution/watch/createRequestWatcher.ts'
export { createConfig } from '../config/createConfig.ts'
export type {
  ConfigCallbacks,
  ConfigEvent,
  FailureEvent,
  QuoteEvent,
  SwapEvent,
} from '../config/callbacks/callbacks.ts'
export type { ClearedHistory } from '../config/clearHistory.ts'
export type { Config, CreateConfigParameters } from '../config/config.ts'
export {
  isNonEvmChain,
  type AnyChain,
  type NonEvmChain,
  type NonEvmExplorer,
} from '../utils/chains/nonEvmChain.ts'

export type { ChainFamily } from '../utils/address/families/chainFamily.ts'
export type { Store } from '../utils/events/createStore.ts'
export type { TokenStore } from '../config/tokens/tokenStore.ts'
export type { TokenProblem } from '../config/tokens/findTokenProblem.ts'
export {
  parseTokenList,
  type ParseTokenListOptions,
  type TokenList,
} from '../config/tokens/parseTokenList.ts'
export { fetchTokenList, type FetchTokenListParameters } from '../config/tokens/fetchTokenList.ts'
export { CausewayProvider, type CausewayProviderProps } from '../hooks/CausewayProvider.tsx'
export type { Token } from '../utils/tokens/token.ts'
export type {
  ConfigParameter,
  WalletParameter,
  WalletsParameter,
} from '../hooks/context/connectionParameters.ts'
export { useBalance, type UseBalanceParameters, type UseBalanceReturnType } from '../hooks/useBalance.ts'
export { useBalances, type UseBalancesParameters, type UseBalancesReturnType } from '../hooks/useBalances.ts'
export {
  useClearHistory,
  type UseClearHistoryParameters,
  type UseClearHistoryReturnType,
} from '../hooks/useClearHistory.ts'
export { useClient, type UseClientParameters, type UseClientReturnType } from '../hooks/useClient.ts'
export type { DepositAddressStatus } from '../deposit/depositAddressStatus.ts'
export type { DepositAddressState } from '../deposit/deriveDepositAddress.ts'
export type { DepositTracking } from '../hooks/deposits/tracking/useDepositProgress.ts'
export {
  useDepositAddress,
  type UseDepositAddressParameters,
  type UseDepositAddressReturnType,
} from '../hooks/deposits/useDepositAddress.ts'
export {
  useDepositRefusal,
  type UseDepositRefusalParameters,
  type UseDepositRefusalReturnType,
} from '../hooks/deposits/useDepositRefusal.ts'
export {
  useDepositAddresses,
  type UseDepositAddressesParameters,
  type UseDepositAddressesReturnType,
} from '../hooks/deposits/useDepositAddresses.ts'
export {
  useExecuteSteps,
  type UseExecuteStepsParameters,
  type UseExecuteStepsReturnType,
} from '../hooks/useExecuteSteps.ts'
export {
  useExecution,
  type UseExecutionParameters,
  type UseExecutionReturnType,
} from '../hooks/useExecution.ts'
export {
  useExecutions,
  type UseExecutionsParameters,
  type UseExecutionsReturnType,
} from '../hooks/useExecutions.ts'
export { useQuote, type UseQuoteParameters, type UseQuoteReturnType } from '../hooks/useQuote.ts'
export {
  useQuoteStatus,
  type QuoteFreshness,
  type QuoteStatus,
  type UseQuoteStatusParameters,
  type UseQuoteStatusReturnType,
} from '../hooks/useQuoteStatus.ts'
export type { RequestsListParameters } from '../query/keys.ts'
export type { ExecuteStepsVariables } from '../query/mutations/executeAndRefetch.ts'
export type { QuoteOptions } from '../query/service/quote.ts'
export type { RequestsPages } from '../query/service/requestsPages.ts'
export { useRequests, type UseRequestsParameters, type UseRequestsReturnType } from '../hooks/useRequests.ts'
export {
  useRequestStatus,
  type UseRequestStatusParameters,
  type UseRequestStatusReturnType,
} from '../hooks/useRequestStatus.ts'
export {
  useSuspenseBalance,
  type UseSuspenseBalanceParameters,
  type UseSuspenseBalanceReturnType,
} from '../hooks/suspense/useSuspenseBalance.ts'
export {
  useSuspenseBalances,
  type UseSuspenseBalancesParameters,
  type UseSuspenseBalancesReturnType,
} from '../hooks/suspense/useSuspenseBalances.ts'
export {
  useSuspenseQuote,
  type UseSuspenseQuoteParameters,
  type UseSuspenseQuoteReturnType,
} from '../hooks/suspense/useSuspenseQuote.ts'
export {
  useSuspenseRequests,
  type UseSuspenseRequestsParameters,
  type UseSuspenseRequestsReturnType,
} from '../hooks/suspense/useSuspenseRequests.ts'
export {
  useSuspenseRequestStatus,
  type UseSuspenseRequestStatusParameters,
  type UseSuspenseRequestStatusReturnType,
} from '../hooks/suspense/useSuspenseRequestStatus.ts'
export { useTokens, type UseTokensParameters, type UseTokensReturnType } from '../hooks/useTokens.ts'
export { useWallet, type UseWalletReturnType } from '../hooks/useWallet.ts'
export type { MessageKey, Messages } from '../locales/messages.ts'
export type { Amount, Currency, EmbeddedAmount, EmbeddedCurrency, Fee } from '../schemas/currency.ts'
export type { QuoteDetails, QuoteFees } from '../schemas/quote/quote.ts'
export type { RequestRecord } from '../schemas/requests/requestRecord.ts'
export type { DepositAddressRecord } from '../schemas/requests/depositAddressRecord.ts'
export type { RequestTransaction } from '../schemas/requests/requestTransaction.ts'
export type { RequestLeg, RequestLegKind, SentTransaction } from '../schemas/requests/requestLegs.ts'
export type { RequestStatus } from '../schemas/status/requestStatus.ts'
export type { SignatureStep, Step, TransactionStep, UnknownStep } from '../schemas/quote/step.ts'
export type {
  FeeSponsorship,
  SponsoredAmount,
  ComponentSponsorship,
  SponsorshipPhase,
} from '../schemas/sponsorship/sponsorship.ts'
