import { defaultApiKey } from '@causeway/sandbox/simulated'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { NonEvmChain } from '@causeway/react'
import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'

// Chain families that are unknown here: the page parses their addresses and transaction hashes.

const { spec, chain, token, recipient } = destinations.solana
const asked: string[] = []
const own: NonEvmChain = {
  ...chain,
  name: 'Ownland',
  family: 'ownland',
  parseAddress(text) {
    asked.push(text)
    return text === recipient ? text : undefined
  },
  isTransactionHash: (text) => text.length > 80,
}

function withKey(fetch: typeof globalThis.fetch) {
  return clientOf((input, init) =>
    fetch(input, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-api-key': defaultApiKey },
    }),
  )
}

it('default: accepts a recipient or refuses it with a message by the page’s validator, and delivers what is paid', async () => {
  const env = createTestEnvironment({ nonEvmChains: [spec], policy: { fillDelayMs: 20 } })
  const user = userEvent.setup()
  const usdc = env.tokens.find(({ symbol }) => symbol === 'USDC')
  const change = {
    client: withKey(env.sandbox.fetch),
    nonEvmChains: [own],
    tokens: [...env.tokens, token],
  }
  const page = renderWithCauseway(
    <SwapWidget defaultPay={usdc} defaultReceive={token} defaultAmount="100" />,
    env,
    change,
  )
  await user.click(await screen.findByRole('button', { name: 'Enter a recipient' }))
  const field = screen.getByRole('textbox', { name: 'Recipient on Ownland' })
  // An address of Solana, and one of the EVM: neither is one here.
  for (const other of ['GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ', env.sandbox.accounts[0]]) {
    await user.clear(field)
    await user.click(field)
    await user.paste(other)
    expect(await screen.findByRole('button', { name: 'Invalid recipient' })).toBeVisible()
    expect(screen.getAllByText(/^This isn’t an address on this network\. Copy it again\.$/)[0]).toBeVisible()
    await waitFor(() => expect(asked).toContain(other))
  }
  await user.clear(field)
  await user.click(field)
  await user.paste(recipient)
  await submitSwap(user)
  expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(screen.getByText(recipient)).toBeVisible()
  page.unmount()

  const history = renderWithCauseway(<ActivityWidget />, env, change)
  await user.click(await screen.findByRole('button', { name: /Ownland/ }))
  const details = await screen.findByRole('article')
  expect(within(details).getByText(recipient)).toBeVisible()
  await waitFor(() => {
    const links = within(details)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links).toContainEqual(
      expect.stringMatching(/^http:\/\/solana\.localhost\/tx\/[1-9A-HJ-NP-Za-km-z]{81,}$/),
    )
  })
  history.unmount()

  // On a page that does not name the chain nothing is paid, and what was is shown by its number.
  const unnamed = { ...change, nonEvmChains: [], tokens: env.tokens }
  const second = renderWithCauseway(
    <SwapWidget defaultPay={usdc} defaultReceive={token} defaultAmount="100" />,
    env,
    unnamed,
  )
  expect((await screen.findAllByText(new RegExp(`chain ID ${chain.id}`)))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Review|Swap)/ })).toBeNull()
  second.unmount()

  renderWithCauseway(<ActivityWidget />, env, unnamed)
  const row = await screen.findByRole('button', { name: new RegExp(String(chain.id)) })
  expect(row).toHaveTextContent(/USDC/)
  await user.click(row)
  const shown = await screen.findByRole('article')
  expect(within(shown).getByText(recipient)).toBeVisible()
  const other = within(shown)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(other.filter((href) => href?.includes('solana'))).toEqual([])
})
