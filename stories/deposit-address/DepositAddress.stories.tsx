import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { expect, fn, waitFor, within } from 'storybook/test'
import { getAddress as toAddress, zeroAddress } from 'viem'
import { inFrame } from '../book/inFrame.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { Elsewhere, Reloadable } from './DepositPages.tsx'
import {
  addressOn,
  confirm,
  eth,
  fillIn,
  getAddress,
  pay,
  accountsOf,
  show,
} from '../support/actions/depositActions.ts'
import { mockClipboard } from '../support/actions/mockClipboard.ts'
import { scanQr } from '../support/actions/scanQr.ts'
import {
  changingQuotes,
  changingRecords,
  unreachable,
  withoutHistory,
} from '../support/environment/services.ts'
import { stopsHere } from '../support/environment/stopsHere.ts'
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

/** The payments that are listed, each with its amount. */
function legsOn({ canvasElement }: Pick<Context, 'canvasElement'>): string[] {
  return [...canvasElement.querySelectorAll('[data-cw-part="step"]')].map((leg) =>
    ['step-label', 'step-amount']
      .map((part) => leg.querySelector(`[data-cw-part="${part}"]`)?.textContent ?? '')
      .join(' ')
      .trim(),
  )
}

/** What assistive technology has been told, in order. */
function toldBy({ canvas }: Pick<Acting, 'canvas'>): string[] {
  return canvas
    .getAllByRole('status')
    .flatMap((region) => (region.children.length > 0 ? [...region.children] : [region]))
    .map(({ textContent }) => textContent ?? '')
    .filter(Boolean)
}

/** The address, and everything that is needed to pay it, to the last digit. */
export const ToBePaid: Story = {
  name: 'Waiting for the payment',
  parameters: { moral: 'The amount to send is exact, to the last digit.' },
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context, '1.000000000000000123')
    await expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    await expect(canvas.getByRole('heading', { name: 'Awaiting deposit' })).toHaveFocus()
    // On a phone, too, it is one figure on one line.
    const column = context.canvasElement.querySelector<HTMLElement>('.stage-column')
    column?.style.setProperty('inline-size', '332px')
    await expect(canvas.getByText('1.000000000000000123').getClientRects()).toHaveLength(1)
    // What is needed to pay, and what becomes of a mistake, stands on the first screen of a phone of 740 px.
    const gist = canvas.getByText(/^Too little or too late should be refunded/).getBoundingClientRect()
    const { top = 0 } = canvas.getByRole('heading', { name: 'Awaiting deposit' }).getBoundingClientRect()
    await expect(gist.bottom - top).toBeLessThanOrEqual(700)
    column?.style.removeProperty('inline-size')
    await expect(canvas.getByText('Alder')).toBeVisible()
    await expect(canvas.getByText('ETH (native)')).toBeVisible()
    await expect(canvas.getByText(/^Must arrive by /)).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Must arrive within (59|60) min$/)
    // Agreed to, what may happen is one press away.
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'QR code of the deposit address' })).toBeVisible()
    await expect(toldBy(context)).toEqual([
      'Your deposit address is ready.',
      'Awaiting deposit. No payment detected yet. You can close this page; it will be here when you’re back.',
    ])
    const groups = context.canvasElement.querySelectorAll('[data-cw-part="deposit-address-group"]')
    await expect([...groups].map(({ textContent }) => textContent?.length)).toEqual([2, ...Array(10).fill(4)])
  },
}

/** Nothing is shown before everything is filled in and confirmed; the first thing that is missing is named. */
export const Empty: Story = {
  name: 'Nothing filled in yet',
  parameters: { moral: 'No address before you say where a refund goes.' },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
    const cases = within(canvas.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    await expect(cases).toEqual([
      'You send the exact amountCompleted.',
      'You send lessNot completed; should be refunded to your refund address.',
      'You send moreCompleted. The extra should be refunded separately.',
      'It arrives lateNot delivered; should be refunded.',
      'You send twiceMay be lost. Send only once.',
      'Wrong token or networkMay be lost.',
    ])
    if (await stopsHere(context)) return
    await userEvent.click(canvas.getByRole('button', { name: show }))
    const amount = canvas.getByRole('textbox', { name: 'You send (ETH)' })
    await expect(amount).toHaveFocus()
    await expect(amount).toHaveAccessibleDescription('Enter an amount.')
    for (const text of [
      'Enter a recipient address.',
      'Enter a refund address.',
      'Confirm that this is your own wallet.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: confirm }))
    await expect(canvas.getByRole('checkbox', { name: confirm })).not.toBeChecked()
    await expect(canvas.getByRole('textbox', { name: /^Refund address on / })).toHaveFocus()
  },
}

/** What is no wallet of the payer's is refused, in words. */
export const WrongRefundAddress: Story = {
  name: 'Refund addresses that can’t be paid',
  tags: ['acts', 'hostile-data'],
  parameters: { moral: 'A refund address that is a token, a typo or nobody is refused.' },
  async play({ canvas, loaded, userEvent }) {
    const { sandbox } = environmentOf({ loaded })
    const field = canvas.getByRole('textbox', { name: /^Refund address on / })
    const cases = [
      ['me.eth', /^Enter a valid address/],
      ['0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266', /^This address has a typo/],
      ['0x0000000000000000000000000000000000000000', /^This is the zero address\./],
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

/** Who changes the refund address has not confirmed the new one. */
export const ConfirmationIsOfOneAddress: Story = {
  name: 'A changed address is not confirmed',
  tags: ['acts'],
  parameters: { moral: 'Your confirmation counts for one address, and ends when you change it.' },
  async play(context) {
    const { canvas, userEvent } = context
    await fillIn(context)
    await expect(canvas.getByRole('checkbox', { name: confirm })).toBeChecked()
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Refund address on / }),
      '{Backspace}{Backspace}11',
    )
    await expect(canvas.getByRole('checkbox', { name: confirm })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
  },
}

/** The same where the service writes as public deployments do. */
export const ToBePaidAtDeployment: Story = {
  ...ToBePaid,
  name: 'Waiting, as deployments write it',
  globals: { dialect: 'deployment' },
}

/** What is scanned is what is shown; the payment as a link for wallets on demand. */
export const Scanned: Story = {
  name: 'Scan the QR code',
  tags: ['acts'],
  parameters: { moral: 'The code holds what the screen says, and nothing else.' },
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context)
    const code = await canvas.findByRole('img', { name: 'QR code of the deposit address' })
    await expect(scanQr(code)).toBe(address)
    await userEvent.click(canvas.getByRole('radio', { name: 'Full payment request' }))
    const payment = canvas.getByRole('img', { name: 'QR code of the payment: address, network and amount' })
    await expect(scanQr(payment)).toBe(`ethereum:${address}@31337?value=1000000000000000000`)
    await expect(canvas.getByText(/^Includes network and amount/)).toBeVisible()
  },
}

/** Copied, and read back where the browser lets it: the page says so only then. */
export const Copied: Story = {
  name: 'Copy the address',
  tags: ['acts'],
  parameters: { moral: '“Copied” is said only after the clipboard was read back.' },
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context, '1.5')
    const clipboard = mockClipboard()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Deposit address on Alder' }))
      await waitFor(() => expect(toldBy(context)).toContain('Copied and verified: Deposit address on Alder'))
      await expect(clipboard.text).toBe(address)
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Amount' }))
      await waitFor(() => expect(clipboard.text).toBe('1.5'))
      clipboard.permission = 'prompt'
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Deposit address on Alder' }))
      await waitFor(() => expect(toldBy(context)).toContain('Deposit address on Alder copied'))
      await userEvent.click(canvas.getByRole('button', { name: 'Read aloud' }))
      const groups = address.match(/^0x|.{1,4}/g)?.join(' ')
      await waitFor(() => expect(toldBy(context)).toContain(groups))
    } finally {
      clipboard.restore()
    }
  },
}

/** A program that exchanges addresses in the clipboard is found out. */
export const ClipboardExchanged: Story = {
  name: 'A program swaps the clipboard',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'A clipboard that returns another address is called out.' },
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

/** A program that changes the page is found out before anything is copied. */
export const PageAltered: Story = {
  name: 'A script rewrites the address',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'An address that a script changed on the page is not copied.' },
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

/** Paid exactly: where the money is at every moment, and both legs. */
export const Exact: Story = {
  name: 'Paid exactly',
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context)
    pay(context, address, eth('1'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await expect(canvas.queryByText(address)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(legsOn(context)).toEqual([
        'Payment on Alder 1 ETH',
        expect.stringMatching(/^Delivery on Birch 0\.99/),
      ]),
    )
    // Said once, with what arrived.
    await expect(toldBy(context).filter((text) => text.startsWith('Completed'))).toEqual([
      expect.stringMatching(/^Completed\. .?0x\w+…\w+.? received .?0\.99\d* ETH.? on Birch\.$/),
    ])
    await expect(canvas.getByRole('button', { name: 'New deposit address' })).toBeVisible()
  },
}

/** On its way: the address is gone, so that nobody pays twice. */
export const OnItsWay: Story = {
  name: 'Paid, on its way',
  parameters: {
    moral: 'Once paid, the address is gone: nobody pays twice.',
    sandbox: { isConnected: false, policy: { sweepDelayMs: 60_000 } } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context)
    pay(context, address, eth('1'))
    await expect(
      await canvas.findByRole('heading', { name: /^(Deposit pending|In progress)$/ }),
    ).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Deposit pending' })).toBeVisible()
    const [seen] = canvas.getAllByText('The payment on Alder is on its way. Don’t send again.')
    await expect(seen).toBeVisible()
    await expect(canvas.queryByText('Payment detected. Don’t send again.')).not.toBeInTheDocument()
    await waitFor(() => expect(legsOn(context)).toEqual(['Payment on Alder 1 ETH', 'Delivery on Birch']))
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Too little: it fails, and goes back; how much, where, to whom, and why. */
export const Under: Story = {
  name: 'Paid too little',
  parameters: { moral: 'Too little does not go through: all of it comes back.' },
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context)
    pay(context, address, eth('1') - 1n)
    await expect(await canvas.findByRole('heading', { name: 'Refunded' })).toBeVisible()
    await waitFor(() =>
      expect(legsOn(context)).toEqual([
        'Payment on Alder 0.999999999999999999 ETH',
        'Delivery on Birch',
        'Refund on Alder 0.999999999999999999 ETH',
      ]),
    )
    await expect(
      canvas.getAllByText(/^(Refunded\. )?Only 0\.999999999999999999 ETH of 1 ETH arrived/)[0],
    ).toBeVisible()
    await expect(await canvas.findByText(/^The amount sent was too low\. Try again/)).toBeVisible()
    const { refundTo } = accountsOf(environmentOf(context))
    await expect(canvas.getByText(refundTo)).toBeVisible()
    const { sandbox } = environmentOf(context)
    await expect(await sandbox.ledger.balanceOf(31337, zeroAddress, toAddress(refundTo))).toBe(
      eth('10001') - 1n,
    )
  },
}

/** Too much: the quoted amount is paid out, and the excess goes back in a leg of its own. */
export const Over: Story = {
  name: 'Paid too much',
  parameters: { moral: 'Too much delivers what was quoted; the rest comes back by itself.' },
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context)
    pay(context, address, eth('1.25') + 7n)
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await waitFor(() =>
      expect(legsOn(context)).toEqual([
        'Payment on Alder 1.250000000000000007 ETH',
        expect.stringMatching(/^Delivery on Birch 0\.99/),
        'Refund on Alder 0.250000000000000007 ETH',
      ]),
    )
    await expect(
      canvas.getAllByText(/The extra 0\.250000000000000007 ETH was refunded on Alder\.$/)[0],
    ).toBeVisible()
  },
}

/** The same where the service writes as public deployments do: both legs are found in its records. */
export const OverAtDeployment: Story = {
  ...Over,
  name: 'Paid too much, as deployments write it',
  globals: { dialect: 'deployment' },
}

/** Nothing came in time: the address is gone, and the way to a new one is there. */
export const Expired: Story = {
  name: 'Nobody paid in time',
  parameters: { moral: 'An expired address is taken off the screen.' },
  args: { quoteParameters: { ttl: 2 } },
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context)
    await expect(await canvas.findByRole('heading', { name: 'Address expired' })).toBeVisible()
    await expect(canvas.queryByText(/^No payment detected yet/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(address)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.getAllByText(/Already sent\? We’re still watching/)[0]).toHaveAttribute(
      'data-state',
      'error',
    )
    // What it was offered for does not hold any more.
    await expect(canvas.queryByText('To be received')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Fees/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'New deposit address' })).toHaveAttribute(
      'data-cw-part',
      'deposit-address-submit',
    )
  },
}

/** Its time is over: no address any more, and nothing is said to be lost. What was sent late goes back. */
export const ExpiredThenPaid: Story = {
  name: 'Paid too late',
  parameters: { moral: 'Money that comes late goes back.' },
  args: { quoteParameters: { ttl: 2 } },
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context)
    await canvas.findByRole('heading', { name: 'Address expired' })
    pay(context, address, eth('1'))
    await expect(await canvas.findByRole('heading', { name: 'Refunded' }, { timeout: 60_000 })).toBeVisible()
    await expect(
      await canvas.findByText(
        'The payment arrived too late, so the swap wasn’t completed. 1 ETH was refunded on Alder.',
      ),
    ).toBeVisible()
  },
}

/** Neither paid out nor refunded: what to keep, and no promise. */
export const Failed: Story = {
  name: 'Neither paid out nor refunded',
  async play(context) {
    const { canvas, loaded, userEvent } = context
    const { sandbox } = environmentOf({ loaded })
    const { recipient } = accountsOf(environmentOf({ loaded }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'You send (ETH)' }), '1')
    await pasteInto(userEvent, canvas.getByRole('textbox', { name: 'Recipient on Birch' }), recipient)
    // A contract that takes no ether.
    await pasteInto(
      userEvent,
      canvas.getByRole('textbox', { name: /^Refund address on / }),
      sandbox.chains[0]?.depository ?? '',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: confirm }))
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await canvas.findByRole('heading', { name: 'Awaiting deposit' })
    pay(context, addressOn(context), eth('0.5'))
    await expect(await canvas.findByRole('heading', { name: 'Failed' })).toBeVisible()
    await expect(canvas.getAllByText(/No refund recorded yet; one may follow/)[0]).toBeVisible()
    await expect(await canvas.findByText('Why it wasn’t refunded')).toBeVisible()
  },
}

/** Open: nothing is promised for another amount, so that nothing is said of it. */
export const Open: Story = {
  name: 'Any amount may be sent',
  parameters: { moral: 'An open address promises no amount, so none is shown.' },
  args: { quoteParameters: { type: 'open' } },
  async play(context) {
    const { canvas } = context
    const cases = () =>
      within(canvas.getByRole('table'))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    await expect(cases()).toContain('You send another amount')
    await expect(cases()).not.toContain('You send less')
    const address = await getAddress(context)
    await context.userEvent.click(canvas.getByText('What if…?'))
    await expect(cases()).toContain('You send another amount')
    if (await stopsHere(context)) return
    pay(context, address, eth('2'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await waitFor(() => expect(legsOn(context)[0]).toBe('Payment on Alder 2 ETH'))
  },
}

/** An exact amount to receive: what must be paid for it, to the last digit. */
export const ExactOutput: Story = {
  name: 'An exact amount to receive',
  args: { quoteParameters: { tradeType: 'EXACT_OUTPUT' } },
  async play(context) {
    const { canvas, loaded, userEvent } = context
    const { refundTo, recipient } = accountsOf(environmentOf({ loaded }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'You receive (ETH)' }), '1')
    await pasteInto(userEvent, canvas.getByRole('textbox', { name: 'Recipient on Birch' }), recipient)
    await pasteInto(userEvent, canvas.getByRole('textbox', { name: /^Refund address on / }), refundTo)
    await userEvent.click(canvas.getByRole('checkbox', { name: confirm }))
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await canvas.findByRole('heading', { name: 'Awaiting deposit' })
    await expect(canvas.getByText('Amount').closest('div')).toHaveTextContent(/1\.00\d{10,16} ETH/)
    await expect(canvas.getByText('To be received').closest('div')).toHaveTextContent('1 ETH')
  },
}

/** Options that the interface does not allow together: the reason is said, and nothing is asked. */
export const Refused: Story = {
  name: 'Options that exclude each other',
  args: { quoteParameters: { type: 'open', tradeType: 'EXACT_OUTPUT' } },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(canvas.getByText('Receiving an exact amount needs a strict deposit address.')).toBeVisible()
    if (await stopsHere(context)) return
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await expect(canvas.getByRole('combobox', { name: 'To network' })).toHaveFocus()
  },
}

/** The networks change places where both would be the same. */
export const OtherNetworks: Story = {
  name: 'Networks change places',
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

/** An answer that does not fit what was asked is not shown. */
export const MismatchedAnswer: Story = {
  name: 'An answer to another question',
  tags: ['hostile-service'],
  parameters: {
    moral: 'An address for another order than yours is never shown.',
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
  async play(context) {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^Blocked for your safety/))
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
  },
}

/** The service can't be reached when the address is asked for. */
export const Unreachable: Story = {
  name: 'Service out of reach',
  parameters: { sandbox: { isConnected: false, service: unreachable } satisfies StoryOptions },
  async play(context) {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^(Can’t reach the provider|Couldn’t connect)\./),
    )
  },
}

/** The history names another address than was given out: an alarm, and neither is shown. */
export const OtherAddress: Story = {
  name: 'History names another address',
  tags: ['hostile-service'],
  parameters: {
    moral: 'Two addresses for one order: alarm, and neither is payable.',
    sandbox: {
      isConnected: false,
      service: changingRecords((record) => ({
        ...record,
        depositAddress: { address: '0x000000000000000000000000000000000000bEEF', type: 'strict' },
      })),
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: show }))
    const alarm = await canvas.findByText(/^STOP – don’t send\. The provider now names/)
    await expect(alarm).toHaveAttribute('role', 'alert')
    await waitFor(() => expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument())
  },
}

/** The history can't be read: the address and the state are there, amounts and transactions are not. */
export const WithoutHistory: Story = {
  name: 'History can’t be read',
  parameters: {
    sandbox: {
      isConnected: false,
      policy: { fillDelayMs: 40, sweepDelayMs: 40 },
      service: withoutHistory,
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context)
    pay(context, address, eth('1'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible()
    await expect(
      canvas.getAllByText(/^Amounts and transactions are unavailable right now\./)[0],
    ).toBeVisible()
    await expect(canvas.getAllByText(/The funds arrived on Birch\.$/)[0]).toBeVisible()
  },
}

/**
 * The page is opened again while nothing was paid yet: the address is found, and can still be paid by whoever recognises
 * everybody whom it was asked for.
 */
export const FoundAgain: Story = {
  name: 'Found again after a reload',
  tags: ['acts'],
  parameters: { moral: 'An address from the browser’s store is confirmed in full before it can be paid.' },
  render: (args, context) => <Reloadable {...args} env={environmentOf(context)} />,
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByRole('heading', { name: '1 deposit address in use' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show ETH from Alder to Birch' }))
    await expect(await canvas.findByRole('heading', { name: 'Check this deposit address' })).toHaveFocus()
    const { recipient, refundTo } = accountsOf(environmentOf(context))
    await expect(canvas.getByText('Recipient on Birch').closest('div')).toHaveTextContent(recipient)
    await expect(canvas.getByText('Refund address').closest('div')).toHaveTextContent(refundTo)
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
    await expect(canvas.queryByText('QR code')).not.toBeInTheDocument()
    // By keyboard alone: the button stands next to what was read, and leads to what is to be done.
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

/** A request of somebody else, by its number: it is watched, and nobody is asked to pay it. */
export const ByRequestNumber: Story = {
  name: 'Somebody else’s request',
  parameters: { moral: 'A request you only watch asks you for no money.' },
  render: (args, context) => <Elsewhere {...args} env={environmentOf(context)} />,
  async play(context) {
    const { canvas, userEvent } = context
    const address = await getAddress(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Another device' }))
    await expect(await canvas.findByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
    await expect(canvas.getAllByText(/^This address wasn’t created in this browser/)[0]).toBeVisible()
    await expect(canvas.queryByText('Deposit address on Alder')).not.toBeInTheDocument()
    if (await stopsHere(context)) return
    pay(context, address, eth('0.4'))
    await expect(await canvas.findByRole('heading', { name: 'Refunded' })).toBeVisible()
    await waitFor(() =>
      expect(legsOn(context)).toEqual([
        'Payment on Alder 0.4 ETH',
        'Delivery on Birch',
        'Refund on Alder 0.4 ETH',
      ]),
    )
  },
}

/** The service makes another request for the payment: that one is followed. */
export const Superseded: Story = {
  name: 'Taken over by another request',
  parameters: {
    sandbox: {
      isConnected: false,
      policy: { fillDelayMs: 40, sweepDelayMs: 40, regeneratesDeposits: true },
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas } = context
    const address = await getAddress(context)
    pay(context, address, eth('1'))
    await expect(await canvas.findByRole('heading', { name: 'Completed' }, { timeout: 60_000 })).toBeVisible()
    await expect(canvas.getAllByText(/under a new request ID\. We’re following it\.$/)[0]).toBeVisible()
    await waitFor(() =>
      expect(legsOn(context)).toEqual(['Payment on Alder 1 ETH', expect.stringMatching(/^Delivery/)]),
    )
  },
}

/** The browser stores nothing: the address is shown, and what to keep instead is said. */
export const NotStored: Story = {
  name: 'The browser stores nothing',
  parameters: {
    moral: 'If nothing can be stored, you are told what to keep.',
    sandbox: {
      isConnected: false,
      journal: {
        read: () => Promise.reject(new DOMException('SecurityError')),
        write: () => Promise.reject(new DOMException('QuotaExceededError')),
        remove: () => Promise.reject(new DOMException('SecurityError')),
      },
    } satisfies StoryOptions,
  },
  async play(context) {
    await getAddress(context)
    await expect(context.canvas.getAllByText(/^Your browser can’t save this address\./)[0]).toBeVisible()
    await expect(context.canvas.queryByText(/it will be here when you’re back/)).not.toBeInTheDocument()
  },
}

/** Who can recover the deposit is said where the page names somebody. */
export const Recovery: Story = {
  name: 'Someone may recover the deposit',
  parameters: { moral: 'Whoever can recover your deposit is named before you pay.' },
  args: { quoteParameters: { recoveryAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } },
  async play(context) {
    await getAddress(context)
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
    if (await stopsHere(context)) return
    await userEvent.type(canvas.getByRole('textbox', { name: 'You send (ETH)' }), '1')
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await expect(canvas.getByRole('textbox', { name: /^Refund address on / })).toHaveFocus()
    await pasteInto(
      userEvent,
      canvas.getByRole('textbox', { name: /^Refund address on / }),
      sandbox.accounts[0],
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: confirm }))
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await expect(await canvas.findByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** All of it without a mouse. */
export const ByKeyboard: Story = {
  name: 'Without a mouse',
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
    await expect(canvas.getByRole('button', { name: show })).toHaveFocus()
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
      expect.stringMatching(/^Too little or too late should be refunded/),
      expect.stringMatching(/^QR code/),
      'Address only',
    ])
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Full payment request' })).toBeChecked()
  },
}

/** Dark and very narrow: the address is whole, nothing hangs over, and the code is one press away. */
export const DarkAndNarrow: Story = {
  name: 'Dark, on a phone',
  globals: { mode: 'dark', width: '280' },
  async play(context) {
    const { canvas, canvasElement, userEvent } = context
    const address = await getAddress(context, '1.000000000000000123')
    const code = { name: 'QR code of the deposit address', hidden: true }
    await expect(await canvas.findByRole('img', code)).not.toBeVisible()
    await expect(address).toHaveLength(42)
    const panel = canvasElement.querySelector('.cw-root')
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(280)
    await expect(panel?.scrollHeight).toBeLessThanOrEqual(1280)
    if (await stopsHere(context)) return
    await userEvent.click(canvas.getByText('QR code'))
    await expect(canvas.getByRole('img', code)).toBeVisible()
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(280)
  },
}

/** Right to left: words at the right, address and amount as they are. */
export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  async play(context) {
    const address = await getAddress(context)
    await expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    const label = context.canvas.getByText('Amount')
    await expect(label.getBoundingClientRect().right).toBeGreaterThan(innerWidth / 2)
  },
}

/** The same in the dark. */
export const RightToLeftInTheDark: Story = {
  ...RightToLeft,
  name: 'Right to left, dark',
  globals: { direction: 'rtl', mode: 'dark' },
}
