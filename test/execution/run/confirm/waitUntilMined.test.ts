import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChainReader } from '@causeway/react/execution'
import { waitUntilMined } from '../../../../src/execution/run/confirm/waitUntilMined.ts'
import { account, contract, createTestRun, hash } from '../../../support/environment/createTestRun.ts'

describe('waitUntilMined', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** An approval that the wallet has sent without naming its hash. */
  function sendNameless(looksUntilAllowed: number) {
    let looks = 0
    const env = createTestRun({
      chainReader: {
        getAllowance: async () => {
          looks += 1
          return looks > looksUntilAllowed ? 9n : 0n
        },
      },
    })
    const approval = { token: contract, spender: account, amount: 9n } as const
    env.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0, approval } })
    env.store.dispatch({ type: 'submitted', index: 0, transactionHash: undefined })
    return { env, looks: () => looks }
  }

  it('default: finds an approval without a hash by the allowance', async () => {
    const { env } = sendNameless(2)
    await waitUntilMined(env.run, 0)
    expect(env.sleeps).toEqual([4_000, 4_000, 4_000])
    expect(env.store.getState().items[0]?.status).toBe('done')
  })

  /** A transaction that was sent, and what its chain is asked. */
  function send(callsId?: string, reads: Partial<ChainReader> = {}) {
    const asked: string[] = []
    const env = createTestRun({
      chainReader: {
        waitForTransaction: async () => (asked.push('wait'), { status: 'success', transactionHash: hash }),
        getTransaction: async () => (
          asked.push('look'),
          { from: contract, to: contract, data: '0x', value: 1n }
        ),
        ...reads,
      },
    })
    env.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0, callsId } })
    env.store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    const call = { chainId: 1, from: account, to: contract, data: '0xabcdef01', value: 5n } as const
    return { env, asked, wait: () => waitUntilMined(env.run, 0, call) }
  }

  it('behavior: compares what was mined with what was requested', async () => {
    const { env, asked, wait } = send()
    await wait()
    expect([asked, env.store.getState().items[0]?.status]).toEqual([['wait', 'look', 'look'], 'lost'])
  })

  it('behavior: doesn’t compare a transaction that holds several calls', async () => {
    const { env, asked, wait } = send('0x9')
    await wait()
    expect([asked, env.store.getState().items[0]?.status]).toEqual([['wait'], 'done'])
  })

  it('behavior: doesn’t wait for an item that is done or missing', async () => {
    const { env, asked, wait } = send()
    env.store.dispatch({ type: 'confirmed', index: 0, transactionHash: hash })
    await wait()
    await waitUntilMined(env.run, 7)
    expect([asked, env.sleeps]).toEqual([[], []])
  })

  it('behavior: checks ever more rarely, after hours every ten minutes', async () => {
    const { env } = sendNameless(150)
    await waitUntilMined(env.run, 0)
    expect(env.sleeps).toEqual(env.sleeps.toSorted((one, other) => one - other))
    expect(env.sleeps.at(-1)).toBe(10 * 60_000)
  })

  it('behavior: doesn’t check while the page is hidden', async () => {
    const { env, looks } = sendNameless(0)
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('document', page)
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('navigator', { onLine: true })
    const over = waitUntilMined(env.run, 0)
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    expect(looks()).toBe(0)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await over
    expect(looks()).toBe(1)
  })
})
