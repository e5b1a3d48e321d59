import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { ProgressWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { pageRuleFinding } from '../../support/quotes/pageRuleFinding.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('behavior: a double click or a held key decides once, since the next question may be under it', async () => {
  const env = createTestEnvironment()
  const config = configOf(env)
  renderWithCauseway(<ProgressWidget />, env, { config })
  const { current } = config.executions
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const audit = { rules: [() => [pageRuleFinding]] }
  act(() => void current.start(quote, { wallet: env.wallet, chainReader: env.reader, audit }))
  const button = await screen.findByRole('button', { name: 'Continue anyway' }, { timeout: 20_000 })
  fireEvent.click(button, { detail: 2 })
  expect(current.getState().decision?.kind).toBe('findings')
  // What a browser makes of a held key is up to it, unless that is prevented.
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
  fireEvent.click(button, { detail: 1 })
  await waitFor(() => expect(current.getState().decision).toBeUndefined())
  act(() => current.stop())
})
