import type { ExecutionPorts } from './executionPorts.ts'
import type { ExecutionEngine } from './loadExecutionEngine.ts'

/** Pause before loading the engine is tried again, in milliseconds. */
const retryDelayMs = 5_000

/** Loads the engine, however often it fails: that says nothing about an execution that was sent. */
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
