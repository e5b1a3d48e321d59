import { PartNotLoadedError } from '../../errors/execution.ts'
import type { onDemand } from './onDemand.ts'

/**
 * What prompts the wallet, audit and all, and what takes up executions after a reload: loaded beside the page instead of
 * with it.
 *
 * @throws {PartNotLoadedError}
 */
export async function loadOnDemand(): Promise<typeof onDemand> {
  try {
    return (await import('./onDemand.ts')).onDemand
  } catch (cause) {
    throw new PartNotLoadedError({ cause })
  }
}
