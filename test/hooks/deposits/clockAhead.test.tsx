import { createClient, type Clock } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { useDepositAddress, type UseDepositAddressParameters } from '@causeway/react'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { act, fireEvent, waitFor as waitAtMost } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  depositAddressParameters,
  fetchWithHistory,
} from '../../support/deposits/depositAddressParameters.ts'
import { renderHookWithCauseway, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { formatDateTime } from '../../../src/utils/format/time/formatDateTime.ts'
import { systemClock } from '../../../src/utils/time/clock.ts'

const waitFor = (check: () => void) => waitAtMost(check, { timeout: 60_000 })
const minute = 60_000

/** A device whose clock is ahead by this much, and a provider whose responses have a date, or none. */
function createDevice(aheadMs: number, { isDated }: { isDated: boolean }) {
  const env = createTestEnvironment()
  const device = { aheadMs }
  const journal = createMemoryJournal()
  const inner = fetchWithHistory(env)
  const createHost = () => {
    const clock: Clock = { ...systemClock, now: () => Date.now() + device.aheadMs }
    const client = createClient({
      deployment: { baseUrl: 'https://sandbox.invalid' },
      clock,
      async fetch(...request) {
        const response = await inner(...request)
        if (isDated) response.headers.set('date', new Date().toUTCString())
        return response
      },
    })
    return { wallet: undefined, client, journal }
  }
  return {
    env,
    device,
    createHost,
    show: (parameters: UseDepositAddressParameters) =>
      renderHookWithCauseway(() => useDepositAddress(parameters), env, createHost()),
  }
}

describe('useDepositAddress, by a clock that is ahead', () => {
  it.each([45, 60, 60 * 24 * 30])(
    'behavior: gives an address by the provider’s time, where that is known: %s minutes ahead',
    async (minutes) => {
      const { env, device, show } = createDevice(minutes * minute, { isDated: true })
      const { result, unmount } = show(depositAddressParameters(env))
      act(() => result.current.request())
      await waitFor(() => expect(result.current.isRequesting).toBe(false))
      expect(result.current.error).toBeNull()
      await waitFor(() => expect(result.current.status).toBe('payable'))
      const leftOf = (expiresAt = 0) => Math.round((expiresAt - Date.now() - device.aheadMs) / minute)
      expect(leftOf(result.current.payable?.expiresAt ?? 0)).toBe(60)
      const { requestId } = result.current
      unmount()
      const { recipient, refundTo } = depositAddressParameters(env)
      const again = show({ requestId, recipient, refundTo })
      await waitFor(() => expect(again.result.current.progress?.isConfirmedByService).toBe(true))
      await waitFor(() => expect(again.result.current.status).toBe('payable'))
      expect(leftOf(again.result.current.payable?.expiresAt ?? 0)).toBe(60)
    },
  )

  it.each([45, 60])(
    'error: gives none without the provider’s time, but one once the clock is right: %s minutes ahead',
    async (minutes) => {
      const { env, device, show } = createDevice(minutes * minute, { isDated: false })
      const { result } = show(depositAddressParameters(env))
      act(() => result.current.request())
      await waitFor(() => expect(result.current.error?.name).toBe('QuoteAuditError'))
      expect(result.current.status).toBeUndefined()
      device.aheadMs = 0
      act(() => result.current.request())
      await waitFor(() => expect(result.current.status).toBe('payable'))
    },
  )

  /** Requests an address in the widget. */
  async function requestInWidget({ env, createHost }: ReturnType<typeof createDevice>) {
    const { recipient, refundTo, originChainId, destinationChainId } = depositAddressParameters(env)
    const { container } = renderWithCauseway(
      <DepositAddressWidget
        value={{
          amount: '1',
          destinationToken: undefined,
          recipient: recipient ?? '',
          refundTo: refundTo ?? '',
          originChainId,
          destinationChainId,
        }}
      />,
      env,
      createHost(),
    )
    fireEvent.click(container.querySelector('input[name=acceptance]') ?? container)
    const submit = '[data-cw-part=deposit-address-submit]'
    await waitFor(() => expect(container.querySelector(submit)?.getAttribute('data-state')).toBe('ready'))
    fireEvent.click(container.querySelector(submit) ?? container)
    return container
  }

  it('default: the form says what is wrong and what to do', async () => {
    const container = await requestInWidget(createDevice(60 * minute, { isDated: false }))
    await waitFor(() =>
      expect(container.querySelector('[role=alert]')?.textContent).toContain(
        'Check the device’s date and time',
      ),
    )
  })

  it.each([0, 180, 60 * 24 * 30])(
    'default: the widget gives the true deadline: %s minutes ahead',
    async (minutes) => {
      const container = await requestInWidget(createDevice(minutes * minute, { isDated: true }))
      const deadline = Date.now() + 60 * minute
      const textOf = (time: number) => formatDateTime(time, 'en', { timeStyle: 'short' })
      // An order ends at a whole second, so perhaps a minute earlier.
      const expected = [deadline, deadline - 5_000].map((time) => `Must arrive by ${textOf(time)}`)
      await waitFor(() => expect(container.textContent).toContain('Must arrive by'))
      expect(expected.some((text) => container.textContent?.includes(text))).toBe(true)
    },
  )
})
