import type { LedgerWatches } from '../../domain/ledger/ledger.ts'
import type { ChainPublicClient } from '../clients/createChainClients.ts'
import { createCallReader } from '../readers/createCallReader.ts'
import { createDepositReader } from '../readers/createDepositReader.ts'
import { createTransferReader } from '../readers/createTransferReader.ts'
import { watchChain, type ChainReader } from '../readers/watchChain.ts'
import type { LocalChain } from '../startChains.ts'
import type { ConnectedChains } from './connectChains.ts'

export interface LedgerWatchesParameters {
  /** Milliseconds between checks for new blocks. */
  pollingIntervalMs: number
  /** Called when a chain could not be read while watching; the watch tries again. */
  onWatchError?: ((error: unknown, chainId: number) => void) | undefined
}

/** Watches every chain for deposits, calls and transfers. */
export function ledgerWatches(
  { all }: ConnectedChains,
  { pollingIntervalMs, onWatchError }: LedgerWatchesParameters,
): LedgerWatches {
  return {
    watchDeposits: (onDeposit) => watch(createDepositReader, onDeposit),
    watchCalls: (onCall) => watch(createCallReader, onCall),
    watchTransfers: (onTransfer) => watch(createTransferReader, onTransfer),
  }

  function watch<item>(
    createReader: (client: ChainPublicClient, chain: LocalChain) => ChainReader<item>,
    onItem: (item: item) => void,
  ): () => void {
    const ends = all.map(({ chain, client }) =>
      watchChain(createReader(client, chain), {
        pollingIntervalMs,
        onItem,
        onError: (error) => onWatchError?.(error, chain.id),
      }),
    )
    return () => {
      for (const end of ends) end()
    }
  }
}
