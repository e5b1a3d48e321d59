import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  createExecution,
  createExecutions,
  createMemoryJournal,
  createMemoryLocks,
  type RequestWatcher,
  type Journal,
  type LockRelease,
  type Locks,
  type Wallet,
} from '@causeway/react/execution'
import { readJournal } from '../../../src/execution/records/executionJournal.ts'
import {
  advanceWhile,
  createTestExecution,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

/** Hashes of transactions that were sent past the public network. */
const hashes = ['5e', '6f'].map((byte) => `0x${byte.repeat(32)}` as const)

function hearReports() {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  return () => reported.mock.calls.map(([error]) => String(error))
}

async function pass(env: TestExecution, ms: number): Promise<void> {
  const until = env.clock.now() + ms
  await advanceWhile(env.clock, () => env.clock.now() < until)
}

/** Leaves a deposit in the journal that isn't mined yet; the returned function mines it. */
async function leaveDeposit(env: TestExecution): Promise<() => void> {
  const network = env.sandbox.network(env.chains[0].id)
  network.mining = 'manual'
  void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
  await advanceWhile(env.clock, () => env.execution.getState().status !== 'confirming')
  await pass(env, 3_000)
  env.execution.stop()
  return () => void network.mine()
}

/** The swap is followed to its end, and the page gets the error once. */
async function expectEnd(
  env: TestExecution,
  {
    list,
    mine,
    reports,
    error,
  }: { list: ReturnType<typeof listOf>; mine: () => void; reports: () => string[]; error: string },
): Promise<void> {
  mine()
  await pass(env, 10 * 60_000)
  expect(list.getState()).toMatchObject({ pending: [], past: [{ state: { status: 'success' } }] })
  expect(reports()).toEqual([expect.stringContaining(error)])
}

type Change = { journal?: Journal; locks?: Locks; requestWatcher?: RequestWatcher }

function listOf(env: TestExecution, change: Change = {}) {
  const { client, sleepClock: clock, journal, locks, requestWatcher } = env
  return createExecutions(client, { clock, journal, locks, requestWatcher, ...change })
}

describe('locks of a page', () => {
  it.each<[how: string, release: () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('lock server gone')
      },
    ],
    ['rejects', () => Promise.reject(new Error('lock server gone'))],
  ])('error: a release that %s doesn’t affect the swap', async (_, fail) => {
    const reports = hearReports()
    for (const symbol of ['ETH', 'USDC'] as const) {
      const env = createTestExecution()
      const kept = createMemoryLocks()
      const acquire = async (name: string): Promise<LockRelease | undefined> => {
        const release = await kept.acquire(name)
        return release && (() => (release(), fail() as void))
      }
      const execution = createExecution(env.client, { ...env, clock: env.sleepClock, locks: { acquire } })
      void execution.start(await getQuote(env.client, env.quoteParameters(symbol)), env.connection)
      await advanceWhile(env.clock, () => execution.getState().status !== 'success')
      execution.stop()
    }
    expect(new Set(reports())).toEqual(new Set(['Error: lock server gone']))
  })

  it('error: shows an unknown place while locks fail, and still asks the provider about the swap', async () => {
    const reports = hearReports()
    const env = createTestExecution()
    const mine = await leaveDeposit(env)
    const locks: Locks = { acquire: () => Promise.reject(new Error('lock server gone')) }
    const list = listOf(env, { locks })
    const close = list.open({ chainReader: env.reader })
    await pass(env, 5_000)
    expect(list.getState().pending).toMatchObject([{ place: 'unknown', isTracked: false }])
    await expectEnd(env, { list, mine, reports, error: 'LocksError' })
    close()
  })

  it('error: a watcher that throws once releases the lock, and is used again the next time', async () => {
    const reports = hearReports()
    const env = createTestExecution()
    const mine = await leaveDeposit(env)
    let isBroken = true
    const requestWatcher: RequestWatcher = {
      watch(parameters) {
        if (!isBroken) return env.requestWatcher.watch(parameters)
        isBroken = false
        throw new Error('socket gone')
      },
    }
    const list = listOf(env, { requestWatcher })
    const close = list.open({ chainReader: env.reader })
    await pass(env, 1_000)
    expect(list.getState().pending).toMatchObject([{ place: 'here', isTracked: false }])
    await pass(env, 10_000)
    expect(list.getState().pending).toMatchObject([{ place: 'here', isTracked: true }])
    await expectEnd(env, { list, mine, reports, error: 'Error: socket gone' })
    close()
  })

  it('error: counts no lock without a release function, and asks the user before the prompt', async () => {
    const env = createTestExecution()
    const acquire = async () => ({}) as LockRelease
    const execution = createExecution(env.client, { ...env, clock: env.sleepClock, locks: { acquire } })
    void execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => execution.getState().status !== 'attention')
    expect(execution.getState().decision).toMatchObject({
      kind: 'locksUnavailable',
      error: { name: 'LocksError', cause: { name: 'CallbackError', option: 'locks.acquire' } },
    })
    execution.proceed()
    await advanceWhile(env.clock, () => execution.getState().status !== 'success')
  })

  it('error: treats a lock whose isHeld throws as lost before the prompt', async () => {
    const reports = hearReports()
    const env = createTestExecution()
    const isHeld = () => {
      throw new Error('unknown')
    }
    const acquire = async () => Object.assign(() => {}, { isHeld })
    const execution = createExecution(env.client, { ...env, clock: env.sleepClock, locks: { acquire } })
    void execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => execution.getState().status === 'auditing')
    await pass(env, 5_000)
    expect(execution.getState().items.map(({ transactionHash }) => transactionHash)).toEqual([undefined])
    expect(reports()).toContain('Error: unknown')
    execution.stop()
  })
})

describe('a journal of a page', () => {
  it('error: reports an invalid entry, and still lists the others', async () => {
    const reports = hearReports()
    const env = createTestExecution({ policy: { fillDelayMs: 600_000 } })
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'filling')
    env.execution.stop()
    const odd = [null, { id: 7, text: 'x' }, { id: 'x' }] as unknown as { id: string; text: string }[]
    const journal: Journal = { ...env.journal, read: async () => [...odd, ...(await env.journal.read())] }
    const list = listOf(env, { journal })
    const close = list.open({ chainReader: env.reader })
    await pass(env, 1_000)
    expect(list.getState()).toMatchObject({ isLoaded: true, error: undefined, pending: [{}] })
    expect(reports()).toContain(
      'TypeError: A journal’s `read` must resolve to a list of `{ id, text }`, both texts.',
    )
    close()
  })

  it('error: a read of something else than a list is replaced by the next one', async () => {
    const env = createTestExecution()
    const good = createMemoryJournal()
    let isBad = true
    const journal: Journal = { ...good, read: async () => (isBad ? (undefined as never) : good.read()) }
    const list = listOf(env, { journal })
    const close = list.open({ chainReader: env.reader })
    await pass(env, 1_000)
    expect(list.getState().error).toMatchObject({ name: 'JournalError' })
    isBad = false
    await list.show('anything')
    expect(list.getState()).toMatchObject({ isLoaded: true, error: undefined })
    close()
  })

  it.each<[how: string, subscribe: () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('no channel')
      },
    ],
    ['returns no function', () => 5],
    [
      'can’t be ended',
      () => () => {
        throw new Error('no channel')
      },
    ],
  ])('error: a subscription that %s doesn’t affect the list', async (_, subscribe) => {
    hearReports()
    const env = createTestExecution()
    const journal: Journal = { ...env.journal, subscribe: subscribe as () => () => void }
    const list = listOf(env, { journal })
    const close = list.open({ chainReader: env.reader })
    await pass(env, 1_000)
    expect(list.getState().isLoaded).toBe(true)
    close()
  })
})

describe('a store that is full once the wallet was asked', () => {
  it('error: reports at the next opening what wallets sent while no list was open', async () => {
    hearReports()
    const env = createTestExecution()
    const journal = createMemoryJournal()
    const list = listOf(env, { journal })
    const answers: ((hash: (typeof hashes)[number]) => void)[] = []
    const wallet: Wallet = {
      ...env.wallet,
      sendTransaction: () => new Promise((answer) => answers.push(answer)),
    }
    const connection = { chainReader: env.reader, getWallet: () => wallet }
    const close = list.open(connection)
    for (const count of [1, 2]) {
      void list.current.start(await getQuote(env.client, env.quoteParameters('ETH')), {
        ...env.connection,
        wallet,
      })
      await advanceWhile(env.clock, () => {
        // The user was asked about the first one, too, since it may have been sent.
        if (list.current.getState().status === 'attention') list.current.proceed()
        return answers.length < count
      })
      list.current.stop()
    }
    close()
    journal.write = () => Promise.reject(new Error('full'))
    for (const [index, answer] of answers.entries()) answer(hashes[index] ?? '0x')
    await pass(env, 20_000)
    const closeAgain = list.open(connection)
    await pass(env, 1_000)
    expect(list.getState().unsaved).toEqual(hashes)
    closeAgain()
  })

  it('error: reports a hash that arrives while the list follows its swap, until it can be stored', async () => {
    hearReports()
    const [hash = '0x'] = hashes
    const env = createTestExecution({ policy: { fillDelayMs: 600_000 } })
    const journal = createMemoryJournal()
    const { write } = journal
    const list = listOf(env, { journal })
    let answer: ((sent: typeof hash) => void) | undefined
    const sendTransaction = () => new Promise<typeof hash>((resolve) => (answer = resolve))
    const wallet: Wallet = { ...env.wallet, sendTransaction }
    const close = list.open({ chainReader: env.reader, getWallet: () => wallet })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void list.current.start(quote, { ...env.connection, wallet })
    await advanceWhile(env.clock, () => answer === undefined)
    list.current.stop()
    await pass(env, 5_000)
    expect(list.getState()).toMatchObject({ unsaved: [], pending: [{ isTracked: true }] })
    journal.write = () => Promise.reject(new Error('full'))
    answer?.(hash)
    await pass(env, 5_000)
    expect(list.getState().unsaved).toEqual([hash])
    close()
    expect(list.getState().unsaved).toEqual([hash])
    journal.write = write
  })

  it('behavior: stops reporting a hash once it is stored after all', async () => {
    hearReports()
    const [hash = '0x'] = hashes
    const env = createTestExecution({ policy: { fillDelayMs: 600_000 } })
    const journal = createMemoryJournal()
    const { write } = journal
    const refused: Parameters<Journal['write']>[0][] = []
    const list = listOf(env, { journal })
    const close = list.open({ chainReader: env.reader })
    const sendTransaction = async () => {
      journal.write = async (entry) => {
        refused.push(entry)
        throw new Error('full')
      }
      return hash
    }
    const wallet: Wallet = { ...env.wallet, sendTransaction }
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void list.current.start(quote, { ...env.connection, wallet })
    await advanceWhile(env.clock, () => !list.current.getState().isUnstored)
    list.current.stop()
    expect(list.getState().unsaved).toEqual([hash])
    // Like a store that was only slow.
    const [last] = refused.slice(-1)
    if (last) await write(last)
    await list.show('anything')
    expect(list.getState().unsaved).toEqual([])
    close()
  })

  it('behavior: stops reporting a hash once a write that timed out has stored it, even if it is removed later', async () => {
    hearReports()
    const [hash = '0x'] = hashes
    const env = createTestExecution({ policy: { fillDelayMs: 600_000 } })
    const journal = createMemoryJournal()
    const { write } = journal
    const slow = Promise.withResolvers<void>()
    const list = listOf(env, { journal })
    const close = list.open({ chainReader: env.reader })
    const sendTransaction = async () => {
      journal.write = (entry) => slow.promise.then(() => write(entry))
      return hash
    }
    const wallet: Wallet = { ...env.wallet, sendTransaction }
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void list.current.start(quote, { ...env.connection, wallet })
    await advanceWhile(env.clock, () => !list.current.getState().isUnstored)
    list.current.stop()
    await pass(env, 1_000)
    expect(list.getState().unsaved).toEqual([hash])
    slow.resolve()
    await pass(env, 1_000)
    expect(list.getState().unsaved).toEqual([])
    for (const { id } of await journal.read()) await journal.remove(id)
    await list.show('anything')
    expect(list.getState()).toMatchObject({ unsaved: [], pending: [], past: [] })
    close()
  })

  it.each([
    ['reset', 'filling'],
    ['stop', 'filling'],
    ['stop', 'posting'],
  ] as const)(
    'error: %s while %s lists the request of a permit, which has no hash, as unsaved',
    async (leave, status) => {
      const env = createTestExecution({ policy: { fillDelayMs: 600_000 } })
      const journal = createMemoryJournal()
      journal.write = () => Promise.reject(new Error('full'))
      const list = listOf(env, { journal })
      const close = list.open({ chainReader: env.reader, getWallet: () => env.wallet })
      if (status === 'posting')
        env.sandbox.faults.add({ endpoint: 'permits', type: 'latency', delayMs: 30_000 })
      const { current } = list
      const quote = await getQuote(env.client, env.quoteParameters('USDC', { usePermit: true }))
      void current.start(quote, env.connection)
      await advanceWhile(env.clock, () => {
        if (current.getState().decision?.kind === 'storageUnavailable') current.proceed()
        return current.getState().status !== status
      })
      const { requestId = '' } = current.getState()
      expect(requestId).toMatch(/^0x/)
      current[leave]()
      await pass(env, 1_000)
      expect(current.getState().status).toBe('idle')
      expect(list.getState()).toMatchObject({ unsaved: [requestId], pending: [] })
      close()
    },
  )

  it.each(['reset', 'stop'] as const)(
    'error: %s lists the hash of what was sent as unsaved',
    async (leave) => {
      hearReports()
      const [hash = '0x'] = hashes
      const env = createTestExecution()
      const journal = createMemoryJournal()
      const list = listOf(env, { journal })
      const close = list.open({ chainReader: env.reader })
      const sendTransaction = async () => {
        journal.write = () => Promise.reject(new Error('full'))
        return hash
      }
      const wallet: Wallet = { ...env.wallet, sendTransaction }
      void list.current.start(await getQuote(env.client, env.quoteParameters('ETH')), {
        ...env.connection,
        wallet,
      })
      await advanceWhile(env.clock, () => !list.current.getState().isUnstored)
      expect(list.getState().unsaved).toEqual([])
      expect(
        (await readJournal(journal, env.client.baseUrl)).records[0]?.items[0]?.transactionHash,
      ).toBeUndefined()
      list.current[leave]()
      expect(list.current.getState().status).toBe('idle')
      expect(list.getState().unsaved).toEqual([hash])
      close()
    },
  )
})
