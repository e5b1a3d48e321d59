import { createMemoryJournal } from '@causeway/react/execution'
import { useDepositAddress, useDepositAddresses, type UseDepositAddressParameters } from '@causeway/react'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { act, waitFor as waitAtMost } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  depositAddressParameters,
  fetchWithHistory,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { renderHookWithCauseway, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { getAddress } from 'viem'

const waitFor = (check: () => void) => waitAtMost(check, { timeout: 60_000 })
const stranger = '0x000000000000000000000000000000000000bEEF'

interface WireRecord {
  depositAddress: Record<string, unknown>
  data: {
    route: {
      quoted: {
        origin: { inputCurrency: Record<string, unknown> }
        destination: { outputCurrency: Record<string, unknown> }
      }
    }
  }
  [field: string]: unknown
}

type Change = (record: WireRecord) => unknown
const inputOf = ({ data }: WireRecord) => data.route.quoted.origin.inputCurrency
const outputOf = ({ data }: WireRecord) => data.route.quoted.destination.outputCurrency

/** A page that has requested an address, and whose history then says something else. */
async function give(policy = {}) {
  const env = createTestEnvironment({ policy })
  const says: { change?: Change } = {}
  const inner = fetchWithHistory(env)
  const client = clientOf(async (...request) => {
    const response = await inner(...request)
    if (!String(request[0]).includes('/requests')) return response
    const page: { requests: WireRecord[] } = await response.json()
    for (const record of page.requests) says.change?.(record)
    return Response.json(page)
  })
  const journal = createMemoryJournal()
  const show = (parameters: UseDepositAddressParameters) =>
    renderHookWithCauseway(() => useDepositAddress(parameters), env, { wallet: undefined, client, journal })
  const page = show(depositAddressParameters(env))
  act(() => page.result.current.request())
  await waitFor(() => expect(page.result.current.status).toBe('payable'))
  return { ...page, env, says, show, read: { wallet: undefined, client, journal } }
}

describe('useDepositAddress with a record that contradicts the request', () => {
  it.each<[title: string, change: Change]>([
    ['another kind', (record) => (record.depositAddress['type'] = 'open')],
    ['another refund address', (record) => (record['refundTo'] = stranger)],
    ['another recipient', (record) => (record['recipient'] = stranger)],
    ['more to pay', (record) => (inputOf(record)['amount'] = '2000000000000000000')],
    ['less to receive', (record) => (outputOf(record)['amount'] = '99897250000000000')],
    ['another token to receive', (record) => (outputOf(record)['currency'] = { address: stranger })],
  ])('error: hides the address after %s, as after a reload', async (_, change) => {
    const { result, unmount, says, show, env } = await give()
    const { requestId } = result.current
    says.change = change
    act(() => result.current.checkAgain())
    await waitFor(() => expect(result.current.status).toBe('unclear'))
    const hidden = { status: 'unclear', payable: undefined, terms: undefined }
    expect(result.current).toMatchObject(hidden)
    unmount()
    const { recipient, refundTo } = depositAddressParameters(env)
    const again = show({ requestId, recipient, refundTo })
    await waitFor(() => expect(again.result.current).toMatchObject(hidden))
  })

  it.each<[title: string, change: Change, status: string]>([
    ['another address', (record) => (record.depositAddress['address'] = stranger), 'otherAddress'],
    ['another recipient', (record) => (record['recipient'] = stranger), 'unclear'],
  ])('error: hides the address after %s until the user removes it', async (_, change, status) => {
    const { result, unmount, says, show, env, read } = await give()
    const { requestId = '' } = result.current
    const { recipient, refundTo } = depositAddressParameters(env)
    const parameters = { requestId, recipient, refundTo }
    says.change = change
    act(() => result.current.checkAgain())
    await waitFor(() => expect(result.current.status).toBe(status))
    // The next server is behind.
    says.change = (record) => (record['features'] = ['again'])
    act(() => result.current.checkAgain())
    await waitFor(() => expect(result.current.progress?.record?.features).toEqual(['again']))
    expect(result.current).toMatchObject({ status, payable: undefined })
    unmount()
    const again = show(parameters)
    await waitFor(() => expect(again.result.current.progress?.record?.features).toEqual(['again']))
    expect(again.result.current).toMatchObject({ status, payable: undefined, unaccepted: undefined })
    again.unmount()
    const list = renderHookWithCauseway(() => useDepositAddresses(), env, read)
    await waitFor(() => expect(list.result.current.deposits).toHaveLength(1))
    await act(() => list.result.current.forget(requestId))
    const last = show(parameters)
    await waitFor(() => expect(last.result.current.status).toBe('foreign'))
  })

  it('behavior: says that another address was named before', async () => {
    const { result, says, env, read } = await give()
    says.change = (record) => (record.depositAddress['address'] = stranger)
    act(() => result.current.checkAgain())
    await waitFor(() => expect(result.current.status).toBe('otherAddress'))
    delete says.change
    const { container } = renderWithCauseway(
      <DepositAddressWidget requestId={result.current.requestId} />,
      env,
      read,
    )
    await waitFor(() => expect(container.textContent).toContain('named a different deposit address'))
    expect(container.querySelector('h2')?.textContent).toBe('STOP – don’t send')
  })

  it('behavior: keeps the terms once it is paid', async () => {
    const { result, says, env } = await give({ fillDelayMs: 20, sweepDelayMs: 20 })
    const { terms, payable } = result.current
    payOutsidePage(env, getAddress(payable?.address ?? ''), 10n ** 18n)
    await waitFor(() => expect(result.current.status).toBe('paid'))
    says.change = (record) => (record['recipient'] = stranger)
    act(() => result.current.checkAgain())
    await waitFor(() => expect(result.current.progress?.record?.recipient).toBe(stranger))
    expect(result.current).toMatchObject({ status: 'paid', terms })
  })
})
