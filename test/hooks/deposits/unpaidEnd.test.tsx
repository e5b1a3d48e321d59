import { useDepositAddress, type UseDepositAddressParameters } from '@causeway/react'
import { createMemoryJournal } from '@causeway/react/execution'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { act, waitFor as waitAtMost } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  depositAddressParameters,
  fetchWithHistory,
} from '../../support/deposits/depositAddressParameters.ts'
import { renderHookWithCauseway, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const waitFor = (check: () => void) => waitAtMost(check, { timeout: 60_000 })
const hash = `0x${'ab'.repeat(32)}`

interface WireRecord {
  status: string
  data: Record<string, unknown>
}

/** A page that has requested an address, and whose provider then says what a test sets. */
async function give() {
  const env = createTestEnvironment()
  const says: { record?: (record: WireRecord) => unknown; status?: object; answers: number } = { answers: 0 }
  const inner = fetchWithHistory(env)
  const client = clientOf(async (...request) => {
    const response = await inner(...request)
    const path = String(request[0])
    if (path.includes('/requests')) {
      const page: { requests: WireRecord[] } = await response.json()
      for (const record of page.requests) says.record?.(record)
      says.answers += 1
      return Response.json(page)
    }
    return path.includes('requestId=') && says.status ? Response.json(says.status) : response
  })
  const journal = createMemoryJournal()
  const show = (parameters: UseDepositAddressParameters) =>
    renderHookWithCauseway(() => useDepositAddress(parameters), env, { wallet: undefined, client, journal })
  const page = show(depositAddressParameters(env))
  act(() => page.result.current.request())
  await waitFor(() => expect(page.result.current.status).toBe('payable'))
  const requestId = page.result.current.requestId ?? ''
  const { recipient, refundTo } = depositAddressParameters(env)
  return {
    ...page,
    says,
    /** Another page of the same browser, as after a reload. */
    reload() {
      page.unmount()
      return show({ requestId, recipient, refundTo }).result
    },
    showWidget: () =>
      renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, {
        wallet: undefined,
        client,
        journal,
      }).container,
    /** Asks again, and waits for both answers of the history. */
    async look() {
      const before = says.answers
      act(() => page.result.current.checkAgain())
      await waitFor(() => expect(says.answers).toBeGreaterThan(before + 1))
    },
  }
}

const setStatus = (status: string) => (record: WireRecord) => (record.status = status)
const fail = (record: WireRecord) => {
  record.status = 'failure'
  record.data['failReason'] = 'TTL_EXPIRED'
}

describe('useDepositAddress, of a request that is pending without any transaction', () => {
  it('error: neither calls the address payable nor says that it was paid, not even once the history waits again', async () => {
    const { result, says, look, reload } = await give()
    says.record = setStatus('pending')
    await look()
    await waitFor(() => expect(result.current.status).toBe('maybePaid'))
    expect(result.current).toMatchObject({ payable: undefined, progress: { hasPayment: false } })
    delete says.record
    await look()
    await waitFor(() => expect(result.current.progress?.status).toBe('waiting'))
    expect(result.current).toMatchObject({ status: 'maybePaid', payable: undefined })
    const again = reload()
    await waitFor(() => expect(again.current.progress?.isConfirmedByService).toBe(true))
    expect(again.current).toMatchObject({ status: 'maybePaid', payable: undefined })
  })

  it('behavior: is paid once a transaction shows it', async () => {
    const { result, says, look } = await give()
    says.record = setStatus('pending')
    await look()
    await waitFor(() => expect(result.current.status).toBe('maybePaid'))
    says.record = (record) => {
      record.status = 'pending'
      record.data['inTxs'] = [{ chainId: 31_337, txHash: hash, status: 'success' }]
    }
    await look()
    await waitFor(() => expect(result.current.status).toBe('paid'))
    says.record = setStatus('pending')
    await look()
    await waitFor(() => expect(result.current.progress?.paymentHashes).toEqual([]))
    expect(result.current.status).toBe('paid')
  })

  it('default: the widget says what the provider reports, and where to look', async () => {
    const { says, look, showWidget } = await give()
    says.record = setStatus('pending')
    await look()
    const container = showWidget()
    await waitFor(() => expect(container.textContent).toContain('reports activity, but no deposit'))
    expect(container.querySelector('h2')?.textContent).toBe('Deposit not confirmed')
    expect(container.textContent).not.toMatch(/deposit (detected|received|on .* is) pending|In progress/i)
    expect([...container.querySelectorAll('button')].map((button) => button.textContent)).toContain(
      'New deposit address',
    )
  })
})

describe('useDepositAddress, of a request that failed without any transaction', () => {
  it('error: is over and unpaid, also by its reason and after a reload', async () => {
    const { result, says, look, reload } = await give()
    says.status = { status: 'failure', failReason: 'TTL_EXPIRED', updatedAt: 1 }
    says.record = fail
    await look()
    await waitFor(() => expect(result.current.status).toBe('ended'))
    const unpaid = {
      status: 'ended',
      payable: undefined,
      progress: { payment: undefined, hasPayment: false, failReason: 'TTL_EXPIRED', isOver: true },
    }
    expect(result.current).toMatchObject(unpaid)
    const again = reload()
    await waitFor(() => expect(again.current).toMatchObject(unpaid))
  })

  it('error: isn’t payable after a reload if another server says that it waits', async () => {
    const { result, says, look, reload } = await give()
    says.status = { status: 'failure', failReason: 'TTL_EXPIRED', updatedAt: 1 }
    says.record = fail
    await look()
    await waitFor(() => expect(result.current.status).toBe('ended'))
    delete says.status
    delete says.record
    const again = reload()
    await waitFor(() => expect(again.current.progress?.status).toBe('waiting'))
    expect(again.current).toMatchObject({ status: 'maybePaid', payable: undefined })
  })

  it.each([
    ['the transaction', { inTxHashes: [hash], failReason: 'TTL_EXPIRED' }, 'late'],
    ['a reason that only a payment has', { failReason: 'DEPOSIT_CHAIN_MISMATCH' }, 'wrong'],
  ])('behavior: is paid by %s', async (_, change, payment) => {
    const { result, says, look } = await give()
    says.status = { status: 'failure', updatedAt: 1, ...change }
    says.record = setStatus('failure')
    await look()
    await waitFor(() => expect(result.current.progress?.payment).toBe(payment))
    expect(result.current.status).toBe('paid')
  })

  it('default: the widget speaks of no late payment and no refund that is due', async () => {
    const { says, look, showWidget } = await give()
    says.status = { status: 'failure', failReason: 'TTL_EXPIRED', updatedAt: 1 }
    says.record = fail
    await look()
    const container = showWidget()
    await waitFor(() => expect(container.querySelector('h2')?.textContent).toBe('Ended, no deposit reported'))
    expect(container.textContent).not.toMatch(/before the deadline|No refund recorded/)
  })
})
