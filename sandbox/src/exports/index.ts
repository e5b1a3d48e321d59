export { sandboxAccounts, type SandboxAccount, type SandboxAccounts } from '../chains/accounts.ts'
export { defaultChainSpecs, type ChainSpec, type CurrencySpec, type SwapSourceSpec } from '../chains/specs.ts'
export type { LocalChain, StartChainsProgress } from '../chains/startChains.ts'
export {
  AnvilMissingError,
  AnvilStartError,
  PaymentRefusedError,
  PortBusyError,
  UnknownChainError,
  type PaymentAction,
  type PaymentRefusal,
} from '../errors.ts'
export { ServicePortBusyError } from '../server.ts'
export type { ApiKey } from '../service/apiKeys.ts'
export { defaultApiKey } from '../service/createService.ts'
export type { Faults } from '../service/faults/createFaultGate.ts'
export type { ActiveChainFault, ChainFault } from '../service/faults/chainFault.ts'
export type { ActiveEndpointFault, ActiveFault, Fault, FaultEndpoint } from '../service/faults/fault.ts'
export { scenarios, type Scenario, type ScenarioName } from '../service/faults/scenarios.ts'
export { defaultPolicy, type ServicePolicy } from '../service/policy.ts'
export type { Clock, LedgerChain, LedgerCurrency, LedgerSwapSource, TokenKind } from '../service/ports.ts'
export { createMemoryStore, type RecordStore } from '../service/recordStore.ts'
export { createSystemClock } from '../service/systemClock.ts'
export {
  defaultServicePort,
  startSandbox,
  type Sandbox,
  type StartSandboxParameters,
} from '../startSandbox.ts'
