import { createMemoryJournal, type Journal } from '@causeway/react/execution'
import { useDepositAddress, type UseDepositAddressParameters } from '@causeway/react'
import { act, waitFor as waitAtMost } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Client } from '@causeway/react/actions'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import {
  depositAddressParameters,
  fetchWithHistory,
} from '../../support/deposits/depositAddressParameters.ts'
import { renderHookWithCauseway } from '../../support/renderWithCauseway.tsx'

const waitFor = (check: () => void) => waitAtMost(check, { timeout: 60_000 })
const hash = `0x${'ab'.repeat(32)}`

type Json = Record<string, unknown>

/** A provider whose status and history the test sets; the sandbox gives the rest. */
function answering(env: TestEnvironment) {
  const inner = fetchWithHistory(env)
  const says: { status?: Json; record?: (record: Json) => Json; lookups: number } = { lookups: 0 }
  const client: Client = clientOf(async (...request) => {
    const path = String(request[0])
    const response = await inner(...request)
    if (path.includes('/requests')) {
      const page: { requests: Json[] } = await response.json()
      return Response.json({ ...page, requests: page.requests.map(says.record ?? ((record) => record)) })
    }
    if (!path.includes('requestId=')) return response
    says.lookups += 1
    return says.status ? Response.json(says.status) : response
  })
  return { client, says }
}

/** A page that tracks what it requested or, after a reload, what is stored. */
function show(
  env: TestEnvironment,
  { client, journal, ...parameters }: UseDepositAddressParameters & { client: Client; journal: Journal },
) {
  return renderHookWithCauseway(() => useDepositAddress(parameters), env, {
    wallet: undefined,
    client,
    journal,
  })
}

async function give(env: TestEnvironment, client: Client, journal = createMemoryJournal()) {
  const page = show(env, { ...depositAddressParameters(env), client, journal })
  act(() => page.result.current.request())
  await waitFor(() => expect(page.result.current.status).toBe('payable'))
  return { ...page, journal, requestId: page.result.current.requestId ?? '' }
}

describe('useDepositAddress, once a payment was seen', () => {
  it.each<[title: string, status: Json, seen: 'paid' | 'unclear', after: Json]>([
    [
      'depositing',
      { status: 'depositing', updatedAt: 2, inTxHashes: [hash] },
      'paid',
      { status: 'depositing', isPaymentRemembered: false },
    ],
    ['pending', { status: 'pending', updatedAt: 2 }, 'paid', { status: 'pending' }],
    [
      'success',
      { status: 'success', updatedAt: 2, inTxHashes: [hash], txHashes: [hash] },
      'paid',
      { status: 'success', isPaymentRemembered: false },
    ],
    // The provider takes the transaction back.
    [
      'waiting, with a transaction',
      { status: 'waiting', inTxHashes: [hash] },
      'paid',
      { status: 'waiting', isPaymentRemembered: true },
    ],
    [
      'an unknown word, with a transaction',
      { status: 'later', inTxHashes: [hash] },
      'paid',
      { status: 'waiting', isPaymentRemembered: true },
    ],
    ['an unknown word', { status: 'later' }, 'unclear', { status: 'waiting', isActivityRemembered: true }],
  ])('error: stays hidden after %s, despite an older answer or a reload', async (_, status, seen, after) => {
    const hidden = seen === 'paid' ? 'paid' : 'maybePaid'
    const env = createTestEnvironment()
    const { client, says } = answering(env)
    const { result, unmount, journal, requestId } = await give(env, client)
    says.status = status
    act(() => result.current.checkAgain())
    await waitFor(() => expect(result.current.status).toBe(seen))
    const { lookups } = says
    says.status = { status: 'waiting', updatedAt: 1 }
    act(() => result.current.checkAgain())
    await waitFor(() => {
      expect(says.lookups).toBeGreaterThan(lookups)
      expect(result.current.progress?.paymentHashes).toEqual([])
    })
    await waitFor(() => expect(result.current.progress).toMatchObject(after))
    expect(result.current).toMatchObject({ status: hidden, payable: undefined })
    unmount()
    const { recipient, refundTo } = depositAddressParameters(env)
    const again = show(env, { requestId, recipient, refundTo, client, journal })
    await waitFor(() => expect(again.result.current.progress?.terms).toBeDefined())
    await waitFor(() => expect(again.result.current.progress?.isConfirmedByService).toBe(true))
    expect(again.result.current).toMatchObject({
      status: hidden,
      payable: undefined,
      progress: { status: 'waiting' },
    })
  })

  it.each<[title: string, status: string, record: (record: Json) => Json]>([
    [
      'the hash of the deposit',
      'paid',
      (record) => ({
        ...record,
        depositAddress: { ...(record['depositAddress'] as Json), depositTxHash: hash },
      }),
    ],
    [
      'a request that took over',
      'maybePaid',
      (record) => ({ ...record, supersededByRequestId: `0x${'77'.repeat(32)}` }),
    ],
  ])('error: hides the address for good once a record names %s', async (_, status, record) => {
    const env = createTestEnvironment()
    const { client, says } = answering(env)
    const { result } = await give(env, client)
    says.record = record
    act(() => result.current.checkAgain())
    await waitFor(() => expect(result.current.status).toBe(status))
    says.record = (same) => ({ ...same, features: ['again'] })
    act(() => result.current.checkAgain())
    await waitFor(() => expect(result.current.progress?.record?.features).toEqual(['again']))
    expect(result.current).toMatchObject({ status, payable: undefined })
  })
})
