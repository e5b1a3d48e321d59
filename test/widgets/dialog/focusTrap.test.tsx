import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Activity, SwapButton, SwapWidget } from '@causeway/react/widgets'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

const requestId = `0x${'9'.repeat(64)}`

type User = ReturnType<typeof userEvent.setup>

const usdcOf = (env: TestEnvironment) => env.tokens.filter(({ symbol }) => symbol === 'USDC')

const dialogs: [name: string, open: (env: TestEnvironment, user: User) => Promise<void>][] = [
  [
    'the form in a dialog',
    async (env, user) => {
      const [pay, receive] = usdcOf(env)
      renderWithCauseway(<SwapButton widget={{ defaultPay: pay, defaultReceive: receive }} />, env)
      await user.click(screen.getByRole('button', { name: 'Swap' }))
    },
  ],
  [
    'the review',
    async (env, user) => {
      const [pay, receive] = usdcOf(env)
      renderWithCauseway(<SwapWidget defaultPay={pay} defaultReceive={receive} />, env)
      await pasteInto(user, screen.getByRole('textbox', { name: 'Amount you pay' }), '100')
      await user.click(await screen.findByRole('button', { name: 'Review bridge' }))
    },
  ],
  [
    'the token list',
    async (env, user) => {
      const [pay, receive] = usdcOf(env)
      renderWithCauseway(<SwapWidget defaultPay={pay} defaultReceive={receive} />, env)
      await user.click(screen.getByRole('button', { name: /^Token you receive/ }))
    },
  ],
  [
    'the details of a swap',
    async (env) => {
      const record = { id: requestId, status: 'refund', refundTo: `0x${'0'.repeat(40)}`, data: {} }
      const client = clientOf(async () => Response.json({ requests: [record] }))
      const details = (
        <>
          <button type="button">Behind</button>
          <Activity.Root user={null} defaultRequestId={requestId}>
            <Activity.Details />
          </Activity.Root>
        </>
      )
      renderWithCauseway(details, env, { client })
    },
  ],
]

it.each(dialogs)('behavior: keeps the focus in %s, forward and backward', async (_, open) => {
  const user = userEvent.setup()
  await open(createTestEnvironment(), user)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  const count = within(dialog).queryAllByRole('button').length
  for (const shift of [true, false]) {
    for (let press = 0; press < count + 3; press += 1) {
      await user.tab({ shift })
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  }
})

it.each(dialogs)(
  'behavior: closes %s with Escape, and nothing of a page that listens first',
  async (_, open) => {
    const user = userEvent.setup()
    const closePage = vi.fn<() => void>()
    document.addEventListener('keydown', closePage, { capture: true })
    onTestFinished(() => document.removeEventListener('keydown', closePage, { capture: true }))
    await open(createTestEnvironment(), user)
    await screen.findByRole('dialog')
    closePage.mockClear()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(closePage).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(closePage).toHaveBeenCalledOnce()
  },
)

it('behavior: cancels a composed word with Escape, and keeps the dialog open', async () => {
  const [, , [, open] = []] = dialogs
  const user = userEvent.setup()
  await open?.(createTestEnvironment(), user)
  const search = await screen.findByRole('combobox')
  expect(fireEvent.keyDown(search, { key: 'Escape', isComposing: true })).toBe(true)
  expect(screen.getByRole('dialog')).toBeVisible()
  fireEvent.keyDown(search, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('a11y: returns the focus to the button of a chosen token, even if a press didn’t focus it', async () => {
  const env = createTestEnvironment()
  const [pay, receive] = usdcOf(env)
  renderWithCauseway(
    <div role="dialog" aria-label="Dialog of the page" tabIndex={-1}>
      <SwapWidget defaultPay={pay} defaultReceive={receive} />
    </div>,
    env,
  )
  screen.getByRole('dialog').focus()
  const button = screen.getByRole('button', { name: /^Token you receive/ })
  fireEvent.click(button)
  const [option] = await screen.findAllByRole('option')
  fireEvent.click(option ?? button)
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})
