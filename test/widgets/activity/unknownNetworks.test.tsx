import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it.each([
  ['success', {}, 'The funds arrived on an unknown network.'],
  // Two unknown networks needn’t be the same one.
  [
    'pending',
    { inTxs: [{ txHash: `0x${'1'.repeat(64)}`, status: 'success' }] },
    'Deposit received on an unknown network. Delivering on an unknown network…',
  ],
])(
  'behavior: describes a record in %s without networks in a whole sentence',
  async (status, data, sentence) => {
    const record = { id: `0x${'9'.repeat(64)}`, status, data, createdAt: '', updatedAt: '' }
    const client = clientOf(async () => Response.json({ requests: [record] }))
    renderWithCauseway(<ActivityWidget />, createTestEnvironment(), { client })
    await userEvent.click(await within(await screen.findByRole('list')).findByRole('button'))
    const details = within(await screen.findByRole('dialog', { name: 'Swap details' }))
    expect(details.getByText(sentence)).toBeVisible()
  },
)
