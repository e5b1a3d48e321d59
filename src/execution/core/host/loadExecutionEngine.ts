import { ChunkLoadError } from '../../../errors/execution.ts'
import type { executionEngine } from '../../run/executionEngine.ts'

export type ExecutionEngine = typeof executionEngine

let loaded: ExecutionEngine | undefined

/**
 * Loads what audits, prompts and resumes, in a chunk of its own: most visits of a page don't swap.
 *
 * @throws {ChunkLoadError} It may be tried again.
 */
export async function loadExecutionEngine(): Promise<ExecutionEngine> {
  try {
    // Once it is here, no one waits for it again: bundlers ask for a chunk at each import.
    loaded ??= (await import('../../run/executionEngine.ts')).executionEngine
    return loaded
  } catch (cause) {
    throw new ChunkLoadError({ cause })
  }
}
