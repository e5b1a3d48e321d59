import type { PromptReply } from '@causeway/sandbox/simulated'
import fc from 'fast-check'
import { expect } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  type ChainReader,
  createExecutions,
  type Executions,
  type ExecutionStatus,
  createMemoryJournal,
  type Journal,
  createMemoryLocks,
  type Locks,
  type Wallet,
  type PageActivity,
} from '@causeway/react/execution'
import { isPending, isExecutionSettled } from '../../../src/execution/state/executionState.ts'
import { depositsOf } from '../../../sandbox/src/domain/request/requestFacts.ts'
import {
  createTestExecution,
  watcherOf,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'
import { waitForEngine } from '../../support/environment/waitForEngine.ts'

/** One page in the user's browser. */
interface Page {
  executions: Executions
  /** The user has asked for something here since it was opened. */
  hasGesture: boolean
  isDead: boolean
  close: () => void
  /** Every status of its current execution. */
  seen: ExecutionStatus[]
  setOffline: (isOffline: boolean) => void
}

/** A browser with two pages, a wallet and a provider, and the rules that were broken in it. */
export interface SimulatedBrowser {
  env: TestExecution
  pages: [Page, Page]
  violations: string[]
  isServiceDown: boolean
  /** Opens a page again in place of another one. */
  open: (index: 0 | 1) => void
}

/** A browser's locks: those of a page end with it. */
function createLocks() {
  const shared = createMemoryLocks()
  const held = new Map<object, Set<() => void>>()
  return {
    forPage(owner: object): Locks {
      const mine = new Set<() => void>()
      held.set(owner, mine)
      return {
        async acquire(name) {
          const release = await shared.acquire(name)
          if (!release) return undefined
          const end = () => {
            mine.delete(end)
            release()
          }
          mine.add(end)
          return end
        },
      }
    },
    freeAll(owner: object) {
      for (const release of held.get(owner) ?? []) release()
    },
  }
}

/** A page in sight, with a network that can be taken from it. */
function createActivity() {
  const listeners = new Set<() => void>()
  let isOffline = false
  const activity: PageActivity = {
    isHidden: () => false,
    isOffline: () => isOffline,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const setOffline = (next: boolean) => {
    isOffline = next
    for (const listener of Array.from(listeners)) listener()
  }
  return { activity, setOffline }
}

/** Receipts by the hand-moved clock, where viem's own waiting follows the real one. */
function readerOf({ reader, sandbox, sleepClock }: TestExecution): ChainReader {
  return {
    ...reader,
    async waitForTransaction({ chainId, transactionHash }, { signal } = {}) {
      const rpc = sandbox.rpc(chainId)
      const ask = (method: string) => rpc.request({ method, params: [transactionHash] })
      for (;;) {
        const receipt = (await ask('eth_getTransactionReceipt')) as { status: string } | null
        if (receipt) {
          return { status: receipt.status === '0x1' ? 'success' : 'reverted', transactionHash }
        }
        if ((await ask('eth_getTransactionByHash')) === null) {
          return { status: 'success', transactionHash, replacement: 'cancelled' }
        }
        await sleepClock.sleep(1_000, signal)
      }
    },
  }
}

export function createSimulatedBrowser(seed: number): SimulatedBrowser {
  const env = createTestExecution({ seed })
  const browserLocks = createLocks()
  const journal = createMemoryJournal()
  const listeners = new Map<Page, () => void>()
  const tellOthers = (page: Page) => {
    for (const [other, listener] of listeners) if (other !== page) listener()
  }
  const violations: string[] = []
  const chainReader = readerOf(env)
  env.sandbox.wallet.approve = 'manual'

  function openPage(): Page {
    const page = { hasGesture: false, isDead: false, seen: [] as ExecutionStatus[] } as Page
    const locks = browserLocks.forPage(page)
    // A dead page stores nothing any more.
    const own: Journal = {
      read: journal.read,
      async write(entry) {
        if (page.isDead) return
        await journal.write(entry)
        tellOthers(page)
      },
      async remove(id) {
        if (page.isDead) return
        await journal.remove(id)
        tellOthers(page)
      },
      subscribe(listener) {
        listeners.set(page, listener)
        return () => listeners.delete(page)
      },
    }
    const wallet = guard(page, env.wallet)
    const { activity, setOffline } = createActivity()
    const requestWatcher = watcherOf({ client: env.client, sleepClock: env.sleepClock, locks }, activity)
    const executions = createExecutions(env.client, {
      clock: env.sleepClock,
      journal: own,
      locks,
      requestWatcher,
    })
    executions.current.subscribe(() => {
      const { status } = executions.current.getState()
      const last = page.seen.at(-1)
      if (last === status) return
      if (last && isExecutionSettled({ status: last }) && !['idle', 'auditing'].includes(status)) {
        violations.push(`${last} became ${status}`)
      }
      page.seen.push(status)
    })
    const end = executions.open({ chainReader, getWallet: () => wallet })
    return Object.assign(page, {
      executions,
      connection: { wallet, chainReader },
      setOffline,
      close() {
        page.isDead = true
        executions.current.stop()
        end()
        browserLocks.freeAll(page)
      },
    })
  }

  /** Looks at every prompt in the moment it opens. */
  function guard(page: Page, wallet: Wallet): Wallet {
    return {
      ...wallet,
      async sendTransaction(transaction) {
        if (!page.hasGesture) violations.push('a prompt without a gesture')
        if (page.isDead) violations.push('a prompt of a dead page')
        const open = env.sandbox.wallet.prompts.filter(
          ({ request }) => request.method === 'eth_sendTransaction',
        )
        if (open.some(() => pages.some((other) => other !== page && !other.isDead && isPrompting(other)))) {
          violations.push('two prompts at once')
        }
        const stored = await journal.read()
        const { id } = page.executions.current.getState()
        const text = stored.find((entry) => entry.id === id)?.text ?? ''
        if (!text.includes('"prompting"')) violations.push('a prompt that was not stored')
        return wallet.sendTransaction(transaction)
      },
    }
  }

  const pages: [Page, Page] = [openPage(), openPage()]
  return {
    env,
    pages,
    violations,
    isServiceDown: false,
    open(index) {
      pages[index].close()
      pages[index] = openPage()
    },
  }
}

function isPrompting({ executions }: Page): boolean {
  return executions.current.getState().items.some(({ status }) => status === 'prompting')
}

type Command = fc.AsyncCommand<object, SimulatedBrowser>

/** Moves the clock in steps, and lets all pending promises run in between. */
async function advance({ env }: SimulatedBrowser, ms: number): Promise<void> {
  await waitForEngine()
  for (let passed = 0; passed < ms; passed += Math.max(500, ms / 8)) {
    await new Promise(setImmediate)
    await env.clock.advance(Math.max(500, ms / 8))
  }
  await new Promise(setImmediate)
  await new Promise(setImmediate)
}

/** Checks what must hold after every command. */
async function check(browser: SimulatedBrowser): Promise<void> {
  expect(browser.violations).toEqual([])
  const { env } = browser
  const deposits = new Map<string, number>()
  for (const request of await env.sandbox.store.all()) {
    // A deposit that a reorganization dropped was not paid.
    const isPaid = depositsOf(request).map(({ chainId, transactionHash }) =>
      env.sandbox.ledger.hasTransaction(chainId, transactionHash),
    )
    deposits.set(request.id, (await Promise.all(isPaid)).filter(Boolean).length)
  }
  // The funds of a request leave the wallet at most once, whatever happens.
  expect([...deposits.values()].filter((count) => count > 1)).toEqual([])
}

function command(name: string, act: (browser: SimulatedBrowser) => void | Promise<void>, ms = 500): Command {
  return {
    check: () => true,
    async run(_, browser) {
      await act(browser)
      await advance(browser, ms)
      await check(browser)
    },
    toString: () => name,
  }
}

function start(browser: SimulatedBrowser, index: 0 | 1, symbol: 'ETH' | 'USDC') {
  const page = browser.pages[index]
  const { current } = page.executions
  if (isPending(current.getState()) || browser.isServiceDown) return undefined
  page.hasGesture = true
  const { env } = browser
  return getQuote(env.client, env.quoteParameters(symbol)).then((quote) => {
    if (isPending(current.getState()) || page.isDead) return
    const { connection } = page as unknown as { connection: Parameters<typeof current.start>[1] }
    void current.start(quote, connection)
  })
}

function reply(browser: SimulatedBrowser, answer: PromptReply): void {
  browser.env.sandbox.wallet.prompts[0]?.reply(answer)
}

const index = fc.constantFrom<0 | 1>(0, 1)

/** What users, wallets, browsers and networks may do, in any order. */
export const commands: fc.Arbitrary<Command>[] = [
  fc
    .tuple(index, fc.constantFrom<'ETH' | 'USDC'>('ETH', 'USDC'))
    .map(([at, symbol]) => command(`start ${symbol} on page ${at}`, (browser) => start(browser, at, symbol))),
  fc.constant(command('approve', (browser) => reply(browser, { type: 'approve' }))),
  fc.constant(command('approve', (browser) => reply(browser, { type: 'approve' }))),
  fc.constant(command('reject', (browser) => reply(browser, { type: 'reject' }))),
  fc.constant(command('fail', (browser) => reply(browser, { type: 'fail', code: -32603 }))),
  fc.constant(
    command('send and lose the answer', (browser) => reply(browser, { type: 'approve', answer: 'lost' })),
  ),
  fc.constant(
    command('send and never answer', (browser) => reply(browser, { type: 'approve', answer: 'never' })),
  ),
  fc.constant(
    command('drop and lose the answer', (browser) =>
      reply(browser, { type: 'approve', outcome: 'dropped', answer: 'lost' }),
    ),
  ),
  fc.constant(command('revert', (browser) => reply(browser, { type: 'approve', outcome: 'reverts' }))),
  fc.constantFrom(1_000, 5_000, 20_000, 120_000).map((ms) => command(`wait ${ms} ms`, () => {}, ms)),
  index.map((at) => command(`reload page ${at}`, (browser) => browser.open(at))),
  index.map((at) =>
    command(`proceed on page ${at}`, (browser) => {
      browser.pages[at].hasGesture = true
      browser.pages[at].executions.current.proceed()
    }),
  ),
  index.map((at) =>
    command(`decline on page ${at}`, (browser) => browser.pages[at].executions.current.decline()),
  ),
  index.map((at) =>
    command(`leave on page ${at}`, (browser) => browser.pages[at].executions.current.reset()),
  ),
  index.map((at) =>
    command(`give up the prompt on page ${at}`, (browser) =>
      browser.pages[at].executions.current.giveUpPrompt(),
    ),
  ),
  fc
    .tuple(index, fc.boolean())
    .map(([at, isOffline]) =>
      command(`page ${at} ${isOffline ? 'offline' : 'online'}`, (browser) =>
        browser.pages[at].setOffline(isOffline),
      ),
    ),
  // An answer that takes seconds is overtaken by later ones.
  fc
    .constantFrom(3_000, 9_000)
    .map((delayMs) =>
      command(
        `answers ${delayMs} ms late`,
        ({ env }) => void env.sandbox.faults.add({ type: 'latency', delayMs, endpoint: 'status', times: 1 }),
      ),
    ),
  index.map((at) =>
    command(`show on page ${at}`, async (browser) => {
      const { executions } = browser.pages[at]
      const [first] = executions.getState().pending
      if (first?.state.id !== undefined) await executions.show(first.state.id)
    }),
  ),
  fc.boolean().map((isDown) =>
    command(isDown ? 'service down' : 'service up', (browser) => {
      browser.isServiceDown = isDown
      browser.env.sandbox.faults.clear()
      if (isDown) browser.env.sandbox.faults.add({ type: 'lostConnection', endpoint: 'status' })
    }),
  ),
  fc.constantFrom<0 | 1>(0, 1).map((at) =>
    command(`wallet on chain ${at}`, ({ env }) => {
      const chain = env.chains[at]
      if (chain) env.sandbox.wallet.switchChain(chain.id)
    }),
  ),
  fc.constantFrom(0, 1).map((at) =>
    command(`wallet on account ${at}`, ({ env }) => {
      const account = env.sandbox.accounts[at]
      if (account) env.sandbox.wallet.switchAccount(account)
    }),
  ),
  fc.constantFrom<'automatic' | 'manual'>('automatic', 'manual').map((mining) =>
    command(`${mining} blocks`, ({ env }) => {
      env.sandbox.network(env.chains[0].id).mining = mining
    }),
  ),
  fc.constant(command('mine', ({ env }) => env.sandbox.network(env.chains[0].id).mine())),
  fc.constant(
    command('cancel', ({ env }) => {
      const [hash] = env.sandbox.network(env.chains[0].id).pending
      if (hash) env.sandbox.wallet.cancel(hash)
    }),
  ),
  fc.constant(
    command('replace', ({ env }) => {
      const [hash] = env.sandbox.network(env.chains[0].id).pending
      if (hash) env.sandbox.wallet.replace(hash, { to: env.wallet.address, value: 1n, data: '0x' })
    }),
  ),
  fc.constantFrom<'return' | 'lose'>('return', 'lose').map((transactions) =>
    command(`reorganize, transactions ${transactions}`, async ({ env }) => {
      const [{ id }] = env.chains
      const height = await env.sandbox.rpc(id).request({ method: 'eth_blockNumber' })
      if (Number(height) > 0) env.sandbox.network(id).reorg(1, { transactions })
    }),
  ),
  fc.constant(
    command('speed up', ({ env }) => {
      const [hash] = env.sandbox.network(env.chains[0].id).pending
      if (hash) env.sandbox.wallet.speedUp(hash)
    }),
  ),
]

/** Ends every fault and gives all swaps time to settle, then checks what each page says of them. */
export async function settleAndCheck(browser: SimulatedBrowser): Promise<void> {
  const { env } = browser
  env.sandbox.faults.clear()
  const network = env.sandbox.network(env.chains[0].id)
  network.mining = 'automatic'
  network.mine()
  for (const prompt of env.sandbox.wallet.prompts) prompt.reply({ type: 'reject' })
  browser.open(0)
  browser.open(1)
  await advance(browser, 60_000)
  await check(browser)
  for (const page of browser.pages) {
    for (const { state, place } of page.executions.getState().pending) {
      // Every deposit was filled or refunded, and the page says so; for the rest the user is asked to decide.
      expect(['unknown', 'attention', 'failed', 'unconfirmed', 'rejected']).toContain(state.status)
      // The user declined to wait for a prompt whose answer was lost, or to repeat it: it may have been sent.
      if (state.status === 'rejected') {
        expect(state.error?.name).toBe('ResponseLostError')
        expect(state.items.map(({ status }) => status)).toContain('lost')
      }
      // Only the store knows of it: the provider, which was asked, has no payment, or has lost it in a reorganization.
      if (state.status === 'unconfirmed' && place !== 'otherTab') {
        expect(state).toMatchObject({ isRestored: true, requestState: { isDeposited: false } })
      }
    }
    page.close()
  }
}
