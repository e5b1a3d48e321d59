import { loadExecutionEngine } from '../../../src/execution/core/host/loadExecutionEngine.ts'

// The first load reads and compiles it.
await loadExecutionEngine()

/**
 * Waits until an execution that has just started or resumed has its engine. The test runner asks its main process at every import, even
 * of what is loaded, and a clock that is moved by hand would run away from it.
 */
export async function waitForEngine(): Promise<void> {
  await new Promise(setImmediate)
  await loadExecutionEngine()
}

/** Lets everything happen that waits for nothing but its turn. */
export async function flushPromises(): Promise<void> {
  await waitForEngine()
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}
