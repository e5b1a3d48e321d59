import type { ExecutionPorts } from './executionPorts.ts'
import type { ExecutionEngine } from './loadExecutionEngine.ts'

/** Pause before loading the engine is tried again, in milliseconds. */
const retryDelayMs = 5_000

/** Loads the engine, and retries until it succeeds: a failed load must not fail an execution that was sent. */
export async function loadEngineToResume(
  { load, clock }: Pick<ExecutionPorts, 'load' | 'clock'>,
  signal: AbortSignal,
): Promise<ExecutionEngine> {
  for (;;) {
    try {
      return await load()
    } catch {
      await clock.sleep(retryDelayMs, signal)
    }
  }
}
