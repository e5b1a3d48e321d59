import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from '../../src/utils/whenIdle.ts'

/** A browser that is idle when told. */
function stubIdle() {
  const waiting = new Map<number, () => void>()
  const asked: unknown[] = []
  vi.stubGlobal('requestIdleCallback', (act: () => void, options: unknown) => {
    asked.push(options)
    waiting.set(asked.length, act)
    return asked.length
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  return { asked, idle: () => Array.from(waiting.values()).forEach((act) => act()) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('whenIdle', () => {
  it('default: once the page is idle, and on a busy page after half a second', () => {
    const { asked, idle } = stubIdle()
    const act = vi.fn()
    whenIdle(act)
    expect(act).not.toHaveBeenCalled()
    idle()
    expect(act).toHaveBeenCalledTimes(1)
    expect(asked).toEqual([{ timeout: 500 }])
  })

  it('behavior: can be called off', () => {
    const { idle } = stubIdle()
    const act = vi.fn()
    whenIdle(act)()
    idle()
    expect(act).not.toHaveBeenCalled()
  })

  it('behavior: where nobody knows when the page is idle, after what is under way', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    vi.useFakeTimers()
    const [act, calledOff] = [vi.fn(), vi.fn()]
    whenIdle(act)
    whenIdle(calledOff)()
    expect(act).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(act).toHaveBeenCalledTimes(1)
    expect(calledOff).not.toHaveBeenCalled()
  })
})
