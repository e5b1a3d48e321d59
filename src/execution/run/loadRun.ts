import { PartNotLoadedError } from '../../errors/execution.ts'
import type { resumeItems } from './resumeItems.ts'
import type { runItems } from './runItems.ts'

/**
 * What prompts the wallet, audit and all: loaded beside the page instead of with it.
 *
 * @throws {PartNotLoadedError}
 */
export async function loadRun(): Promise<typeof runItems> {
  return (await import('./runItems.ts').catch(fail)).runItems
}

/**
 * What takes up executions after a reload.
 *
 * @throws {PartNotLoadedError}
 */
export async function loadResume(): Promise<typeof resumeItems> {
  return (await import('./resumeItems.ts').catch(fail)).resumeItems
}

function fail(cause: unknown): never {
  throw new PartNotLoadedError({ cause })
}
