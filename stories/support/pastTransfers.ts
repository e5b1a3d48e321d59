import { copyTransfer } from './copyTransfer.ts'
import type { Bench } from './createBench.ts'
import { transfer } from './transfer.ts'

/** Fills the history: one transfer is really made, the others are copies of it, each a minute older. */
export async function pastTransfers(bench: Bench, count: number): Promise<void> {
  await transfer(bench)
  await copyTransfer(bench.sandbox.store, count)
}
