import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryJournal, type Wallet } from '@causeway/react/execution'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { CausewayProvider } from '@causeway/react'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const recipient = '0x00000000000000000000000000000000000000a1'
const refundTo = '0x00000000000000000000000000000000000000b2'

/** Longer than a wallet may be gone. */
const disconnectedMs = 3_000

function openPage({ isConnected = true, isSwap = false } = {}) {
  const env = createTestEnvironment()
  const journal = createMemoryJournal()
  const config = configOf(env, { journal })
  onTestFinished(() => config.stop())
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  const onRequestIdChange = vi.fn<(id: string) => void>()
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'ETH'),
  )
  const page = (connected: Wallet | undefined) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={connected}>
        {isSwap ? (
          <SwapWidget
            depositAddress={DepositAddressWidget}
            defaultPay={pay}
            defaultReceive={receive}
            defaultAmount="1"
            defaultValue={{ recipient }}
          />
        ) : (
          <DepositAddressWidget onRequestIdChange={onRequestIdChange} />
        )}
      </CausewayProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(isConnected ? env.wallet : undefined))
  return {
    env,
    config,
    journal,
    onRequestIdChange,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    connect: (next: Wallet | undefined) => rerender(page(next)),
    others: { ...env.wallet, address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' } as Wallet,
  }
}

type Page = ReturnType<typeof openPage>

async function getAddress({ user, config }: Page) {
  const [amount, recipientField, refundField] = await screen.findAllByRole<HTMLInputElement>('textbox')
  await user.clear(amount ?? document.body)
  await user.type(amount ?? document.body, '1')
  await user.clear(recipientField ?? document.body)
  await pasteInto(user, recipientField ?? document.body, recipient)
  await pasteInto(user, refundField ?? document.body, refundTo)
  await user.click(screen.getByRole('checkbox', { name: /^The refund address is my own wallet on/ }))
  await user.click(screen.getByRole('button', { name: 'Get deposit address' }))
  await screen.findByRole('heading', { name: 'Awaiting deposit' })
  const [deposit] = config.depositBook.getState().deposits
  if (!deposit) throw new TypeError('No address was kept.')
  return deposit.terms
}

/** All that can be read, what is entered included. */
const shown = () =>
  [document.body, ...document.querySelectorAll('input')]
    .map((element) => ('value' in element ? element.value : element.textContent))
    .join()

const others = { name: 'Show 1 deposit address of another wallet' }

it('behavior: shows another account an empty form, and the address once it asks for it', async () => {
  const page = openPage()
  const { address, requestId } = await getAddress(page)
  expect(shown()).toContain(address)
  page.connect(page.others)
  for (const theirs of [address, recipient, refundTo, requestId, 'Awaiting deposit'])
    expect(shown()).not.toContain(theirs)
  expect(page.onRequestIdChange).toHaveBeenLastCalledWith('')
  await page.user.click(await screen.findByRole('button', others))
  await page.user.click(await screen.findByRole('button', { name: /^Show address: 1\sETH/ }))
  expect(await screen.findByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
  // Its record is still there.
  expect((await page.journal.read()).map(({ id }) => id)).toEqual([`deposit:${requestId}`])
})

it('behavior: hides the address once the wallet is disconnected for good, and shows it when it is connected again', async () => {
  const page = openPage()
  const { address, requestId } = await getAddress(page)
  page.connect(undefined)
  await act(() => vi.advanceTimersByTimeAsync(disconnectedMs - 100))
  expect(shown()).toContain(address)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(shown()).not.toContain(address)
  expect(screen.getByRole('button', others)).toBeVisible()
  page.connect({ ...page.env.wallet })
  expect(await screen.findByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
  expect(shown()).toContain(address)
  expect(page.onRequestIdChange).toHaveBeenLastCalledWith(requestId)
})

it('behavior: lets the other account ask for its own address', async () => {
  const page = openPage()
  const first = await getAddress(page)
  page.connect(page.others)
  const second = await getAddress(page)
  expect(second.requestId).not.toBe(first.requestId)
  expect(shown()).toContain(second.address)
  expect(shown()).not.toContain(first.address)
  expect(page.onRequestIdChange).toHaveBeenLastCalledWith(second.requestId)
  for (const [id] of page.onRequestIdChange.mock.calls) expect(id).toBeTypeOf('string')
})

it('behavior: keeps an address requested without a wallet when one is connected', async () => {
  const page = openPage({ isConnected: false })
  const { address } = await getAddress(page)
  page.connect(page.env.wallet)
  expect(shown()).toContain(address)
  page.connect(page.others)
  expect(shown()).toContain(address)
})

it('behavior: leaves the panel in the place of the swap form, and empties the form', async () => {
  const page = openPage({ isSwap: true })
  await page.user.click(await screen.findByRole('button', { name: /^Pay from an exchange/ }))
  const { address } = await getAddress(page)
  expect(shown()).toContain(address)
  page.connect(page.others)
  expect(await screen.findByRole('textbox', { name: 'Amount you pay' })).toHaveValue('')
  for (const theirs of [address, recipient, refundTo]) expect(shown()).not.toContain(theirs)
  await page.user.click(await screen.findByRole('button', others))
  expect(await screen.findByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
})
