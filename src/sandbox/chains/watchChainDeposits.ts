import type { LedgerDeposit } from '../service/ports.ts'
import type { DepositReader } from './createDepositReader.ts'

export interface WatchChainDepositsParameters {
  pollingIntervalMs: number
  onDeposit: (deposit: LedgerDeposit) => void
  /** Called when a reading failed; the watch goes on and reads the same blocks again. */
  onError: (error: unknown) => void
}

/** Reads deposits again and again; returns a function that ends it. */
export function watchChainDeposits(
  reader: DepositReader,
  { pollingIntervalMs, onDeposit, onError }: WatchChainDepositsParameters,
): () => void {
  let ended = false
  let timer: NodeJS.Timeout | undefined

  async function poll(): Promise<void> {
    try {
      const deposits = await reader.readNext()
      for (const deposit of deposits) if (!ended) deliver(deposit)
    } catch (error) {
      if (!ended) onError(error)
    }
    if (!ended) timer = setTimeout(() => void poll(), pollingIntervalMs)
  }

  function deliver(deposit: LedgerDeposit): void {
    try {
      onDeposit(deposit)
    } catch (error) {
      // A listener's defect must be seen, but neither end the watch nor cost the other deposits.
      queueMicrotask(() => {
        throw error
      })
    }
  }

  void poll()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
