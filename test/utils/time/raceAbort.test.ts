import { describe, expect, it, vi } from 'vitest'
import { raceAbort } from '../../../src/utils/time/raceAbort.ts'

describe('raceAbort', () => {
  it('default: settles with the promise', async () => {
    const { signal } = new AbortController()
    expect(await raceAbort(Promise.resolve(7), signal)).toBe(7)
    await expect(raceAbort(Promise.reject(new Error('late')), signal)).rejects.toThrow('late')
    expect(await raceAbort(Promise.resolve(7), undefined)).toBe(7)
  })

  it('behavior: rejects with the reason as soon as the signal aborts', async () => {
    const controller = new AbortController()
    const racing = raceAbort(new Promise(() => {}), controller.signal)
    controller.abort(new Error('left'))
    await expect(racing).rejects.toThrow('left')
  })

  it.each(['before', 'while'])(
    'error: a promise that rejects later is nobody’s, aborted %s it waits',
    async (when) => {
      const unhandled = vi.fn()
      process.on('unhandledRejection', unhandled)
      const controller = new AbortController()
      const late = Promise.withResolvers<never>()
      if (when === 'before') controller.abort(new Error('left'))
      const racing = raceAbort(late.promise, controller.signal)
      controller.abort(new Error('left'))
      await expect(racing).rejects.toThrow('left')
      late.reject(new Error('late'))
      await new Promise(setImmediate)
      process.off('unhandledRejection', unhandled)
      expect(unhandled).not.toHaveBeenCalled()
    },
  )
})
