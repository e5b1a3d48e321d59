import { createManualClock, type ManualClock } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { createLeaseLocks } from '../../../../src/execution/ports/locks/createLeaseLocks.ts'
import { createMemoryLocks } from '@causeway/react/execution'
import { toSleepClock } from '../../../support/environment/toSleepClock.ts'

/** A storage that several tabs share. */
function createStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    keys: () => [...entries.keys()],
    subscribe: () => () => {},
  }
}

function createTabs() {
  const clock = createManualClock()
  const storage = createStorage()
  const tab = (owner: string) => createLeaseLocks({ storage, clock: toSleepClock(clock), owner })
  return { clock, storage, one: tab('one'), other: tab('other') }
}

/** What a promise resolves with while time passes. */
async function within<value>(clock: ManualClock, promise: Promise<value>): Promise<value> {
  await clock.advance(200)
  return promise
}

describe('createMemoryLocks', () => {
  it('default: gives a lock to one holder at a time', async () => {
    const locks = createMemoryLocks()
    const release = await locks.acquire('a')
    expect(await locks.acquire('a')).toBeUndefined()
    expect(await locks.acquire('b')).toBeDefined()
    release?.()
    expect(await locks.acquire('a')).toBeDefined()
  })
})

describe('createLeaseLocks', () => {
  const key = 'causeway:lease:a'

  it('default: gives a lock to one holder at a time across tabs, until it is released', async () => {
    const { clock, one, other } = createTabs()
    const release = await within(clock, one.acquire('a'))
    expect(release).toBeDefined()
    expect(await within(clock, other.acquire('a'))).toBeUndefined()
    expect(await within(clock, one.acquire('a'))).toBeUndefined()
    // Held for as long as its tab lives.
    await clock.advance(60_000)
    expect(await within(clock, other.acquire('a'))).toBeUndefined()
    release?.()
    expect(await within(clock, other.acquire('a'))).toBeDefined()
  })

  it('behavior: gives a lock to one of two that ask at once', async () => {
    const { clock, one, other } = createTabs()
    const both = Promise.all([one.acquire('a'), other.acquire('a')])
    const got = (await within(clock, both)).filter((release) => release !== undefined)
    expect(got).toHaveLength(1)
  })

  it('behavior: removes leases of dead tabs after an hour, and nothing else', async () => {
    const { clock, storage, one, other } = createTabs()
    await clock.advance(7_200_000)
    const leaseUntil = (until: number) => JSON.stringify({ owner: 'dead', until, isHeld: true })
    const stay = ['other:lease', 'causeway:execution:0x1']
    for (const name of stay) storage.setItem(name, leaseUntil(0))
    storage.setItem('causeway:lease:causeway:prompt:0xdead', leaseUntil(clock.now() - 3_600_001))
    storage.setItem('causeway:lease:from the future', leaseUntil(clock.now() + 3_600_001))
    storage.setItem('causeway:lease:no lease', '{')
    storage.setItem('causeway:lease:late', leaseUntil(clock.now() - 3_600_000))
    const release = await within(clock, one.acquire('a'))
    expect([...storage.entries.keys()]).toEqual([...stay, 'causeway:lease:late', 'causeway:lease:a'])
    await clock.advance(7_200_000)
    // Its holder is alive.
    await within(clock, other.acquire('b'))
    expect(storage.entries.has('causeway:lease:a')).toBe(true)
    release?.()
  })

  it('behavior: takes the lock of a tab that has died after ten seconds', async () => {
    const { clock, storage, other } = createTabs()
    storage.setItem(
      'causeway:lease:a',
      JSON.stringify({ owner: 'dead', until: clock.now() + 10_000, isHeld: true }),
    )
    expect(await within(clock, other.acquire('a'))).toBeUndefined()
    await clock.advance(10_000)
    expect(await within(clock, other.acquire('a'))).toBeDefined()
  })

  it.each([
    '{',
    'null',
    '{"owner":1}',
    '"text"',
    '{"owner":1,"until":UNTIL,"isHeld":true}',
    '{"owner":"dead","until":"UNTIL","isHeld":true}',
    '{"owner":"dead","until":UNTIL}',
  ])('behavior: ignores %s as a lease', async (text) => {
    const { clock, storage, one } = createTabs()
    storage.setItem('causeway:lease:a', text.replace('UNTIL', String(clock.now() + 5_000)))
    expect(await within(clock, one.acquire('a'))).toBeDefined()
  })

  it('behavior: renews a lease every two seconds until it is released', async () => {
    const { clock, storage, one } = createTabs()
    const untilOf = () => (JSON.parse(storage.getItem(key) ?? '{}') as { until?: number }).until
    const acquired = one.acquire('a')
    expect(untilOf()).toBe(clock.now() + 10_000)
    const from = clock.now()
    await clock.advance(150)
    const release = await acquired
    await clock.advance(1_999)
    expect(untilOf()).toBe(from + 10_150)
    await clock.advance(1)
    expect(untilOf()).toBe(from + 12_150)
    release?.()
    await clock.advance(10_000)
    expect(storage.entries.size).toBe(0)
  })

  it('behavior: keeps a claim until no other tab objects, and a lease from then on', async () => {
    const { clock, storage, one } = createTabs()
    const leaseOf = () => JSON.parse(storage.getItem(key) ?? '{}') as object
    const acquiring = one.acquire('a')
    expect(leaseOf()).toMatchObject({ owner: 'one:0', isHeld: false })
    await within(clock, acquiring)
    expect(leaseOf()).toMatchObject({ owner: 'one:0', isHeld: true })
  })

  it('behavior: refuses a lock that its own page holds, even if the storage was cleared', async () => {
    const { clock, storage, one } = createTabs()
    const first = await within(clock, one.acquire('a'))
    first?.()
    await within(clock, one.acquire('a'))
    // Given back before: it takes nothing from who has it now.
    first?.()
    storage.entries.clear()
    expect(await within(clock, one.acquire('a'))).toBeUndefined()
  })

  it('behavior: can be acquired again after a refusal', async () => {
    const { clock, storage, one } = createTabs()
    const losing = one.acquire('a')
    storage.entries.clear()
    expect(await within(clock, losing)).toBeUndefined()
    expect(await within(clock, one.acquire('a'))).toBeDefined()
  })

  it('behavior: notices within two seconds that its lease is gone, even after storage was full', async () => {
    const { clock, storage } = createTabs()
    let isFull = false
    const setItem = (name: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(name, text)
    }
    const one = createLeaseLocks({
      storage: { ...storage, setItem },
      clock: toSleepClock(clock),
      owner: 'one',
    })
    const release = await within(clock, one.acquire('a'))
    isFull = true
    storage.entries.clear()
    await clock.advance(2_000)
    expect(storage.entries.size).toBe(0)
    isFull = false
    await clock.advance(2_000)
    expect(storage.getItem(key)).toContain('"one:0"')
    expect(release?.isHeld?.()).toBe(false)
  })

  it('behavior: stops listening to storage once it is released', async () => {
    const { clock, storage } = createTabs()
    const listeners = new Set<() => void>()
    const subscribe = (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener))
    const one = createLeaseLocks({ storage: { ...storage, subscribe }, clock: toSleepClock(clock) })
    const release = await within(clock, one.acquire('a'))
    expect(listeners.size).toBe(1)
    release?.()
    expect(listeners.size).toBe(0)
  })

  it('behavior: ignores a lease that ends later than any may', async () => {
    const { clock, storage, other } = createTabs()
    storage.setItem(key, JSON.stringify({ owner: 'dead', until: clock.now() + 10_001, isHeld: true }))
    expect(await within(clock, other.acquire('a'))).toBeDefined()
  })

  it('behavior: counts a lease that is gone as lost, and still stores it again', async () => {
    const { clock, storage, one } = createTabs()
    const release = await within(clock, one.acquire('a'))
    expect(release?.isHeld?.()).toBe(true)
    storage.entries.clear()
    expect(release?.isHeld?.()).toBe(false)
    expect(storage.entries.size).toBe(1)
    expect(release?.isHeld?.()).toBe(false)
    release?.()
    expect(storage.entries.size).toBe(0)
  })

  it('behavior: keeps a lease that another tab claims', async () => {
    const { clock, storage, one } = createTabs()
    const release = await within(clock, one.acquire('a'))
    storage.setItem(key, JSON.stringify({ owner: 'other:0', until: clock.now() + 5_000, isHeld: false }))
    expect(release?.isHeld?.()).toBe(true)
    expect(storage.getItem(key)).toContain('"one:0"')
  })

  it('error: rejects where the storage is full', async () => {
    const { clock, storage } = createTabs()
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const locks = createLeaseLocks({ storage: { ...storage, setItem: full }, clock: toSleepClock(clock) })
    await expect(locks.acquire('a')).rejects.toMatchObject({
      name: 'JournalError',
      cause: { message: 'full' },
    })
    await expect(locks.acquire('a')).rejects.toMatchObject({ name: 'JournalError' })
  })

  it('behavior: isn’t held after its release, even if released twice', async () => {
    const { clock, one, other } = createTabs()
    const release = await within(clock, one.acquire('a'))
    release?.()
    expect(release?.isHeld?.()).toBe(false)
    const theirs = await within(clock, other.acquire('a'))
    release?.()
    expect(theirs?.isHeld?.()).toBe(true)
  })

  it('behavior: takes a lease that ends at this moment', async () => {
    const { clock, storage, other } = createTabs()
    storage.setItem(key, JSON.stringify({ owner: 'dead', until: clock.now(), isHeld: true }))
    expect(await within(clock, other.acquire('a'))).toBeDefined()
  })

  it('behavior: leaves a lease to its new holder after a long sleep', async () => {
    const { clock, storage, one } = createTabs()
    const release = await within(clock, one.acquire('a'))
    const theirs = JSON.stringify({ owner: 'other:0', until: clock.now() + 60_000, isHeld: true })
    storage.setItem(key, theirs)
    await clock.advance(10_000)
    expect(storage.getItem(key)).toBe(theirs)
    release?.()
    expect(storage.getItem(key)).toBe(theirs)
  })

  it('behavior: refuses a lock if storage is cleared meanwhile, and releases one without an error', async () => {
    const { clock, storage, one } = createTabs()
    const acquiring = one.acquire('a')
    storage.entries.clear()
    expect(await within(clock, acquiring)).toBeUndefined()
    const release = await within(clock, one.acquire('a'))
    storage.entries.clear()
    expect(() => release?.()).not.toThrow()
  })

  it('behavior: gives a lock to the later of two that write at once', async () => {
    const { clock, storage, one } = createTabs()
    const acquiring = one.acquire('a')
    // Like a tab that checked when there was no lease yet.
    const theirs = JSON.stringify({ owner: 'other:0', until: clock.now() + 5_000, isHeld: false })
    storage.setItem(key, theirs)
    expect(await within(clock, acquiring)).toBeUndefined()
    await clock.advance(20_000)
    expect(storage.getItem(key)).toBe(theirs)
  })

  it('parameters: chooses another owner for each page', async () => {
    const { clock, storage } = createTabs()
    const [one, other] = [0, 1].map(() => createLeaseLocks({ storage, clock: toSleepClock(clock) }))
    expect(await within(clock, Promise.all([one?.acquire('a'), other?.acquire('b')]))).toHaveLength(2)
    const owners = [...storage.entries.values()].map((text) => (JSON.parse(text) as { owner: string }).owner)
    expect(new Set(owners).size).toBe(2)
  })
})
