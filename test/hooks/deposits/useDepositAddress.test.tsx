import {
  type ConfigEvent,
  createMemoryJournal,
  type Journal,
  type DepositAddressParameters,
} from '@causeway/react/execution'
import { createClient } from '@causeway/react/actions'
import { useDepositAddress, type UseDepositAddressParameters, useDepositAddresses } from '@causeway/react'
import { act, waitFor as waitAtMost } from '@testing-library/react'
import { getAddress, parseEther, type Address } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { systemClock } from '../../../src/utils/time/clock.ts'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import {
  clientWithHistory,
  depositAddressParameters,
  fetchWithHistory,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { configOf, renderHookWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'

const fast = { policy: { fillDelayMs: 20, sweepDelayMs: 20 } }
const eth = parseEther
/** The provider is asked about requests once a second. */
const waitFor = (check: () => void) => waitAtMost(check, { timeout: 60_000 })

/** The hook of a page without a wallet. */
function render(env: TestEnvironment, parameters: UseDepositAddressParameters, change: ProviderChange = {}) {
  let latest = parameters
  const rendered = renderHookWithCauseway(() => useDepositAddress(latest), env, {
    wallet: undefined,
    client: clientWithHistory(env),
    ...change,
  })
  return {
    ...rendered,
    ask: (next: UseDepositAddressParameters) => {
      latest = next
      rendered.rerender()
    },
    async give(): Promise<Address> {
      act(() => rendered.result.current.request())
      await waitFor(() => expect(rendered.result.current.status).toBe('payable'))
      const { payable } = rendered.result.current
      if (!payable) throw new TypeError('There is no address.')
      return getAddress(payable.address)
    },
  }
}

describe('useDepositAddress', () => {
  it('default: requests nothing before all is confirmed, and nothing without a user gesture', async () => {
    const asked: unknown[] = []
    const env = createTestEnvironment()
    const client = clientOf(async (input) => {
      asked.push(input)
      return new Response('{}')
    })
    const parameters = depositAddressParameters(env)
    const { result, ask } = render(env, { ...parameters, acceptedRefundTo: undefined }, { client })
    expect(result.current).toMatchObject({
      refusal: undefined,
      problems: [{ field: 'acceptance', code: 'missing' }],
      requiredDisclosures: ['exact', 'under', 'over', 'late', 'once', 'token'],
      status: undefined,
      payable: undefined,
    })
    act(() => result.current.request())
    expect(result.current.isRequesting).toBe(false)
    expect(await result.current.requestAsync()).toBeUndefined()
    ask({ ...parameters, originCurrency: env.tokens[1]?.address })
    act(() => result.current.request())
    expect(result.current).toMatchObject({ isRequesting: false, refusal: 'notNative', problems: [] })
    ask(parameters)
    expect(result.current.problems).toEqual([])
    expect(asked).toEqual([])
  })

  it('behavior: requests only one address when the button is pressed twice at once', async () => {
    const env = createTestEnvironment()
    let quotes = 0
    const client = clientOf((input, init) => {
      if (new URL(String(input)).pathname.endsWith('/quote')) quotes += 1
      return env.sandbox.fetch(input, init)
    })
    const { result } = render(env, depositAddressParameters(env), { client })
    let ids: (string | undefined)[] = []
    await act(async () => {
      result.current.request()
      ids = await Promise.all([result.current.requestAsync(), result.current.requestAsync()])
    })
    await waitFor(() => expect(result.current.status).toBe('payable'))
    expect(quotes).toBe(1)
    expect(ids).toEqual([undefined, undefined])
  })

  it.each([
    ['dropped by its network', true, 'failure'],
    ['delivered', false, 'success'],
  ] as const)('behavior: stores whether a payment was dropped: %s', async (_, isDropped, status) => {
    const env = createTestEnvironment(fast)
    if (isDropped)
      env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[0].id, type: 'reorgedDeposit' })
    const journal = createMemoryJournal()
    const { give } = render(env, depositAddressParameters(env), { journal })
    payOutsidePage(env, await give(), eth('1'))
    const readStored = async () =>
      (await journal.read()).map(({ text }) => {
        const stored = JSON.parse(text) as { status: string; isDropped?: boolean }
        return [stored.status, stored.isDropped === true]
      })
    await waitAtMost(async () => expect(await readStored()).toEqual([[status, isDropped]]), {
      timeout: 60_000,
    })
  })

  it('parameters: mutation: calls its callbacks with what was requested', async () => {
    const env = createTestEnvironment(fast)
    const onSuccess = vi.fn()
    const page = render(env, { ...depositAddressParameters(env), mutation: { onSuccess } })
    const address = await page.give()
    expect(onSuccess.mock.calls.map(([given]) => given.terms)).toEqual([
      expect.objectContaining({ requestId: page.result.current.requestId, address }),
    ])
  })

  it('behavior: follows an exact payment without a wallet to its end', async () => {
    const env = createTestEnvironment(fast)
    const { result, give } = render(env, depositAddressParameters(env))
    const address = await give()
    expect(result.current).toMatchObject({
      isStored: true,
      payable: { address, type: 'strict', pay: { amount: eth('1') } },
      progress: { status: 'waiting', isOver: false, legs: [] },
      quote: { parameters: { user: env.sandbox.accounts[1], useDepositAddress: true, strict: true } },
    })
    act(() => payOutsidePage(env, address, eth('1')))
    await waitFor(() => expect(result.current.status).toBe('paid'))
    expect(result.current.payable).toBeUndefined()
    await waitFor(() =>
      expect(result.current.progress).toMatchObject({ status: 'success', payment: 'exact', isOver: true }),
    )
    expect(result.current.progress?.legs.map(({ kind }) => kind)).toEqual(['deposit', 'delivery'])
  })

  it.each([
    ['under', eth('0.9'), 'refund', ['deposit', 'refund'], eth('0.9')],
    ['over', eth('1.25'), 'success', ['deposit', 'delivery', 'refund'], eth('0.25')],
  ] as const)(
    'behavior: shows a payment that is %s, with every leg',
    async (payment, amount, status, legs, refunded) => {
      const env = createTestEnvironment(fast)
      const { result, give } = render(env, depositAddressParameters(env))
      const address = await give()
      act(() => payOutsidePage(env, address, amount))
      await waitFor(() => expect(result.current.progress).toMatchObject({ status, payment, isOver: true }))
      expect(result.current.progress?.legs.map(({ kind }) => kind)).toEqual(legs)
      expect(result.current.progress?.refunded?.amount).toBe(refunded)
    },
  )

  it.each([
    ['exact', eth('1'), 'success', '> success'],
    ['under', eth('0.9'), 'refunded', '> refund'],
  ] as const)('behavior: reports a payment to the page, %s, once', async (_, amount, status, end) => {
    const env = createTestEnvironment(fast)
    const events: ConfigEvent[] = []
    const onEvent = (event: ConfigEvent) => void events.push(event)
    const parameters = depositAddressParameters(env)
    const { result, give } = render(env, parameters, { onEvent })
    const address = await give()
    const { requestId } = result.current
    expect(events.map(({ type }) => type)).toEqual(['quote'])
    act(() => payOutsidePage(env, address, amount))
    await waitFor(() => expect(result.current.progress).toMatchObject({ isOver: true }))
    await waitFor(() => expect(result.current.progress?.legs).not.toEqual([]))
    const paidBy = result.current.progress?.legs[0]?.txHash
    const words = events.slice(1).map((event) => (event.type === 'status' ? event.status : `> ${event.type}`))
    expect(words[0]).toBe('> start')
    expect(words.slice(-2)).toEqual([status, end])
    expect(new Set(words).size).toBe(words.length)
    const { recipient, refundTo } = parameters
    expect(events.at(-1)).toMatchObject({
      id: requestId,
      requestId,
      status,
      summary: { recipient, refundTo, pay: { amount: eth('1') } },
      transactionHashes: expect.arrayContaining([paidBy]),
    })
  })

  it('behavior: reports new events after a reload, and none of a deposit that is over', async () => {
    const env = createTestEnvironment(fast)
    const here = render(env, depositAddressParameters(env))
    const address = await here.give()
    const { requestId } = here.result.current
    here.unmount()
    const follow = () => {
      const events: ConfigEvent[] = []
      const { result, unmount } = renderHookWithCauseway(() => useDepositAddress({ requestId }), env, {
        wallet: undefined,
        client: clientWithHistory(env),
        onEvent: (event) => void events.push(event),
      })
      return { events, result, unmount }
    }
    const again = follow()
    await waitFor(() => expect(again.result.current.progress?.isConfirmedByService).toBe(true))
    expect(again.events).toEqual([])
    act(() => payOutsidePage(env, address, eth('1')))
    await waitFor(() => expect(again.result.current.progress?.status).toBe('success'))
    expect(again.events.at(-1)).toMatchObject({ type: 'success', id: requestId, summary: undefined })
    again.unmount()
    const late = follow()
    await waitFor(() => expect(late.result.current.progress?.status).toBe('success'))
    expect(late.events).toEqual([])
  })

  it('behavior: never shows an address for other parameters', async () => {
    const env = createTestEnvironment()
    const parameters = depositAddressParameters(env)
    const { result, give, ask } = render(env, parameters)
    const address = await give()
    const changes: DepositAddressParameters[] = [
      { amount: 1n },
      { recipient: parameters.refundTo },
      { refundTo: parameters.recipient, acceptedRefundTo: parameters.recipient },
      { type: 'open' },
      { ttl: 60 },
      { originChainId: env.chains[1].id, destinationChainId: env.chains[0].id },
    ]
    for (const change of changes) {
      ask({ ...parameters, ...change })
      expect(result.current).toMatchObject({ status: undefined, payable: undefined, terms: undefined })
    }
    ask({ ...parameters, acceptedRefundTo: undefined })
    expect(result.current.payable).toBeDefined()
    ask(parameters)
    expect(result.current.payable?.address).toBe(address)
  })

  it('behavior: neither shows nor keeps an answer that comes after the parameters have changed', async () => {
    const env = createTestEnvironment()
    const answers: (() => void)[] = []
    const parameters = depositAddressParameters(env)
    const journal = createMemoryJournal()
    const client = clientOf(async (...request) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return env.sandbox.fetch(...request)
    })
    const { result, ask } = render(env, parameters, { client, journal })
    act(() => result.current.request())
    await waitFor(() => expect(answers).toHaveLength(1))
    ask({ ...parameters, amount: 5n })
    answers[0]?.()
    await waitFor(() => expect(result.current.isRequesting).toBe(false))
    expect(result.current).toMatchObject({ requestId: undefined, status: undefined, terms: undefined })
    expect(await journal.read()).toEqual([])
  })

  it('behavior: finds the address after a reload, with all that is to be paid', async () => {
    const env = createTestEnvironment(fast)
    const journal = createMemoryJournal()
    const first = render(env, depositAddressParameters(env), { journal })
    const address = await first.give()
    const requestId = first.result.current.requestId
    const { recipient, refundTo } = depositAddressParameters(env)
    first.unmount()
    const { result } = renderHookWithCauseway(
      () => {
        const { deposits } = useDepositAddresses({ wallets: 'all' })
        return useDepositAddress({ recipient, refundTo, requestId: deposits[0]?.terms.requestId })
      },
      env,
      { wallet: undefined, client: clientWithHistory(env), journal },
    )
    await waitFor(() =>
      expect(result.current).toMatchObject({ requestId, status: 'payable', payable: { address } }),
    )
    act(() => payOutsidePage(env, address, eth('1')))
    await waitFor(() => expect(result.current.progress?.status).toBe('success'))
  })

  it('behavior: follows the ID on another device, without an address', async () => {
    const env = createTestEnvironment(fast)
    const here = render(env, depositAddressParameters(env))
    const address = await here.give()
    const { requestId } = here.result.current
    const there = render(env, { requestId }, { journal: createMemoryJournal() })
    await waitFor(() =>
      expect(there.result.current).toMatchObject({
        status: 'foreign',
        payable: undefined,
        progress: { status: 'waiting' },
      }),
    )
    act(() => payOutsidePage(env, address, eth('1')))
    await waitFor(() =>
      expect(there.result.current.progress).toMatchObject({ status: 'success', payment: 'exact' }),
    )
  })

  it('behavior: doesn’t call an address of this page foreign once the history is cleared', async () => {
    const env = createTestEnvironment(fast)
    const journal = createMemoryJournal()
    const config = configOf(env, { journal, client: clientWithHistory(env) })
    onTestFinished(() => config.stop())
    const { result, give } = render(env, depositAddressParameters(env), { config })
    const address = await give()
    act(() => payOutsidePage(env, address, eth('1')))
    await waitFor(() => expect(result.current.progress).toMatchObject({ status: 'success', isOver: true }))
    await waitAtMost(async () => expect((await journal.read())[0]?.text).toContain('success'), {
      timeout: 60_000,
    })
    await act(async () => void (await config.clearHistory()))
    expect(result.current).toMatchObject({ status: 'paid', isStored: false, terms: { address } })
    expect(await journal.read()).toEqual([])
  })

  it('behavior: doesn’t store a forgotten address again', async () => {
    const env = createTestEnvironment(fast)
    const journal = createMemoryJournal()
    const config = configOf(env, { journal, client: clientWithHistory(env) })
    onTestFinished(() => config.stop())
    const { result, give } = render(env, depositAddressParameters(env), { config })
    await give()
    const { requestId = '' } = result.current
    await act(() => config.depositBook.forget(requestId))
    expect(result.current.status).toBe('foreign')
    expect(await journal.read()).toEqual([])
  })

  it('behavior: knows the status without the history', async () => {
    const env = createTestEnvironment(fast)
    const { result, give } = render(env, depositAddressParameters(env), { client: env.client })
    const address = await give()
    await waitFor(() => expect(result.current.isWithoutHistory).toBe(true))
    act(() => payOutsidePage(env, address, eth('1')))
    await waitFor(() => expect(result.current.progress).toMatchObject({ status: 'success', legs: [] }))
  })

  it('behavior: is no longer payable once it has expired', async () => {
    const env = createTestEnvironment()
    let passedMs = 0
    const clock = { ...systemClock, now: () => systemClock.now() + passedMs }
    const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: fetchWithHistory(env), clock })
    const { result, give } = render(env, depositAddressParameters(env, { ttl: 600 }), { client })
    await give()
    passedMs = 601_000
    await waitFor(() => expect(result.current.status).toBe('expired'))
    expect(result.current).toMatchObject({ payable: undefined, progress: { status: 'waiting' } })
  })

  it('behavior: stays payable for as long as the page allows, also beyond a day', async () => {
    const hour = 3_600_000
    const env = createTestEnvironment({ policy: { quoteValidityMs: 48 * hour } })
    let passedMs = 0
    const clock = { ...systemClock, now: () => systemClock.now() + passedMs }
    const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: fetchWithHistory(env), clock })
    const parameters = depositAddressParameters(env, { ttl: 100_000 })
    const { result, give, ask } = render(env, parameters, { client })
    await give()
    passedMs = 27 * hour
    ask({ ...parameters })
    expect(result.current.status).toBe('payable')
    passedMs = 28 * hour
    ask({ ...parameters })
    expect(result.current).toMatchObject({ status: 'expired', payable: undefined })
  })

  it('behavior: expires by the provider’s time if it was requested while the clock was ahead, and stays expired', async () => {
    const env = createTestEnvironment()
    const minute = 60_000
    let aheadMs = 25 * minute
    const clock = { ...systemClock, now: () => systemClock.now() + aheadMs }
    const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: fetchWithHistory(env), clock })
    const parameters = depositAddressParameters(env, { ttl: 3_600 })
    const { result, give, ask } = render(env, parameters, { client })
    await give()
    await waitFor(() => expect(result.current.progress?.record).toBeDefined())
    // By the clock that asked, the order ends in 35 minutes.
    const { requestedAt = 0 } = result.current.terms ?? {}
    const payableMs = (result.current.payable?.expiresAt ?? 0) - requestedAt
    expect(Math.abs(payableMs - 35 * minute)).toBeLessThanOrEqual(2_000)
    const createdAt = Date.parse(result.current.progress?.record?.createdAt ?? '')
    expect(result.current.terms?.requestedAt).toBeGreaterThanOrEqual(createdAt + 24 * minute)
    // The clock is put right, and most of that passes.
    aheadMs = 34 * minute
    ask({ ...parameters })
    expect(result.current.payable?.expiresAt).toBe(createdAt + payableMs)
    aheadMs = 36 * minute
    ask({ ...parameters })
    expect(result.current).toMatchObject({ status: 'expired', payable: undefined })
    aheadMs = 30 * minute
    ask({ ...parameters })
    expect(result.current).toMatchObject({ status: 'expired', payable: undefined })
  })

  it('behavior: gives no more time to pay when the clock is set back after the request', async () => {
    const env = createTestEnvironment()
    const minute = 60_000
    let setBackMs = 0
    let passedMs = 0
    const now = performance.now.bind(performance)
    const page = vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs)
    onTestFinished(() => page.mockRestore())
    const clock = { ...systemClock, now: () => systemClock.now() + passedMs - setBackMs }
    const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: fetchWithHistory(env), clock })
    const parameters = depositAddressParameters(env, { ttl: 3_600 })
    const { result, give, ask } = render(env, parameters, { client })
    await give()
    await waitFor(() => expect(result.current.progress?.record).toBeDefined())
    const { requestedAt = 0 } = result.current.terms ?? {}
    passedMs = 10 * minute
    setBackMs = 50 * minute
    ask({ ...parameters })
    // By the clock as it now runs, 50 minutes are left.
    const { expiresAt = 0 } = result.current.payable ?? {}
    expect(Math.abs(expiresAt - (requestedAt + 10 * minute))).toBeLessThanOrEqual(1_000)
    passedMs = 59 * minute
    ask({ ...parameters })
    expect(result.current.status).toBe('payable')
    passedMs = 61 * minute
    ask({ ...parameters })
    expect(result.current).toMatchObject({ status: 'expired', payable: undefined })
    setBackMs = 90 * minute
    ask({ ...parameters })
    expect(result.current).toMatchObject({ status: 'expired', payable: undefined })
  })

  it('behavior: isn’t shortened by a record dated long before the request while the clock runs evenly', async () => {
    const env = createTestEnvironment()
    let passedMs = 0
    const clock = { ...systemClock, now: () => systemClock.now() + passedMs }
    const fetchRecords = fetchWithHistory(env)
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await fetchRecords(input, init)
      const text = await response.text()
      const late = text.replace(
        /"createdAt":"([^"]+)"/g,
        (_, at: string) => `"createdAt":"${new Date(Date.parse(at) - 11 * 60_000).toISOString()}"`,
      )
      return new Response(late, response)
    }
    const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch, clock })
    const parameters = depositAddressParameters(env, { ttl: 600 })
    const { result, give, ask } = render(env, parameters, { client })
    const before = clock.now()
    await give()
    await waitFor(() => expect(result.current.progress?.record).toBeDefined())
    expect(Date.parse(result.current.progress?.record?.createdAt ?? '')).toBeLessThan(before - 10 * 60_000)
    const { payable } = result.current
    expect(payable?.requestedAt).toBeGreaterThanOrEqual(before)
    // An order ends at a whole second.
    const payableMs = (payable?.expiresAt ?? 0) - (payable?.requestedAt ?? 0)
    expect(600_000 - payableMs).toBeGreaterThanOrEqual(0)
    expect(600_000 - payableMs).toBeLessThan(1_000)
    // The clock was set: it is unknown whether it was right before, or is now.
    passedMs = 30_000
    ask({ ...parameters })
    expect(result.current).toMatchObject({ status: 'expired', payable: undefined })
  })

  it('behavior: takes a connected wallet as the user, and as the recipient if none is named', async () => {
    const env = createTestEnvironment()
    const parameters = { ...depositAddressParameters(env), recipient: ' ' }
    const { result, give } = render(env, parameters, { wallet: env.wallet })
    await give()
    const [account] = env.sandbox.accounts
    expect(result.current.quote?.parameters).toMatchObject({ user: account, recipient: account })
  })

  it('error: reports another address in the history', async () => {
    const env = createTestEnvironment()
    const fetch = fetchWithHistory(env)
    const stranger = '0x000000000000000000000000000000000000bEEF'
    const client = clientOf(async (...request) => {
      const response = await fetch(...request)
      if (!String(request[0]).includes('/requests')) return response
      const page: { requests: { depositAddress: object }[] } = await response.json()
      for (const record of page.requests)
        record.depositAddress = { ...record.depositAddress, address: stranger }
      return Response.json(page)
    })
    const { result } = render(env, depositAddressParameters(env), { client })
    act(() => result.current.request())
    await waitFor(() => expect(result.current.status).toBe('otherAddress'))
    expect(result.current.payable).toBeUndefined()
  })

  it('error: reports a provider that refuses, and an answer that doesn’t fit', async () => {
    const env = createTestEnvironment()
    let isBroken = true
    const client = clientOf(async (...request) => {
      if (!isBroken) return Response.json({ message: 'No.', errorCode: 'NO_QUOTES' }, { status: 400 })
      const quote = await (await env.sandbox.fetch(...request)).json()
      quote.steps[0].depositAddress = `0x${'1'.repeat(40)}`
      return Response.json(quote)
    })
    const { result, ask } = render(env, depositAddressParameters(env), { client })
    act(() => result.current.request())
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'QuoteAuditError' }))
    expect(result.current.payable).toBeUndefined()
    isBroken = false
    act(() => result.current.request())
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServiceError' }))
    ask(depositAddressParameters(env, { amount: 7n }))
    expect(result.current.error).toBeNull()
  })

  it('error: shows the address in a browser that stores nothing, and says so', async () => {
    const env = createTestEnvironment()
    const refuse = () => Promise.reject(new DOMException('QuotaExceededError'))
    const journal: Journal = { read: refuse, write: refuse, remove: refuse }
    const { result, give } = render(env, depositAddressParameters(env), { journal })
    await give()
    expect(result.current.isStored).toBe(false)
  })
})
