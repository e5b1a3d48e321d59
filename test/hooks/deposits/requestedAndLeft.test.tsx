import { useDepositAddress } from '@causeway/react'
import { createMemoryJournal } from '@causeway/react/execution'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { depositAddressParameters } from '../../support/deposits/depositAddressParameters.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('behavior: an address can be tracked elsewhere as soon as its request has resolved', async () => {
  const env = createTestEnvironment()
  const parameters = depositAddressParameters(env)
  const { recipient, refundTo } = parameters
  const journal = createMemoryJournal()

  function RequestPage({ onRequested }: { onRequested: (requestId: string | undefined) => void }) {
    const { requestAsync } = useDepositAddress(parameters)
    return <button onClick={async () => onRequested(await requestAsync())}>Request</button>
  }

  function TrackingPage({ requestId }: { requestId: string }) {
    const { status, payable } = useDepositAddress({ requestId, recipient, refundTo })
    return <output>{`${status} ${payable?.address}`}</output>
  }

  function App() {
    const [requestId, setRequestId] = useState<string>()
    return requestId === undefined ? (
      <RequestPage onRequested={setRequestId} />
    ) : (
      <TrackingPage requestId={requestId} />
    )
  }

  renderWithCauseway(<App />, env, { wallet: undefined, journal })
  await act(async () => screen.getByRole('button').click())
  expect((await screen.findByText(/^payable 0x/)).textContent).toMatch(/^payable 0x[\dA-Fa-f]{40}$/)
  expect(await journal.read()).toHaveLength(1)
})
