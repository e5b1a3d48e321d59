export {
  PaymentRefusedError,
  UnknownChainError,
  type PaymentAction,
  type PaymentRefusal,
} from '../sandbox/errors.ts'
export type { ApiKey } from '../sandbox/service/apiKeys.ts'
export { defaultApiKey } from '../sandbox/service/createService.ts'
export type { Faults } from '../sandbox/service/faults/createFaultGate.ts'
export type { ActiveChainFault, ChainFault } from '../sandbox/service/faults/chainFault.ts'
export type {
  ActiveEndpointFault,
  ActiveFault,
  Fault,
  FaultEndpoint,
} from '../sandbox/service/faults/fault.ts'
export { scenarios, type Scenario, type ScenarioName } from '../sandbox/service/faults/scenarios.ts'
export { defaultPolicy, type ServicePolicy } from '../sandbox/service/policy.ts'
export type {
  Clock,
  Ledger,
  LedgerChain,
  LedgerCurrency,
  LedgerSwapSource,
  TokenKind,
} from '../sandbox/service/ports.ts'
export type { RecordStore } from '../sandbox/service/recordStore.ts'
export { createSystemClock } from '../sandbox/service/systemClock.ts'
export {
  createSimulatedSandbox,
  type CreateSimulatedSandboxParameters,
  type SimulatedSandbox,
} from '../sandbox/simulated/createSimulatedSandbox.ts'
export { createManualClock, type ManualClock } from '../sandbox/simulated/manualClock.ts'
export type { NodeRpc } from '../sandbox/simulated/nodeRpc.ts'
export { RpcError } from '../sandbox/simulated/rpcError.ts'
export type { RpcRequest } from '../sandbox/simulated/rpcParams.ts'
export type { SimulatedNetwork } from '../sandbox/simulated/simulatedChain.ts'
export type { SimulatedProvider, SimulatedWallet } from '../sandbox/simulated/simulatedWallet.ts'
export type { SimulatedChainSpec } from '../sandbox/simulated/specs.ts'
export type { AtomicStatus, BatchSupport } from '../sandbox/simulated/wallet/batchSupport.ts'
export type {
  ApproveReply,
  FailReply,
  HangReply,
  OpenPrompt,
  PromptReply,
  RejectReply,
  WalletApproval,
} from '../sandbox/simulated/wallet/promptReply.ts'
export type { AccountKind } from '../sandbox/simulated/wallet/walletAccounts.ts'
