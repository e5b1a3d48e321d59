import { createMemoryJournal } from '@causeway/react/execution'
import { describe, expect, it } from 'vitest'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { recordOf, lostItems, createPage, lockOf } from './createListPage.ts'

describe('stop of the current one', () => {
  it.each([
    ['failed', 'filling', 'failure'],
    ['rejected in doubt', 'rejected', undefined],
  ] as const)(
    'behavior: leaves a swap to the list, which follows it, if it is %s',
    async (_, status, word) => {
      const { open, executions, listed, watches, say } = await createPage([
        recordOf('a', status, word ? {} : { items: lostItems() }),
      ])
      open()
      await flushPromises()
      await executions.show('a')
      if (word) say('a', word)
      await flushPromises()
      expect(executions.current.getState().status).toBe(word ? 'failed' : 'rejected')
      watches.clear()
      executions.current.stop()
      await flushPromises()
      expect(executions.current.getState()).toMatchObject({ id: undefined, status: 'idle' })
      expect([...watches.keys()]).toEqual(['0xa'])
      expect(listed()).toEqual({ pending: [expect.stringMatching(/^a /)], past: [] })
      say('a', 'refund')
      expect(listed().past).toEqual(['a refunded'])
    },
  )
})

describe('show', () => {
  it('default: makes a followed swap the current one, and lists it no longer', async () => {
    const { open, executions, listed, say, held, tell, pauses, reads } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'success'),
    ])
    open()
    await flushPromises()
    expect(await executions.show('a')).toBe(true)
    expect(executions.current.getState()).toMatchObject({ id: 'a', status: 'unconfirmed' })
    expect(listed()).toEqual({ pending: [], past: ['b unconfirmed'] })
    expect(held).toContain(lockOf('a'))
    const before = reads()
    tell()
    await flushPromises()
    // It is not taken for another page's.
    expect(pauses).toEqual([])
    expect(reads()).toBe(before + 1)
    say('a', 'success')
    await flushPromises()
    expect(executions.current.getState().status).toBe('success')
    // It can be cleared from now on.
    expect(reads()).toBe(before + 2)
  })

  it('behavior: shows a swap even while the journal is being read', async () => {
    for (let turns = 0; turns < 8; turns += 1) {
      const { open, executions, tell, listed } = await createPage([recordOf('a', 'filling')])
      open()
      await flushPromises()
      // Another page has stored something.
      tell()
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      expect(await executions.show('a'), `after ${turns} turns`).toBe(true)
      await flushPromises()
      expect([executions.current.getState().id, listed()]).toEqual(['a', { pending: [], past: [] }])
    }
  })

  it('behavior: shows a swap as the journal has it by now', async () => {
    const { open, executions, put } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    await put(recordOf('a', 'success'))
    expect(await executions.show('a')).toBe(true)
    expect(executions.current.getState().status).toBe('unconfirmed')
  })

  it('behavior: shows nothing before it is opened, and nothing for an unknown id', async () => {
    const { open, executions } = await createPage([recordOf('a', 'filling')])
    expect(await executions.show('a')).toBe(false)
    open()
    await flushPromises()
    expect(await executions.show('z')).toBe(false)
    expect(executions.current.getState().status).toBe('idle')
  })

  it('behavior: refuses while another swap is pending, and keeps following that one', async () => {
    const { open, executions, listed, watches, say } = await createPage([
      recordOf('a', 'filling', { startedAt: 1 }),
      recordOf('b', 'filling', { startedAt: 2 }),
    ])
    open()
    await flushPromises()
    await executions.show('a')
    say('a', 'submitted')
    const watch = watches.get('0xb')
    expect(await executions.show('b')).toBe(false)
    expect(executions.current.getState().id).toBe('a')
    expect(listed().pending).toEqual(['b unconfirmed'])
    expect(watch?.isStopped).toBe(false)
    expect(watches.get('0xb')).toBe(watch)
  })

  it('behavior: follows a swap that was shown and left, beside the next one', async () => {
    const { open, executions, listed, say } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    await executions.show('a')
    executions.current.reset()
    await flushPromises()
    expect(listed().pending).toEqual(['a unconfirmed'])
    say('a', 'success')
    expect(listed()).toEqual({ pending: [], past: ['a success'] })
  })

  it('behavior: shows nothing if the journal has failed since', async () => {
    const kept = createMemoryJournal()
    let isBroken = false
    const { open, executions } = await createPage([], {
      read: () => (isBroken ? Promise.reject(new Error('blocked')) : kept.read()),
    })
    open()
    await flushPromises()
    isBroken = true
    expect(await executions.show('a')).toBe(false)
  })
})
