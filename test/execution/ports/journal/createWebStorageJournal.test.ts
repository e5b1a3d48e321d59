// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWebStorageJournal } from '@causeway/react/execution'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('createWebStorageJournal', () => {
  it('default: keeps entries under its own prefix, and leaves others alone', async () => {
    localStorage.setItem('theme', 'dark')
    const journal = createWebStorageJournal()
    await journal.write({ id: 'one', text: '1' })
    await journal.write({ id: 'two', text: '2' })
    await journal.write({ id: 'one', text: '3' })
    expect(await createWebStorageJournal().read()).toEqual(
      expect.arrayContaining([
        { id: 'one', text: '3' },
        { id: 'two', text: '2' },
      ]),
    )
    expect(await createWebStorageJournal({ prefix: 'other:' }).read()).toEqual([])
    await journal.remove('one')
    expect(await journal.read()).toEqual([{ id: 'two', text: '2' }])
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  it('behavior: returns the same journal of a page for the same entries', () => {
    const storage = () => globalThis.sessionStorage
    const journal = createWebStorageJournal({ prefix: 'a:', storage })
    expect(createWebStorageJournal({ prefix: 'a:', storage })).toBe(journal)
    expect(createWebStorageJournal({ prefix: 'b:', storage })).not.toBe(journal)
    expect(createWebStorageJournal({ prefix: 'a:' })).not.toBe(journal)
    expect(createWebStorageJournal()).toBe(createWebStorageJournal({ prefix: 'causeway:execution:' }))
  })

  it('behavior: tells of what other tabs do to it, and of a storage that was cleared', () => {
    let count = 0
    const end = createWebStorageJournal().subscribe?.(() => {
      count += 1
    })
    const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
    tell('causeway:execution:one')
    expect(count).toBe(1)
    tell('theme')
    expect(count).toBe(1)
    tell(null)
    expect(count).toBe(2)
    end?.()
    tell(null)
    expect(count).toBe(2)
  })

  it('behavior: tells users of the same page by its ID which entry has changed, and only if it has', async () => {
    const heard: unknown[] = []
    const end = createWebStorageJournal().subscribe?.((id) => heard.push(id))
    const journal = createWebStorageJournal()
    await journal.write({ id: 'one', text: '1' })
    await journal.write({ id: 'one', text: '1' })
    await journal.remove('two')
    expect(heard).toEqual(['one'])
    await journal.remove('one')
    expect(heard).toEqual(['one', 'one'])
    end?.()
    await journal.write({ id: 'one', text: '2' })
    expect(heard).toHaveLength(2)
  })

  it('behavior: keeps entries in memory on a server, which has no storage', async () => {
    vi.stubGlobal('window', undefined)
    const journal = createWebStorageJournal()
    await journal.write({ id: 'one', text: '1' })
    expect(await journal.read()).toEqual([{ id: 'one', text: '1' }])
    expect(localStorage).toHaveLength(0)
    expect(createWebStorageJournal()).toBe(journal)
    expect(createWebStorageJournal({ prefix: 'other:' })).not.toBe(journal)
    // A browser may come later, as in a test that makes one.
    vi.unstubAllGlobals()
    expect(createWebStorageJournal()).not.toBe(journal)
  })

  it('error: rejects where the browser refuses storage', async () => {
    const journal = createWebStorageJournal({
      storage: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    await expect(journal.write({ id: 'one', text: '' })).rejects.toThrow('denied')
    await expect(journal.read()).rejects.toThrow('denied')
  })
})
