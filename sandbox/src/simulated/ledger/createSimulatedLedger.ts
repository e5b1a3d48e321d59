import type { Address, LocalAccount } from 'viem'
import { findChain } from '../../domain/chains/findChain.ts'
import type { Ledger } from '../../domain/ledger/ledger.ts'
import type { SimulatedChain } from '../chain/simulatedChain.ts'
import { simulatedPayments } from './simulatedPayments.ts'
import { simulatedReads } from './simulatedReads.ts'
import { simulatedWatches } from './simulatedWatches.ts'

/** The simulated chains, as the service sees them. */
export function createSimulatedLedger(
  simulatedChains: readonly SimulatedChain[],
  { solver, sponsor }: { solver: LocalAccount; sponsor: Address },
): Ledger {
  const chains = simulatedChains.map(({ chain }) => chain)
  return {
    chains,
    solver: solver.address,
    sponsor,
    takesAuthorizations: false,
    sign: (hash) => solver.signMessage({ message: { raw: hash } }),
    ...simulatedReads(chainOf),
    ...simulatedWatches(simulatedChains),
    ...simulatedPayments(chainOf, { solver: solver.address, sponsor }),
    async dropBlocks(chainId, fromBlock) {
      const chain = chainOf(chainId)
      chain.reorg(Number(chain.latestBlock().number - fromBlock) + 1, { transactions: 'lose' })
    },
  }

  function chainOf(chainId: number): SimulatedChain {
    return findChain(simulatedChains, chainId, ({ chain }) => chain.id)
  }
}
