import { describe, expect, it } from 'vitest'
import { runJobs, type Job } from '../../scripts/test/runJobs.ts'

/** Runs jobs that end when the test says so, and returns which of them run after each step. */
function start(jobs: readonly Job[], atOnce = 2) {
  const running = new Map<string, (isGood: boolean) => void>()
  const done = runJobs(
    jobs,
    ({ name }) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      running.set(name, resolve)
      return promise
    },
    atOnce,
  )
  async function end(name: string, isGood = true): Promise<string[]> {
    running.get(name)?.(isGood)
    running.delete(name)
    await new Promise(setImmediate)
    return [...running.keys()]
  }
  return { done, end, running: () => [...running.keys()] }
}

describe('runJobs', () => {
  const jobs: readonly Job[] = [
    { name: 'check' },
    { name: 'build' },
    { name: 'size', after: ['build'] },
    { name: 'unit' },
    { name: 'pages', after: ['build', 'check'] },
  ]

  it('default: runs two at once, in their order, and lets the next one overtake one that must wait', async () => {
    const { done, end, running } = start(jobs)
    expect(running()).toEqual(['check', 'build'])
    expect(await end('check')).toEqual(['build', 'unit'])
    expect(await end('build')).toEqual(['unit', 'size'])
    expect(await end('unit')).toEqual(['size', 'pages'])
    await end('size')
    await end('pages')
    await done
  })

  it('parameters: atOnce: runs one by one', async () => {
    const { done, end, running } = start(jobs, 1)
    for (const name of ['check', 'build', 'size', 'unit', 'pages']) {
      expect(running()).toEqual([name])
      await end(name)
    }
    await done
  })

  it('behavior: takes a dependency that wasn’t requested as done', async () => {
    const { done, end, running } = start([{ name: 'size', after: ['build'] }])
    expect(running()).toEqual(['size'])
    await end('size')
    await done
  })

  it('error: waits for what runs after a failed job, and starts no other', async () => {
    const { done, end } = start(jobs)
    expect(await end('build', false)).toEqual(['check'])
    expect(await end('check')).toEqual([])
    await done
  })
})
