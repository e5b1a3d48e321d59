import { ChunkLoadError } from '../../../errors/execution.ts'
import type { executionEngine } from '../../run/executionEngine.ts'

export type ExecutionEngine = typeof executionEngine

/**
 * Loads the code that audits, prompts and resumes. It is a separate chunk, since most visits of a page don't swap.
 *
 * @throws {ChunkLoadError} Loading may be retried.
 */
export async function loadExecutionEngine(): Promise<ExecutionEngine> {
  try {
    return (await import('../../run/executionEngine.ts')).executionEngine
  } catch (cause) {
    throw new ChunkLoadError({ cause })
  }
}
