export { PaymentRefusedError, UnknownChainError, type PaymentAction, type PaymentRefusal } from '../errors.ts'
export type { ApiKey } from '../domain/service/apiKey.ts'
export { defaultApiKey } from '../domain/service/apiKey.ts'
export type { Faults } from '../faults/createFaults.ts'
export type { ActiveChainFault, ChainFault } from '../domain/ledger/chainFaults.ts'
export type { ActiveEndpointFault, ActiveFault, Fault, FaultEndpoint } from '../faults/fault.ts'
export { scenarios, type Scenario, type ScenarioName } from '../faults/scenarios.ts'
export { dialects, type Dialect } from '../domain/service/dialect.ts'
export { defaultPolicy, type PolicyOptions, type ServicePolicy } from '../domain/service/policy.ts'
export { serviceContracts } from '../domain/chains/chain.ts'
export { claimMessage } from '../domain/request/permits/toClaimMessage.ts'
export { toTokens } from '../domain/chains/toTokens.ts'
export type {
  LedgerChain,
  LedgerCurrency,
  LedgerSwapSource,
  SimulatedFamily,
  LedgerTokenKind,
} from '../domain/chains/chain.ts'
export { defaultChainSpecs } from '../domain/ledger/chainSpecs.ts'
export type { SandboxClock } from '../domain/clock.ts'
export type { Ledger } from '../domain/ledger/ledger.ts'
export type { RecordStore } from '../domain/request/flow/recordStore.ts'
export { createSystemClock } from '../domain/clock.ts'
export {
  createSimulatedSandbox,
  type CreateSimulatedSandboxParameters,
  type SimulatedSandbox,
} from '../simulated/createSimulatedSandbox.ts'
export { createManualClock, type ManualClock } from '../simulated/createManualClock.ts'
export type { NodeRpc } from '../simulated/rpc/createNodeRpc.ts'
export { RpcError } from '../simulated/rpcError.ts'
export type { RpcRequest } from '../simulated/rpc/rpcParams.ts'
export type { SimulatedNetwork } from '../simulated/chain/simulatedChain.ts'
export type { SimulatedProvider, SimulatedWallet } from '../simulated/wallet/simulatedWallet.ts'
export {
  nonEvmChainSpecs,
  type SimulatedChainSpec,
  type SimulatedNonEvmChainSpec,
} from '../simulated/chain/simulatedChainSpec.ts'
export type { SimulatedNonEvmChain } from '../simulated/chain/nonEvmChain.ts'
export type { AtomicStatus, BatchSupport } from '../simulated/wallet/batches/batchSupport.ts'
export type {
  ApproveReply,
  FailReply,
  HangReply,
  OpenPrompt,
  PromptReply,
  RejectReply,
  WalletApproval,
} from '../simulated/wallet/prompts/promptReply.ts'
export type { AccountKind } from '../simulated/wallet/accounts/walletAccounts.ts'
