import { createTestClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { SandboxAccount } from '../../domain/chains/accounts.ts'
import type { Ledger } from '../../domain/ledger/ledger.ts'
import { defaultPollingIntervalMs } from '../clients/createChainClients.ts'
import type { LocalChain } from '../startChains.ts'
import { connectChains } from './connectChains.ts'
import { ledgerPayments } from './ledgerPayments.ts'
import { ledgerReads } from './ledgerReads.ts'
import { ledgerWatches, type LedgerWatchesParameters } from './ledgerWatches.ts'

export interface CreateChainLedgerParameters extends Partial<LedgerWatchesParameters> {
  /** The account that fills and refunds; nothing else may send from it. */
  solver: SandboxAccount
  /** The account that pays fees for users; nothing else may send from it. */
  sponsor: SandboxAccount
}

/** Methods that only anvil has. */
interface AnvilRollback {
  Method: 'anvil_rollback'
  Parameters: [depth: number]
  ReturnType: null
}

/** Keeps the sandbox's money on real local chains. */
export function createChainLedger(
  chains: readonly LocalChain[],
  parameters: CreateChainLedgerParameters,
): Ledger {
  const { solver, sponsor, pollingIntervalMs = defaultPollingIntervalMs, onWatchError } = parameters
  const connected = connectChains(chains, { solver, sponsor, pollingIntervalMs })
  return {
    chains,
    solver: solver.address,
    sponsor: sponsor.address,
    takesAuthorizations: true,
    sign: (hash) => privateKeyToAccount(solver.privateKey).signMessage({ message: { raw: hash } }),
    ...ledgerReads(connected),
    ...ledgerWatches(connected, { pollingIntervalMs, onWatchError }),
    ...ledgerPayments(connected),
    async dropBlocks(chainId, fromBlock) {
      const { chain, client } = connected.find(chainId)
      const node = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
      const depth = Number((await client.getBlockNumber()) - fromBlock) + 1
      await node.request<AnvilRollback>({ method: 'anvil_rollback', params: [depth] })
    },
  }
}
