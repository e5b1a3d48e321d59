import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositAddressWidget, type DepositAddressWidgetProps } from '@causeway/react/widgets'
import { expect, fn, waitFor, within } from 'storybook/test'
import { getAddress as toAddress, zeroAddress } from 'viem'
import { inFrame } from '../book/inFrame.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { DepositOfAnotherDevice, DepositOfAnotherWallet, ReloadableDepositPage } from './DepositPages.tsx'
import { StoryDeposit, type StoryDepositOptions } from './StoryDeposit.tsx'
import {
  addressOn,
  ownWalletLabel,
  eth,
  fillIn,
  getAddress,
  pay,
  accountsOf,
  getAddressLabel,
} from '../support/actions/depositActions.ts'
import { mockClipboard } from '../support/actions/mockClipboard.ts'
import { scanQr } from '../support/actions/scanQr.ts'
import {
  changingQuotes,
  changingRecords,
  changingStatus,
  unreachable,
  withoutHistory,
} from '../support/environment/services.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { pasteInto } from '../support/actions/pasteInto.ts'

const meta = {
  title: 'Widgets/Deposit address',
  component: DepositAddressWidget,
  args: { onRequestIdChange: fn(), onValueChange: fn() },
  parameters: {
    anatomy: 'Deposit address',
    docs: inFrame,
    sandbox: { isConnected: false, policy: { fillDelayMs: 40, sweepDelayMs: 40 } } satisfies StoryOptions,
  },
} satisfies Meta<typeof DepositAddressWidget>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
type Acting = Pick<Context, 'canvas' | 'loaded' | 'userEvent'>

/** The widget with an address that is requested at once: `parameters: { deposit }`. */
function requested(args: DepositAddressWidgetProps, context: Pick<Context, 'loaded' | 'parameters'>) {
  return <StoryDeposit {...args} env={environmentOf(context)} deposit={context.parameters['deposit']} />
}

/** The address, once it is there. */
async function shownAddress(context: Context): Promise<`0x${string}`> {
  await context.canvas.findByText('Deposit address on Alder')
  return addressOn(context)
}

/** The payments that are listed, each with its amount. */
function legsOn({ canvasElement }: Pick<Context, 'canvasElement'>): string[] {
  return [...canvasElement.querySelectorAll('[data-cw-part="step"]')].map((leg) =>
    ['step-label', 'step-amount']
      .map(
        (part) => leg.querySelector(`[data-cw-part="${part}"]`)?.textContent?.replaceAll('\u00a0', ' ') ?? '',
      )
      .join(' ')
      .trim(),
  )
}

/** All announcements so far, in order. */
function announcementsOf({ canvas }: Pick<Acting, 'canvas'>): string[] {
  return canvas
    .getAllByRole('status')
    .flatMap((region) => (region.children.length > 0 ? [...region.children] : [region]))
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? '')
    .filter(Boolean)
}

/** The address, and the exact amount to send. */
export const ToBePaid: Story = {
  name: 'Awaiting deposit',
  parameters: { moral: 'You send one exact amount to one address.' },
  render: requested,
  async play(context) {
    const { canvas } = context
    const address = await shownAddress(context)
    await expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    await expect(canvas.getByText('Alder')).toBeVisible()
    await expect(canvas.getByText('ETH (native)')).toBeVisible()
    await expect(canvas.getByText(/^Must arrive by /)).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Must arrive within (59|60) min$/)
    // Agreed to, what may happen is one press away.
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'QR code of the deposit address' })).toBeVisible()
    // The title is heard by its focus.
    await expect(canvas.getByRole('heading', { name: 'Awaiting deposit' })).toHaveFocus()
    await expect(announcementsOf(context)).toEqual([
      'Your deposit address is ready.',
      'No deposit detected yet. Already sent? It can take a while; don’t send again. You can close this page.',
    ])
    const groups = context.canvasElement.querySelectorAll('[data-cw-part="deposit-address-group"]')
    await expect([...groups].map(({ textContent }) => textContent?.length)).toEqual([2, ...Array(10).fill(4)])
  },
}

/** The amount to send, to the last of its 18 decimals. */
export const EveryDigit: Story = {
  name: 'Every digit',
  tags: ['acts'],
  // Its amount is typed in the English way.
  globals: { locale: 'en' },
  async play(context) {
    const { canvas } = context
    await getAddress(context, '1.000000000000000123')
    // On a phone, too, it is one figure on one line.
    const column = context.canvasElement.querySelector<HTMLElement>('.stage-column')
    column?.style.setProperty('inline-size', '332px')
    await expect(canvas.getByText('1.000000000000000123').getClientRects()).toHaveLength(1)
    // Everything needed to pay, and the outcome of a mistake, is on the first screen of a phone of 740 px.
    const gist = canvas.getByText(/^Too little or too late: should be refunded/).getBoundingClientRect()
    const { top = 0 } = canvas.getByRole('heading', { name: 'Awaiting deposit' }).getBoundingClientRect()
    await expect(gist.bottom - top).toBeLessThanOrEqual(700)
    column?.style.removeProperty('inline-size')
  },
}

/** A comma may separate thousands or decimals: the form asks which amount is meant. */
export const AmbiguousAmount: Story = {
  name: 'Ambiguous amount: 1,234',
  args: { defaultValue: { amount: '1,234' } },
  // With a decimal comma, it isn’t.
  globals: { locale: 'en' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Use 1,234' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use 1.234' })).toBeVisible()
  },
}

/** Another wallet requested an address: it is counted, and listed when the user asks for it. */
export const OfAnotherWallet: Story = {
  name: 'Requested with another wallet',
  parameters: { sandbox: { isConnected: true } satisfies StoryOptions },
  render: (args, context) => <DepositOfAnotherWallet {...args} env={environmentOf(context)} />,
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Show 1 deposit address of another wallet' }),
    ).toBeVisible()
  },
}

/** The provider reports an unknown status of the request: whether to pay isn’t clear. */
export const Unclear: Story = {
  name: 'Unknown status',
  tags: ['hostile-service'],
  parameters: {
    sandbox: {
      isConnected: false,
      service: changingStatus((status) => ({ ...status, status: 'reviewing' })),
    } satisfies StoryOptions,
  },
  render: requested,
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-cw-part="deposit-address"]')).toHaveAttribute(
        'data-state',
        'unclear',
      ),
    )
  },
}

/** The provider has sent what arrives, and waits until it is seen. */
export const Submitted: Story = {
  name: 'Delivery submitted',
  parameters: {
    sandbox: {
      isConnected: false,
      service: changingStatus((status) => ({ ...status, status: 'submitted' })),
    } satisfies StoryOptions,
  },
  render: requested,
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-cw-part="deposit-address-status"]')).toHaveAttribute(
        'data-state',
        'submitted',
      ),
    )
  },
}

/** No address is shown until everything is filled in and confirmed; the form names the first missing field. */
export const Empty: Story = {
  name: 'Empty form',
  parameters: { moral: 'You get no address before you enter a refund address.' },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
    const cases = within(canvas.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    await expect(cases).toEqual([
      'You send the exact amountShould be completed.',
      'You send lessNot completed. Should be refunded, usually to your refund address.',
      'You send moreShould be completed; the extra should be refunded separately.',
      'It arrives lateMay not be delivered. Should be refunded then.',
      'You send twiceMay be lost. Send only once.',
      'Wrong token or networkMay be lost.',
    ])
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: getAddressLabel }))
    const amount = canvas.getByRole('textbox', { name: 'You send (ETH)' })
    await expect(amount).toHaveFocus()
    await expect(amount).toHaveAccessibleDescription('Enter an amount.')
    for (const text of [
      'Enter a recipient address.',
      'Enter a refund address.',
      'Confirm that the refund address is your own wallet.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: ownWalletLabel }))
    await expect(canvas.getByRole('checkbox', { name: ownWalletLabel })).not.toBeChecked()
    await expect(canvas.getByRole('textbox', { name: /^Refund address on / })).toHaveFocus()
  },
}

/** Refund addresses that can’t be the payer's wallet are rejected, with a reason. */
export const WrongRefundAddress: Story = {
  name: 'Invalid refund address',
  tags: ['acts', 'hostile-data'],
  parameters: { moral: 'A token contract, a typo or the zero address is rejected as a refund address.' },
  async play({ canvas, loaded, userEvent }) {
    const { sandbox } = environmentOf({ loaded })
    const field = canvas.getByRole('textbox', { name: /^Refund address on / })
    const cases = [
      ['me.eth', /^Enter a valid address/],
      ['0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266', /^This address has a typo/],
      ['0x0000000000000000000000000000000000000000', /^No one can use this address\./],
      [sandbox.chains[0]?.currencies[1]?.address ?? '', /^This is a token contract/],
    ] as const
    for (const [text, words] of cases) {
      await userEvent.clear(field)
      await pasteInto(userEvent, field, text)
      await expect(field).toHaveAccessibleDescription(words)
      await expect(field).toBeInvalid()
    }
    await userEvent.clear(field)
    await pasteInto(userEvent, field, sandbox.chains[0]?.depository ?? '')
    await expect(await canvas.findByText(/^This address is a contract on Alder\./)).toBeVisible()
  },
}

/** Changing the refund address clears the confirmation. */
export const ConfirmationIsOfOneAddress: Story = {
  name: 'Changed address unconfirmed',
  tags: ['acts'],
  parameters: { moral: 'Your confirmation is for one address only.' },
  async play(context) {
    const { canvas, userEvent } = context
    await fillIn(context)
    await expect(canvas.getByRole('checkbox', { name: ownWalletLabel })).toBeChecked()
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Refund address on / }),
      '{Backspace}{Backspace}11',
    )
    await expect(canvas.getByRole('checkbox', { name: ownWalletLabel })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: getAddressLabel }))
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
  },
}

/** The same in the format of public deployments. */
export const ToBePaidAtDeployment: Story = {
  ...ToBePaid,
  name: 'Awaiting deposit, deployment format',
  globals: { ...ToBePaid.globals, dialect: 'deployment' },
}

/** The QR code holds the address shown; on request it holds a payment link for wallets. */
export const Scanned: Story = {
  name: 'QR code scanned',
  tags: ['acts'],
  parameters: { moral: 'The QR code holds exactly what is shown.' },
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context)
    const code = await canvas.findByRole('img', { name: 'QR code of the deposit address' })
    await expect(scanQr(code)).toBe(address)
    // Drawn by the browser, in the color of the brand.
    const { accentColor } = getComputedStyle(canvas.getByRole('radio', { name: 'Address only' }))
    await expect(accentColor).toBe(getComputedStyle(canvas.getByRole('button', { name: 'Read aloud' })).color)
    await userEvent.click(canvas.getByRole('radio', { name: 'Full payment request' }))
    const payment = canvas.getByRole('img', { name: 'QR code of the payment: address, network and amount' })
    await expect(scanQr(payment)).toBe(`ethereum:${address}@31337?value=1000000000000000000`)
    await expect(canvas.getByText(/^Includes network and amount/)).toBeVisible()
  },
}

/** Copied, then read back where the browser allows it, before the page confirms. */
export const Copied: Story = {
  name: 'Address copied',
  tags: ['acts'],
  parameters: { moral: '“Copied” appears only after the clipboard was checked.' },
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context, '1.5')
    const clipboard = mockClipboard()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Deposit address on Alder' }))
      await waitFor(() =>
        expect(announcementsOf(context)).toContain('Copied and verified: Deposit address on Alder'),
      )
      await expect(clipboard.text).toBe(address)
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Amount' }))
      await waitFor(() => expect(clipboard.text).toBe('1.5'))
      clipboard.permission = 'prompt'
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Deposit address on Alder' }))
      await waitFor(() => expect(announcementsOf(context)).toContain('Copied: Deposit address on Alder'))
      await userEvent.click(canvas.getByRole('button', { name: 'Read aloud' }))
      const groups = address.match(/^0x|.{1,4}/g)?.join(' ')
      await waitFor(() => expect(announcementsOf(context)).toContain(groups))
    } finally {
      clipboard.restore()
    }
  },
}

/** Malware that replaces addresses in the clipboard is detected. */
export const ClipboardExchanged: Story = {
  name: 'Clipboard replaced',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'You’re warned when the clipboard returns another address.' },
  async play(context) {
    const { canvas, userEvent } = context
    await getAddress(context)
    const clipboard = mockClipboard({ exchanged: '0x000000000000000000000000000000000000dEaD' })
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Deposit address on Alder' }))
      const alarm = await canvas.findByText(/^STOP – don’t send\. Your clipboard was changed/)
      await expect(alarm).toHaveAttribute('role', 'alert')
    } finally {
      clipboard.restore()
    }
  },
}

/** A script that changes the address on the page is detected before anything is copied. */
export const PageAltered: Story = {
  name: 'Address changed by a script',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'An address that a script changed on the page isn’t copied.' },
  async play(context) {
    const { canvas, canvasElement, userEvent } = context
    await getAddress(context)
    const group = canvasElement.querySelectorAll('[data-cw-part="deposit-address-group"]')[4]
    const text = group?.firstChild
    if (!text) throw new TypeError('There is no address.')
    const original = text.nodeValue
    const clipboard = mockClipboard()
    try {
      text.nodeValue = 'bEEF'
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Deposit address on Alder' }))
      await expect(
        await canvas.findByText(/^STOP – don’t send\. The address on this page was changed/),
      ).toBeVisible()
      await expect(clipboard.text).toBe('')
    } finally {
      text.nodeValue = original
      clipboard.restore()
    }
  },
}

/** Exact amount: where the funds are at each moment, and both transactions. */
export const Exact: Story = {
  name: 'Exact amount sent',
  parameters: {
    deposit: { paid: eth('1') } satisfies StoryDepositOptions,
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(legsOn(context)).toEqual([
        'Deposit on Alder 1 ETH',
        expect.stringMatching(/^Delivery on Birch 0\.99/),
      ]),
    )
    // Said once, with what arrived, which may be known a moment later.
    const ends = announcementsOf(context).filter((text) => /Completed| received /.test(text))
    await expect(ends.join('. ')).toMatch(/^Completed\. .?0x\w+…\w+.? received .?0\.99\d* ETH.? on Birch\.$/)
    await expect(canvas.getByText(/^0\.99\d* ETH arrived on Birch\.$/)).toHaveAttribute(
      'data-cw-part',
      'deposit-address-outcome',
    )
    await expect(canvas.getByRole('button', { name: 'New deposit address' })).toBeVisible()
    // A successful swap shows it, too.
    await expect(await canvas.findByText(/^Took \d+ sec$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View transaction' })).toHaveAttribute(
      'href',
      expect.stringContaining('birch.localhost/tx/0x'),
    )
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
  },
}

/** In progress: the address is hidden, so that it isn’t paid twice. */
export const OnItsWay: Story = {
  name: 'Deposit in progress',
  parameters: {
    deposit: { paid: eth('1') } satisfies StoryDepositOptions,
    moral: 'Once paid, the address is hidden, so you don’t pay twice.',
    sandbox: { isConnected: false, policy: { sweepDelayMs: 60_000 } } satisfies StoryOptions,
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(
      await canvas.findByRole('heading', { name: /^(Deposit pending|In progress)$/ }),
    ).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Deposit pending' })).toBeVisible()
    const [seen] = canvas.getAllByText('The deposit on Alder is pending. Don’t send again.')
    // No other address to send to is offered beside it.
    await expect(canvas.queryByRole('button', { name: 'New deposit address' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible()
    await expect(seen).toBeVisible()
    await expect(canvas.queryByText('Deposit detected. Don’t send again.')).not.toBeInTheDocument()
    await waitFor(() => expect(legsOn(context)).toEqual(['Deposit on Alder 1 ETH', 'Delivery on Birch']))
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Too little: not completed, and refunded, with amount, network, recipient and reason. */
export const Under: Story = {
  name: 'Too little sent',
  parameters: {
    deposit: { paid: eth('1') - 1n } satisfies StoryDepositOptions,
    moral: 'Too little sent: the swap isn’t completed, and you see the refund.',
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Refunded' })).toBeVisible()
    await waitFor(() =>
      expect(legsOn(context)).toEqual([
        'Deposit on Alder 0.999999999999999999 ETH',
        'Delivery on Birch',
        'Refund on Alder 0.999999999999999999 ETH',
      ]),
    )
    await expect(
      canvas.getAllByText(/^(Refunded\. )?Only 0\.999999999999999999 ETH of 1 ETH arrived/)[0],
    ).toBeVisible()
    // The status says it with its amounts.
    await expect(canvas.queryByText(/^The amount sent was too low/)).not.toBeInTheDocument()
    const { refundTo } = accountsOf(environmentOf(context))
    // The refund is the headline, before the reason.
    await expect(canvas.getByText('0.999999999999999999 ETH was refunded on Alder.')).toHaveAttribute(
      'data-cw-part',
      'deposit-address-outcome',
    )
    await expect(canvas.getByTitle(refundTo)).toBeVisible()
    const { sandbox } = environmentOf(context)
    const balance = await sandbox.ledger.balanceOf(31337, zeroAddress, toAddress(refundTo))
    await expect(String(balance)).toBe(String(eth('10001') - 1n))
  },
}

/** Too much: the quoted amount is delivered, and the excess is refunded in a separate transaction. */
export const Over: Story = {
  name: 'Too much sent',
  parameters: {
    deposit: { paid: eth('1.25') + 7n } satisfies StoryDepositOptions,
    moral: 'Too much sent: you see the delivery and the refund of the excess.',
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await waitFor(() =>
      expect(legsOn(context)).toEqual([
        'Deposit on Alder 1.250000000000000007 ETH',
        expect.stringMatching(/^Delivery on Birch 0\.99/),
        'Refund on Alder 0.250000000000000007 ETH',
      ]),
    )
    await expect(
      canvas.getAllByText(/The extra 0\.250000000000000007 ETH was refunded on Alder\.$/)[0],
    ).toBeVisible()
  },
}

/** The same in the format of public deployments. */
export const OverAtDeployment: Story = {
  ...Over,
  name: 'Too much sent, deployment format',
  globals: { dialect: 'deployment' },
}

/** No deposit arrived in time: the address is struck out, without a way to copy it, and a button gets a new one. */
export const Expired: Story = {
  name: 'Expired',
  parameters: { moral: 'An expired address is struck out.' },
  args: { quoteParameters: { ttl: 2 } },
  render: requested,
  async play(context) {
    const { canvas } = context
    const address = await shownAddress(context)
    await expect(await canvas.findByRole('heading', { name: 'Address expired' })).toBeVisible()
    await expect(canvas.queryByText(/^No deposit detected yet/)).not.toBeInTheDocument()
    const fact = canvas.getByText('Deposit address on Alder').nextElementSibling
    await expect(fact).toHaveTextContent(`Address expired${address}`)
    await expect(fact?.getBoundingClientRect().width).toBeGreaterThan(200)
    const struck = fact?.querySelectorAll('s [data-cw-part="deposit-address-group"]') ?? []
    await expect(struck).toHaveLength(11)
    for (const group of struck) await expect(getComputedStyle(group).textDecorationLine).toBe('line-through')
    await expect(canvas.queryByRole('button', { name: /Deposit address on/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.getAllByText(/Already sent\? We’re still watching/)[0]).toHaveAttribute(
      'data-state',
      'error',
    )
    // The terms of the offer don't apply anymore.
    await expect(canvas.queryByText('Quoted delivery')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Fees/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'New deposit address' })).toHaveAttribute(
      'data-cw-part',
      'deposit-address-submit',
    )
  },
}

/** Expired, then paid: the address stays hidden, nothing is called lost, and the late deposit is refunded. */
export const ExpiredThenPaid: Story = {
  name: 'Late deposit refunded',
  parameters: {
    deposit: { paid: eth('1'), paidWhen: 'expired' } satisfies StoryDepositOptions,
    moral: 'A late deposit is still tracked, and its refund shown.',
  },
  args: { quoteParameters: { ttl: 2 } },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Refunded' }, { timeout: 60_000 })).toBeVisible()
    await expect(await canvas.findByText('1 ETH was refunded on Alder.')).toBeVisible()
    await expect(canvas.getByText('Not completed before the deadline.')).toBeVisible()
  },
}

/** Neither delivered nor refunded: what to keep, and no promise. */
export const Failed: Story = {
  name: 'Failed without a refund',
  parameters: {
    // Refunded to a contract that takes no ether.
    deposit: {
      paid: eth('0.5'),
      refundTo: ({ sandbox }) => sandbox.chains[0]?.depository ?? '',
    } satisfies StoryDepositOptions,
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Failed' })).toBeVisible()
    await expect((await canvas.findAllByText(/The deposit hasn’t been refunded/))[0]).toBeVisible()
    await expect(await canvas.findByText('Refund issue')).toBeVisible()
  },
}

/** The network dropped the deposit: where the funds should be, and what to do. */
export const DepositDropped: Story = {
  name: 'Deposit dropped',
  parameters: {
    deposit: { paid: eth('1') } satisfies StoryDepositOptions,
    moral: 'A dropped deposit loses its check mark, and nothing is said twice.',
    sandbox: {
      isConnected: false,
      policy: { fillDelayMs: 40, sweepDelayMs: 40 },
      faults: [{ kind: 'chain', type: 'reorgedDeposit', times: 1 }],
    } satisfies StoryOptions,
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Deposit dropped' })).toBeVisible()
    await expect(canvas.getAllByText(/^Alder dropped the deposit: the funds should be back/)[0]).toBeVisible()
    await waitFor(() => expect(legsOn(context)).toEqual(['Deposit on Alder', 'Delivery on Birch']))
    // No transaction is known: where one would show.
    await expect(canvas.getByRole('link', { name: 'View address' })).toHaveAttribute(
      'href',
      expect.stringMatching(/alder\.localhost\/address\/0x[0-9a-f]{40}$/i),
    )
    await expect(canvas.queryByText(/No refund recorded|may still go through/)).not.toBeInTheDocument()
    if (await endsInStorybook(context)) return
    await context.userEvent.click(canvas.getByRole('button', { name: 'New deposit address' }))
    const saved = (await canvas.findByText('Saved deposit addresses')).closest('section')
    await expect(within(saved ?? document.body).getByText(/^Deposit dropped ·/)).toBeVisible()
  },
}

/** An open address: any amount may be sent, so none is shown or promised. */
export const Open: Story = {
  name: 'Any amount',
  parameters: { moral: 'An open address promises no amount, so none is shown.' },
  args: { quoteParameters: { type: 'open' } },
  render: requested,
  async play(context) {
    const { canvas } = context
    const address = await shownAddress(context)
    const cases = within(canvas.getByRole('table', { hidden: true }))
      .getAllByRole('rowheader', { hidden: true })
      .map(({ textContent }) => textContent)
    await expect(cases).toContain('You send another amount')
    await expect(cases).not.toContain('You send less')
    if (await endsInStorybook(context)) return
    pay(context, address, eth('2'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await waitFor(() => expect(legsOn(context)[0]).toBe('Deposit on Alder 2 ETH'))
  },
}

/** Half of the quoted amount, sent to an open address: it is delivered, and the status says that it wasn’t all. */
export const OpenPaidInPart: Story = {
  name: 'Paid in part',
  parameters: { moral: 'A part that was delivered isn’t told as the whole.' },
  args: { quoteParameters: { type: 'open' } },
  render: requested,
  async play(context) {
    const { canvas } = context
    pay(context, await shownAddress(context), eth('0.5'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    const told = await canvas.findAllByText(
      /^0\.5\sETH of the quoted 1\sETH was sent, so less was delivered\.$/,
    )
    await expect(told[0]).toBeVisible()
    await expect(canvas.getAllByText(/^0\.49\d*\sETH arrived on Birch\.$/)[0]).toBeVisible()
  },
}

/** An exact amount to receive, and the exact amount to send for it. */
export const ExactOutput: Story = {
  name: 'Exact amount to receive',
  args: { quoteParameters: { tradeType: 'EXACT_OUTPUT' } },
  render: requested,
  async play(context) {
    const { canvas } = context
    await shownAddress(context)
    await expect(canvas.getByText('Amount').closest('div')).toHaveTextContent(/1\.00\d{10,16} ETH/)
    await expect(canvas.getByText('Quoted delivery').closest('div')).toHaveTextContent('1 ETH')
  },
}

/** Options that can’t be combined: the form gives the reason and requests nothing. */
export const Refused: Story = {
  name: 'Incompatible options',
  args: { quoteParameters: { type: 'open', tradeType: 'EXACT_OUTPUT' } },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(
      canvas.getByText('This app’s deposit addresses can’t deliver an exact amount.'),
    ).toBeVisible()
    const networks = canvas.getByRole('combobox', { name: 'To network' })
    // Its arrow is in its middle, whatever is written below it.
    const mark = networks.parentElement && getComputedStyle(networks.parentElement, '::after').top
    await expect(mark).toBe(`${networks.offsetHeight / 2}px`)
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: getAddressLabel }))
    await expect(networks).toHaveFocus()
  },
}

/** Choosing the same network twice switches the two. */
export const OtherNetworks: Story = {
  name: 'Networks switched',
  tags: ['acts'],
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'From network' }), 'Birch')
    await expect(canvas.getByRole('combobox', { name: 'To network' })).toHaveDisplayValue('Alder')
    await expect(canvas.getByRole('textbox', { name: 'Refund address on Birch' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ originChainId: 31338, destinationChainId: 31337 }),
    )
  },
}

/** A response that doesn’t match the request is not shown. */
export const MismatchedAnswer: Story = {
  name: 'Mismatched response',
  tags: ['hostile-service'],
  parameters: {
    moral: 'A deposit address for another order is never shown.',
    sandbox: {
      isConnected: false,
      service: changingQuotes(({ steps, ...quote }) => ({
        ...quote,
        steps: [steps]
          .flat()
          .map((step: unknown) => Object.assign({}, step, { depositAddress: `0x${'b'.repeat(40)}` })),
      })),
    } satisfies StoryOptions,
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^Blocked for your safety/))
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
  },
}

/** The provider can't be reached when the address is requested. */
export const Unreachable: Story = {
  name: 'Provider unreachable',
  parameters: { sandbox: { isConnected: false, service: unreachable } satisfies StoryOptions },
  render: requested,
  async play(context) {
    const { canvas } = context
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^(Can’t reach the provider|Couldn’t reach the provider)\./,
      ),
    )
  },
}

/** Activity names a different address than the one you got: an alarm appears, and both are hidden. */
export const OtherAddress: Story = {
  name: 'Two different addresses',
  tags: ['hostile-service'],
  parameters: {
    moral: 'Two addresses for one order: an alarm, and neither is shown.',
    sandbox: {
      isConnected: false,
      service: changingRecords((record) => ({
        ...record,
        depositAddress: { address: '0x000000000000000000000000000000000000bEEF', type: 'strict' },
      })),
    } satisfies StoryOptions,
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'STOP – don’t send' })).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The provider now names/)
    await expect(canvas.queryByRole('button', { name: 'New deposit address' })).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument())
  },
}

/** Activity can't be read: address and status are shown, amounts and transactions aren't. */
export const WithoutHistory: Story = {
  name: 'Activity unavailable',
  parameters: {
    deposit: { paid: eth('1') } satisfies StoryDepositOptions,
    sandbox: {
      isConnected: false,
      policy: { fillDelayMs: 40, sweepDelayMs: 40 },
      service: withoutHistory,
    } satisfies StoryOptions,
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await expect(
      canvas.getAllByText(/^Amounts and transactions are unavailable right now\./)[0],
    ).toBeVisible()
    await expect(canvas.getAllByText(/The funds arrived on Birch\.$/)[0]).toBeVisible()
  },
}

/**
 * The page is reopened before anything was paid: the saved address is found, and is shown again once the user has confirmed its
 * recipient and refund address.
 */
export const FoundAgain: Story = {
  name: 'Found again after a reload',
  tags: ['acts'],
  parameters: { moral: 'An address saved in the browser is checked in full before it is shown again.' },
  render: (args, context) => <ReloadableDepositPage {...args} env={environmentOf(context)} />,
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByRole('heading', { name: '1 deposit address in use' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show address: ETH from Alder to Birch' }))
    await expect(await canvas.findByRole('heading', { name: 'Check this deposit address' })).toHaveFocus()
    const { recipient, refundTo } = accountsOf(environmentOf(context))
    await expect(canvas.getByText('Recipient on Birch').closest('div')).toHaveTextContent(recipient)
    await expect(canvas.getByText('Refund address').closest('div')).toHaveTextContent(refundTo)
    // The owner of the address must be visible, too.
    for (const label of ['Recipient on Birch', 'Refund address'])
      await expect(canvas.getByText(label).getBoundingClientRect().width).toBeGreaterThan(20)
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
    await expect(canvas.queryByText('QR code')).not.toBeInTheDocument()
    // By keyboard alone: the button follows what was read, and leads to the next step.
    const confirmation = canvas.getByRole('button', { name: 'Confirm these addresses' })
    for (let tabs = 0; tabs < 9 && document.activeElement !== confirmation; tabs += 1) await userEvent.tab()
    await expect(confirmation).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Send exactly this amount' })).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
    await expect(addressOn(context)).toBe(address)
    pay(context, address, eth('1'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New deposit address' }))
    await expect(canvas.queryByRole('heading', { name: '1 deposit address in use' })).not.toBeInTheDocument()
  },
}

/** Someone else’s request, opened by its ID: it is tracked, but doesn’t ask for a payment. */
export const ByRequestNumber: Story = {
  name: 'Someone else’s request',
  parameters: {
    moral: 'A request that you only follow never asks you to pay.',
    code: `import { DepositAddressWidget } from '@causeway/react/widgets'

<DepositAddressWidget defaultRequestId={requestId} />`,
  },
  render: (args, context) => <DepositOfAnotherDevice {...args} env={environmentOf(context)} />,
  async play(context) {
    const { canvas } = context
    await expect((await canvas.findAllByText(/^This swap wasn’t started in this browser/))[0]).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
    if (await endsInStorybook(context)) return
    const [request] = await environmentOf(context).sandbox.store.all()
    if (!request?.depositAddress) throw new TypeError('There is no deposit address.')
    pay(context, request.depositAddress.address, eth('0.4'))
    await expect(await canvas.findByRole('heading', { name: 'Refunded' })).toBeVisible()
    await waitFor(() =>
      expect(legsOn(context)).toEqual([
        'Deposit on Alder 0.4 ETH',
        'Delivery on Birch',
        'Refund on Alder 0.4 ETH',
      ]),
    )
  },
}

/** The provider creates another request for the deposit, and that one is tracked. */
export const Superseded: Story = {
  name: 'Replaced by another request',
  parameters: {
    deposit: { paid: eth('1') } satisfies StoryDepositOptions,
    sandbox: {
      isConnected: false,
      policy: { fillDelayMs: 40, sweepDelayMs: 40, regeneratesDeposits: true },
    } satisfies StoryOptions,
  },
  render: requested,
  async play(context) {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Completed' }, { timeout: 60_000 })).toBeVisible()
    await expect(
      canvas.getAllByText(/under a new request ID, whose status is shown here\.$/)[0],
    ).toBeVisible()
    await waitFor(() =>
      expect(legsOn(context)).toEqual(['Deposit on Alder 1 ETH', expect.stringMatching(/^Delivery/)]),
    )
  },
}

/** The browser can’t save the address: it is shown, with what to keep instead. */
export const NotStored: Story = {
  name: 'Storage unavailable',
  parameters: {
    moral: 'If your browser can’t save it, you’re told what to keep.',
    sandbox: {
      isConnected: false,
      journal: {
        read: () => Promise.reject(new DOMException('SecurityError')),
        write: () => Promise.reject(new DOMException('QuotaExceededError')),
        remove: () => Promise.reject(new DOMException('SecurityError')),
      },
    } satisfies StoryOptions,
  },
  render: requested,
  async play(context) {
    await shownAddress(context)
    await expect(context.canvas.getAllByText(/^Your browser can’t save this address\./)[0]).toBeVisible()
    await expect(context.canvas.queryByText(/it will be here when you’re back/)).not.toBeInTheDocument()
  },
}

/** A recovery address that the page sets is shown before the user pays. */
export const Recovery: Story = {
  name: 'With a recovery address',
  parameters: { moral: 'You see who can recover your deposit before you pay.' },
  args: { quoteParameters: { recoveryAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } },
  render: requested,
  async play(context) {
    await shownAddress(context)
    await expect(context.canvas.getByText('Recovery address').closest('div')).toHaveTextContent(
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    )
  },
}

/** With a wallet, the recipient may be left empty; the refund address may not. */
export const Connected: Story = {
  name: 'With a wallet connected',
  parameters: { sandbox: { isConnected: true } satisfies StoryOptions },
  async play(context) {
    const { canvas, loaded, userEvent } = context
    const { sandbox } = environmentOf({ loaded })
    await expect(canvas.getByRole('textbox', { name: 'Recipient on Birch' })).toHaveAccessibleDescription(
      'Leave empty to receive in the connected wallet.',
    )
    if (await endsInStorybook(context)) return
    await userEvent.type(canvas.getByRole('textbox', { name: 'You send (ETH)' }), '1')
    await userEvent.click(canvas.getByRole('button', { name: getAddressLabel }))
    await expect(canvas.getByRole('textbox', { name: /^Refund address on / })).toHaveFocus()
    await pasteInto(
      userEvent,
      canvas.getByRole('textbox', { name: /^Refund address on / }),
      sandbox.accounts[0],
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: ownWalletLabel }))
    await userEvent.click(canvas.getByRole('button', { name: getAddressLabel }))
    await expect(await canvas.findByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** Completed with the keyboard alone. */
export const ByKeyboard: Story = {
  name: 'Keyboard only',
  tags: ['acts'],
  async play(context) {
    const { canvas, loaded, userEvent } = context
    const { refundTo, recipient } = accountsOf(environmentOf({ loaded }))
    canvas.getByRole('combobox', { name: 'From network' }).focus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('1')
    await userEvent.tab()
    await userEvent.keyboard(recipient)
    await userEvent.tab()
    await userEvent.keyboard(refundTo)
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent(/^Too little or too late/)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: getAddressLabel })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Awaiting deposit' })).toHaveFocus()
    await canvas.findByRole('img', { name: 'QR code of the deposit address' })
    const reached: (string | null | undefined)[] = []
    for (let index = 0; index < 7; index++) {
      await userEvent.tab()
      reached.push(
        document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.parentElement?.textContent,
      )
    }
    await expect(reached).toEqual([
      expect.stringMatching(/^Awaiting deposit/),
      'Copy Amount',
      'Copy Deposit address on Alder',
      expect.stringContaining('Read aloud'),
      expect.stringMatching(/^Too little or too late: should be refunded/),
      expect.stringMatching(/^QR code/),
      'Address only',
    ])
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Full payment request' })).toBeChecked()
  },
}

/** Dark mode on a phone: the full address fits, and the QR code is one tap away. */
export const DarkAndNarrow: Story = {
  name: 'Dark, on a phone',
  globals: { mode: 'dark', width: '280', locale: 'en' },
  parameters: {
    deposit: { amount: '1.000000000000000123' } satisfies StoryDepositOptions,
  },
  render: requested,
  async play(context) {
    const { canvas, canvasElement, userEvent } = context
    const address = await shownAddress(context)
    const code = { name: 'QR code of the deposit address', hidden: true }
    await expect(await canvas.findByRole('img', code)).not.toBeVisible()
    await expect(address).toHaveLength(42)
    const panel = canvasElement.querySelector('.cw-root')
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(280)
    await expect(panel?.scrollHeight).toBeLessThanOrEqual(1280)
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByText('QR code'))
    await expect(canvas.getByRole('img', code)).toBeVisible()
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(280)
  },
}

/** Right to left: text on the right, address and amount unchanged. */
export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  render: requested,
  async play(context) {
    const address = await shownAddress(context)
    await expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    const label = context.canvas.getByText('Amount')
    await expect(label.getBoundingClientRect().right).toBeGreaterThan(innerWidth / 2)
  },
}

/** The same in dark mode. */
export const RightToLeftInTheDark: Story = {
  ...RightToLeft,
  name: 'Right to left, dark',
  globals: { direction: 'rtl', mode: 'dark' },
}
