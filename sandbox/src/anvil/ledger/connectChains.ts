import type { SandboxAccount } from '../../domain/chains/accounts.ts'
import { findChain } from '../../domain/chains/findChain.ts'
import {
  createChainPublicClient,
  createChainWalletClient,
  type ChainPublicClient,
} from '../clients/createChainClients.ts'
import { createPayer, type Payer } from '../payments/createPayer.ts'
import type { LocalChain } from '../startChains.ts'

/** A chain with its clients and payers. */
interface ConnectedChain {
  chain: LocalChain
  client: ChainPublicClient
  solver: Payer
  sponsor: Payer
}

/** The chains of a ledger. */
export interface ConnectedChains {
  readonly all: readonly ConnectedChain[]
  /** @throws {UnknownChainError} */
  find(chainId: number): ConnectedChain
}

/** Makes clients and payers for each chain. */
export function connectChains(
  chains: readonly LocalChain[],
  {
    solver,
    sponsor,
    pollingIntervalMs,
  }: { solver: SandboxAccount; sponsor: SandboxAccount; pollingIntervalMs: number },
): ConnectedChains {
  const all = chains.map((chain) => {
    const client = createChainPublicClient(chain, { pollingIntervalMs })
    const payerOf = (account: SandboxAccount) =>
      createPayer({ chain, client, wallet: createChainWalletClient(chain, account) })
    return { chain, client, solver: payerOf(solver), sponsor: payerOf(sponsor) }
  })
  return {
    all,
    find: (chainId) => findChain(all, chainId, ({ chain }) => chain.id),
  }
}
