import { describe, expect, it } from 'vitest'
import { writeRecord } from '../../../../src/execution/records/executionRecord.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { createPage, day, lostItems, now, recordOf } from './createListPage.ts'

/** Entries that can't be read, of this version and of the next one. */
const cut = { id: 'cut', text: '{' }
const newer = {
  id: 'newer',
  text: writeRecord(recordOf('newer', 'success')).replace('"version":1', '"version":2'),
}

async function openPage(...parameters: Parameters<typeof createPage>) {
  const page = await createPage(...parameters)
  const idsLeft = async () => (await page.kept.read()).map(({ id }) => id).toSorted()
  page.open()
  await flushPromises()
  return { ...page, idsLeft, count: () => page.executions.getState().clearableCount }
}

describe('clear', () => {
  it('default: removes ended swaps and entries that can’t be read, and counts them before', async () => {
    const { executions, kept, idsLeft, count, tell, listed } = await openPage([
      recordOf('a', 'success', { startedAt: 4 }),
      recordOf('b', 'filling', { startedAt: 3 }),
      recordOf('c', 'failed', { startedAt: 2, updatedAt: now - day }),
      recordOf('d', 'failed', { startedAt: 1, updatedAt: now - day + 1 }),
      recordOf('e', 'rejected', { startedAt: 0, items: lostItems() }),
    ])
    await kept.write(cut)
    await kept.write(newer)
    tell()
    await flushPromises()
    expect(count()).toBe(3)
    expect(await executions.clear()).toEqual({ removed: 3, kept: 4 })
    expect(await idsLeft()).toEqual(['b', 'd', 'e', 'newer'])
    expect(listed()).toEqual({ pending: ['b unconfirmed', 'd unconfirmed', 'e rejected'], past: [] })
    expect(executions.getState().unreadable.map(({ id }) => id)).toEqual(['newer'])
    expect(count()).toBe(0)
    expect(await executions.clear()).toEqual({ removed: 0, kept: 4 })
  })

  it('behavior: removes a swap that the provider reports as over, and stops following it', async () => {
    const { executions, say, idsLeft, count, watches } = await openPage([
      recordOf('a', 'filling', { startedAt: 2 }),
      recordOf('b', 'filling', { startedAt: 1 }),
    ])
    expect(count()).toBe(0)
    say('a', 'success')
    say('b', 'submitted')
    await flushPromises()
    expect(count()).toBe(1)
    expect(await executions.clear()).toEqual({ removed: 1, kept: 1 })
    expect(await idsLeft()).toEqual(['b'])
    expect([watches.get('0xa')?.isStopped, watches.get('0xb')?.isStopped]).toEqual([true, false])
  })

  it('behavior: keeps a swap that the provider reports as pending after all, however it was stored', async () => {
    const { executions, say, idsLeft, count } = await openPage([recordOf('a', 'failed')])
    say('a', 'submitted')
    await flushPromises()
    expect(count()).toBe(0)
    expect(await executions.clear()).toEqual({ removed: 0, kept: 1 })
    expect(await idsLeft()).toEqual(['a'])
  })

  it('behavior: removes the current swap once it is over, whether shown or left', async () => {
    const { executions, say, idsLeft, count } = await openPage([
      recordOf('a', 'filling', { startedAt: 1 }),
      recordOf('b', 'filling', { startedAt: 2 }),
    ])
    await executions.show('a')
    await flushPromises()
    expect(count()).toBe(0)
    say('a', 'success')
    await flushPromises()
    expect(count()).toBe(1)
    await executions.show('b')
    await flushPromises()
    expect(count()).toBe(1)
    expect(await executions.clear()).toEqual({ removed: 1, kept: 1 })
    expect(await idsLeft()).toEqual(['b'])
  })

  it('error: rejects where the journal refuses, and lists what is left', async () => {
    const removed: string[] = []
    const { executions, reads, listed, count } = await openPage(
      [recordOf('a', 'success', { startedAt: 2 }), recordOf('b', 'success', { startedAt: 1 })],
      {
        remove: async (id) => {
          if (id === 'a') throw new Error('locked')
          removed.push(id)
        },
      },
    )
    const before = reads()
    await expect(executions.clear()).rejects.toMatchObject({
      name: 'JournalError',
      cause: { message: 'locked' },
    })
    expect(new Set(removed)).toEqual(new Set(['b']))
    // Once to know what goes, once for the list.
    expect(reads()).toBe(before + 2)
    expect([listed().past, count()]).toEqual([['a unconfirmed', 'b unconfirmed'], 2])
  })

  it.each(['refused', 'removed'])(
    'error: shows a failed swap until the journal removes it: %s',
    async (outcome) => {
      const isRefused = outcome === 'refused'
      const { executions, idsLeft } = await openPage(
        [recordOf('a', 'failed', { updatedAt: now - day })],
        isRefused ? { remove: () => Promise.reject(new Error('locked')) } : {},
      )
      await executions.show('a')
      await flushPromises()
      const shown = () => executions.current.getState().id
      expect(shown()).toBe('a')
      const cleared = await executions.clear().catch((error: Error) => error.name)
      expect(cleared).toEqual(isRefused ? 'JournalError' : { removed: 1, kept: 0 })
      expect([shown(), await idsLeft()]).toEqual(isRefused ? ['a', ['a']] : [undefined, []])
    },
  )

  it('error: removes nothing where the journal can’t be read', async () => {
    const removed: string[] = []
    const { executions } = await openPage([], {
      read: () => Promise.reject(new Error('blocked')),
      remove: async (id) => void removed.push(id),
    })
    await expect(executions.clear()).rejects.toMatchObject({ cause: { message: 'blocked' } })
    expect(removed).toEqual([])
  })
})
