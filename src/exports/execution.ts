export { auditQuote } from '../execution/audit/auditQuote.ts'
export type { ChainReader, TokenFacts, TransactionOutcome } from '../execution/chains/chainReader.ts'
export { viemChainReader, type ViemChainReaderParameters } from '../execution/chains/viemChainReader.ts'
export { createExecution, type Execution, type ExecutionIo } from '../execution/createExecution.ts'
export {
  executeSteps,
  type ExecuteStepsOptions,
  type ExecuteStepsParameters,
} from '../execution/executeSteps.ts'
export {
  isBusy,
  type ExecutionEvent,
  type ExecutionItem,
  type ExecutionState,
  type ExecutionStatus,
} from '../execution/executionState.ts'
export { transition } from '../execution/transition.ts'
export { viemWallet, type ViemWalletParameters } from '../execution/wallet/viemWallet.ts'
export type { Wallet } from '../execution/wallet/wallet.ts'
export type { AuditFinding } from '../errors/execution.ts'
