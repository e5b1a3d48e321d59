import { act, waitFor } from '@testing-library/react'
import * as React from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { emptyValue } from '../../../../../src/widgets/swap/model/entered/swapValue.ts'
import { createSwapStore } from '../../../../../src/widgets/swap/model/store/swapStore.ts'
import { useLeaveSwapOnChange } from '../../../../../src/widgets/swap/model/store/useLeaveSwapOnChange.ts'
import { createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../../../support/renderWithCauseway.tsx'

/** A page whose last swap is complete, and a form that shows it. */
async function setUp() {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const config = configOf(env)
  onTestFinished(() => config.stop())
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const { chainReader, executions } = config
  await executions.current.start(quote, { wallet: env.wallet, chainReader })
  expect(executions.current.getState().status).toBe('success')
  const store = createSwapStore({ initial: emptyValue })
  function Form({ children }: { children?: React.ReactNode }) {
    useLeaveSwapOnChange(store, false)
    return children
  }
  return {
    store,
    Form,
    render: (form: React.ReactElement) => renderWithCauseway(form, env, { config }),
    statusOf: () => executions.current.getState().status,
  }
}

it('behavior: dismisses the last swap at another value, but not at the same one in another locale', async () => {
  const { store, Form, render, statusOf } = await setUp()
  store.actions.setAmount('pay', '1.5')
  render(<Form />)
  expect(statusOf()).toBe('success')
  act(() => store.rewrite('de'))
  expect(store.getState().value.amount).toBe('1,5')
  expect(statusOf()).toBe('success')
  act(() => store.actions.setAmount('pay', '2,5'))
  expect(statusOf()).toBe('idle')
})

it('behavior: dismisses the last swap at a value that a part sets in its first effect', async () => {
  const { store, Form, render, statusOf } = await setUp()
  function Prefill() {
    React.useEffect(() => store.actions.setAmount('pay', '1.5'), [])
    return null
  }
  render(
    <Form>
      <Prefill />
    </Form>,
  )
  await waitFor(() => expect(statusOf()).toBe('idle'))
})

it('behavior: dismisses the last swap at a value that changes while the form is hidden', async () => {
  const { store, Form, render, statusOf } = await setUp()
  // React 18 has no `Activity`: there the form stays.
  const page = (mode: 'visible' | 'hidden') =>
    'Activity' in React ? (
      <React.Activity mode={mode}>
        <Form />
      </React.Activity>
    ) : (
      <Form />
    )
  const { rerender } = render(page('visible'))
  rerender(page('hidden'))
  act(() => store.actions.setAmount('pay', '1.5'))
  rerender(page('visible'))
  await waitFor(() => expect(statusOf()).toBe('idle'))
})
