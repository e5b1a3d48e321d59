import { copyTransfer } from './copySwap.ts'
import type { StoryEnvironment } from '../environment/createStoryEnvironment.ts'
import { transfer } from './makeSwap.ts'

/** Fills the history: one transfer is really made, the others are copies of it, each a minute older. */
export async function pastTransfers(env: StoryEnvironment, count: number): Promise<void> {
  await transfer(env)
  await copyTransfer(env.sandbox.store, count)
}
