import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Chain, Transport } from 'viem'
import { SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [alder, birch] = env.chains
const dai = env.tokens.find(({ symbol, chainId }) => symbol === 'DAI' && chainId === alder.id)
const daiAddress = String(dai?.address)
const withoutDai = env.tokens.filter(({ symbol }) => symbol !== 'DAI')
const nowhere = `0x${'d1'.repeat(20)}`

/** The open list of tokens to pay with, on a page without a wallet by default. */
async function openPicker(change: ProviderChange = {}, props: Partial<SwapWidgetProps> = {}) {
  renderWithCauseway(<SwapWidget {...props} />, env, { wallet: undefined, ...change })
  const user = userEvent.setup()
  const [button] = await screen.findAllByRole('button', { name: /^Token you pay with/ })
  await user.click(button ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findAllByRole('option')
  await user.click(dialog.getByRole('combobox'))
  return {
    user,
    dialog,
    search: (text: string) => user.type(dialog.getByRole('combobox'), text),
    status: dialog.getByRole('status'),
    names: () => dialog.queryAllByRole('option').map(({ textContent }) => textContent),
  }
}

describe('the status of a search', () => {
  it('default: says how many tokens were found', async () => {
    const { search, status } = await openPicker()
    expect(status).toHaveTextContent(`${env.tokens.length} tokens`)
    await search(' dai on ')
    expect(status).toHaveTextContent(/^No results for “dai on”\. To import a token, paste its address\.$/)
  })

  it('default: only tokens of the chosen network are found', async () => {
    const { user, dialog, search, status, names } = await openPicker()
    await search('dai')
    expect(status).toHaveTextContent(/^2 tokens$/)
    const filter = within(dialog.getByRole('group', { name: 'Network' }))
    await user.click(filter.getByText('Birch'))
    expect(status).toHaveTextContent(/^1 token$/)
    expect(names()).toEqual([expect.stringMatching(/· Birch$/)])
  })

  it('default: finds a contract at a pasted address on its network, and not on another', async () => {
    const { user, dialog, search, status, names } = await openPicker({ tokens: withoutDai })
    await search(`  ${daiAddress} `)
    await waitFor(() => expect(status).toHaveTextContent(/^1 token$/))
    expect(names()).toEqual([expect.stringMatching(/DAI Unverified · Alder/)])
    await user.click(within(dialog.getByRole('group', { name: 'Network' })).getByText('Birch'))
    await waitFor(() => expect(status).toHaveTextContent(/^No token found at this address\.$/))
  })

  it('default: doesn’t find a token of the page a second time by its address', async () => {
    const { search, status, names } = await openPicker()
    await search(daiAddress)
    await waitFor(() => expect(status).toHaveTextContent(/^1 token$/))
    expect(names()).toEqual([expect.stringMatching(/^DAI.* · Alder$/)])
  })

  it('default: says that nothing is at an address once every network has answered', async () => {
    const { search, status } = await openPicker()
    await search(nowhere)
    await waitFor(() => expect(status).toHaveTextContent(/^No token found at this address\.$/))
  })

  it.each([
    ['doesn’t answer', () => new Promise<never>(() => {}), /^Looking up this address…$/],
    ['fails', () => Promise.reject(new Error('down')), /^Some networks couldn’t be searched\. Try again\.$/],
  ])('error: says so when a network %s', async (_, request, said) => {
    const transport: Transport = (parameters) =>
      ({
        ...env.transports[birch.id]?.(parameters),
        request: request as never,
      }) as ReturnType<Transport>
    const { search, status } = await openPicker({ transports: { ...env.transports, [birch.id]: transport } })
    await search(nowhere)
    await waitFor(() => expect(status).toHaveTextContent(said))
  })

  it.each([
    [8, /^No token found at this address\.$/],
    [9, /^Select a network to search for this address\.$/],
  ])('behavior: searches %i networks for an address at once only if they are few', async (count, said) => {
    const more = Array.from({ length: count - 2 }, (_, index): Chain => ({
      ...birch,
      id: 9_000 + index,
      name: `N${index}`,
    }))
    const tokens = more.flatMap(({ id }) => (dai ? [{ ...dai, chainId: id }] : []))
    const inner = env.transports[birch.id] as Transport
    const asked = new Set<unknown>()
    const transport: Transport = (parameters) => ({
      ...inner(parameters),
      request: ((request: { method: string }) => {
        asked.add(request.method)
        return inner(parameters).request(request as never)
      }) as ReturnType<Transport>['request'],
    })
    const transports = Object.fromEntries(more.map(({ id }) => [id, transport]))
    const { search, status } = await openPicker({
      chains: [...env.chains, ...more],
      tokens: [...env.tokens, ...tokens],
      transports: { ...env.transports, ...transports },
    })
    await search(nowhere)
    await waitFor(() => expect(status).toHaveTextContent(said))
    expect(asked.size > 0).toBe(count === 8)
  })
})

describe('tokens that may not be selected', () => {
  const networks = (dialog: ReturnType<typeof within>) => dialog.queryByRole('group', { name: 'Network' })

  it('default: offers no network without an allowed token, nor anything on it', async () => {
    const { dialog, search, status, names } = await openPicker({}, { allow: { pay: [alder.id] } })
    const onAlder = env.tokens.filter(({ chainId }) => chainId === alder.id)
    expect(status).toHaveTextContent(`${onAlder.length} tokens`)
    expect(names()).toHaveLength(onAlder.length)
    expect(names().filter((name) => name?.includes('Birch'))).toEqual([])
    // With one network, there is nothing to choose.
    expect(networks(dialog)).toBeNull()
    await search('dai')
    expect(status).toHaveTextContent(/^1 token$/)
  })

  it('default: leaves out a denied token, held or not, and keeps its network', async () => {
    const { dialog, status, names } = await openPicker(
      { wallet: env.wallet },
      { deny: { pay: [{ chainId: alder.id, address: daiAddress }] } },
    )
    expect(status).toHaveTextContent(`${env.tokens.length - 1} tokens`)
    expect(names().filter((name) => name?.startsWith('DAI'))).toEqual([expect.stringContaining('· Birch')])
    expect(networks(dialog)).toHaveTextContent(/Alder.*Birch/)
  })

  it('default: looks for a contract only where it may be selected', async () => {
    const change = { tokens: withoutDai }
    const { search, status } = await openPicker(change, {
      deny: { pay: [{ chainId: alder.id, address: daiAddress }] },
    })
    await search(daiAddress)
    await waitFor(() => expect(status).toHaveTextContent(/^No token found at this address\.$/))
  })
})

describe('the keys', () => {
  const placeOf = (dialog: ReturnType<typeof within>) => {
    const id = dialog.getByRole('combobox').getAttribute('aria-activedescendant')
    return id === null ? undefined : document.querySelector(`[id="${id}"]`)?.getAttribute('aria-posinset')
  }

  it('default: moves around with the arrow keys, from the first token that was found', async () => {
    const { user, dialog, search, status } = await openPicker()
    expect(placeOf(dialog)).toBe('1')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(placeOf(dialog)).toBe('3')
    await search('dai')
    expect(placeOf(dialog)).toBe('1')
    await user.keyboard('{ArrowUp}')
    expect(placeOf(dialog)).toBe('2')
    await user.keyboard('{ArrowDown}')
    expect(placeOf(dialog)).toBe('1')
    await user.keyboard('{End}')
    expect(placeOf(dialog)).toBe('2')
    await search('xyz')
    expect(status).toHaveTextContent(/^No results/)
    expect(placeOf(dialog)).toBeUndefined()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(dialog.getByRole('combobox')).toHaveValue('daixyz')
  })

  it('default: begins at the selected token, and Enter selects the one that the keys have reached', async () => {
    const { user, dialog } = await openPicker({}, { defaultPay: env.tokens[2] })
    const place = dialog
      .getAllByRole('option')
      .findIndex((one) => one.getAttribute('aria-selected') === 'true')
    expect(place).toBeGreaterThan(0)
    expect(placeOf(dialog)).toBe(String(place + 1))
    await user.keyboard('{ArrowDown}')
    const symbol = String(dialog.getAllByRole('option')[place + 1]?.querySelector('bdi')?.textContent)
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    const button = screen.getByRole('button', { name: /^Token you pay with/ })
    expect(symbol).toMatch(/^[A-Z]+$/)
    expect(button).toHaveTextContent(symbol)
  })

  it('behavior: selects the best match with Enter after typing, not what the keys had reached before', async () => {
    const tokens = env.tokens.filter(({ symbol }) => symbol === 'DAI' || symbol === 'ETH')
    const { user, dialog, search, names } = await openPicker({ tokens })
    const onBirch = names().findLastIndex((name) => name?.startsWith('DAI'))
    expect(names()[onBirch]).toMatch(/· Birch$/)
    await user.keyboard('{ArrowDown}'.repeat(onBirch))
    expect(placeOf(dialog)).toBe(String(onBirch + 1))
    await search('dai')
    expect(placeOf(dialog)).toBe('1')
    await user.keyboard('{Enter}')
    const button = screen.getByRole('button', { name: /^Token you pay with/ })
    expect(button).toHaveTextContent(/DAI.*Alder/)
  })

  it('behavior: tells contracts at one address on two networks apart', async () => {
    const { user, dialog, search, status, names } = await openPicker({
      tokens: withoutDai,
      // The second network has what the first one has.
      transports: { ...env.transports, [birch.id]: env.transports[alder.id] as Transport },
    })
    await search(daiAddress)
    await waitFor(() => expect(status).toHaveTextContent(/^2 tokens$/))
    expect(names()).toEqual([
      expect.stringMatching(/Unverified · Alder/),
      expect.stringMatching(/Unverified · Birch/),
    ])
    await user.keyboard('{ArrowDown}')
    expect(placeOf(dialog)).toBe('2')
    await user.keyboard('{Enter}')
    expect(dialog.getByText(/^Contract on Birch/)).toBeVisible()
  })

  it('behavior: moves by what fits into the list with a page key', async () => {
    const { user, dialog } = await openPicker()
    await user.keyboard('{PageDown}')
    const reached = Number(placeOf(dialog))
    // 480 pixels of options that are 60 high; one stays in sight.
    expect(reached).toBe(Math.min(env.tokens.length, 8))
    await user.keyboard('{PageUp}')
    expect(placeOf(dialog)).toBe('1')
  })
})

it('behavior: reads the balance of a token far down the list once it is scrolled to', async () => {
  const far = Array.from({ length: 32 }, (_, index) => ({
    chainId: alder.id,
    address: `0x${String(index).padStart(2, '0').repeat(20)}`,
    symbol: `FAR${index}`,
    name: 'Far',
    decimals: 18,
  }))
  const { search, names } = await openPicker(
    { wallet: env.wallet, tokens: [...far, ...env.tokens] },
    { popularTokens: [] },
  )
  expect(names().filter((name) => name?.includes('DAI'))).toEqual([])
  await search('dai')
  expect(names().map((name) => name?.includes('balance'))).toEqual([false, false])
  await waitFor(() =>
    expect(names()).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/balance 10,000$/))),
  )
})
