// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWebLocks } from '@causeway/react/execution'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

type Held = (lock: object) => Promise<void>

/** The Web Locks API as far as it is used: one holder of a name, the others wait until their signal aborts. */
function stubLocks(refusal?: Error) {
  const held = new Set<string>()
  const request = async (name: string, { signal }: { signal: AbortSignal }, hold: Held): Promise<void> => {
    if (refusal) throw refusal
    if (held.has(name)) {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    held.add(name)
    await hold({ name })
    held.delete(name)
  }
  const query = async () => ({ held: [...held].map((name) => ({ name })) })
  vi.stubGlobal('navigator', { locks: { request, query } })
  return held
}

/** Ends the timeouts of waiting for a lock when the test says so. */
function stubTimeout() {
  const waits: { ms: number; end: (name: string) => void }[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    waits.push({ ms, end: (name) => controller.abort(new DOMException('', name)) })
    return controller.signal
  })
  return waits
}

describe('createWebLocks', () => {
  it('default: holds a lock until it is released', async () => {
    const held = stubLocks()
    const locks = createWebLocks()
    const release = await locks.acquire('a')
    expect([...held]).toEqual(['a'])
    expect(await locks.acquire('b')).toBeTypeOf('function')
    release?.()
    await new Promise(setImmediate)
    expect([...held]).toEqual(['b'])
    expect(await locks.acquire('a')).toBeTypeOf('function')
  })

  it.each(['TimeoutError', 'AbortError'])(
    'behavior: waits for a lock that is held twice more, a second each: %s',
    async (name) => {
      const waits = stubTimeout()
      stubLocks()
      const locks = createWebLocks()
      await locks.acquire('a')
      const second = locks.acquire('a')
      for (const attempt of [2, 3]) {
        await vi.waitFor(() => expect(waits).toHaveLength(attempt), { timeout: 60_000 })
        expect(waits.at(-1)?.ms).toBe(1_000)
        waits.at(-1)?.end(name)
      }
      expect(await second).toBeUndefined()
      expect(waits).toHaveLength(3)
    },
  )

  it('behavior: asks at most three times for a lock that is free', async () => {
    const waits = stubTimeout()
    const slow = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const request =
      vi.fn<(name: string, options: { signal: AbortSignal }, hold: Held) => Promise<unknown>>(slow)
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [{ name: 'b' }] }) } })
    const locks = createWebLocks()
    const never = locks.acquire('a')
    never.catch(() => {})
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await vi.waitFor(() => expect(waits).toHaveLength(attempt), { timeout: 60_000 })
      waits.at(-1)?.end('TimeoutError')
    }
    await expect(never).rejects.toMatchObject({ name: 'LocksError' })
    expect(request).toHaveBeenCalledTimes(3)

    request.mockImplementationOnce(slow).mockImplementationOnce(async (name, _, hold) => hold({ name }))
    const second = locks.acquire('a')
    waits.at(-1)?.end('TimeoutError')
    expect(await second).toBeTypeOf('function')
  })

  it('error: doesn’t call a lock held if the browser can’t say who holds it', async () => {
    const waits = stubTimeout()
    stubLocks()
    const { request } = navigator.locks
    vi.stubGlobal('navigator', { locks: { request } })
    const locks = createWebLocks()
    await locks.acquire('a')
    const second = locks.acquire('a')
    second.catch(() => {})
    for (const attempt of [2, 3]) {
      await vi.waitFor(() => expect(waits).toHaveLength(attempt), { timeout: 60_000 })
      waits.at(-1)?.end('TimeoutError')
    }
    await expect(second).rejects.toBeInstanceOf(TypeError)
  })

  it('behavior: requests a lock again that was granted while its wait ended', async () => {
    const waits = stubTimeout()
    // Given too late to its own request, it shows as held for a moment.
    const late = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const request = vi
      .fn<(name: string, options: { signal: AbortSignal }, hold: Held) => Promise<unknown>>()
      .mockImplementationOnce(late)
      .mockImplementationOnce(async (name, _, hold) => hold({ name }))
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [{ name: 'a' }] }) } })
    const acquiring = createWebLocks().acquire('a')
    waits.at(-1)?.end('TimeoutError')
    expect(await acquiring).toBeTypeOf('function')
  })

  it.each([
    new DOMException('gone', 'InvalidStateError'),
    Object.assign(new Error('denied'), { name: 'TimeoutError' }),
    Object.assign(new Error('denied'), { name: 'SecurityError' }),
  ])('error: locks that fail are not taken for held ones: %#', async (refusal) => {
    stubLocks(refusal)
    await expect(createWebLocks().acquire('a')).rejects.toBe(refusal)
  })

  it('behavior: locks within the page in a sandboxed frame, which may neither lock nor store', async () => {
    stubLocks(new DOMException('denied', 'SecurityError'))
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const locks = createWebLocks()
    const release = await locks.acquire('a')
    expect(release).toBeTypeOf('function')
    expect(await locks.acquire('a')).toBeUndefined()
    release?.()
    expect(await locks.acquire('a')).toBeTypeOf('function')
  })

  it('behavior: treats a browser that throws at its locks as one without', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', { get: denied }))
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied)
    expect(await createWebLocks().acquire('a')).toBeTypeOf('function')
  })

  it('behavior: uses leases in storage where the browser has no API', async () => {
    vi.stubGlobal('navigator', {})
    vi.useFakeTimers()
    const locks = createWebLocks()
    const acquired = locks.acquire('a')
    await vi.waitFor(() => expect(localStorage.getItem('causeway:lease:a')).not.toBeNull(), {
      timeout: 60_000,
    })
    await vi.advanceTimersByTimeAsync(150)
    const release = await acquired
    expect(release?.isHeld?.()).toBe(true)
    // Another tab claims it, and is heard.
    const lease = {
      ...JSON.parse(localStorage.getItem('causeway:lease:a') ?? ''),
      owner: 'other',
      isHeld: false,
    }
    localStorage.setItem('causeway:lease:a', JSON.stringify(lease))
    window.dispatchEvent(new StorageEvent('storage'))
    expect(localStorage.getItem('causeway:lease:a')).not.toContain('"other"')
    expect(await createWebLocks().acquire('a')).toBeUndefined()
    release?.()
    expect(localStorage.getItem('causeway:lease:a')).toBeNull()
  })

  it('behavior: locks within the page where the browser refuses storage as well', async () => {
    vi.stubGlobal('navigator', {})
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const locks = createWebLocks()
    expect(await locks.acquire('a')).toBeTypeOf('function')
    expect(await locks.acquire('a')).toBeUndefined()
    expect(await locks.acquire('b')).toBeTypeOf('function')
  })

  it('behavior: locks within the process on a server', async () => {
    vi.stubGlobal('navigator', undefined)
    vi.stubGlobal('window', undefined)
    const locks = createWebLocks()
    const release = await locks.acquire('a')
    expect(await locks.acquire('a')).toBeUndefined()
    release?.()
    expect(await locks.acquire('a')).toBeTypeOf('function')
    vi.unstubAllGlobals()
    expect(localStorage).toHaveLength(0)
  })
})
