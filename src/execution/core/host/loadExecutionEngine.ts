import { ChunkLoadError } from '../../../errors/execution.ts'
import type { executionEngine } from '../../run/executionEngine.ts'

export type ExecutionEngine = typeof executionEngine

/**
 * Loads what audits, prompts and resumes, in a chunk of its own: most visits of a page don't swap.
 *
 * @throws {ChunkLoadError} It may be tried again.
 */
export async function loadExecutionEngine(): Promise<ExecutionEngine> {
  try {
    return (await import('../../run/executionEngine.ts')).executionEngine
  } catch (cause) {
    throw new ChunkLoadError({ cause })
  }
}
