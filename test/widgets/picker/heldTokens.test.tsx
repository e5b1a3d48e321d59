import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Token } from '@causeway/react/execution'
import { SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'

/** Opens the list of tokens for the first time. */
async function openPicker({
  env = createTestEnvironment(),
  change,
  ...props
}: Partial<SwapWidgetProps> & { env?: TestEnvironment; change?: ProviderChange } = {}) {
  renderWithCauseway(<SwapWidget {...props} />, env, change)
  const [button] = await screen.findAllByRole('button', { name: /^Token you pay with/ })
  await userEvent.setup().click(button as HTMLElement)
  await screen.findByRole('listbox')
  return env
}

const group = (name: string) => screen.findByRole('group', { name })
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map((option) => option.textContent)

const symbolsIn = (element: HTMLElement) =>
  namesIn(element)
    .map((name) => /USDC|DAI|ETH|USDT/.exec(name ?? '')?.[0])
    .join(' ')

describe('tokens in the wallet', () => {
  it('default: come first when the list is opened for the first time', async () => {
    const seen = new Set<string>()
    const look = new MutationObserver(() => {
      const first = document.querySelector('[role="listbox"] [role="group"]')
      if (first) seen.add(first.getAttribute('aria-label') ?? '')
    })
    look.observe(document.body, { childList: true, subtree: true })
    const env = await openPicker()
    const held = await group('In your wallet')
    // It was never anywhere else: nothing moves once there is a list.
    expect([...seen]).toEqual(['In your wallet'])
    // The sandbox gives every account some of each token; the rows in sight are rendered.
    expect(namesIn(held)).toHaveLength(screen.getAllByRole('option').length)
    expect(env.tokens.length).toBeGreaterThan(2)
    for (const name of namesIn(held)) expect(name).toMatch(/balance 10,000$/)
    look.disconnect()
  })

  it('behavior: waits only a moment for a chain that doesn’t answer', async () => {
    const env = createTestEnvironment()
    const read = vi.spyOn(env.sandbox, 'rpc')
    const { transports } = createTestEnvironment()
    const silent = Object.fromEntries(
      Object.entries(transports).map(([id, transport]) => [
        id,
        (parameters: Parameters<typeof transport>[0]) => ({
          ...transport(parameters),
          request: () => new Promise<never>(() => {}),
        }),
      ]),
    )
    await openPicker({ env, change: { transports: silent as typeof transports } })
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('group', { name: 'In your wallet' })).toBeNull()
    read.mockRestore()
  })

  it('behavior: shows balances that come late, and moves nothing', async () => {
    const env = createTestEnvironment()
    const late = Promise.withResolvers<void>()
    const transports = Object.fromEntries(
      Object.entries(env.transports).map(([id, transport]) => [
        id,
        (parameters: Parameters<typeof transport>[0]) => {
          const inner = transport(parameters)
          const request = async (...given: Parameters<typeof inner.request>) => {
            await late.promise
            return inner.request(...given)
          }
          return { ...inner, request: request as typeof inner.request }
        },
      ]),
    )
    await openPicker({ env, change: { transports } })
    const order = () => screen.getAllByRole('option').map(({ id }) => id)
    await screen.findAllByRole('option')
    const before = order()
    late.resolve()
    await waitFor(() => expect(screen.getAllByText(/10,000/).length).toBeGreaterThan(1))
    expect(order()).toEqual(before)
    expect(screen.queryByRole('group', { name: 'In your wallet' })).toBeNull()
  })

  it('behavior: waits for nothing without a wallet', async () => {
    await openPicker({ change: { wallet: undefined } })
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
  })
})

describe('worth', () => {
  it('default: is shown beside balances, by the prices of the page, rounded down', async () => {
    const asked: (readonly Token[])[] = []
    const readPrices = async (tokens: readonly Token[]) => {
      asked.push(tokens)
      return tokens.map(({ symbol }) =>
        symbol === 'USDC' ? '0.99987' : symbol === 'ETH' ? 'much' : undefined,
      )
    }
    await openPicker({ change: { readPrices } })
    const held = await group('In your wallet')
    await waitFor(() => expect(namesIn(held).filter((name) => name?.includes('$'))).toHaveLength(2))
    for (const option of within(held).getAllByRole('option', { name: /^USDC/ })) {
      expect(option).toHaveTextContent(/ balance 10,000 \(\$9,998\.70\)$/)
    }
    // A price that isn't a number is ignored.
    for (const option of within(held).getAllByRole('option', { name: /^ETH/ })) {
      expect(option).not.toHaveTextContent('$')
    }
    expect(asked.length).toBeGreaterThan(0)
  })

  it('default: puts the most valuable one first from the start', async () => {
    const orders = new Set<string>()
    const look = new MutationObserver(() => {
      const shown = document.querySelector('[role="group"][aria-label="In your wallet"]')
      if (shown instanceof HTMLElement) orders.add(symbolsIn(shown))
    })
    look.observe(document.body, { childList: true, subtree: true })
    const readPrices = async (tokens: readonly Token[]) =>
      tokens.map(({ symbol }) => ({ ETH: '0.5', USDC: '0.9998', DAI: '1.0004' })[symbol])
    await openPicker({ change: { readPrices } })
    await screen.findAllByText(/\$/)
    expect([...orders].map((order) => order.split(' ').slice(0, 3))).toEqual([['DAI', 'DAI', 'USDC']])
    look.disconnect()
  })

  it('behavior: shows late prices without moving any row', async () => {
    const late = Promise.withResolvers<void>()
    const readPrices = async (tokens: readonly Token[]) => {
      await late.promise
      return tokens.map(({ symbol }) => (symbol === 'DAI' ? '1.0004' : '0.9998'))
    }
    await openPicker({ change: { readPrices } })
    const held = await screen.findByRole('group', { name: 'In your wallet' })
    const before = symbolsIn(held)
    late.resolve()
    await waitFor(() => expect(namesIn(held).join()).toContain('$'))
    expect(symbolsIn(held)).toBe(before)
    expect(before).not.toMatch(/^DAI/)
  })

  it('behavior: shows balances without prices where the prices fail', async () => {
    await openPicker({ change: { readPrices: () => Promise.reject(new Error('no prices today')) } })
    expect(namesIn(await group('In your wallet')).join()).not.toContain('$')
  })
})

describe('popular tokens', () => {
  it('default: are those that the page names, below what the wallet holds', async () => {
    const env = createTestEnvironment()
    const dai = env.tokens.find(({ symbol }) => symbol === 'DAI')
    await openPicker({ env, popularTokens: dai ? [dai] : [], change: { wallet: undefined } })
    const popular = await group('Popular')
    expect(namesIn(popular)).toHaveLength(1)
    expect(namesIn(popular)[0]).toMatch(/^DAIADAI/)
    const all = screen.getAllByRole('option', { name: /^DAI .* · Alder/ })
    expect(all).toHaveLength(1)
    const user = userEvent.setup()
    // Spaces alone are no search.
    await user.type(screen.getByRole('combobox'), '  ')
    expect(namesIn(await group('Popular'))).toHaveLength(1)
    await user.type(screen.getByRole('combobox'), 'dai')
    expect(screen.queryByRole('group', { name: 'Popular' })).toBeNull()
    expect(screen.getAllByRole('option', { name: /^DAI/ })).toHaveLength(2)
  })

  it('behavior: are not listed in a short list', async () => {
    await openPicker({ change: { wallet: undefined } })
    expect(screen.queryByRole('group', { name: 'Popular' })).toBeNull()
  })
})
