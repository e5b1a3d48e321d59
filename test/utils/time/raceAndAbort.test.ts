import { expect, it } from 'vitest'
import { raceAndAbort } from '../../../src/utils/time/raceAndAbort.ts'

it('default: settles with the first, and its signal ends the others', async () => {
  const signals: AbortSignal[] = []
  const winner = await raceAndAbort(undefined, (signal) => {
    signals.push(signal)
    return [new Promise<'slow'>(() => {}), Promise.resolve('fast' as const)]
  })
  expect(winner).toBe('fast')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

it('behavior: ends the others as well when the first one fails, or when none could be started', async () => {
  const signals: AbortSignal[] = []
  const race = raceAndAbort(undefined, (signal) => {
    signals.push(signal)
    return [Promise.reject(new Error('first'))]
  })
  await expect(race).rejects.toThrow('first')
  const unstarted = raceAndAbort(undefined, (signal) => {
    signals.push(signal)
    throw new Error('unstarted')
  })
  await expect(unstarted).rejects.toThrow('unstarted')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

it('behavior: hands on the abort of the outer signal, with its reason, and leaves the end to what was started', async () => {
  const outer = new AbortController()
  const race = raceAndAbort(outer.signal, (signal) => [
    new Promise<unknown>((resolve) => {
      signal.addEventListener('abort', () => resolve(signal.reason))
    }),
  ])
  const reason = new Error('left')
  outer.abort(reason)
  await expect(race).resolves.toBe(reason)
})

it('behavior: handles a loser that rejects later', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  await raceAndAbort(undefined, (signal) => [
    Promise.resolve(),
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
  ])
  await new Promise(setImmediate)
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
