export { PaymentRefusedError, UnknownChainError, type PaymentAction, type PaymentRefusal } from '../errors.ts'
export type { ApiKey } from '../service/apiKeys.ts'
export { defaultApiKey } from '../service/createService.ts'
export type { Faults } from '../service/faults/createFaultGate.ts'
export type { ActiveChainFault, ChainFault } from '../service/faults/chainFault.ts'
export type { ActiveEndpointFault, ActiveFault, Fault, FaultEndpoint } from '../service/faults/fault.ts'
export { scenarios, type Scenario, type ScenarioName } from '../service/faults/scenarios.ts'
export { defaultPolicy, type ServicePolicy } from '../service/policy.ts'
export type {
  Clock,
  Ledger,
  LedgerChain,
  LedgerCurrency,
  LedgerSwapSource,
  TokenKind,
} from '../service/ports.ts'
export type { RecordStore } from '../service/recordStore.ts'
export { createSystemClock } from '../service/systemClock.ts'
export {
  createSimulatedSandbox,
  type CreateSimulatedSandboxParameters,
  type SimulatedSandbox,
} from '../simulated/createSimulatedSandbox.ts'
export { createManualClock, type ManualClock } from '../simulated/manualClock.ts'
export type { NodeRpc } from '../simulated/nodeRpc.ts'
export { RpcError } from '../simulated/rpcError.ts'
export type { RpcRequest } from '../simulated/rpcParams.ts'
export type { SimulatedNetwork } from '../simulated/simulatedChain.ts'
export type { SimulatedProvider, SimulatedWallet } from '../simulated/simulatedWallet.ts'
export type { SimulatedChainSpec } from '../simulated/specs.ts'
export type { AtomicStatus, BatchSupport } from '../simulated/wallet/batchSupport.ts'
export type {
  ApproveReply,
  FailReply,
  HangReply,
  OpenPrompt,
  PromptReply,
  RejectReply,
  WalletApproval,
} from '../simulated/wallet/promptReply.ts'
export type { AccountKind } from '../simulated/wallet/walletAccounts.ts'
