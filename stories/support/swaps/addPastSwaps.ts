import { copySwap } from './copySwap.ts'
import type { StoryEnvironment } from '../environment/createStoryEnvironment.ts'
import { makeSwap } from './makeSwap.ts'

/** Fills the history: one swap is really made, the others are copies of it, each a minute older. */
export async function addPastSwaps(env: StoryEnvironment, count: number): Promise<void> {
  await makeSwap(env)
  await copySwap(env.sandbox.store, count)
}
