import { createClient, type Clock } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { useDepositAddress, type UseDepositAddressParameters } from '@causeway/react'
import { act, waitFor as waitAtMost } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  depositAddressParameters,
  fetchWithHistory,
} from '../../support/deposits/depositAddressParameters.ts'
import { renderHookWithCauseway } from '../../support/renderWithCauseway.tsx'
import { systemClock } from '../../../src/utils/time/clock.ts'

const waitFor = (check: () => void) => waitAtMost(check, { timeout: 60_000 })
const minute = 60_000

/** A device whose clock the test sets, and how much later than now a server says it is; without that, none says. */
function createDevice(aheadMs: number) {
  const env = createTestEnvironment()
  const device: { aheadMs: number; laterMs?: number } = { aheadMs }
  const journal = createMemoryJournal()
  const inner = fetchWithHistory(env)
  // Each page has its own clock, which remembers nothing.
  const load = (parameters: UseDepositAddressParameters) => {
    const clock: Clock = { ...systemClock, now: () => Date.now() + device.aheadMs }
    const client = createClient({
      deployment: { baseUrl: 'https://sandbox.invalid' },
      clock,
      async fetch(...request) {
        const response = await inner(...request)
        const { laterMs } = device
        if (laterMs !== undefined) response.headers.set('date', new Date(Date.now() + laterMs).toUTCString())
        return response
      },
    })
    return renderHookWithCauseway(() => useDepositAddress(parameters), env, {
      wallet: undefined,
      client,
      journal,
    })
  }
  return {
    device,
    async give() {
      const { result, unmount } = load(depositAddressParameters(env))
      act(() => result.current.request())
      await waitFor(() => expect(result.current.status).toBe('payable'))
      const { requestId } = result.current
      unmount()
      const { recipient, refundTo } = depositAddressParameters(env)
      return () => load({ requestId, recipient, refundTo })
    },
  }
}

describe('useDepositAddress, after a reload with another clock', () => {
  it('error: is not payable by a clock that was set back, even once it has caught up', async () => {
    const { device, give } = createDevice(0)
    const reload = await give()
    device.aheadMs = -60 * minute
    const { result, rerender } = reload()
    await waitFor(() => expect(result.current.status).toBe('expired'))
    expect(result.current.payable).toBeUndefined()
    device.aheadMs = 0
    rerender()
    expect(result.current).toMatchObject({ status: 'expired', payable: undefined })
  })

  it('error: is not payable by a clock that was set back and is past the request again, if a server reports the time', async () => {
    const { device, give } = createDevice(0)
    const reload = await give()
    // Set back by an hour seventy minutes later.
    device.aheadMs = 10 * minute
    device.laterMs = 70 * minute
    const { result } = reload()
    await waitFor(() => expect(result.current.status).toBe('expired'))
    expect(result.current.payable).toBeUndefined()
  })

  it('behavior: is payable for the remaining time if a server reports it', async () => {
    const { device, give } = createDevice(0)
    const reload = await give()
    device.aheadMs = 0
    device.laterMs = 40 * minute
    const { result } = reload()
    await waitFor(() => expect(result.current.status).toBe('payable'))
    const leftMs = (result.current.payable?.expiresAt ?? 0) - Date.now()
    expect(Math.round(leftMs / minute)).toBe(20)
  })

  it.each<[title: string, atRequest: number, later: number, server?: number]>([
    ['that is right', 0, 0],
    ['that is right, as a server says', 0, 0, 0],
    ['that is half a minute behind', -minute / 2, -minute / 2],
    ['that is an hour behind', -60 * minute, -60 * minute],
    ['that is an hour behind, as a server says', -60 * minute, -60 * minute, 0],
    ['that was ahead, and is right', 20 * minute, 0],
    ['that was ahead, and is right, as a server says', 20 * minute, 0, 0],
  ])('default: stays payable with a clock %s', async (_, atRequest, later, server) => {
    const { device, give } = createDevice(atRequest)
    const reload = await give()
    device.aheadMs = later
    if (server !== undefined) device.laterMs = server
    const { result } = reload()
    await waitFor(() => expect(result.current.status).toBe('payable'))
  })
})
