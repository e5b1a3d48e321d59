import { onTestFinished, vi } from 'vitest'

/** Keeps what a test's callbacks throw and the library reports. Another test's late errors may be among it: look for your own one. */
export function keepReported(): unknown[] {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  onTestFinished(() => void vi.unstubAllGlobals())
  return reported
}
