export { sandboxAccounts, type SandboxAccount, type SandboxAccounts } from '../anvil/accounts.ts'
export {
  defaultChainSpecs,
  type ChainSpec,
  type CurrencySpec,
  type SwapSourceSpec,
} from '../domain/ledger/chainSpecs.ts'
export type { LocalChain, StartChainsProgress } from '../anvil/startChains.ts'
export {
  AnvilMissingError,
  AnvilStartError,
  PaymentRefusedError,
  PortBusyError,
  UnknownChainError,
  type PaymentAction,
  type PaymentRefusal,
} from '../errors.ts'
export { ServicePortBusyError } from '../http/startServer.ts'
export type { ApiKey } from '../http/apiKeys.ts'
export { defaultApiKey } from '../http/createService.ts'
export type { Faults } from '../faults/createFaultGate.ts'
export type { ActiveChainFault, ChainFault } from '../domain/ledger/chainFaults.ts'
export type { ActiveEndpointFault, ActiveFault, Fault, FaultEndpoint } from '../faults/fault.ts'
export { scenarios, type Scenario, type ScenarioName } from '../faults/scenarios.ts'
export { defaultPolicy, type ServicePolicy } from '../domain/policy.ts'
export type {
  Clock,
  LedgerChain,
  LedgerCurrency,
  LedgerSwapSource,
  TokenKind,
} from '../domain/ledger/ledger.ts'
export { createMemoryStore, type RecordStore } from '../domain/request/recordStore.ts'
export { createSystemClock } from '../domain/systemClock.ts'
export {
  defaultServicePort,
  startSandbox,
  type Sandbox,
  type StartSandboxParameters,
} from '../startSandbox.ts'
