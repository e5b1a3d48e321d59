import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('a11y: moves the focus from “Show total” to the total', async () => {
  const records = ['6', '7', '8', '9'].map((digit) => ({
    id: `0x${digit.repeat(64)}`,
    status: 'success',
    data: {},
  }))
  const client = clientOf(async (input) =>
    Response.json({ requests: records, ...(String(input).includes('includeTotal') && { total: 4 }) }),
  )
  renderWithCauseway(<ActivityWidget />, createTestEnvironment(), { client })
  await userEvent.click(await screen.findByRole('button', { name: 'Show total' }))
  expect(await screen.findByText('Total swaps: 4')).toHaveFocus()
})
