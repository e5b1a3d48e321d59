import { describe, expect, it, vi } from 'vitest'
import { raceAbort } from '../../../src/utils/time/raceAbort.ts'

describe('raceAbort', () => {
  it('default: settles with the promise', async () => {
    const { signal } = new AbortController()
    expect(await raceAbort(Promise.resolve(7), signal)).toBe(7)
    await expect(raceAbort(Promise.reject(new Error('late')), signal)).rejects.toThrow('late')
    expect(await raceAbort(Promise.resolve(7), undefined)).toBe(7)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a value', 7],
    // oxlint-disable-next-line unicorn/no-thenable -- What a page's own function may return.
    ['a thenable', { then: (resolve: (value: number) => void) => resolve(7) }],
  ])('error: settles with %s in place of a promise', async (_, returned) => {
    // One cast: a page’s own function may return anything.
    const settled = await raceAbort(returned as Promise<unknown>, new AbortController().signal)
    expect(settled).toBe(await returned)
  })

  it('behavior: rejects with the reason as soon as the signal aborts', async () => {
    const controller = new AbortController()
    const racing = raceAbort(new Promise(() => {}), controller.signal)
    controller.abort(new Error('left'))
    await expect(racing).rejects.toThrow('left')
  })

  it.each(['before', 'while'])(
    'error: leaves no unhandled rejection when a promise rejects later, aborted %s it waits',
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
