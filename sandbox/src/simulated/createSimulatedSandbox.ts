import type { Address } from 'viem'
import {
  chainSpecsSchema,
  clockSchema,
  booleanSchema,
  numberSchema,
  parametersOf,
} from '../domain/arguments/argumentSchemas.ts'
import { checkArgument } from '../domain/arguments/checkArgument.ts'
import type { LedgerChain } from '../domain/chains/chain.ts'
import { createSystemClock, type SandboxClock } from '../domain/clock.ts'
import { defaultChainSpecs } from '../domain/ledger/chainSpecs.ts'
import type { Ledger } from '../domain/ledger/ledger.ts'
import { policySchema, type PolicyOptions } from '../domain/service/policy.ts'
import { createMemoryStore, type RecordStore } from '../domain/request/flow/recordStore.ts'
import { findChain } from '../domain/chains/findChain.ts'
import type { Faults } from '../faults/createFaults.ts'
import { createService } from '../http/createService.ts'
import { createSimulatedChain } from './chain/createSimulatedChain.ts'
import { genesisState, toLedgerChain } from './chain/genesis.ts'
import type { SimulatedNetwork } from './chain/simulatedChain.ts'
import { createSeededValues } from './createSeededValues.ts'
import { createSimulatedLedger } from './ledger/createSimulatedLedger.ts'
import { createNodeRpc, type NodeRpc } from './rpc/createNodeRpc.ts'
import { toNonEvmChain, type SimulatedNonEvmChain } from './chain/nonEvmChain.ts'
import type { SimulatedChainSpec, SimulatedNonEvmChainSpec } from './chain/simulatedChainSpec.ts'
import { toServiceFetch } from './toServiceFetch.ts'
import { accountOfKey } from './wallet/accounts/accountOfKey.ts'
import { deriveAccount, type WalletAccount } from './wallet/accounts/walletAccounts.ts'
import { createSimulatedWallet } from './wallet/createSimulatedWallet.ts'
import type { SimulatedProvider, SimulatedWallet } from './wallet/simulatedWallet.ts'

export interface CreateSimulatedSandboxParameters {
  /** Determines addresses, hashes and ids. @default 1 */
  seed?: number | undefined
  /** @default createSystemClock() */
  clock?: SandboxClock | undefined
  /** Overrides of `defaultPolicy`. */
  policy?: PolicyOptions | undefined
  /** At least two, for a route between them. @default defaultChainSpecs: 31337 "Alder" and 31338 "Birch" */
  chains?: readonly SimulatedChainSpec[] | undefined
  /** Chains outside the EVM, such as `[nonEvmChainSpecs.bitcoin]`; no wallet of the sandbox can sign there. @default [] */
  nonEvmChains?: readonly SimulatedNonEvmChainSpec[] | undefined
  /** Whether the wallet is connected from the start, with its first account. @default false */
  connected?: boolean | undefined
}

/** The service, chains and a wallet in memory. */
export interface SimulatedSandbox {
  readonly chains: readonly LedgerChain[]
  /** Non-EVM chains, with addresses in their own formats. */
  readonly nonEvmChains: readonly SimulatedNonEvmChain[]
  /** Accounts of the wallet, each with 10000 of every currency on every chain. */
  readonly accounts: readonly [Address, ...Address[]]
  readonly solver: Address
  /** Pays fees for users if a quote requests it. */
  readonly sponsor: Address
  /** Sends the transactions of accounts that are contracts. */
  readonly bundler: Address
  /** Gets all gas fees, so that the sum of all balances never changes. */
  readonly feeCollector: Address
  /** The service, for `createClient({ baseUrl: 'https://sandbox.invalid', fetch })`. */
  readonly fetch: typeof globalThis.fetch
  /** The wallet, for a page. */
  readonly provider: SimulatedProvider
  /** The same wallet, controlled as its user would. */
  readonly wallet: SimulatedWallet
  /** A node of a chain, for viem's `custom()` transport. */
  rpc(chainId: number): NodeRpc
  /** Controls a chain's network: when transactions are mined, and reorganizations. */
  network(chainId: number): SimulatedNetwork
  readonly ledger: Ledger
  readonly store: RecordStore
  readonly clock: SandboxClock
  /** Faults of the service; none at first. */
  readonly faults: Faults
  close(): void
}

const parametersSchema = parametersOf({
  seed: numberSchema,
  clock: clockSchema,
  policy: policySchema,
  chains: chainSpecsSchema,
  nonEvmChains: chainSpecsSchema,
  connected: booleanSchema,
})

/** Accounts of the wallet. */
const accountCount = 5

/**
 * Creates a sandbox without nodes and network: the same service, on chains in memory.
 *
 * @example
 * const sandbox = createSimulatedSandbox({ clock: createManualClock() })
 * const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: sandbox.fetch })
 *
 * @throws {InvalidArgumentError} naming the invalid parameter.
 */
export function createSimulatedSandbox(parameters: CreateSimulatedSandboxParameters = {}): SimulatedSandbox {
  checkArgument(parameters, { caller: 'createSimulatedSandbox', schema: parametersSchema })
  const { seed = 1, clock = createSystemClock(), policy, connected = false } = parameters
  const { chains: evmSpecs = defaultChainSpecs, nonEvmChains: otherSpecs = [] } = parameters
  const seeded = createSeededValues(seed)
  const specs = [...evmSpecs, ...otherSpecs]
  const walletAccounts: [WalletAccount, ...WalletAccount[]] = [deriveAccount(seeded, 0)]
  for (let index = 1; index < accountCount; index++) walletAccounts.push(deriveAccount(seeded, index))
  const [first, ...others] = walletAccounts
  const accounts: [Address, ...Address[]] = [first.address, ...others.map(({ address }) => address)]
  const bundler = seeded.address('bundler')
  const solverAccount = accountOfKey(seeded.privateKey('solver'))
  const solver = solverAccount.address
  const sponsor = seeded.address('sponsor')
  const feeCollector = seeded.address('fee collector')

  const simulated = specs.map((spec) => {
    const chain = toLedgerChain(spec, seeded)
    const state = genesisState(chain, {
      users: accounts,
      solver,
      sponsor,
      bundler,
      sources: ('swapSources' in spec && spec.swapSources) || [],
    })
    return createSimulatedChain({ chain, solver, feeCollector, state, clock, seeded })
  })
  const nodes = simulated.map((chain) => ({ chain, node: createNodeRpc(chain) }))
  const ledger = createSimulatedLedger(simulated, { solver: solverAccount, sponsor })
  const store = createMemoryStore()
  let requestCount = 0
  const service = createService({
    ledger,
    store,
    clock,
    createId: () => seeded.hash('request', requestCount++),
    ...(policy && { policy }),
  })
  const wallet = createSimulatedWallet({
    chains: nodes.filter(({ chain }) => !chain.chain.family),
    accounts: walletAccounts,
    connected,
    bundler,
    seeded,
  })
  return {
    chains: ledger.chains.filter(({ family }) => !family),
    nonEvmChains: simulated.flatMap((chain) => toNonEvmChain(chain, service.families) ?? []),
    accounts,
    solver,
    sponsor,
    bundler,
    feeCollector,
    fetch: toServiceFetch(service),
    provider: wallet.provider,
    wallet,
    rpc: (chainId) => find(chainId).node,
    network: (chainId) => find(chainId).chain,
    ledger,
    store,
    clock,
    faults: service.faults,
    close: () => service.close(),
  }

  function find(chainId: number) {
    return findChain(nodes, chainId, ({ chain }) => chain.chain.id)
  }
}
