import { useDepositAddress, type UseDepositAddressParameters } from '@causeway/react'
import type { ConfigEvent } from '@causeway/react/execution'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { parseEther as eth } from 'viem'
import { expect, it } from 'vitest'
import {
  clientWithHistory,
  depositAddressParameters,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../support/renderWithCauseway.tsx'

/** A page with a form and, in its address, the ID of the request that it tracks. */
function renderPage() {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20, sweepDelayMs: 20 } })
  const events: ConfigEvent[] = []
  const { result } = renderHookWithCauseway(
    () => {
      const [chosen, choose] = useState<Pick<UseDepositAddressParameters, 'amount' | 'requestId'>>({
        amount: eth('2'),
      })
      return { choose, deposit: useDepositAddress({ ...depositAddressParameters(env), ...chosen }) }
    },
    env,
    { wallet: undefined, client: clientWithHistory(env), onEvent: (event) => void events.push(event) },
  )
  /** Requests an address and lets the page render before it gets the ID. */
  async function request(): Promise<string | undefined> {
    let requestId: string | undefined
    await act(async () => {
      requestId = await result.current.deposit.requestAsync()
    })
    await waitFor(() => expect(result.current.deposit.isRequesting).toBe(false))
    return requestId
  }
  return { env, events, result, request }
}

it('behavior: stores an address that is requested while another one is tracked, and shows it once it is tracked', async () => {
  const { result, request } = renderPage()
  const first = await request()
  act(() => result.current.choose({ amount: eth('2'), requestId: first }))
  await waitFor(() => expect(result.current.deposit.payable?.pay.amount).toBe(eth('2')))

  act(() => result.current.choose({ amount: eth('1'), requestId: first }))
  const second = await request()
  expect(second).not.toBe(first)
  act(() => result.current.choose({ amount: eth('1'), requestId: second }))

  await waitFor(() => expect(result.current.deposit.payable?.pay.amount).toBe(eth('1')))
  expect(result.current.deposit).toMatchObject({ requestId: second, isStored: true })
  expect(result.current.deposit.quote?.parameters.amount).toBe(eth('1'))
})

it('behavior: gives the quote and the events of the tracked request, whichever was requested last', async () => {
  const { env, events, result, request } = renderPage()
  const first = await request()
  await waitFor(() => expect(result.current.deposit.payable?.pay.amount).toBe(eth('2')))
  act(() => result.current.choose({ amount: eth('1') }))
  const second = await request()
  await waitFor(() => expect(result.current.deposit.payable?.pay.amount).toBe(eth('1')))
  expect(result.current.deposit.quote?.parameters.amount).toBe(eth('1'))
  expect(second).not.toBe(first)

  events.length = 0
  act(() => result.current.choose({ amount: eth('1'), requestId: first }))
  await waitFor(() => expect(result.current.deposit.payable?.pay.amount).toBe(eth('2')))
  expect(result.current.deposit.quote).toBeUndefined()
  const address = result.current.deposit.payable?.address
  act(() => payOutsidePage(env, address as `0x${string}`, eth('2')))

  await waitFor(() => expect(events.map(({ type }) => type)).toContain('success'))
  const ofSecond = events.filter((event) => JSON.stringify(event, toText).includes(`"${eth('1')}"`))
  expect(ofSecond).toEqual([])
  expect(events.every((event) => 'id' in event && event.id === first)).toBe(true)
})

function toText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value
}
