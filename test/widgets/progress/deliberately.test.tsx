import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { ProgressWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { pageRuleFinding } from '../../support/quotes/pageRuleFinding.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('behavior: decides once at a double click, a double press or a held key, since the next question may be under it', async () => {
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
  // Browsers handle a held key differently, unless that is prevented.
  const press = (timeStamp: number, repeat = false) => {
    const event = createEvent.keyDown(button, { key: 'Enter', repeat })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    return fireEvent(button, event)
  }
  expect(press(1_000)).toBe(true)
  expect(press(1_499)).toBe(false)
  // However often it is pressed, until the user has paused.
  expect(press(1_998)).toBe(false)
  expect(press(2_498)).toBe(true)
  expect(press(5_000, true)).toBe(false)
  expect(press(5_500)).toBe(true)
  expect(fireEvent.keyDown(button, { key: 'Tab' })).toBe(true)
  fireEvent.click(button, { detail: 1 })
  await waitFor(() => expect(current.getState().decision).toBeUndefined())
  act(() => current.stop())
})
