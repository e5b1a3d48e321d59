import {
  createEip1193Wallet,
  createExecution,
  createExecutions,
  createMemoryJournal,
  createMemoryLocks,
} from '@causeway/react/execution'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSandbox, receiver, type OpenSandbox } from '../support/openSandbox.ts'
import { deploySafeContracts } from './deploySafeContracts.ts'
import { openSafe } from './openSafe.ts'

// A Safe of two owners, by the provider that its app gives to pages.

let opened: OpenSandbox
let safe: Awaited<ReturnType<typeof openSafe>>

beforeAll(async () => {
  opened = await openSandbox()
  safe = await openSafe(opened.origin, await deploySafeContracts(opened.origin))
})

afterAll(() => opened.stop())

beforeEach(() => {
  safe.host.coOwner = 'signs'
  safe.host.asked.length = 0
  safe.host.unknown.length = 0
})

const receivedSoFar = (symbol: string) => opened.destination.balanceOf(symbol, receiver.address)
const sent = () => safe.host.asked.filter((method) => method === 'sendTransactions').length

/** Waits until something is so. */
async function until(
  { subscribe }: { subscribe(listener: () => void): () => void },
  isSo: () => boolean,
): Promise<void> {
  if (isSo()) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = subscribe(() => isSo() && resolve())
  await promise
  stop()
}

function walletOf() {
  return createEip1193Wallet(safe.provider, { account: safe.address, chains: opened.chains })
}

describe('a Safe', () => {
  it('default: approval and deposit as one batch, which both owners sign', async () => {
    const { origin, ask, execute } = opened
    const quote = await ask(safe.address, 'USDC')
    const paid = await origin.balanceOf('USDC', safe.address)
    const received = await receivedSoFar('USDC')
    const state = await execute(quote, walletOf())
    expect(state).toMatchObject({ status: 'success', items: [{ status: 'done' }, { status: 'done' }] })
    expect(paid - (await origin.balanceOf('USDC', safe.address))).toBe(quote.details.currencyIn.amount)
    expect((await receivedSoFar('USDC')) - received).toBe(quote.details.currencyOut.amount)
    expect(sent()).toBe(1)
  })

  it('default: a single transaction, which Safe names by a hash that is on no chain', async () => {
    const { origin, ask, execute } = opened
    const quote = await ask(safe.address, 'ETH')
    const received = await receivedSoFar('ETH')
    const state = await execute(quote, walletOf())
    expect(state).toMatchObject({ status: 'success' })
    expect((await receivedSoFar('ETH')) - received).toBe(quote.details.currencyOut.amount)
    const hash = state.items[0]?.transactionHash
    if (!hash) throw new TypeError('Safe named it.')
    await expect(origin.node.getTransaction({ hash })).rejects.toThrow('could not be found')
  })

  it('behavior: a service that writes addresses in lower case is no obstacle', async () => {
    const { ask, execute } = opened
    const quote = await ask(safe.address.toLowerCase() as typeof safe.address, 'USDC')
    expect(await execute(quote, walletOf())).toMatchObject({ status: 'success' })
  })

  it.each(['USDC', 'ETH'])(
    'behavior: %s waits for the second owner, also where the page was reloaded',
    async (symbol) => {
      const { ask, config } = opened
      safe.host.coOwner = 'waits'
      const ports = { journal: createMemoryJournal(), locks: createMemoryLocks() }
      const received = await receivedSoFar(symbol)
      const { chainReader } = config
      const left = createExecution(config.client, ports)
      void left.start(await ask(safe.address, symbol), { wallet: walletOf(), chainReader })
      await until(left, () => left.getState().status === 'confirming')
      await vi.waitFor(async () => {
        const [stored] = await ports.journal.read()
        expect(stored?.text).not.toContain('"prompting"')
      })
      left.stop()

      const reloaded = createExecutions(config.client, ports)
      const close = reloaded.open({ chainReader, getWallet: walletOf })
      const newest = () => {
        const { pending, past } = reloaded.getState()
        return [...pending, ...past][0]?.state
      }
      await until(reloaded, () => newest() !== undefined)
      await safe.host.signWaiting()
      await until(reloaded, () => newest()?.status === 'success')
      close()
      expect((await receivedSoFar(symbol)) - received).toBe(newest()?.summary?.receive.amount)
      expect(sent()).toBe(1)
      expect(safe.host.unknown).toEqual([])
    },
  )

  it('error: what an owner declines has no code in Safe, and is watched until the user gives it up', async () => {
    const { ask, config } = opened
    safe.host.coOwner = 'declines'
    const execution = createExecution(config.client, {
      journal: createMemoryJournal(),
      locks: createMemoryLocks(),
    })
    const quote = await ask(safe.address, 'USDC')
    void execution.start(quote, { wallet: walletOf(), chainReader: config.chainReader })
    await until(execution, () => execution.getState().status === 'unknown')
    expect(execution.getState().error).toMatchObject({
      name: 'ResponseLostError',
      cause: { message: 'Transaction was rejected' },
    })
    execution.reset()
    expect(execution.getState().status).toBe('idle')
  })
})
