import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { createClient } from '@causeway/react/actions'
import { createConfig } from '@causeway/react/execution'
import { CausewayProvider } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

/** A provider of its own, with its requests. */
function createSide(name: string, seed: number, locale: string) {
  const env = createTestEnvironment({ seed, policy: { fillDelayMs: 20 } })
  const requests: unknown[] = []
  const client = createClient({
    baseUrl: `https://${name}.invalid`,
    fetch: (url, init) => {
      if (String(url).endsWith('/quote')) requests.push(JSON.parse(String(init?.body)))
      return env.sandbox.fetch(url, init)
    },
  })
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const { chains, transports, tokens } = env
  const config = createConfig({ client, chains, transports, tokens, pollingIntervalMs: 10 })
  return { name, locale, env, config, requests, pay, receive }
}

type Side = ReturnType<typeof createSide>

/** Both are on one page, and share the QueryClient, the browser's store and its locks, as two teams' parts may. */
function Page({ sides }: { sides: readonly Side[] }) {
  return sides.map(({ name, locale, env, config, pay, receive }) => (
    <section key={name} aria-label={name}>
      <CausewayProvider
        config={config}
        wallet={env.wallet}
        locale={locale}
        messages={{ 'swap.pay.amount': `${name} pays` }}
      >
        <SwapWidget defaultPay={pay} defaultReceive={receive} />
      </CausewayProvider>
    </section>
  ))
}

it('behavior: keeps two widgets of two providers on one page independent', async () => {
  const user = userEvent.setup()
  const sides = [createSide('one', 1, 'en'), createSide('two', 2, 'en-DE')] as const
  const [one, two] = sides
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Page sides={sides} />
      </QueryClientProvider>
    </StrictMode>,
  )
  const [first, second] = sides.map(({ name }) => within(screen.getByRole('region', { name })))
  if (!first || !second) throw new TypeError('A widget is missing.')
  const firstAmount = first.getByRole('textbox', { name: 'one pays' })
  const secondAmount = second.getByRole('textbox', { name: 'two pays' })

  // Pasted: between keys a busy machine may pause for long enough to ask for half of the amount.
  await user.click(firstAmount)
  await user.paste('100.5')
  await user.click(secondAmount)
  await user.paste('7,25')
  const submit = await first.findByRole('button', { name: 'Review bridge' })
  expect(await second.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  expect(one.requests).toMatchObject([{ amount: '100500000' }])
  expect(two.requests).toMatchObject([{ amount: '7250000' }])

  await user.click(submit)
  await user.click(await screen.findByRole('button', { name: /^(Confirm|Approve and) / }))
  expect(await first.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(second.queryByRole('heading', { name: /Bridge complete|in progress/ })).toBeNull()
  expect(secondAmount).toHaveValue('7,25')
  expect(await balance(one)).toBe(10_000_000_000n - 100_500_000n)
  expect(await balance(two)).toBe(10_000_000_000n)
})

async function balance({ env, pay }: Side): Promise<bigint> {
  if (!pay) throw new TypeError('The sandbox has no USDC.')
  return env.sandbox.ledger.balanceOf(pay.chainId, pay.address, env.sandbox.accounts[0])
}
