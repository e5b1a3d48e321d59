import { onlineManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import { useExecuteSteps } from '@causeway/react'
import { ProgressWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const sentence = 'You’re offline. Steps already sent aren’t affected; we’ll update this when you’re back.'

afterEach(() => onlineManager.setOnline(true))

function Swap({ quote }: { quote: Quote }) {
  const { executeSteps } = useExecuteSteps()
  return (
    <>
      <button type="button" onClick={() => executeSteps({ quote })}>
        Execute
      </button>
      <ProgressWidget />
    </>
  )
}

async function renderStoredSwap() {
  const env = createTestEnvironment({ policy: { fillDelayMs: 600_000 } })
  const quote = await getQuote(env.client, env.quoteParameters())
  renderWithCauseway(<Swap quote={quote} />, env)
  return { env, execute: () => userEvent.click(screen.getByRole('button', { name: 'Execute' })) }
}

it('behavior: says and announces that it is offline while funds are moving, until the network is back', async () => {
  const { execute } = await renderStoredSwap()
  await execute()
  expect(await screen.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  act(() => onlineManager.setOnline(false))
  const heard = within(screen.getByRole('status')).getByText(sentence)
  const inSight = () => screen.queryAllByText(sentence).filter((element) => element !== heard)
  expect(inSight()).toHaveLength(1)
  act(() => onlineManager.setOnline(true))
  expect(inSight()).toEqual([])
})

it('behavior: doesn’t say offline that anything continues if nothing was sent', async () => {
  const { env, execute } = await renderStoredSwap()
  env.sandbox.wallet.approve = 'manual'
  await execute()
  expect(await screen.findByRole('heading', { name: 'Confirm in your wallet' })).toBeVisible()
  act(() => onlineManager.setOnline(false))
  expect(screen.queryByText(sentence)).toBeNull()
})
