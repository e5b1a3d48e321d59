export { sandboxAccounts, type SandboxAccount, type SandboxAccounts } from '../domain/chains/accounts.ts'
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
export { ServicePortBusyError } from '../errors.ts'
export type { ApiKey } from '../domain/service/apiKey.ts'
export { defaultApiKey } from '../domain/service/apiKey.ts'
export type { Faults } from '../faults/createFaults.ts'
export type { ActiveChainFault, ChainFault } from '../domain/ledger/chainFaults.ts'
export type { ActiveEndpointFault, ActiveFault, Fault, FaultEndpoint } from '../faults/fault.ts'
export { scenarios, type Scenario, type ScenarioName } from '../faults/scenarios.ts'
export { dialects, type Dialect } from '../domain/service/dialect.ts'
export { defaultPolicy, type PolicyOptions, type ServicePolicy } from '../domain/service/policy.ts'
export type { SandboxFacts } from '../domain/service/sandboxFacts.ts'
export { toSandboxFacts } from '../toSandboxFacts.ts'
export { serviceContracts } from '../domain/chains/chain.ts'
export { claimMessage } from '../domain/request/permits/toClaimMessage.ts'
export type {
  LedgerChain,
  LedgerCurrency,
  LedgerSwapSource,
  LedgerTokenKind,
} from '../domain/chains/chain.ts'
export type { SandboxClock } from '../domain/clock.ts'
export { createMemoryStore, type RecordStore } from '../domain/request/flow/recordStore.ts'
export { createSystemClock } from '../domain/clock.ts'
export { defaultServicePort } from '../domain/service/location.ts'
export { startSandbox, type Sandbox, type StartSandboxParameters } from '../startSandbox.ts'
