import { afterEach, describe, expect, it, vi } from 'vitest'
import { callIsolated, reportException } from '../../../src/utils/events/reportException.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const error = new Error('of the page')

describe('callIsolated', () => {
  it('default: returns what a callback returns', () => {
    expect(callIsolated(() => 7)).toBe(7)
  })

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw error
      },
    ],
    ['rejects', async () => Promise.reject(error)],
  ])('error: reports what a callback %s', async (_, callback) => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (given: unknown) => reported.push(given))
    await Promise.resolve(callIsolated(callback)).catch(() => {})
    expect(reported).toEqual([error])
  })
})

describe('reportException', () => {
  it('default: reports to the page’s error event', () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (given: unknown) => reported.push(given))
    reportException(error)
    expect(reported).toEqual([error])
  })

  it('behavior: reports to the console in Deno, where that event ends the process', () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    vi.stubGlobal('Deno', {})
    const write = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportException(error)
    expect(write).toHaveBeenCalledExactlyOnceWith(error)
    expect(report).not.toHaveBeenCalled()
  })

  it('behavior: writes to the console without reportError', () => {
    vi.stubGlobal('reportError', undefined)
    const write = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportException(error)
    expect(write).toHaveBeenCalledExactlyOnceWith(error)
  })
})
