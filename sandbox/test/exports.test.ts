// @vitest-environment node
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { parseModule } from '../../test/support/layers/parseModule.ts'
import { readSources } from '../../test/support/readSources.ts'
import manifest from '../package.json' with { type: 'json' }

const entries = Object.entries(readSources('sandbox/src/exports')).map(([path, text]) => ({
  name: basename(path, '.ts'),
  names: parseModule(path, text)
    .exports.map(({ name, typeOnly }) => (typeOnly ? `type ${name}` : name))
    .toSorted(),
}))

it('default: what every entry point exports', () => {
  expect(Object.fromEntries(entries.map(({ name, names }) => [name, names]))).toMatchInlineSnapshot(`
    {
      "index": [
        "AnvilMissingError",
        "AnvilStartError",
        "PaymentRefusedError",
        "PortBusyError",
        "ServicePortBusyError",
        "UnknownChainError",
        "createMemoryStore",
        "createSystemClock",
        "defaultApiKey",
        "defaultChainSpecs",
        "defaultPolicy",
        "defaultServicePort",
        "sandboxAccounts",
        "scenarios",
        "serviceContracts",
        "startSandbox",
        "toSandboxFacts",
        "type ActiveChainFault",
        "type ActiveEndpointFault",
        "type ActiveFault",
        "type ApiKey",
        "type ChainFault",
        "type ChainSpec",
        "type Clock",
        "type CurrencySpec",
        "type Dialect",
        "type Fault",
        "type FaultEndpoint",
        "type Faults",
        "type LedgerChain",
        "type LedgerCurrency",
        "type LedgerSwapSource",
        "type LocalChain",
        "type PaymentAction",
        "type PaymentRefusal",
        "type RecordStore",
        "type Sandbox",
        "type SandboxAccount",
        "type SandboxAccounts",
        "type SandboxFacts",
        "type Scenario",
        "type ScenarioName",
        "type ServicePolicy",
        "type StartChainsProgress",
        "type StartSandboxParameters",
        "type SwapSourceSpec",
        "type TokenKind",
      ],
      "page": [
        "defaultSandboxFacts",
        "sandboxConfig",
        "type SandboxConfig",
        "type SandboxConfigParameters",
        "type SandboxFacts",
      ],
      "simulated": [
        "PaymentRefusedError",
        "RpcError",
        "UnknownChainError",
        "createManualClock",
        "createSimulatedSandbox",
        "createSystemClock",
        "defaultApiKey",
        "defaultPolicy",
        "nonEvmChainSpecs",
        "scenarios",
        "serviceContracts",
        "toTokens",
        "type AccountKind",
        "type ActiveChainFault",
        "type ActiveEndpointFault",
        "type ActiveFault",
        "type ApiKey",
        "type ApproveReply",
        "type AtomicStatus",
        "type BatchSupport",
        "type ChainFault",
        "type Clock",
        "type CreateSimulatedSandboxParameters",
        "type Dialect",
        "type FailReply",
        "type Fault",
        "type FaultEndpoint",
        "type Faults",
        "type HangReply",
        "type Ledger",
        "type LedgerChain",
        "type LedgerCurrency",
        "type LedgerSwapSource",
        "type ManualClock",
        "type NodeRpc",
        "type OpenPrompt",
        "type PaymentAction",
        "type PaymentRefusal",
        "type PromptReply",
        "type RecordStore",
        "type RejectReply",
        "type RpcRequest",
        "type Scenario",
        "type ScenarioName",
        "type ServicePolicy",
        "type SimulatedChainSpec",
        "type SimulatedFamily",
        "type SimulatedNetwork",
        "type SimulatedNonEvmChain",
        "type SimulatedNonEvmChainSpec",
        "type SimulatedProvider",
        "type SimulatedSandbox",
        "type SimulatedWallet",
        "type TokenKind",
        "type WalletApproval",
      ],
    }
  `)
})

it('behavior: package.json exports exactly the files of src/exports', () => {
  const expected = entries.map(({ name }) => [
    name === 'index' ? '.' : `./${name}`,
    { types: `./dist/exports/${name}.d.ts`, default: `./dist/exports/${name}.js` },
  ])
  const modules = Object.entries(manifest.exports).filter(([, target]) => typeof target === 'object')
  expect(Object.fromEntries(modules)).toEqual(Object.fromEntries(expected))
})
