import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PendingExecutionsWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { storedSwaps } from '../../support/swaps/storedSwaps.ts'

it('error: says that it doesn’t know whether another tab runs a swap if the browser can’t tell', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  const env = createTestEnvironment()
  const journal = storedSwaps([
    { id: '0xother', status: 'filling', chainIds: [env.chains[0].id, env.chains[1].id] },
  ])
  const locks = { acquire: () => Promise.reject(new DOMException('gone', 'InvalidStateError')) }
  renderWithCauseway(<PendingExecutionsWidget />, env, { journal, locks })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Show 1 swap/ }))
  expect(screen.getByRole('listitem')).toHaveTextContent(/ – checking your other tabs…/)
  await user.click(screen.getByRole('button', { name: /^Show swap/ }))
  const status = await screen.findByRole('status')
  await waitFor(() =>
    expect(status).toHaveTextContent(/^Your browser can’t tell us if another tab is active\./),
  )
})
