import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Token } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'
import { inFrame } from '../book/inFrame.ts'
import { openPicker } from '../support/actions/chooseToken.ts'
import { tokenOf, type StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { renderSwap } from '../support/renderSwap.tsx'
import { storyArgs, type ArgsOf } from '../support/environment/storyArgs.ts'
import { storyTokens, type StoryTokens } from '../support/environment/storyTokens.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { OpenTokenList } from './OpenTokenList.tsx'
import { isLandscape, isZoomed, landscape, zoomed } from '../support/zoomed.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

const meta = {
  title: 'Widgets/Swap/Token list',
  parameters: {
    anatomy: 'Token list',
    docs: {
      ...inFrame,
      description: {
        component:
          'The token list of both sides: your tokens first, search by name or address, and warnings for unverified tokens.',
      },
    },
  },
  component: SwapWidget,
  render: renderSwap,
  // Tokens belong to a story's own sandbox.
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    slots: { control: false },
  },
  args: { slots: { TokenLogo } },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The list of a side alone, open from the start. */
function opened(side: 'pay' | 'receive'): NonNullable<Story['render']> {
  return ({ slots }, context) => {
    const env = environmentOf(context)
    const { popularTokens } = storyArgs(env, context.parameters)
    return (
      <OpenTokenList
        slots={slots}
        side={side}
        popularTokens={popularTokens}
        {...storyTokens(env, context.parameters)}
      />
    )
  }
}

function findSearch(canvas: Canvas): Promise<HTMLElement> {
  return canvas.findByRole('combobox', { name: 'Name or address' })
}

/** Your tokens first, with their value, then network by network. The selected token is visible and active. */
export const Open: Story = {
  name: 'Open',
  render: opened('pay'),
  async play({ canvas }) {
    const search = await findSearch(canvas)
    await expect(search).toHaveFocus()
    await expect(search).toHaveAttribute('aria-expanded', 'true')
    const chosen = await canvas.findByRole('option', { name: /^USDC USD Coin · Alder balance 10,000/ })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(search).toHaveAttribute('aria-activedescendant', chosen.id)
    await expect(canvas.getByRole('group', { name: 'In your wallet' })).toContainElement(chosen)
    await expect(canvas.getByRole('dialog', { name: 'Select token to pay with' })).toBeVisible()
    await canvas.findByRole('option', { name: /^USDC USD Coin · Alder balance 10,000 \(\$10,000\.00\)$/ })
    const ether = await canvas.findByRole('option', {
      name: /^ETH .* · Birch balance 10,000 \(\$25,000,000\.00\)$/,
    })
    await expect(canvas.getByRole('group', { name: 'In your wallet' })).toContainElement(ether)
  },
}

/** The selected token is further down: the list is scrolled to it, and begins with a whole row. */
export const FurtherDown: Story = {
  name: 'Selected further down',
  parameters: {
    tokens: { pay: 'DAI on Birch' } satisfies StoryTokens,
    sandbox: { isConnected: false } satisfies StoryOptions,
  },
  render: opened('pay'),
  async play({ canvas }) {
    const chosen = await canvas.findByRole('option', { selected: true })
    const list = canvas.getByRole('listbox')
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0))
    const { top, bottom } = list.getBoundingClientRect()
    await expect(Math.floor(chosen.getBoundingClientRect().bottom)).toBeLessThanOrEqual(bottom)
    const starts = canvas.getAllByRole('option').map((option) => option.getBoundingClientRect().top - top)
    await expect(starts.map((start) => Math.abs(Math.round(start)))).toContain(0)
  },
}

/** At 400% zoom the search field scrolls away to leave room for tokens. */
export const Zoomed: Story = {
  ...zoomed,
  name: 'At 400% zoom',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    const search = await openPicker({ canvas, userEvent }, 'Token you pay with')
    const dialog = canvas.getByRole('dialog')
    if (!isZoomed()) return
    await expect([innerWidth, innerHeight]).toEqual([320, 256])
    const list = canvas.getByRole('listbox')
    await canvas.findAllByRole('option')
    // It opens at its top, wherever the chosen token is.
    await expect([dialog.scrollTop, list.scrollTop]).toEqual([0, 0])
    await expect(search).toHaveFocus()
    // The list reaches below the dialog's edge; the token that Enter selects is in sight all the same.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{End}')
    const active = () =>
      canvas.getAllByRole('option').find(({ id }) => id === search.getAttribute('aria-activedescendant'))
    await waitFor(() => expect(active()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    await expect(dialog.scrollTop).toBeGreaterThan(0)
    dialog.scrollTop = dialog.scrollHeight
    await expect(search.getBoundingClientRect().bottom).toBeLessThan(100)
    await expect(list.getBoundingClientRect().height).toBeGreaterThan(180)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** On a phone held sideways, the list opens at its top: the title, and the tokens in the wallet. */
export const Landscape: Story = {
  name: 'On a phone held sideways',
  ...landscape,
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    await openPicker({ canvas, userEvent }, 'Token you receive')
    if (!isLandscape()) return
    await canvas.findAllByRole('option')
    await expect([canvas.getByRole('dialog').scrollTop, canvas.getByRole('listbox').scrollTop]).toEqual([
      0, 0,
    ])
    for (const text of ['Select token to receive', 'In your wallet']) {
      const { top, bottom } = canvas.getByText(text).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
    }
  },
}

/** Tokens that the page picks come first, until something is typed. */
export const Popular: Story = {
  name: 'Popular tokens first',
  parameters: {
    sandbox: { isConnected: false } satisfies StoryOptions,
    argsOf: ((env) => ({
      popularTokens: [tokenOf(env, 'DAI', 'Birch'), tokenOf(env, 'USDC', 'Alder')],
    })) satisfies ArgsOf,
  },
  render: opened('receive'),
  async play(context) {
    const { canvas, userEvent } = context
    const popular = await canvas.findByRole('group', { name: 'Popular' })
    await expect(popular).toContainElement(canvas.getByRole('option', { name: /^DAI .* · Birch/ }))
    if (await endsInStorybook(context)) return
    await userEvent.keyboard('dai')
    await expect(canvas.queryByRole('group', { name: 'Popular' })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.clear(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('group', { name: 'Popular' })).toBeVisible()
  },
}

/** Searched and selected with the keyboard; the focus returns to where it was. */
export const Keyboard: Story = {
  name: 'Keyboard only',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    const search = await openPicker({ canvas, userEvent }, 'Token you receive')
    await userEvent.keyboard('dai')
    // The list comes with the balances.
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}')
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: /^DAI .* · Birch/ }).id,
    )
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{End}{PageUp}{PageDown}{Enter}')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Token you receive: DAI Birch' })).toHaveFocus()
  },
}

/** Escape or a click outside closes the list and changes nothing. */
export const ClosedWithoutChoice: Story = {
  name: 'Closed without a selection',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    await openPicker({ canvas, userEvent }, 'Token you pay with')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await openPicker({ canvas, userEvent }, 'Token you pay with')
    const layer = canvas.getByRole('dialog').parentElement
    if (layer) await userEvent.click(layer)
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await openPicker({ canvas, userEvent }, 'Token you pay with')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    const token = canvas.getByRole('button', { name: 'Token you pay with: USDC Alder' })
    await waitFor(() => expect(token).toHaveFocus())
  },
}

/** The tokens of one network. */
export const OneChain: Story = {
  name: 'One network',
  tags: ['acts'],
  async play(context) {
    const { canvas, userEvent } = context
    await openPicker({ canvas, userEvent }, 'Token you receive')
    await userEvent.click(canvas.getByRole('radio', { name: 'Birch' }))
    // The list waits for a moment for what the wallet holds.
    const options = await canvas.findAllByRole('option')
    for (const option of options) await expect(option).toHaveAccessibleName(/ · Birch/)
    await userEvent.click(canvas.getByRole('option', { name: /^ETH .* · Birch/ }))
    await expect(canvas.getByRole('button', { name: 'Token you receive: ETH Birch' })).toBeVisible()
  },
}

/** Selecting the other side’s token switches the two. */
export const TokenOfTheOtherSide: Story = {
  name: 'Other side’s token',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    await openPicker({ canvas, userEvent }, 'Token you pay with')
    await userEvent.keyboard('usdc')
    await userEvent.click(await canvas.findByRole('option', { name: /^USDC .* · Birch/ }))
    await expect(canvas.getByRole('button', { name: 'Token you pay with: USDC Birch' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Token you receive: USDC Alder' })).toBeVisible()
  },
}

const isDai = ({ symbol }: Token) => symbol === 'DAI'
const withoutDai = { tokens: (tokens) => tokens.filter((token) => !isDai(token)) } satisfies StoryOptions

/** A token that isn't on the page's list, found by its address: imported only after a warning that defaults to no. */
export const Import: Story = {
  name: 'Token imported',
  tags: ['acts'],
  parameters: { sandbox: withoutDai },
  async play({ canvas, userEvent, loaded }) {
    const address = daiOf(environmentOf({ loaded }).sandbox.chains)
    const search = await openPicker({ canvas, userEvent }, 'Token you receive')
    await userEvent.click(search)
    await userEvent.paste(address)
    await userEvent.click(await canvas.findByRole('option', { name: /^DAI Unverified · Alder · 0x/ }))
    await expect(canvas.getByRole('heading', { name: 'Import token' })).toBeVisible()
    await expect(canvas.getByText(address)).toBeVisible()
    await expect(canvas.getByText(/^Anyone can create a token with any name/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back to tokens' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'I understand, import' }))
    await expect(canvas.getByRole('button', { name: 'Token you receive: DAI Alder' })).toHaveFocus()
    await openPicker({ canvas, userEvent }, 'Token you pay with')
    await userEvent.keyboard('dai')
    await expect(
      await canvas.findByRole('option', { name: /^DAI Unverified · Alder · 0x/ }),
    ).toBeInTheDocument()
  },
}

/** The same, at the warning. */
export const ImportWarning: Story = {
  name: 'Import warning',
  tags: ['acts', 'hostile-data'],
  parameters: {
    moral: 'Importing an unlisted token shows a warning that defaults to no.',
    sandbox: withoutDai,
  },
  globals: { mode: 'dark' },
  async play({ canvas, userEvent, loaded }) {
    const search = await openPicker({ canvas, userEvent }, 'Token you receive')
    await userEvent.click(search)
    await userEvent.paste(daiOf(environmentOf({ loaded }).sandbox.chains))
    await userEvent.click(await canvas.findByRole('option', { name: /^DAI .* · Alder/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back to tokens' }))
    await userEvent.click(await canvas.findByRole('option', { name: /^DAI .* · Alder/ }))
    await expect(canvas.getByText('Contract on Alder')).toBeVisible()
  },
}

/** Cyrillic letters that look like Latin ones, and a name in another script: both are flagged. */
export const LookAlikes: Story = {
  name: 'Look-alike tokens',
  tags: ['acts', 'hostile-data'],
  parameters: {
    moral: 'Cyrillic letters that look Latin are flagged.',
    sandbox: {
      tokens: (tokens) => [
        ...tokens,
        fakeToken('UЅDС', 'USD Coin', '1'),
        fakeToken('人民币', 'Yuan', '2'),
        fakeToken('NEW\u202e', 'New token', '3'),
        fakeToken('U5DC', 'USD Coin', '4'),
      ],
    } satisfies StoryOptions,
  },
  async play({ canvas, userEvent }) {
    const search = await openPicker({ canvas, userEvent }, 'Token you pay with')
    await userEvent.click(canvas.getByRole('radio', { name: 'Alder' }))
    await userEvent.click(search)
    await userEvent.keyboard('{End}')
    await expect(
      await canvas.findByRole('option', { name: /^UЅDС .*unusual characters · Alder/ }),
    ).toBeInTheDocument()
    await expect(
      canvas.getByRole('option', { name: /^人民币 .*unusual characters · Alder/ }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('option', { name: /^U5DC .*Possible fake · Alder/ })).toBeInTheDocument()
    await expect(canvas.getByRole('option', { name: /^NEW Unverified · Alder/ })).toBeInTheDocument()
  },
}

/** No token has this name, or there is none at this address. */
export const NothingFound: Story = {
  name: 'No results',
  tags: ['acts'],
  async play(context) {
    const { canvas, userEvent } = context
    await openPicker({ canvas, userEvent }, 'Token you pay with')
    await userEvent.keyboard('zzz')
    await expect(await canvas.findByText(/^No results for “zzz”/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.paste('0x000000000000000000000000000000000000bEEF')
    await expect(await canvas.findByText('No token found at this address.')).toBeVisible()
  },
}

/** 10,000 tokens: only the visible rows are in the document, each with its position. */
export const TenThousandTokens: Story = {
  name: '10,000 tokens',
  tags: ['acts'],
  // Counted without a page’s own logos.
  args: { slots: {} },
  parameters: {
    sandbox: {
      tokens: (tokens) => [
        ...tokens,
        ...Array.from({ length: 10_000 }, (_, index) => ({
          ...fakeToken(`TOK${index}`, `Token number ${index}`, '7'),
          chainId: 31337 + (index % 2),
          address: `0x${(index + 1).toString(16).padStart(40, '7')}` as const,
          verified: true,
        })),
      ],
    } satisfies StoryOptions,
  },
  globals: { width: '320' },
  async play({ canvas, userEvent }) {
    const search = await openPicker({ canvas, userEvent }, 'Token you pay with')
    await expect((await canvas.findAllByRole('option')).length).toBeLessThan(40)
    await expect(canvas.getByRole('dialog').querySelectorAll('*').length).toBeLessThanOrEqual(120)
    await userEvent.keyboard('{End}')
    const last = await canvas.findByRole('option', { name: /^TOK9999 .* · Birch/ })
    await expect(search).toHaveAttribute('aria-activedescendant', last.id)
    await expect(last).toHaveAttribute('aria-posinset', last.getAttribute('aria-setsize') ?? '')
    // Each knows its place, from the first on; the names of groups have none.
    const places = () => canvas.getAllByRole('option').map((option) => option.getAttribute('aria-posinset'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(places().slice(0, 3)).toEqual(['1', '2', '3']))
    // A new search begins at the top.
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(places()).not.toContain('1'))
    await userEvent.keyboard('TOK')
    await waitFor(() => expect(places().slice(0, 3)).toEqual(['1', '2', '3']))
    await userEvent.keyboard('4321')
    await expect(canvas.getByText('1 token')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Token you pay with: TOK4321 Birch' })).toHaveFocus()
  },
}

/** A phone, right to left. */
export const RightToLeft: Story = {
  name: 'On a phone, right to left',
  globals: { direction: 'rtl', locale: 'ar-EG', width: '320' },
  render: opened('pay'),
  async play({ canvas }) {
    const option = await canvas.findByRole('option', { name: /^USDC USD Coin · Alder/ })
    await expect(option).toBeVisible()
  },
}

function fakeToken(symbol: string, name: string, digit: string): Token {
  return {
    chainId: 31337,
    address: `0x${digit.repeat(40)}`,
    symbol,
    name,
    decimals: 18,
    verified: false,
  }
}

function daiOf([alder]: ReturnType<typeof environmentOf>['sandbox']['chains']): string {
  return alder?.currencies.find(({ symbol }) => symbol === 'DAI')?.address ?? ''
}
