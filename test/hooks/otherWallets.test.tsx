import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useClearHistory, useDepositAddresses, useExecutions } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'
import { otherSender, storedSwaps } from '../support/swaps/storedSwaps.ts'

const day = 24 * 60 * 60_000

function createStore() {
  const env = createTestEnvironment()
  // Letter case is a checksum, not another account.
  const sender = env.wallet.address.toLowerCase()
  const journal = storedSwaps([
    { id: '0xown', status: 'filling', sender },
    { id: '0xother', status: 'filling' },
    { id: '0xownPast', status: 'success', sender, agoMs: day },
    { id: '0xotherPast', status: 'success', agoMs: 2 * day },
    { id: '0xownDeposit', status: 'pending', sender, isDeposit: true },
    { id: '0xotherDeposit', status: 'pending', isDeposit: true },
    { id: '0xotherPastDeposit', status: 'success', isDeposit: true, agoMs: 3 * day },
  ])
  return { env, journal }
}

const ids = (listed: readonly { state: { id: string | undefined } }[]) => listed.map(({ state }) => state.id)
const requestIds = (deposits: readonly { terms: { requestId: string } }[]) =>
  deposits.map(({ terms }) => terms.requestId)

describe('useExecutions', () => {
  it('default: lists what the connected wallet began, and counts the rest', async () => {
    const { env, journal } = createStore()
    const { result } = renderHookWithCauseway(() => useExecutions(), env, { journal })
    await waitFor(() => expect(ids(result.current.pending)).toEqual(['0xown']))
    expect(ids(result.current.past)).toEqual(['0xownPast'])
    expect(result.current.othersCount).toBe(1)
  })

  it('parameters: all wallets', async () => {
    const { env, journal } = createStore()
    const { result } = renderHookWithCauseway(() => useExecutions({ wallets: 'all' }), env, { journal })
    await waitFor(() => expect(ids(result.current.pending).toSorted()).toEqual(['0xother', '0xown']))
    expect(ids(result.current.past).toSorted()).toEqual(['0xotherPast', '0xownPast'])
    expect(result.current.othersCount).toBe(1)
  })

  it('behavior: lists nothing without a wallet', async () => {
    const { env, journal } = createStore()
    const { result } = renderHookWithCauseway(() => useExecutions(), env, { journal, wallet: undefined })
    await waitFor(() => expect(result.current.othersCount).toBe(2))
    expect([...result.current.pending, ...result.current.past]).toEqual([])
  })

  it('parameters: another wallet than the provider’s', async () => {
    const { env, journal } = createStore()
    const wallet = { ...env.wallet, address: otherSender } as const
    const { result } = renderHookWithCauseway(() => useExecutions({ wallet }), env, { journal })
    await waitFor(() => expect(ids(result.current.pending)).toEqual(['0xother']))
  })
})

describe('useDepositAddresses', () => {
  it('default: lists what was asked for with the connected wallet, and counts the rest', async () => {
    const { env, journal } = createStore()
    const { result } = renderHookWithCauseway(() => useDepositAddresses(), env, { journal })
    await waitFor(() => expect(requestIds(result.current.pending)).toEqual(['0xownDeposit']))
    expect(requestIds(result.current.deposits)).toEqual(['0xownDeposit'])
    expect(result.current.othersCount).toBe(1)
  })

  it('parameters: all wallets', async () => {
    const { env, journal } = createStore()
    const { result } = renderHookWithCauseway(() => useDepositAddresses({ wallets: 'all' }), env, { journal })
    await waitFor(() => expect(result.current.deposits).toHaveLength(3))
    expect(requestIds(result.current.pending).toSorted()).toEqual(['0xotherDeposit', '0xownDeposit'])
  })

  it('behavior: lists nothing without a wallet', async () => {
    const { env, journal } = createStore()
    const { result } = renderHookWithCauseway(() => useDepositAddresses(), env, {
      journal,
      wallet: undefined,
    })
    await waitFor(() => expect(result.current.othersCount).toBe(2))
    expect(result.current.deposits).toEqual([])
  })

  it('behavior: lists an address requested without a wallet while none is connected', async () => {
    const env = createTestEnvironment()
    const journal = storedSwaps([
      { id: '0xnobodys', status: 'pending', isDeposit: true, isWithoutWallet: true },
    ])
    const hidden = renderHookWithCauseway(() => useDepositAddresses(), env, { journal })
    await waitFor(() => expect(hidden.result.current.othersCount).toBe(1))
    expect(hidden.result.current.deposits).toEqual([])
    const { result } = renderHookWithCauseway(() => useDepositAddresses(), env, {
      journal,
      wallet: undefined,
    })
    await waitFor(() => expect(requestIds(result.current.pending)).toEqual(['0xnobodys']))
    expect(result.current.othersCount).toBe(0)
  })
})

it('default: useClearHistory removes what is over, of every wallet, and leaves the rest', async () => {
  const { env, journal } = createStore()
  const { result } = renderHookWithCauseway(() => useClearHistory(), env, { journal })
  let cleared
  await act(async () => {
    cleared = await result.current.clearHistoryAsync()
  })
  expect(cleared).toEqual({ removed: 3, kept: 4 })
  expect((await journal.read()).map(({ id }) => id).toSorted()).toEqual([
    '0xother',
    '0xown',
    'deposit:0xotherDeposit',
    'deposit:0xownDeposit',
  ])
})

it('parameters: useClearHistory calls the callbacks of `mutation`', async () => {
  const { env, journal } = createStore()
  const onSuccess = vi.fn()
  const { result } = renderHookWithCauseway(() => useClearHistory({ mutation: { onSuccess } }), env, {
    journal,
  })
  act(() => result.current.clearHistory())
  await waitFor(() => expect(result.current.data).toEqual({ removed: 3, kept: 4 }))
  expect(onSuccess.mock.calls.map(([cleared]) => cleared)).toEqual([{ removed: 3, kept: 4 }])
})
