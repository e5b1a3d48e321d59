import { createMemoryJournal, type Journal } from '@causeway/react/execution'
import { useDepositAddress, useDepositAddresses, type UseDepositAddressParameters } from '@causeway/react'
import { act, waitFor as waitAtMost } from '@testing-library/react'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  depositAddressParameters,
  fetchWithHistory,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { renderHookWithCauseway } from '../../support/renderWithCauseway.tsx'

const waitFor = (check: () => void) => waitAtMost(check, { timeout: 60_000 })

/** A page that has requested an address, and how to open others, whose journal doesn't report changes. */
async function give() {
  const env = createTestEnvironment({ policy: { sweepDelayMs: 20, fillDelayMs: 600_000 } })
  const kept = createMemoryJournal()
  const says: { status?: string } = {}
  const inner = fetchWithHistory(env)
  const client = clientOf(async (...request) => {
    const response = await inner(...request)
    const { status } = says
    if (status === undefined || !String(request[0]).includes('requestId=')) return response
    return Response.json({ status })
  })
  const hostOf = () => {
    const journal: Journal = { read: kept.read, write: kept.write, remove: kept.remove }
    return { wallet: undefined, client, journal }
  }
  const show = (parameters: UseDepositAddressParameters) =>
    renderHookWithCauseway(() => useDepositAddress(parameters), env, hostOf()).result
  const one = show(depositAddressParameters(env))
  act(() => one.current.request())
  await waitFor(() => expect(one.current.status).toBe('payable'))
  const { requestId = '', payable } = one.current
  const list = renderHookWithCauseway(() => useDepositAddresses(), env, hostOf()).result
  await waitFor(() => expect(list.current.deposits).toHaveLength(1))
  return {
    one,
    list,
    says,
    /** Another page that shows the address. */
    open() {
      const { recipient, refundTo } = depositAddressParameters(env)
      return show({ requestId, recipient, refundTo })
    },
    pay() {
      payOutsidePage(env, getAddress(payable?.address ?? ''), 10n ** 18n)
    },
    remove: () => act(() => list.current.forget(requestId)),
    stored: async () => (await kept.read()).map(({ text }) => String(JSON.parse(text).status)),
  }
}

describe('a deposit address that is removed in another page', () => {
  it('error: stays if it was paid meanwhile, until it is removed again', async () => {
    const { one, list, pay, remove, stored } = await give()
    pay()
    await waitFor(() => expect(one.current.status).toBe('paid'))
    await waitFor(async () => expect(await stored()).not.toEqual(['waiting']))
    expect(list.current.deposits).toMatchObject([{ status: 'waiting' }])
    await remove()
    expect(await stored()).toHaveLength(1)
    await waitFor(() => expect(list.current.deposits).toHaveLength(1))
    expect(list.current.deposits).not.toMatchObject([{ status: 'waiting' }])
    await remove()
    expect(await stored()).toEqual([])
    expect(list.current.deposits).toEqual([])
  })

  it('error: isn’t stored again by a page that reports no payment', async () => {
    const { says, open, remove, stored } = await give()
    const other = open()
    await waitFor(() => expect(other.current.progress?.isConfirmedByService).toBe(true))
    await remove()
    expect(await stored()).toEqual([])
    says.status = 'later'
    act(() => other.current.checkAgain())
    await waitFor(() => expect(other.current.status).toBe('foreign'))
    expect(await stored()).toEqual([])
  })

  it('behavior: is stored again by a page that sees a payment', async () => {
    const { pay, open, remove, stored } = await give()
    const other = open()
    await waitFor(() => expect(other.current.progress?.isConfirmedByService).toBe(true))
    await remove()
    expect(await stored()).toEqual([])
    pay()
    await waitFor(() => expect(other.current.status).toBe('paid'))
    await waitFor(async () => expect(await stored()).toHaveLength(1))
  })
})
