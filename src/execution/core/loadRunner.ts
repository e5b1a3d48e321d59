import { ChunkLoadError } from '../../errors/execution.ts'
import type { runner } from '../run/runner.ts'

export type Runner = typeof runner

/**
 * Loads what audits, prompts and resumes, in a chunk of its own: most pages are left without a transfer.
 *
 * @throws {ChunkLoadError} It may be tried again.
 */
export async function loadRunner(): Promise<Runner> {
  try {
    return (await import('../run/runner.ts')).runner
  } catch (cause) {
    throw new ChunkLoadError({ cause })
  }
}
