import { useQueryClient } from '@tanstack/react-query'
import { act, waitFor as waitAtMost } from '@testing-library/react'
import { getAddress } from 'viem'
import { expect, describe, it } from 'vitest'
import { getRequests, type Client, type Clock } from '@causeway/react/actions'
import {
  type DepositAddressParameters,
  type DepositParties,
  type Wallet,
  createMemoryJournal,
  type Journal,
} from '@causeway/react/execution'
import { useDepositAddress, useDepositAddresses } from '@causeway/react'
import { requestStatusQueryKey } from '@causeway/react/query'
import { depositRecordsQueryKey } from '../../../src/query/keys.ts'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import {
  clientWithHistory,
  depositAddressParameters,
  fetchWithHistory,
} from '../../support/deposits/depositAddressParameters.ts'
import { systemClock } from '../../../src/utils/time/clock.ts'
import { renderHookWithCauseway } from '../../support/renderWithCauseway.tsx'

const waitFor = (check: () => void) => waitAtMost(check, { timeout: 60_000 })
const stranger = '0x000000000000000000000000000000000000bEEF'
const hour = 3_600_000

/** An entry as the journal holds it. */
interface Entry {
  account?: string
  status: string
  terms: {
    requestId: string
    address: string
    pay: Record<string, unknown>
    receive: Record<string, unknown>
    [name: string]: unknown
  }
}

interface Visit extends DepositAddressParameters {
  wallet?: Wallet | undefined
}

/** A browser in which an address was given out, with the page closed since. */
async function visit(env: TestEnvironment, { wallet, ...change }: Visit = {}) {
  const journal = createMemoryJournal()
  const { result, unmount } = renderHookWithCauseway(
    () => useDepositAddress(depositAddressParameters(env, change)),
    env,
    { wallet, client: clientWithHistory(env), journal },
  )
  act(() => result.current.request())
  await waitFor(() => expect(result.current.status).toBe('payable'))
  const { requestId = '' } = result.current
  unmount()
  return { journal, requestId }
}

/** Writes over what the journal holds, as any script of the site can. */
async function forge(journal: Journal, change: (entry: Entry) => void): Promise<string> {
  const [entry] = await journal.read()
  const forged: Entry = JSON.parse(entry?.text ?? '')
  change(forged)
  await journal.remove(entry?.id ?? '')
  await journal.write({ id: `deposit:${forged.terms.requestId}`, text: JSON.stringify(forged) })
  return forged.terms.requestId
}

/** The accounts that the address was requested for, by a page that names them again. */
function partiesOf(env: TestEnvironment) {
  const { recipient, refundTo } = depositAddressParameters(env)
  return { recipient, refundTo }
}

interface Reload extends Visit {
  client?: Client
  acceptedParties?: DepositParties
}

/** The next visit, which shows the entry, on a page that names recipient and refund address. */
function reload(
  env: TestEnvironment,
  journal: Journal,
  requestId: string,
  { client = clientWithHistory(env), wallet, ...page }: Reload = partiesOf(env),
) {
  let latest: Reload = page
  const rendered = renderHookWithCauseway(() => useDepositAddress({ ...latest, requestId }), env, {
    wallet,
    client,
    journal,
  })
  return {
    ...rendered,
    /** Changes what the page passes, in addition to what it passed first. */
    say: (change: Reload) => {
      latest = { ...page, ...change }
      rendered.rerender()
    },
  }
}

const refusing = (status: number, body: object): Client =>
  clientOf(async () => Response.json(body, { status }))

/** A provider that has forgotten every request, with a clock 100 times as fast, the number of lookups, and that of open pauses. */
function forgetful(env: TestEnvironment) {
  const history = fetchWithHistory(env)
  const service = { asked: 0, knows: false, pauses: 0 }
  const startedAt = Date.now()
  const clock: Clock = {
    now: () => startedAt + (Date.now() - startedAt) * 100,
    async sleep(delayMs, signal) {
      service.pauses += 1
      await systemClock.sleep(delayMs / 100, signal).finally(() => (service.pauses -= 1))
    },
  }
  const client: Client = {
    ...clientOf((...request) => {
      const isLookup = String(request[0]).includes('requestId=')
      if (isLookup) service.asked += 1
      return !String(request[0]).endsWith('/quote') && !service.knows
        ? Promise.resolve(Response.json({ message: 'Not found.' }, { status: 404 }))
        : history(...request)
    }),
    clock,
  }
  return { service, client }
}

it('error: keeps the status that the provider reported to this page while a server is behind', async () => {
  const env = createTestEnvironment()
  const inner = fetchWithHistory(env)
  let answer: object | undefined
  const client = clientOf(async (input, init) => {
    const response = await inner(input, init)
    const isStatus = String(input).includes('/intents/status')
    return answer && isStatus ? Response.json(answer) : response
  })
  const { result } = renderHookWithCauseway(() => useDepositAddress(depositAddressParameters(env)), env, {
    wallet: undefined,
    client,
    journal: createMemoryJournal(),
  })
  act(() => result.current.request())
  await waitFor(() => expect(result.current.status).toBe('payable'))
  answer = { status: 'depositing', updatedAt: 2 }
  act(() => result.current.checkAgain())
  await waitFor(() => expect(result.current.progress?.status).toBe('depositing'))
  answer = { status: 'waiting', updatedAt: 3 }
  act(() => result.current.checkAgain())
  await waitFor(() => expect(result.current.progress?.rawStatus).toBe('waiting'))
  expect(result.current.progress).toMatchObject({ status: 'depositing', isPaymentRemembered: false })
})

it('error: doesn’t call a payment done that only a script wrote into storage while the page is open', async () => {
  const env = createTestEnvironment()
  const kept = createMemoryJournal()
  const listeners = new Set<() => void>()
  const journal: Journal = {
    ...kept,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const { result } = renderHookWithCauseway(() => useDepositAddress(depositAddressParameters(env)), env, {
    wallet: undefined,
    client: clientWithHistory(env),
    journal,
  })
  act(() => result.current.request())
  await waitFor(() => expect(result.current.status).toBe('payable'))
  await act(() => forge(kept, (entry) => (entry.status = 'success')))
  act(() => listeners.forEach((report) => report()))
  await waitFor(() => expect(result.current.status).toBe('paid'))
  expect(result.current.progress).toMatchObject({
    status: 'waiting',
    isOver: false,
    isPaymentRemembered: true,
    received: undefined,
  })
})

describe('useDepositAddress of a stored address', () => {
  it('default: is payable again once the provider confirms it', async () => {
    const env = createTestEnvironment()
    const { journal, requestId } = await visit(env)
    const { result } = reload(env, journal, requestId)
    await waitFor(() => expect(result.current.status).toBe('payable'))
    expect(result.current.progress).toMatchObject({ isConfirmedByService: true })
  })

  it.each<[title: string, change: (terms: Entry['terms']) => void, status: string]>([
    [
      'the recipient’s address to pay to',
      (terms) => (terms.address = String(terms.recipient)),
      'otherAddress',
    ],
    ['a stranger’s address', (terms) => (terms.address = stranger), 'otherAddress'],
    ['another amount', ({ pay }) => (pay['amount'] = '2000000000000000000'), 'unclear'],
    [
      'the other network',
      ({ pay, receive }) => ([pay['chainId'], receive['chainId']] = [receive['chainId'], pay['chainId']]),
      'unclear',
    ],
    ['other decimals', ({ pay }) => (pay['decimals'] = 17), 'unclear'],
    ['a better promise', ({ receive }) => (receive['amount'] = '9000000000000000000'), 'unclear'],
    ['the refund address as recipient', (terms) => (terms.recipient = terms.refundTo), 'unclear'],
    ['the recipient as refund address', (terms) => (terms.refundTo = terms.recipient), 'unclear'],
    ['a promise of tokens', ({ receive }) => (receive['currency'] = stranger), 'unclear'],
    ['tokens to pay', ({ pay }) => (pay['currency'] = stranger), 'unclear'],
    ['a kind with other promises', (terms) => (terms.type = 'open'), 'unclear'],
    ['a request that doesn’t exist', (terms) => (terms.requestId = `0x${'5'.repeat(64)}`), 'unclear'],
    ['a time long ago', (terms) => (terms.requestedAt = 0), 'expired'],
    [
      'no end, asked for a day ago',
      (terms) => Object.assign(terms, { expiresAt: null, requestedAt: Date.now() - 24 * hour }),
      'expired',
    ],
    [
      'an end in a hundred years, asked for a day ago',
      (terms) => Object.assign(terms, { expiresAt: 4e12, requestedAt: Date.now() - 24 * hour }),
      'expired',
    ],
    [
      'a time that is to come',
      (terms) => Object.assign(terms, { expiresAt: null, requestedAt: Date.now() + 999 * hour }),
      'expired',
    ],
  ])('error: is not payable with a forged entry: %s', async (_, change, status) => {
    const env = createTestEnvironment()
    const { journal } = await visit(env)
    const requestId = await forge(journal, ({ terms }) => change(terms))
    const { result } = reload(env, journal, requestId)
    await waitFor(() => expect(result.current.status).toBe(status))
    expect(result.current.payable).toBeUndefined()
  })

  it.each<[title: string, client: (env: TestEnvironment) => Client, status: string | undefined]>([
    ['404 of everything', () => refusing(404, { message: 'Not found.' }), 'unclear'],
    [
      '404 of the request, and an empty history',
      (env) => withAnswers(env, { status: 404, requests: () => [] }),
      'unclear',
    ],
    ['an empty history', (env) => withAnswers(env, { requests: () => [] }), 'unclear'],
    ['no history at all', ({ client }) => client, 'unclear'],
    [
      'the request without an address',
      (env) => withAnswers(env, { requests: ([record]) => [{ ...record, depositAddress: undefined }] }),
      'unclear',
    ],
    [
      'the request without amounts',
      (env) => withAnswers(env, { requests: ([record]) => [{ ...record, data: {} }] }),
      'unclear',
    ],
    ...(['user', 'recipient', 'refundTo', 'createdAt'] as const).map(
      (name): [string, (env: TestEnvironment) => Client, string] => [
        `the request without ${name}`,
        (env) => withAnswers(env, { requests: ([record]) => [{ ...record, [name]: undefined }] }),
        'unclear',
      ],
    ),
    [
      'the address with another request',
      (env) => withAnswers(env, { requests: ([record]) => [{ ...record, id: '0x77' }] }),
      'unclear',
    ],
    [
      'the request with another address',
      (env) =>
        withAnswers(env, {
          requests: ([record]) => [{ ...record, depositAddress: { address: stranger, type: 'strict' } }],
        }),
      'otherAddress',
    ],
    ['nothing, ever', () => clientOf(() => new Promise(() => {})), undefined],
    ['with an error', () => refusing(500, { message: 'No.' }), 'unclear'],
  ])('error: is not payable when the provider answers %s', async (_, client, status) => {
    const env = createTestEnvironment()
    const { journal, requestId } = await visit(env)
    const { result } = reload(env, journal, requestId, { ...partiesOf(env), client: client(env) })
    const seen: unknown[] = []
    await waitFor(() => {
      seen.push(result.current.payable)
      expect([result.current.requestId, result.current.status]).toEqual([requestId, status])
    })
    expect(seen.every((payable) => payable === undefined)).toBe(true)
  })

  it('behavior: finds it by an ID in capitals, as a link may have it', async () => {
    const env = createTestEnvironment()
    const { journal, requestId } = await visit(env)
    const { result } = reload(env, journal, `0x${requestId.slice(2).toUpperCase()}`)
    await waitFor(() => expect(result.current.status).toBe('payable'))
    expect(result.current.requestId).toBe(requestId)
  })

  it('behavior: takes neither the end nor the recovery address from the store', async () => {
    const env = createTestEnvironment()
    const { journal } = await visit(env)
    const before = Date.now()
    const requestId = await forge(journal, ({ terms }) =>
      Object.assign(terms, { expiresAt: 4e12, recoveryAddress: stranger }),
    )
    const { result } = reload(env, journal, requestId)
    await waitFor(() => expect(result.current.status).toBe('payable'))
    expect(result.current.payable?.expiresAt).toBeLessThanOrEqual(before + hour)
    expect(result.current.payable?.recoveryAddress).toBeUndefined()
    expect(result.current.progress?.recoveryAddress).toBeUndefined()
  })

  it.each([
    [100_000, 27],
    [null, 23],
  ])('behavior: allows the page a longer time to pay, with a ttl of %s', async (ttl, hours) => {
    // Without a ttl, the order's deadline counts.
    const env = createTestEnvironment({ policy: { quoteValidityMs: 48 * hour } })
    const { journal, requestId } = await visit(env, { ttl })
    const before = Date.now()
    const { result } = reload(env, journal, requestId, { ...partiesOf(env), ttl })
    await waitFor(() => expect(result.current.status).toBe('payable'))
    expect(result.current.payable?.expiresAt).toBeGreaterThan(before + hours * hour)
  })

  describe('the accounts of a request', () => {
    const accounts = (env: TestEnvironment) => {
      const [, refundTo, recipient, recoveryAddress, user] = env.sandbox.accounts
      return { refundTo, recipient, recoveryAddress, user, account: env.wallet.address }
    }
    const ofWallet = ({ account }: ReturnType<typeof accounts>): Visit => ({
      recipient: account,
      refundTo: account,
      acceptedRefundTo: account,
    })

    it('default: is payable again if only the connected wallet is involved', async () => {
      const env = createTestEnvironment()
      const { wallet } = env
      const { journal, requestId } = await visit(env, { wallet, ...ofWallet(accounts(env)) })
      const { result } = reload(env, journal, requestId, { wallet })
      await waitFor(() => expect(result.current.status).toBe('payable'))
      expect(result.current.unaccepted).toBeUndefined()
    })

    it('default: asks the user first if no wallet is connected', async () => {
      const env = createTestEnvironment()
      const { wallet } = env
      const { journal, requestId } = await visit(env, { wallet, ...ofWallet(accounts(env)) })
      const { result } = reload(env, journal, requestId, {})
      await waitFor(() => expect(result.current.status).toBe('unaccepted'))
      expect(result.current.payable).toBeUndefined()
    })

    /** An attacker requests an address in the wallet's name, or in their own, and writes it into the store. */
    it.each<[title: string, asked: (people: ReturnType<typeof accounts>) => Visit]>([
      [
        'the recipient',
        (people) => ({ ...ofWallet(people), user: people.account, recipient: people.recipient }),
      ],
      [
        'the refund address',
        ({ account, refundTo }) => ({
          user: account,
          recipient: account,
          refundTo,
          acceptedRefundTo: refundTo,
        }),
      ],
      ['the user', (people) => ({ ...ofWallet(people), user: people.user })],
      [
        'who recovers funds',
        (people) => ({ ...ofWallet(people), user: people.account, recoveryAddress: people.recoveryAddress }),
      ],
      [
        'who takes a fee',
        (people) => ({
          ...ofWallet(people),
          user: people.account,
          extraFields: { appFees: [{ recipient: people.recipient, fee: '9000' }] },
        }),
      ],
      ['everybody', ({ refundTo, recipient }) => ({ recipient, refundTo, acceptedRefundTo: refundTo })],
    ])('error: asks about a genuine request in which a stranger is %s', async (_, asked) => {
      const env = createTestEnvironment()
      const { wallet } = env
      const { journal, requestId } = await visit(env, asked(accounts(env)))
      await forge(journal, (entry) => (entry.account = wallet.address))
      const { result, say } = reload(env, journal, requestId, { wallet })
      await waitFor(() => expect(result.current.status).toBe('unaccepted'))
      const { unaccepted, ...shown } = result.current
      expect(shown).toMatchObject({ payable: undefined, terms: undefined, progress: { terms: undefined } })
      // A user who recognizes them all can continue, but not one who saw other accounts.
      if (!unaccepted) throw new TypeError('nobody is asked about')
      say({ acceptedParties: { ...unaccepted, refundTo: stranger } })
      expect(result.current.payable).toBeUndefined()
      say({ acceptedParties: { ...unaccepted } })
      expect(result.current).toMatchObject({ status: 'payable', unaccepted: undefined })
    })

    it('error: must be confirmed if it involves only the wallet, but pays out little', async () => {
      const env = createTestEnvironment()
      const { wallet } = env
      const { journal, requestId } = await visit(env, { wallet, ...ofWallet(accounts(env)) })
      const client = withAnswers(env, {
        requests: (records) =>
          JSON.parse(
            JSON.stringify(records, (name, value) =>
              name === 'outputCurrency' ? { ...value, amountUsd: '1' } : value,
            ),
          ),
      })
      const { result, say } = reload(env, journal, requestId, { wallet, client })
      await waitFor(() => expect(result.current.status).toBe('unaccepted'))
      const { unaccepted, payable } = result.current
      expect(payable).toBeUndefined()
      if (!unaccepted) throw new TypeError('nobody is asked about')
      expect(unaccepted.conversion).toMatchObject({ paid: 10n ** 18n, lossBps: 9_996 })
      say({ acceptedParties: { ...unaccepted, conversion: undefined } })
      expect(result.current.payable).toBeUndefined()
      say({ acceptedParties: unaccepted })
      expect(result.current.status).toBe('payable')
    })

    it.each(['10000', '1000'])(
      'error: must be confirmed if it may pay out less by a slippage of %s',
      async (slippageTolerance) => {
        const env = createTestEnvironment()
        const { wallet } = env
        const { journal, requestId } = await visit(env, { wallet, ...ofWallet(accounts(env)) })
        const client = withAnswers(env, {
          requests: (records) =>
            JSON.parse(
              JSON.stringify(records, (name, value) =>
                name === 'data' ? { ...value, slippageTolerance } : value,
              ),
            ),
        })
        const { result } = reload(env, journal, requestId, { wallet, client })
        await waitFor(() => expect(result.current.status).toBe('unaccepted'))
        expect(result.current.payable).toBeUndefined()
        expect(result.current.unaccepted?.conversion).toMatchObject({
          paid: 10n ** 18n,
          lossBps: undefined,
        })
      },
    )

    it('behavior: knows recipients of app fees that the page’s server pays, without sending them', async () => {
      const env = createTestEnvironment()
      const { wallet } = env
      const people = accounts(env)
      const asked: Visit = {
        ...ofWallet(people),
        user: people.account,
        extraFields: { appFees: [{ recipient: people.recipient, fee: '50' }] },
      }
      const { journal, requestId } = await visit(env, asked)
      const { result, say } = reload(env, journal, requestId, { wallet })
      await waitFor(() => expect(result.current.status).toBe('unaccepted'))
      expect(result.current.unaccepted?.appFeeRecipients).toEqual([people.recipient])
      say({ appFeeRecipients: [people.recipient ?? ''] })
      expect(result.current.status).toBe('payable')
    })

    it('behavior: knows the accounts that the page names, each in its own role', async () => {
      const env = createTestEnvironment()
      const { refundTo, recipient, recoveryAddress, user } = accounts(env)
      const named = {
        recipient,
        refundTo,
        recoveryAddress,
        user,
        appFees: [{ recipient: stranger, fee: 50 }],
      }
      const { journal, requestId } = await visit(env, { ...named, acceptedRefundTo: refundTo })
      const { result, say } = reload(env, journal, requestId, named)
      await waitFor(() => expect(result.current.status).toBe('payable'))
      const roles = ['recipient', 'refundTo', 'recoveryAddress', 'user', 'appFees'] as const
      for (const role of roles) {
        say({ [role]: undefined })
        expect([role, result.current.status]).toEqual([role, 'unaccepted'])
      }
      say({ recipient: refundTo, refundTo: recipient })
      expect(result.current.status).toBe('unaccepted')
      say({ user: recipient })
      expect(result.current.status).toBe('unclear')
    })
  })

  it('error: confirms nothing by a query that the page has stored and restored', async () => {
    const env = createTestEnvironment()
    const { journal, requestId } = await visit(env)
    await forge(journal, ({ terms }) => (terms.address = stranger))
    const { requests } = await getRequests(clientWithHistory(env), { id: requestId })
    const [record] = requests
    const client = clientOf(() => new Promise(() => {}))
    const { result } = renderHookWithCauseway(
      () => {
        const queries = useQueryClient()
        const key = depositRecordsQueryKey({ client }, { id: requestId })
        if (!queries.getQueryData(key)) {
          queries.setQueryData(key, {
            requests: [{ ...record, depositAddress: { ...record?.depositAddress, address: stranger } }],
            unreadable: [],
          })
        }
        return useDepositAddress({ requestId })
      },
      env,
      { wallet: undefined, client, journal },
    )
    await waitFor(() => expect(result.current.status).toBe('unclear'))
    expect(result.current.payable).toBeUndefined()
  })

  it('error: doesn’t report a status that a page has restored from its cache', async () => {
    const env = createTestEnvironment()
    const { journal, requestId } = await visit(env)
    const [entry] = await journal.read()
    const { statusPath }: Entry['terms'] = JSON.parse(entry?.text ?? '').terms
    // The history knows nothing of it, and the lookup never answers.
    const client = clientOf(async (url) =>
      String(url).includes('requestId=') ? new Promise(() => {}) : Response.json({ requests: [] }),
    )
    const restored = { status: 'success', rawStatus: 'success', txHashes: [`0x${'5'.repeat(64)}`] }
    const { result } = renderHookWithCauseway(
      () => {
        const queries = useQueryClient()
        const key = requestStatusQueryKey({ client }, { requestId, path: String(statusPath) })
        if (!queries.getQueryData(key)) queries.setQueryData(key, restored)
        return {
          deposit: useDepositAddress({ requestId }),
          isRestored: queries.getQueryData(key) === restored,
        }
      },
      env,
      { wallet: undefined, client, journal },
    )
    await waitFor(() => expect(result.current.deposit.status).toBe('unclear'))
    expect(result.current.isRestored).toBe(true)
    expect(result.current.deposit.progress).toMatchObject({ status: 'unknown', isConfirmedByService: false })
  })

  it('behavior: keeps an address as this page audited it, whatever is written over it', async () => {
    const env = createTestEnvironment()
    const listeners = new Set<() => void>()
    const journal: Journal = {
      ...createMemoryJournal(),
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    }
    const { result } = renderHookWithCauseway(() => useDepositAddress(depositAddressParameters(env)), env, {
      wallet: undefined,
      client: env.client,
      journal,
    })
    act(() => result.current.request())
    await waitFor(() => expect(result.current.status).toBe('payable'))
    const { payable } = result.current
    await waitFor(async () => expect(await journal.read()).toHaveLength(1))
    await forge(journal, ({ terms }) => Object.assign(terms, { address: stranger, expiresAt: null }))
    await act(async () => {
      for (const listener of listeners) listener()
      await new Promise(setImmediate)
    })
    expect(result.current.payable).toEqual(payable)
  })

  it('behavior: neither trusts nor stores the status of a stored request before the provider reports it', async () => {
    const env = createTestEnvironment()
    const { journal, requestId } = await visit(env)
    await forge(journal, (entry) => (entry.status = 'success'))
    const { result } = reload(env, journal, requestId, { client: refusing(404, { message: 'Not found.' }) })
    await waitFor(() => expect(result.current.status).toBe('unclear'))
    expect(result.current.progress).toMatchObject({ status: 'unknown', isConfirmedByService: false })
    expect((await journal.read()).map(({ text }) => JSON.parse(text).status)).toEqual(['success'])
  })

  it('behavior: stops asking after a while about a request that the provider doesn’t know, until the user asks again', async () => {
    const env = createTestEnvironment()
    const { journal, requestId } = await visit(env)
    const { service, client } = forgetful(env)
    const { result } = reload(env, journal, requestId, { client })
    // It waits for the end of the time to pay alone, also once what was asked is answered.
    await waitFor(() => expect(service).toMatchObject({ asked: 5, pauses: 1 }))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(service).toMatchObject({ asked: 5, pauses: 1 })
    expect(result.current).toMatchObject({ isUnreachable: true })
    const rested = service.asked
    service.knows = true
    act(() => result.current.checkAgain())
    await waitFor(() => expect(service.asked).toBeGreaterThan(rested))
    await waitFor(() =>
      expect(result.current.progress).toMatchObject({ isConfirmedByService: true, status: 'waiting' }),
    )
  })

  it('behavior: keeps following what this page requested, although the provider doesn’t know it', async () => {
    const env = createTestEnvironment()
    const { service, client } = forgetful(env)
    const { result } = renderHookWithCauseway(() => useDepositAddress(depositAddressParameters(env)), env, {
      wallet: undefined,
      client,
    })
    act(() => result.current.request())
    await waitFor(() => expect(service.asked).toBeGreaterThan(8))
  })

  it('error: lets the user keep their own wallet as the refund address, although a stored entry names it as a deposit address', async () => {
    const env = createTestEnvironment()
    const { journal } = await visit(env)
    const parameters = depositAddressParameters(env)
    await forge(journal, ({ terms }) => (terms.address = String(parameters.refundTo)))
    let refundTo = parameters.refundTo
    const { result, rerender } = renderHookWithCauseway(
      () => ({
        deposit: useDepositAddress({ ...parameters, refundTo, acceptedRefundTo: refundTo }),
        stored: useDepositAddresses(),
      }),
      env,
      { wallet: undefined, client: clientWithHistory(env), journal },
    )
    await waitFor(() => expect(result.current.stored.pending).toHaveLength(1))
    expect(result.current.deposit.problems).toEqual([])
    // The address that this page got is no user's wallet.
    act(() => result.current.deposit.request())
    await waitFor(() => expect(result.current.deposit.status).toBe('payable'))
    refundTo = getAddress(result.current.deposit.payable?.address ?? '')
    rerender()
    expect(result.current.deposit.problems).toEqual([{ field: 'refundTo', code: 'depositAddress' }])
  })

  it('error: doesn’t follow a status path to another host', async () => {
    const env = createTestEnvironment()
    const { journal, requestId } = await visit(env)
    await forge(journal, ({ terms }) => (terms.statusPath = '@stranger.invalid/status'))
    const asked: string[] = []
    const history = fetchWithHistory(env)
    const client = clientOf((...request) => {
      asked.push(String(request[0]))
      return history(...request)
    })
    const { result } = reload(env, journal, requestId, { ...partiesOf(env), client })
    await waitFor(() => {
      expect(result.current.status).toBe('payable')
      expect(asked.some((address) => address.includes('requestId='))).toBe(true)
    })
    expect(result.current.payable?.statusPath).toBeUndefined()
    expect(asked.filter((address) => address.includes('stranger'))).toEqual([])
  })
})

type WireRecord = Record<string, unknown>

/** The provider, with another history, and perhaps without the request. */
function withAnswers(
  env: TestEnvironment,
  { status, requests }: { status?: number; requests: (records: WireRecord[]) => WireRecord[] },
): Client {
  const fetch = fetchWithHistory(env)
  return clientOf(async (...request) => {
    const response = await fetch(...request)
    if (String(request[0]).includes('/requests')) {
      const page: { requests: WireRecord[] } = await response.json()
      return Response.json({ ...page, requests: requests(page.requests) })
    }
    return status === undefined ? response : Response.json({ message: 'Not found.' }, { status })
  })
}
