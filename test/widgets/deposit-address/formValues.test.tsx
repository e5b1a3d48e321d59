import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import type { Client } from '@causeway/react/actions'
import type { Journal, Wallet } from '@causeway/react/execution'
import {
  DepositAddress,
  useDepositAddressForm,
  type DepositAddressRootProps,
  type UseDepositAddressFormReturnType,
} from '@causeway/react/widgets'
import { recipient, refundTo } from '../../support/environment/accounts.ts'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'
import { otherSender } from '../../support/swaps/storedSwaps.ts'
import { storeDeposit } from './support/storeDeposit.ts'

/** A page with a form, as its own parts see it, and the quotes that it requests. */
function openPage(
  props: DepositAddressRootProps = {},
  {
    env = createTestEnvironment(),
    ...host
  }: { env?: TestEnvironment; journal?: Journal; client?: Client } = {},
) {
  const quoted: unknown[] = []
  const client = clientOf(async (input, init) => {
    if (String(input).endsWith('/quote')) quoted.push(JSON.parse(String(init?.body)).amount)
    return env.sandbox.fetch(input, init)
  })
  const config = configOf(env, { client, ...host })
  onTestFinished(config.stop)
  const queryClient = new QueryClient()
  const seen: UseDepositAddressFormReturnType[] = []
  function Probe() {
    seen.push(useDepositAddressForm())
    return null
  }
  interface Change {
    wallet?: Wallet
    locale?: string
    isHidden?: boolean
  }
  const page = ({ wallet = env.wallet, locale = 'en', isHidden = false }: Change) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={wallet} locale={locale}>
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <DepositAddress.Root {...props}>
            <Probe />
          </DepositAddress.Root>
        </Activity>
      </CausewayProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page({}))
  const form = () => {
    const last = seen.at(-1)
    if (!last) throw new TypeError('The form is not there.')
    return last
  }
  /** Requests an address in the handler that changes the form. */
  async function ask(change: () => void): Promise<string | undefined> {
    let asked: Promise<string | undefined> | undefined
    act(() => {
      change()
      asked = form().deposit.requestAsync()
    })
    return act(async () => asked)
  }
  return { env, quoted, form, ask, change: (change: Change) => rerender(page(change)) }
}

it('error: names what an own part passes wrongly', () => {
  const form = openPage().form()
  const wrong = 5 as never
  expect(() => form.change({ amount: wrong })).toThrow(/ of `change` is invalid/)
  expect(() => form.accept(wrong)).toThrow('The argument "refundTo" of `accept` is invalid')
  expect(() => form.show(wrong)).toThrow('The argument "requestId" of `show` is invalid')
})

it('behavior: rewrites the amount for another locale, but not the page’s own', () => {
  const onValueChange = vi.fn()
  const { form, change } = openPage({ defaultValue: { amount: '1.5' }, onValueChange })
  expect(onValueChange).not.toHaveBeenCalled()
  change({ locale: 'de' })
  expect(form().value.amount).toBe('1,5')
  change({ locale: 'de' })
  change({ locale: 'en' })
  expect(form().value.amount).toBe('1.5')
  expect(onValueChange.mock.calls.map(([{ amount }]) => amount)).toEqual(['1,5', '1.5'])

  const value = { ...form().value, amount: '2.5' }
  const controlled = openPage({ value, onValueChange })
  controlled.change({ locale: 'de' })
  expect(controlled.form().value.amount).toBe('2.5')
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

it('parameters: quoteParameters.tradeType: an amount is paid, or received in its own decimals', () => {
  const { env, form } = openPage({ defaultValue: { amount: '1.5' } })
  expect(form()).toMatchObject({ isOutput: false, amount: { status: 'valid', amount: 15n * 10n ** 17n } })
  const [alder, birch] = env.chains
  const output = openPage({
    defaultValue: {
      amount: '1.5',
      originChainId: birch.id,
      destinationChainId: alder.id,
      destinationToken: env.quoteParameters('USDC').originCurrency,
    },
    quoteParameters: { tradeType: 'EXPECTED_OUTPUT' },
  })
  expect(output.form()).toMatchObject({ isOutput: true, amount: { status: 'valid', amount: 1_500_000n } })
})

it('behavior: requests with what the same handler accepted or changed, each time', async () => {
  const { form, ask, quoted } = openPage()
  expect(form().accepted).toBe('')
  act(() => form().change({ amount: '2', recipient, refundTo }))
  expect(await ask(() => form().accept(refundTo))).toMatch(/^0x/)
  expect(form().accepted).toBe(refundTo)
  act(() => form().show(undefined))
  expect(form().accepted).toBe('')
  act(() => form().accept(refundTo))
  expect(await ask(() => form().change({ amount: '3' }))).toMatch(/^0x/)
  expect(quoted).toEqual(['2000000000000000000', '3000000000000000000'])
})

it('behavior: requests nothing by itself when the form is shown again', async () => {
  const { form, ask, quoted, change } = openPage()
  await ask(() => {
    form().change({ amount: '2', recipient, refundTo })
    form().accept(refundTo)
  })
  await waitFor(() => expect(form().deposit.status).toBe('payable'))
  change({ isHidden: true })
  await act(async () => change({}))
  expect(quoted).toHaveLength(1)
})

it('behavior: empties the form for another account, and confirms nothing for it', async () => {
  const { env, form, ask, change } = openPage()
  await ask(() => {
    form().change({ amount: '2', recipient, refundTo })
    form().accept(refundTo)
  })
  await waitFor(() => expect(form().deposit.status).toBe('payable'))
  change({ wallet: { ...env.wallet, address: otherSender } })
  await waitFor(() => expect(form().value).toMatchObject({ amount: '', recipient: '', refundTo: '' }))
  expect(form()).toMatchObject({ accepted: '', deposit: { requestId: undefined } })
})

it('behavior: doesn’t name the request to the page that it was opened with', async () => {
  const onRequestIdChange = vi.fn()
  const requestId = `0x${'7'.repeat(64)}`
  const { form } = openPage({ defaultRequestId: requestId, onRequestIdChange })
  await waitFor(() => expect(form().deposit).toMatchObject({ requestId, isUnreachable: false }))
  await waitFor(() => expect(form().deposit.isWithoutHistory).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onRequestIdChange).not.toHaveBeenCalled()
})

it('behavior: asks again about the parties of a request once another account was connected', async () => {
  const env = createTestEnvironment()
  const { requestId, host } = await storeDeposit(env)
  const { form, change } = openPage({ requestId }, { env, ...host })
  await waitFor(() => expect(form().deposit.status).toBe('unaccepted'))
  act(() => form().acceptParties(form().deposit.unaccepted))
  await waitFor(() => expect(form().deposit.status).toBe('payable'))
  change({ wallet: { ...env.wallet, address: otherSender } })
  await waitFor(() => expect(form().deposit.requestId).toBeUndefined())
  change({})
  await waitFor(() => expect(form().deposit.requestId).toBe(requestId))
  expect(form().deposit.status).toBe('unaccepted')
})
