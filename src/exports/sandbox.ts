export { sandboxAccounts, type SandboxAccount, type SandboxAccounts } from '../sandbox/chains/accounts.ts'
export {
  defaultChainSpecs,
  type ChainSpec,
  type CurrencySpec,
  type SwapSourceSpec,
} from '../sandbox/chains/specs.ts'
export type { LocalChain, StartChainsProgress } from '../sandbox/chains/startChains.ts'
export {
  AnvilMissingError,
  AnvilStartError,
  PaymentRefusedError,
  PortBusyError,
  UnknownChainError,
  type PaymentAction,
  type PaymentRefusal,
} from '../sandbox/errors.ts'
export { ServicePortBusyError } from '../sandbox/server.ts'
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
  LedgerChain,
  LedgerCurrency,
  LedgerSwapSource,
  TokenKind,
} from '../sandbox/service/ports.ts'
export { createMemoryStore, type RecordStore } from '../sandbox/service/recordStore.ts'
export { createSystemClock } from '../sandbox/service/systemClock.ts'
export {
  defaultServicePort,
  startSandbox,
  type Sandbox,
  type StartSandboxParameters,
} from '../sandbox/startSandbox.ts'
