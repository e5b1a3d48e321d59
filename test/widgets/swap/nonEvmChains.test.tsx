import { defaultApiKey } from '@causeway/sandbox/simulated'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

describe.each(Object.entries(destinations))('%s', (_, destination) => {
  const { spec, chain, token, recipient } = destination

  it('default: asks for the recipient, then reviews, pays and delivers', async () => {
    const env = createTestEnvironment({ nonEvmChains: [spec], policy: { fillDelayMs: 20 } })
    const user = userEvent.setup()
    const usdc = env.tokens.find(({ symbol }) => symbol === 'USDC')
    renderWithCauseway(<SwapWidget defaultPay={usdc} defaultReceive={token} defaultAmount="100" />, env, {
      nonEvmChains: [chain],
      tokens: [...env.tokens, token],
    })
    // The field that is missing is in sight, and the button leads there.
    const submit = await screen.findByRole('button', { name: 'Enter a recipient' })
    const field = screen.getByRole('textbox', { name: `Recipient on ${chain.name}` })
    await waitFor(() => expect(field).toBeVisible())
    await user.click(submit)
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(`Enter your address on ${chain.name}: your wallet has none there.`),
    )
    await user.type(field, recipient.slice(0, -3))
    expect(await screen.findByRole('button', { name: 'Invalid recipient' })).toBeVisible()
    await user.type(field, recipient.slice(-3))

    await submitSwap(user)
    expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    const delivery = within(screen.getByRole('list')).getAllByRole('listitem').at(-1)
    expect(delivery).toHaveTextContent(new RegExp(`^Deliver ~[0-9.]+ ${token.symbol} on ${chain.name}`))
    expect(screen.getByText(recipient)).toBeVisible()
  })

  it('default: shows both sides in the history, and where it was delivered', async () => {
    const env = createTestEnvironment({ nonEvmChains: [spec], policy: { fillDelayMs: 20 } })
    const user = userEvent.setup()
    const usdc = env.tokens.find(({ symbol }) => symbol === 'USDC')
    const withKey: typeof fetch = (input, init) =>
      env.sandbox.fetch(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-api-key': defaultApiKey },
      })
    const change = { client: clientOf(withKey), nonEvmChains: [chain], tokens: [...env.tokens, token] }
    const page = renderWithCauseway(
      <SwapWidget defaultPay={usdc} defaultReceive={token} defaultAmount="100" />,
      env,
      change,
    )
    await user.click(await screen.findByRole('button', { name: 'Enter a recipient' }))
    await pasteInto(user, screen.getByRole('textbox', { name: `Recipient on ${chain.name}` }), recipient)
    await submitSwap(user)
    await screen.findByRole('heading', { name: 'Bridge complete' })
    page.unmount()

    renderWithCauseway(<ActivityWidget />, env, change)
    const row = await screen.findByRole('button', { name: new RegExp(chain.name) })
    await user.click(row)
    const details = await screen.findByRole('article')
    expect(within(details).getByText(recipient)).toBeVisible()
    const named = destination === destinations.bitcoin ? '[0-9a-f]{64}' : '[1-9A-HJ-NP-Za-km-z]{86,88}'
    await waitFor(() => {
      const links = within(details)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
      expect(links).toContainEqual(
        expect.stringMatching(new RegExp(`^${chain.blockExplorers?.default.url}/tx/${named}$`)),
      )
    })
  })
})
