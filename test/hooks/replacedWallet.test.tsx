import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWalletClient, custom } from 'viem'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal, createViemWallet, type Wallet } from '@causeway/react/execution'
import { CausewayProvider } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const switchMethod = 'wallet_switchEthereumChain'
const payMethod = 'eth_sendTransaction'

/** Longer than a wallet may be gone. */
const disconnectedMs = 3_000

/** A page whose wallet can be replaced while the wallet before it stays connected and has a prompt open. */
function openPage(held: string) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const { sandbox, chains } = env
  const [, second = env.wallet.address] = sandbox.accounts
  const journal = createMemoryJournal()
  const config = configOf(env, { journal })
  onTestFinished(() => config.stop())
  const answer = Promise.withResolvers<boolean>()
  const prompts: string[] = []
  sandbox.wallet.approve = async ({ method }) => {
    prompts.push(method)
    return method === held && prompts.indexOf(held) === prompts.length - 1 ? answer.promise : true
  }
  const queryClient = new QueryClient()
  const page = (wallet: Wallet | undefined) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <CausewayProvider config={config} wallet={wallet}>
          <p>The page</p>
        </CausewayProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  const { rerender } = render(page(env.wallet))
  const { current } = config.executions
  const reaches = (status: string) =>
    act(() => vi.waitFor(() => expect(current.getState().status).toBe(status), { timeout: 60_000 }))
  return {
    env,
    journal,
    config,
    prompts,
    current,
    reaches,
    others: createViemWallet(createWalletClient({ account: second, transport: custom(sandbox.provider) }), {
      chains,
    }),
    connect: (wallet: Wallet | undefined) => rerender(page(wallet)),
    answer: () => act(async () => answer.resolve(true)),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    async start(symbol: 'ETH' | 'USDC', status: string) {
      if (held === switchMethod) sandbox.wallet.switchChain(chains[1].id)
      const quote = await getQuote(env.client, {
        ...env.quoteParameters(symbol),
        amount: symbol === 'ETH' ? 10n ** 18n : 100_000_000n,
      })
      act(() => void current.start(quote, { wallet: env.wallet, chainReader: config.chainReader }))
      await reaches(status)
    },
  }
}

describe('an account that the page replaces while its wallet is asked for another network', () => {
  it('behavior: isn’t prompted for a payment, and the next one can start', async () => {
    const page = openPage(switchMethod)
    await page.start('ETH', 'awaitingChain')
    page.connect(page.others)
    await page.answer()
    await page.reaches('failed')
    expect(page.prompts).toEqual([switchMethod])
    expect(page.current.getState().error).toMatchObject({
      name: 'WrongAccountError',
      expected: page.env.wallet.address,
      actual: page.others.address,
    })
    expect(await page.journal.read()).toEqual([])

    const quote = await getQuote(page.env.client, {
      ...page.env.quoteParameters('ETH', { user: page.others.address, refundTo: page.others.address }),
      amount: 10n ** 18n,
    })
    page.env.sandbox.wallet.switchAccount(page.others.address)
    const { chainReader } = page.config
    act(() => void page.current.start(quote, { wallet: page.others, chainReader }))
    await page.reaches('success')
    expect(page.prompts).toEqual([switchMethod, payMethod])
  })

  it('behavior: an account that disconnects isn’t prompted for a payment', async () => {
    const page = openPage(switchMethod)
    await page.start('ETH', 'awaitingChain')
    page.connect(undefined)
    await page.answer()
    await page.pass(disconnectedMs - 100)
    expect(page.current.getState().status).toBe('awaitingChain')
    await page.pass(200)
    await page.reaches('failed')
    expect(page.prompts).toEqual([switchMethod])
    expect(page.current.getState().error).toMatchObject({ name: 'WalletNotConnectedError' })
  })

  it('behavior: continues after a short disconnection, as when libraries change the network', async () => {
    const page = openPage(switchMethod)
    await page.start('ETH', 'awaitingChain')
    page.connect(undefined)
    await page.answer()
    await page.pass(disconnectedMs - 100)
    expect(page.prompts).toEqual([switchMethod])
    page.connect({ ...page.env.wallet })
    await page.reaches('success')
    expect(page.prompts).toEqual([switchMethod, payMethod])
  })

  it('behavior: continues if the account is back before the answer', async () => {
    const page = openPage(switchMethod)
    await page.start('ETH', 'awaitingChain')
    page.connect(page.others)
    page.connect({ ...page.env.wallet })
    await page.answer()
    await page.reaches('success')
    expect(page.prompts).toEqual([switchMethod, payMethod])
  })

  it('behavior: continues with the same account in a new object, as at each render', async () => {
    const page = openPage(switchMethod)
    await page.start('ETH', 'awaitingChain')
    page.connect({ ...page.env.wallet, address: page.env.wallet.address.toLowerCase() as `0x${string}` })
    await page.answer()
    page.connect({ ...page.env.wallet })
    await page.reaches('success')
    expect(page.prompts).toEqual([switchMethod, payMethod])
  })
})

it('behavior: doesn’t prompt an account for the payment that is replaced while it approves, and keeps the approval', async () => {
  const page = openPage(payMethod)
  await page.start('USDC', 'awaitingWallet')
  page.connect(page.others)
  await page.answer()
  await page.reaches('failed')
  expect(page.prompts).toEqual([payMethod])
  const { items, error } = page.current.getState()
  expect(error).toMatchObject({ name: 'WrongAccountError' })
  expect(items.map(({ status }) => status)).toEqual(['done', 'waiting'])
  expect(await page.journal.read()).toHaveLength(1)
})

it('behavior: keeps the wallet when a part of the page unmounts, or passes the same wallet in a new object', async () => {
  const page = openPage(payMethod)
  page.connect(page.others)
  const leave = page.config.connect(page.env.wallet)
  await page.start('USDC', 'awaitingWallet')
  leave()
  page.connect({ ...page.others })
  await page.pass(2 * disconnectedMs)
  await page.answer()
  await page.reaches('success')
  expect(page.prompts).toEqual([payMethod, payMethod])
})
