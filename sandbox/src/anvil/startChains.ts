import { zeroAddress } from 'viem'
import type { LedgerChain } from '../domain/chains/chain.ts'
import { defaultChainSpecs, type ChainSpec } from '../domain/ledger/chainSpecs.ts'
import { deployContracts } from './genesis/deployContracts.ts'
import { endowAccounts } from './genesis/endowAccounts.ts'
import { findHiddenHost } from './gateway/findHiddenHost.ts'
import { startGateway, type Gateway } from './gateway/startGateway.ts'
import { startAnvil, type AnvilNode } from './node/startAnvil.ts'

export interface StartChainsParameters {
  /** @default two chains, Alder and Birch, with the same currencies at different addresses */
  specs?: readonly ChainSpec[] | undefined
  onProgress?: ((progress: StartChainsProgress) => void) | undefined
  signal?: AbortSignal | undefined
}

/** The progress of one chain. */
export interface StartChainsProgress {
  chainId: number
  name: string
  step: 'starting' | 'deploying' | 'endowing' | 'ready'
}

/** A chain that a node on this machine runs. */
export interface LocalChain extends LedgerChain {
  /** Programs may call every method of anvil, pages on this machine only methods that read or send what is signed, and others none. */
  rpcUrl: string
  /** Process id of the node. */
  pid: number
  /** The first block in which the depository can hold anything. */
  startBlock: bigint
}

export interface LocalChains {
  /** In the order of their specs. */
  chains: readonly LocalChain[]
  /** Ends all nodes; resolves when they have exited. */
  stop(): Promise<void>
}

/** Starts local chains with the sandbox's contracts and money. If one fails, all others are stopped. */
export async function startChains({
  specs = defaultChainSpecs,
  onProgress,
  signal,
}: StartChainsParameters = {}): Promise<LocalChains> {
  const nodes: AnvilNode[] = []
  const gateways: Gateway[] = []
  const failure = new AbortController()
  const anyFailure = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal

  async function startChain(spec: ChainSpec, rotation: number): Promise<LocalChain> {
    const { id, name, port, blockTimeSeconds, native } = spec
    const report = (step: StartChainsProgress['step']) => onProgress?.({ chainId: id, name, step })
    report('starting')
    const host = await findHiddenHost()
    const node = await startAnvil({ chainId: id, port: 0, host, blockTimeSeconds, signal: anyFailure })
    nodes.push(node)
    const gateway = await startGateway({ chainId: id, port, nodeUrl: node.rpcUrl })
    gateways.push(gateway)
    anyFailure.throwIfAborted()
    const connection = { id, name, rpcUrl: gateway.rpcUrl }
    report('deploying')
    const contracts = await deployContracts(connection, { spec, rotation })
    anyFailure.throwIfAborted()
    report('endowing')
    await endowAccounts(connection, { contracts, specs: spec.swapSources ?? [] })
    anyFailure.throwIfAborted()
    report('ready')
    const { tokens, ...addresses } = contracts
    return {
      ...connection,
      ...addresses,
      pid: node.pid,
      currencies: [{ ...native, address: zeroAddress }, ...tokens],
    }
  }

  async function stop(): Promise<void> {
    await Promise.all([...gateways, ...nodes].map((one) => one.stop()))
  }

  const starting = specs.map(startChain)
  try {
    return { chains: await Promise.all(starting), stop }
  } catch (error) {
    // The others must notice before `nodes` is complete.
    failure.abort(error)
    await Promise.allSettled(starting)
    await stop()
    throw error
  }
}
