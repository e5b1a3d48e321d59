import { afterEach, beforeEach, vi } from 'vitest'

/** Listens to the console in each test of a file; call it once there. The result returns the errors and warnings. */
export function spyOnConsole(): () => string[] {
  const spies = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name))
  beforeEach(() => {
    for (const spy of spies) spy.mockReset().mockImplementation(() => {})
  })
  afterEach(() => {
    for (const spy of spies) spy.mockReset()
  })
  return () => {
    const texts = spies.flatMap(({ mock }) => mock.calls.map((words) => words.join(' ')))
    // Only in these tests one process renders as server and as browser.
    return texts.filter((text) => !text.includes('Detected multiple renderers concurrently rendering'))
  }
}
