import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, useTransition } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import { createMemoryJournal, depositDisclosures, type Wallet } from '@causeway/react/execution'
import { DepositAddress, useDepositAddressForm, type DepositValue } from '@causeway/react/widgets'
import { recipient, refundTo } from '../../support/environment/accounts.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { otherSender } from '../../support/swaps/storedSwaps.ts'

const onRequested = vi.fn()

/** Fills in the form and requests an address, all in one handler, and twice at once. */
function PayOut() {
  const { change, accept, deposit } = useDepositAddressForm()
  async function payOut() {
    change({ amount: '2', recipient, refundTo })
    accept(refundTo)
    onRequested(await Promise.all([deposit.requestAsync(), deposit.requestAsync()]))
  }
  return (
    <button type="button" onClick={payOut}>
      {deposit.payable ? `Pay ${deposit.payable.pay.amount} for ${deposit.requestId}` : 'Pay out'}
    </button>
  )
}

it.each(['the form', 'the page'])(
  'behavior: requests an address with the values that the same handler changed, of %s',
  async (owner) => {
    const env = createTestEnvironment()
    const bodies: unknown[] = []
    const client = clientOf(async (input, init) => {
      if (init?.body != null) bodies.push(JSON.parse(String(init.body)))
      return env.sandbox.fetch(input, init)
    })
    function Page() {
      const [value, setValue] = useState<DepositValue>({
        originChainId: env.chains[0].id,
        destinationChainId: env.chains[1].id,
        destinationToken: undefined,
        amount: '1',
        recipient: '',
        refundTo: '',
      })
      const controlled = owner === 'the page' ? { value, onValueChange: setValue } : {}
      return (
        <DepositAddress.Root {...controlled}>
          <PayOut />
        </DepositAddress.Root>
      )
    }
    onRequested.mockClear()
    renderWithCauseway(<Page />, env, { client })
    await userEvent.setup().click(screen.getByRole('button'))
    const shown = await screen.findByRole('button', { name: /^Pay 2000000000000000000 for/ })
    expect(bodies).toMatchObject([{ amount: '2000000000000000000', recipient, refundTo }])
    const requestId = shown.textContent?.split(' for ')[1]
    expect(onRequested).toHaveBeenCalledExactlyOnceWith([requestId, requestId])
  },
)

it('behavior: returns to the form from a shown address, which stays dismissed', async () => {
  const onRequestIdChange = vi.fn()
  function Back() {
    const { show } = useDepositAddressForm()
    return (
      <button type="button" onClick={() => show(undefined)}>
        Back
      </button>
    )
  }
  renderWithCauseway(
    <DepositAddress.Root onRequestIdChange={onRequestIdChange}>
      <PayOut />
      <Back />
    </DepositAddress.Root>,
    createTestEnvironment(),
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Pay out' }))
  await screen.findByRole('button', { name: /^Pay 2000000000000000000 for/ })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('button', { name: 'Pay out' })).toBeVisible()
  expect(onRequestIdChange.mock.calls).toEqual([[expect.stringMatching(/^0x/)], ['']])
})

it('behavior: clears a text that is set to undefined', async () => {
  const user = userEvent.setup()
  const onValueChange = vi.fn()
  function Clear() {
    const { change } = useDepositAddressForm()
    const cleared = { amount: undefined, recipient: undefined, refundTo: undefined } as object
    return (
      <button type="button" onClick={() => change(cleared)}>
        Clear
      </button>
    )
  }
  renderWithCauseway(
    <DepositAddress.Root defaultValue={{ amount: '2', recipient }} onValueChange={onValueChange}>
      <Clear />
    </DepositAddress.Root>,
    createTestEnvironment(),
  )
  await user.click(screen.getByRole('button'))
  expect(onValueChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ amount: '', recipient: '', refundTo: '' }),
  )
  expect(screen.getByRole('button')).toBeVisible()
})

it('behavior: requests nothing if the form unmounts right after a change, and says so', async () => {
  const env = createTestEnvironment()
  const ask = vi.fn(env.sandbox.fetch)
  const onResponse = vi.fn()
  function Leave({ onLeave }: { onLeave: () => void }) {
    const { change, deposit } = useDepositAddressForm()
    async function leave() {
      change({ amount: '2', recipient, refundTo })
      const requested = deposit.requestAsync()
      onLeave()
      onResponse(await requested)
    }
    return (
      <button type="button" onClick={leave}>
        Leave
      </button>
    )
  }
  function Page() {
    const [isShown, show] = useState(true)
    return (
      isShown && (
        <DepositAddress.Root>
          <Leave onLeave={() => show(false)} />
        </DepositAddress.Root>
      )
    )
  }
  renderWithCauseway(<Page />, env, { client: clientOf(ask) })
  await userEvent.setup().click(screen.getByRole('button'))
  await expect.poll(() => onResponse).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(ask).not.toHaveBeenCalled()
})

it('behavior: doesn’t wait forever for an address in an action that changes the form', async () => {
  const env = createTestEnvironment()
  const ask = vi.fn(env.sandbox.fetch)
  const onResponse = vi.fn()
  function Act() {
    const { change, deposit } = useDepositAddressForm()
    const [isPending, startTransition] = useTransition()
    // React holds back every render of an action until it ends.
    const request = () =>
      startTransition(async () => {
        change({ amount: '2', recipient, refundTo })
        onResponse(await deposit.requestAsync())
      })
    return (
      <button type="button" onClick={request}>
        {isPending ? 'Requesting' : 'Request'}
      </button>
    )
  }
  renderWithCauseway(
    <DepositAddress.Root>
      <Act />
    </DepositAddress.Root>,
    env,
    { client: clientOf(ask) },
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Request' }))
  await screen.findByRole('button', { name: 'Request' })
  await expect.poll(() => onResponse).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(ask).not.toHaveBeenCalled()
})

it('behavior: doesn’t name a request to the page before its address is stored', async () => {
  const env = createTestEnvironment()
  // Nor does the provider report it.
  const client = clientOf((...request) =>
    String(request[0]).endsWith('/quote') ? env.sandbox.fetch(...request) : new Promise<never>(() => {}),
  )
  const journal = createMemoryJournal()
  const stored = Promise.withResolvers<void>()
  const write = vi.fn(async (...entry: Parameters<typeof journal.write>) => {
    await stored.promise
    await journal.write(...entry)
  })
  const onRequestIdChange = vi.fn()
  renderWithCauseway(
    <DepositAddress.Root onRequestIdChange={onRequestIdChange}>
      <PayOut />
    </DepositAddress.Root>,
    env,
    { client, journal: { ...journal, write } },
  )
  await userEvent.setup().click(screen.getByRole('button'))
  await waitFor(() => expect(write).toHaveBeenCalled())
  expect(onRequestIdChange).not.toHaveBeenCalled()
  await act(async () => stored.resolve())
  await screen.findByRole('button', { name: /^Pay 2000000000000000000 for/ })
  const [entry] = await journal.read()
  expect(onRequestIdChange.mock.calls.map(([id]) => `deposit:${id}`)).toEqual([entry?.id])
})

it('behavior: names no request that the page itself shows, and neither names nor shows another account’s', async () => {
  const env = createTestEnvironment()
  const [, user] = env.sandbox.accounts
  const config = configOf(env)
  onTestFinished(config.stop)
  const queryClient = new QueryClient()
  const onRequestIdChange = vi.fn()
  const value: DepositValue = {
    originChainId: env.chains[0].id,
    destinationChainId: env.chains[1].id,
    destinationToken: undefined,
    amount: '2',
    recipient,
    refundTo,
  }
  const seen: object[] = []
  function Probe() {
    seen.push(useDepositAddressForm().deposit)
    return null
  }
  function Page({ wallet }: { wallet: Wallet }) {
    const [requestId, setRequestId] = useState('')
    const change = (id: string) => {
      onRequestIdChange(id)
      setRequestId(id)
    }
    return (
      <QueryClientProvider client={queryClient}>
        <CausewayProvider config={config} wallet={wallet}>
          <DepositAddress.Root
            value={value}
            quoteParameters={{ user, type: 'open' }}
            requestId={requestId}
            onRequestIdChange={change}
          >
            <PayOut />
            <Probe />
          </DepositAddress.Root>
        </CausewayProvider>
      </QueryClientProvider>
    )
  }
  const { rerender } = render(<Page wallet={env.wallet} />)
  await userEvent.setup().click(screen.getByRole('button'))
  await screen.findByRole('button', { name: /^Pay 2000000000000000000 for/ })
  const [deposit] = config.depositBook.getState().deposits
  rerender(<Page wallet={{ ...env.wallet, address: otherSender }} />)
  await screen.findByRole('button', { name: 'Pay out' })
  expect(onRequestIdChange.mock.calls).toEqual([[deposit?.terms.requestId], ['']])
  expect(seen.at(-1)).toMatchObject({
    requiredDisclosures: depositDisclosures({ type: 'open' }),
    requestId: undefined,
    status: undefined,
    payable: undefined,
    unaccepted: undefined,
    terms: undefined,
    quote: undefined,
    isStored: false,
    progress: undefined,
    isUnreachable: false,
    isWithoutHistory: false,
  })
})
