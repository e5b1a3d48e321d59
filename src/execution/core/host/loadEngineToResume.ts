import type { ExecutionPorts } from './executionPorts.ts'
import type { ExecutionEngine } from './loadExecutionEngine.ts'

/** Pause before the engine is loaded again for a transfer that is resumed, in milliseconds. */
const retryDelayMs = 5_000

/** A chunk that does not load says nothing about a transfer that was sent: it is asked for again. */
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
