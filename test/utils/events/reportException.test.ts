import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportException } from '../../../src/utils/events/reportException.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const error = new Error('of the page')

describe('reportException', () => {
  it('default: it goes to the page’s error event', () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (given: unknown) => reported.push(given))
    reportException(error)
    expect(reported).toEqual([error])
  })

  it('behavior: where there is none, it goes to the console', () => {
    vi.stubGlobal('reportError', undefined)
    const write = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportException(error)
    expect(write).toHaveBeenCalledExactlyOnceWith(error)
  })
})
