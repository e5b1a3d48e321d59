import { getAddress } from 'viem'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { ProgressWidget } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import { Browser } from '../support/swaps/Browser.tsx'
import type { StoryEnvironment, StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import {
  changingQuotes,
  changingStatus,
  withoutStatus,
  withReasons,
} from '../support/environment/services.ts'
import { spendAll } from './spendAll.ts'
import { storeOpenPayment } from './storeOpenPayment.ts'
import { withBroken } from '../support/swaps/withBroken.ts'
import { mockClipboard } from '../support/actions/mockClipboard.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { StorySwap } from '../support/swaps/StorySwap.tsx'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Widgets/Progress/States',
  parameters: { anatomy: 'Progress' },
  component: ProgressWidget,
  render: () => <StorySwap startsAtOnce />,
} satisfies Meta<typeof ProgressWidget>

export default meta
type Story = StoryObj<typeof meta>

function takesBatches({ sandbox: { wallet } }: StoryEnvironment): void {
  wallet.batches = { ...wallet.batches, atomic: 'supported' }
}

/** Reading on from the question, the answer that costs nothing comes before any other button. */
async function comesFirst({ canvas }: Pick<StoryContext, 'canvas'>, name: string) {
  await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleName(name)
}

function minesNothing({ sandbox, chains }: StoryEnvironment): void {
  sandbox.network(chains[0]?.id ?? 0).mining = 'manual'
}

/** The wallet prompt is open: no funds have moved, and Progress says so. */
export const ConfirmInWallet: Story = {
  name: 'Confirm in wallet',
  parameters: {
    moral: 'Until you confirm, no funds have moved, and you’re told so.',
    sandbox: { approve: () => new Promise<boolean>(() => {}) } satisfies StoryOptions,
  },
  async play({ canvas, loaded }) {
    await expect(await canvas.findByRole('heading', { name: 'Confirm in your wallet' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Your funds haven’t moved. Read the request before you sign it.',
      ),
    )
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null])
    await expect(items[0]).toHaveTextContent('Approve USDC')
    await expect(environmentOf({ loaded }).prompts).toHaveLength(1)
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Copy Request ID')
  },
}

/** The wallet is on another network, and its prompt to switch is open. */
export const SwitchNetwork: Story = {
  name: 'Wallet on another network',
  parameters: {
    sandbox: {
      approve: () => new Promise<boolean>(() => {}),
      prepare: ({ sandbox, chains }) => sandbox.wallet.switchChain(chains[1]?.id ?? 0),
    } satisfies StoryOptions,
  },
  async play({ canvas, loaded }) {
    const { prompts } = environmentOf({ loaded })
    await expect(await canvas.findByRole('heading', { name: 'Switch network' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Confirm the switch to Alder in your wallet.'),
    )
    await expect(prompts.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  },
}

/** Paid but not delivered yet: where the funds are, and how long it usually takes. */
export const OnItsWay: Story = {
  name: 'In progress',
  parameters: { sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Confirmed on Alder. Awaiting delivery on Birch…'),
    )
    const [allow, send, receive] = canvas.getAllByRole('listitem').map((item) => within(item))
    await expect(allow?.getByText('Done')).toBeVisible()
    await expect(send?.getByText('Deposit 100 USDC on Alder')).toBeVisible()
    await expect(send?.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('alder.localhost/tx/0x'),
    )
    await expect(receive?.getByText('Receive 99.86975 USDC on Birch')).toBeVisible()
    await expect(receive?.getByText('Usually ~1 min')).toBeVisible()
  },
}

/** The provider can't be reached: the swap continues, and nothing else is claimed. */
export const ServiceUnreachable: Story = {
  name: 'Provider unreachable',
  tags: ['hostile-service'],
  parameters: {
    moral: 'When the provider doesn’t respond, nothing new is claimed.',
    sandbox: { service: withoutStatus } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
    const warning = 'Can’t reach the provider right now. Still checking.'
    // Once to the eye, and once to assistive technology.
    await waitFor(() => expect(canvas.getAllByText(warning)).toHaveLength(2))
  },
}

/** The funds have arrived. */
export const Done: Story = {
  name: 'Completed',
  async play(context) {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    // The content below doesn't move when the amount comes, which takes a second line where it is narrow.
    const sentence = await canvas.findByText(/arrived on Birch/, {
      selector: '[data-cw-part=progress-sentence]',
    })
    const { lineHeight } = getComputedStyle(sentence)
    await expect(sentence.clientHeight).toBeGreaterThanOrEqual(Math.floor(2 * Number.parseFloat(lineHeight)))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('99.86975 USDC arrived on Birch.'),
    )
    const [delivery] = await canvas.findAllByRole('link', { name: 'View transaction' })
    await expect(delivery).toHaveAttribute('href', expect.stringContaining('birch.localhost/tx/0x'))
    await expect(canvas.getByText('$99.86')).toBeVisible()
    await expect(canvas.getByText(/^Took \d+ sec$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
    const [requestId] = canvas.getAllByText('Request ID')
    await expect(requestId).not.toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByText('Details'))
    await expect(requestId).toBeVisible()
    const hashes = canvas.getAllByRole('link', { name: /^View transaction 0x[0-9a-f]{4}…[0-9a-f]{4}$/ })
    await expect(hashes).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'New swap' })).toBeVisible()
    const clipboard = mockClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Link copied' })).toBeVisible())
    clipboard.restore()
  },
}

/** The deposit arrived after the quote had expired, and was refunded. */
export const Refunded: Story = {
  name: 'Refunded',
  parameters: {
    moral: 'A swap is called refunded only once it is.',
    sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    const { sandbox, tokens } = environmentOf(context)
    await expect(await canvas.findByRole('heading', { name: /refunded$/i })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^100\sUSDC refunded\. Not completed\. Funds sent back on Alder\.$/,
      ),
    )
    // Where it is can be looked up at once.
    const transaction = (await canvas.findByText('Transaction')).closest('div') ?? document.body
    await expect(within(transaction).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('alder.localhost'),
    )
    await expect(canvas.getByTitle(sandbox.accounts[0])).toBeVisible()
    // The provider only says that it was refunded, which is shown above.
    await expect(canvas.queryByText(/^Details from/)).not.toBeInTheDocument()
    for (const { chainId, address, symbol } of tokens.filter(({ symbol }) => symbol === 'USDC')) {
      const balance = await sandbox.ledger.balanceOf(chainId, getAddress(address), sandbox.accounts[0])
      await expect(`${symbol} ${balance}`).toBe('USDC 10000000000')
    }
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByText('Details'))
    const delivery = canvas.getByText('Receive 99.86975 USDC on Birch').closest('li')
    await expect(delivery).toHaveAttribute('data-state', 'skipped')
    await expect(within(delivery ?? document.body).getByText('Not delivered')).toBeVisible()
    const refund = within(
      (await canvas.findByText('100 USDC refunded on Alder')).closest('li') ?? document.body,
    )
    await expect(refund.getByRole('link')).toHaveAttribute('href', expect.stringContaining('alder.localhost'))
  },
}

/** Neither delivered nor refunded: what support needs is shown. */
export const Failed: Story = {
  name: 'Failed without a refund',
  parameters: {
    moral: 'Without a refund, you get what support needs.',
    sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions,
  },
  // A contract that takes no ether is where the refund would go.
  render: (_args, context) => (
    <StorySwap
      startsAtOnce
      symbol="ETH"
      parameters={{ refundTo: environmentOf(context).sandbox.chains[0]?.depository }}
    />
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge failed' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Not completed, and not refunded so far. Contact support with the request ID.',
      ),
    )
    // The main button does what the sentence asks for.
    const [first, second] = canvas.getAllByRole('button', { name: /^(Copy details|Close)$/ })
    await expect(first).toHaveTextContent('Copy details')
    await expect(getComputedStyle(first ?? document.body).backgroundColor).not.toBe(
      getComputedStyle(second ?? document.body).backgroundColor,
    )
    await expect(second).toHaveAttribute('data-state', 'second')
    // The history gives the reason, in the user's language.
    const reason = canvas.getByText('The provider has to refund this manually.')
    await expect(reason).toBeVisible()
    // It takes the whole line; only addresses are cut in halves.
    await expect(getComputedStyle(reason).getPropertyValue('text-wrap-style')).toBe('auto')
    await expect(canvas.queryByText('Details from the provider')).toBeNull()
    await expect(canvas.getByText('Receive 99.899991 ETH on Birch')).toBeVisible()
    await expect(canvas.getByText('Not delivered')).toBeVisible()
    await expect(canvas.getByText('Request ID')).toHaveTextContent(/^Request ID 0x[0-9a-f]{4}…[0-9a-f]{4}/)
  },
}

/** The wallet spent its funds elsewhere while the prompt was open, so the transaction reverted. */
export const Reverted: Story = {
  name: 'Transaction reverted',
  parameters: {
    moral: 'A reverted transaction costs only its network fee.',
    sandbox: {
      async approve(_request, { prompts, sandbox, tokens }) {
        const usdc = tokens.find(({ symbol }) => symbol === 'USDC')
        if (prompts.length === 2 && usdc) await spendAll(sandbox, getAddress(usdc.address))
        return true
      },
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge failed' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Transaction failed on Alder. Your funds didn’t move, but the network fee was charged.',
      ),
    )
    const items = canvas.getAllByRole('listitem').map((item) => item.getAttribute('data-state'))
    await expect(items).toEqual(['done', 'failed', 'skipped'])
  },
}

/** Rejected: the form can be submitted again. */
export const Declined: Story = {
  name: 'Rejected in wallet',
  parameters: { sandbox: { approve: 'never' } satisfies StoryOptions },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Rejected in wallet' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your funds haven’t moved.'))
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
    const states = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[data-cw-part=step-state]')?.textContent)
    await expect(states).toEqual(['Rejected', 'Not sent', 'Not delivered'])
  },
}

/** The wallet sends both in one request, shown as one step. */
export const OneRequest: Story = {
  name: 'Approval and payment in one request',
  parameters: {
    sandbox: { approve: async () => ({ type: 'hang' }), prepare: takesBatches } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, loaded } = context
    const { wallet } = environmentOf({ loaded }).sandbox
    await expect(
      await canvas.findByText('Approve USDC + Deposit 100 USDC on Alder, in one confirmation'),
    ).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(environmentOf({ loaded }).prompts.map(({ method }) => method)).toEqual(['wallet_sendCalls'])
    if (await endsInStorybook(context)) return
    await (await wallet.nextPrompt()).reply({ type: 'approve' })
    await expect(
      await canvas.findByRole('heading', { name: 'Bridge complete' }, { timeout: 60_000 }),
    ).toBeVisible()
  },
}

/** The wallet’s batch is all or nothing; this one reverted. */
export const BatchReverted: Story = {
  name: 'Batch reverted',
  parameters: {
    sandbox: {
      prepare(env) {
        takesBatches(env)
        env.sandbox.wallet.script({ type: 'approve', outcome: 'reverts' })
      },
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge failed' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Transaction failed on Alder. Your funds didn’t move, but the network fee was charged.',
      ),
    )
  },
}

/** Paid with a signature: the wallet sends no transaction. */
export const Signature: Story = {
  name: 'Paid by signature',
  parameters: {
    moral: 'You can pay with a signature, without sending a transaction.',
    sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions,
  },
  render: () => <StorySwap startsAtOnce parameters={{ usePermit: true }} />,
  async play({ canvas, loaded }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
    await expect(canvas.getByText('Sign to pay 100 USDC')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(environmentOf({ loaded }).prompts.map(({ method }) => method)).toEqual([
      'eth_signTypedData_v4',
    ])
  },
}

/** The provider received the signature, but its response was lost: the same signature can be submitted again. */
export const HandOverAgain: Story = {
  name: 'No response to the signature',
  parameters: {
    moral: 'You can submit the same signature again without signing again.',
    sandbox: {
      faults: [{ type: 'serverError', status: 503, endpoint: 'permits', times: 1 }],
    } satisfies StoryOptions,
  },
  render: () => <StorySwap startsAtOnce parameters={{ usePermit: true }} />,
  async play(context) {
    const { canvas, userEvent, loaded } = context
    const { prompts } = environmentOf({ loaded })
    const title = await canvas.findByRole('heading', { name: 'Action needed' })
    await expect(title).toHaveFocus()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'No response to your signature. You can submit the same signature again; you won’t sign anything new.',
      ),
    )
    await comesFirst(context, 'Submit signature again')
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Submit signature again' }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await expect(prompts).toHaveLength(1)
  },
}

/** The quote guarantees less than requested: the swap waits until the user has agreed. */
export const Findings: Story = {
  name: 'Quote guarantees less than requested',
  tags: ['hostile-service'],
  parameters: {
    moral: 'If the quote guarantees less than you asked for, the swap waits for you.',
    sandbox: {
      service: changingQuotes(({ details, ...quote }) => {
        const { currencyOut, ...others } = details as Record<string, object>
        return {
          ...quote,
          details: { ...others, currencyOut: { ...currencyOut, minimumAmount: '50000000' } },
        }
      }),
    } satisfies StoryOptions,
  },
  render: () => <StorySwap startsAtOnce parameters={{ slippageTolerance: 100 }} />,
  async play(context) {
    const { canvas, userEvent, loaded } = context
    await expect(await canvas.findByRole('heading', { name: 'Action needed' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your funds haven’t moved.'))
    await expect(
      await canvas.findByText('The quote’s minimum is only 50 USDC. It should be at least 98.871052 USDC.'),
    ).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
    await comesFirst(context, 'Stop here')
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Continue anyway' }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('99.86975 USDC arrived on Birch.'),
    )
  },
}

/** The browser can’t save the swap: the user may continue, and learns what that means. */
export const Unstored: Story = {
  name: 'Storage unavailable',
  parameters: {
    sandbox: {
      journal: {
        read: async () => [],
        write: () => Promise.reject(new DOMException('The quota is used up.', 'QuotaExceededError')),
        remove: async () => {},
      },
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    await expect(await canvas.findByRole('heading', { name: 'Action needed' })).toHaveFocus()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Your browser can’t save this swap, or can’t check earlier ones and other tabs. If you continue, you could pay twice: check your wallet’s activity first, and keep this page open until it’s done.',
      ),
    )
    await expect(environmentOf({ loaded }).prompts).toEqual([])
    await comesFirst(context, 'Stop here')
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Stop here' }))
    // Nothing was sent, so there is nothing to show.
    await expect(await canvas.findByRole('heading', { name: 'No swap to show' })).toHaveFocus()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** An earlier payment of the token may still go through: nothing is prompted before the user has read what that means. */
export const PaymentOpen: Story = {
  name: 'Earlier payment still open',
  parameters: {
    moral: 'While an earlier payment may still go through, we ask before you pay again.',
    sandbox: { prepare: storeOpenPayment } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    await expect(await canvas.findByRole('heading', { name: 'Action needed' })).toHaveFocus()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'An earlier payment of this token wasn’t confirmed when we checked. If it goes through and you continue, you’d pay twice. Check your token balance first.',
      ),
    )
    const earlier = canvas.getByText('Earlier payment').closest('div')
    await expect(earlier).toHaveTextContent(/\d{4}/)
    // The choice without a risk comes first, and looks so.
    const [stop, proceed] = ['Stop here', 'Continue anyway'].map((name) =>
      canvas.getByRole('button', { name }),
    )
    await expect(stop?.nextElementSibling).toBe(proceed)
    await expect(stop).toHaveAttribute('data-state', 'first')
    await expect(proceed).toHaveAttribute('data-state', 'second')
    await comesFirst(context, 'Stop here')
    await expect(environmentOf({ loaded }).prompts).toEqual([])
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Continue anyway' }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toHaveLength(2)
  },
}

/** A saved swap can’t be read: its payment may still go through, so the user is asked before anything is prompted. */
export const EntryUnreadable: Story = {
  name: 'Saved swap unreadable',
  parameters: {
    moral: 'A saved swap that can’t be read may still pay: we ask before you pay again.',
    sandbox: { journal: withBroken() } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    await expect(await canvas.findByRole('heading', { name: 'Action needed' })).toHaveFocus()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Your funds haven’t moved. A swap saved in this browser can’t be read. If its payment is still pending and you continue, you could pay twice.',
      ),
    )
    await comesFirst(context, 'Stop here')
    await expect(environmentOf({ loaded }).prompts).toEqual([])
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Stop here' }))
    // Nothing was sent, so there is nothing to show.
    await expect(await canvas.findByRole('heading', { name: 'No swap to show' })).toHaveFocus()
    await expect(environmentOf({ loaded }).prompts).toEqual([])
  },
}

/** The wallet's answer was lost, and no transaction has been found: the user learns what to do, and nothing is sent again. */
export const Unknown: Story = {
  name: 'Looking for the transaction',
  parameters: {
    moral: 'If we don’t know whether it was sent, we don’t send it again.',
    sandbox: {
      approve: async () => ({ type: 'approve', outcome: 'dropped', answer: 'lost' }),
    } satisfies StoryOptions,
  },
  render: () => <StorySwap startsAtOnce symbol="ETH" />,
  async play({ canvas, loaded }) {
    const { sandbox, prompts } = environmentOf({ loaded })
    await expect(await canvas.findByRole('heading', { name: 'Looking for your transaction' })).toHaveFocus()
    await expect(canvas.getByText(/^Check your wallet’s activity/)).toBeVisible()
    await expect(canvas.getByText(sandbox.accounts[0])).toBeVisible()
    await expect(canvas.getByText('Request ID')).toHaveTextContent(/^Request ID 0x[0-9a-f]{4}…[0-9a-f]{4}/)
    await expect(canvas.getByText('Checking if it went through')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Run in background' })).toBeVisible()
    await expect(prompts).toHaveLength(1)
  },
}

/** Found in the browser's storage after a reload while the provider doesn't respond: nothing is presented as a fact. */
export const Unconfirmed: Story = {
  name: 'Saved in the browser only',
  tags: ['acts', 'hostile-data'],
  parameters: {
    moral: 'What only your browser has saved isn’t presented as a fact.',
    sandbox: { service: withoutStatus } satisfies StoryOptions,
  },
  render: (_args, context) => <Browser env={environmentOf(context)} isReload />,
  async play({ canvas, userEvent, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await canvas.findByRole('heading', { name: 'Bridge in progress' })
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }))
    const warning = /^Still checking an earlier swap\. If it went through, you’d pay twice with a new one\.$/
    await canvas.findByText(warning)
    await canvas.findByRole('button', { name: /^Remove swap/ })
    await userEvent.click(canvas.getByRole('button', { name: /^Show swap/ }))
    await expect(await canvas.findByRole('heading', { name: 'Not confirmed yet' })).toBeVisible()
    await expect(canvas.getByText(/^This is from your browser’s records/)).toBeVisible()
    // Once to the eye, and once to assistive technology.
    await waitFor(() => expect(canvas.getAllByText(/^No confirmation from the provider/)).toHaveLength(2))
    await expect(canvas.getAllByText('Not confirmed')).toHaveLength(2)
    // The approval, which promises no payment, and its transaction.
    await expect(canvas.getAllByText('Done')).toHaveLength(1)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toHaveLength(2)
  },
}

/** Neither the network nor the provider has seen a transaction for a while: the user decides whether to try again. */
export const NothingSent: Story = {
  ...Unknown,
  name: 'No transaction found',
  parameters: {
    moral: Unknown.parameters?.['moral'],
    sandbox: {
      async approve(_request, { clock }) {
        // As long as a chain may take to show it.
        clock.fastForward(40_000)
        return { type: 'approve', outcome: 'dropped', answer: 'lost' }
      },
    } satisfies StoryOptions,
  },
  async play({ canvas, loaded }) {
    const { prompts, sandbox } = environmentOf({ loaded })
    const title = await canvas.findByRole('heading', { name: 'Action needed' })
    await expect(title).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No transaction was found.'))
    await expect(canvas.getByText(sandbox.accounts[0])).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again in wallet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop here' })).toBeVisible()
    await expect(prompts).toHaveLength(1)
  },
}

/** The user stopped although the wallet may have sent it: nothing is called rejected, and the user learns what to check. */
export const StoppedInDoubt: Story = {
  ...NothingSent,
  name: 'Stopped while in doubt',
  tags: ['acts'],
  parameters: {
    ...NothingSent.parameters,
    moral: 'If you stop while we don’t know whether it was sent, we say so, and what to check.',
  },
  async play({ canvas, userEvent, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop here' }))
    await expect(await canvas.findByRole('heading', { name: 'Not confirmed yet' })).toHaveFocus()
    await expect(canvas.queryByText(/rejected|Nothing was sent|haven’t moved/i)).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toHaveLength(1)
  },
}

/** The wallet’s answer was lost, but the provider sees the transaction, and the swap continues. */
export const AnswerLost: Story = {
  name: 'Wallet’s answer lost, swap found',
  parameters: {
    moral: 'A lost answer doesn’t lose the swap.',
    // Complete, it would look like any other.
    sandbox: {
      approve: async () => ({ type: 'approve', answer: 'lost' }),
      policy: { fillDelayMs: 3_600_000 },
    } satisfies StoryOptions,
  },
  render: () => <StorySwap startsAtOnce symbol="ETH" />,
  async play({ canvas, loaded }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Bridge in progress' }, { timeout: 60_000 }),
    ).toBeVisible()
    // The deposit, as the provider saw it.
    await expect(canvas.getAllByRole('link', { name: /^View transaction 0x/ })).toHaveLength(1)
    await expect(environmentOf({ loaded }).prompts).toHaveLength(1)
  },
}

/** Sped up in the wallet: the new transaction counts. */
export const Repriced: Story = {
  name: 'Sped up',
  parameters: {
    moral: 'A transaction sped up in the wallet is tracked under its new hash.',
    // Complete, it would be folded away.
    sandbox: { prepare: minesNothing, policy: { fillDelayMs: 3_600_000 } } satisfies StoryOptions,
  },
  render: () => <StorySwap startsAtOnce symbol="ETH" />,
  async play({ canvas, loaded }) {
    const { sandbox, chains } = environmentOf({ loaded })
    const alder = sandbox.network(chains[0]?.id ?? 0)
    await expect(await canvas.findByRole('heading', { name: 'Transaction pending' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Sending ETH. Waiting for confirmation on Alder.'),
    )
    const [first] = alder.pending
    const second = sandbox.wallet.speedUp(first ?? '0x')
    await expect(second).not.toBe(first)
    alder.mine()
    await expect(await canvas.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
    await expect(canvas.getByText('Sped up in your wallet')).toBeVisible()
  },
}

/** Canceled in the wallet while pending: the swap won’t happen, and the funds haven’t moved. */
export const Cancelled: Story = {
  name: 'Canceled in wallet',
  parameters: {
    moral: 'Canceled in the wallet: your funds haven’t moved.',
    sandbox: { prepare: minesNothing } satisfies StoryOptions,
  },
  render: () => <StorySwap startsAtOnce symbol="ETH" />,
  async play({ canvas, loaded }) {
    const { sandbox, chains } = environmentOf({ loaded })
    const alder = sandbox.network(chains[0]?.id ?? 0)
    await expect(await canvas.findByRole('heading', { name: 'Transaction pending' })).toBeVisible()
    const [first] = alder.pending
    const second = sandbox.wallet.cancel(first ?? '0x')
    alder.mine()
    await expect(await canvas.findByRole('heading', { name: 'Canceled in wallet' })).toHaveFocus()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'You canceled the transaction. Your funds didn’t move, but a network fee was charged.',
      ),
    )
    await expect(canvas.getByText('Canceled')).toBeVisible()
    await expect(canvas.getByText('Replaced by').nextElementSibling?.querySelector('a')?.href).toContain(
      second,
    )
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `http://alder.localhost/tx/${first}`,
      `http://alder.localhost/tx/${second}`,
    ])
  },
}

/** The network drops the transaction’s block: tracking continues, and nothing is called failed. */
export const Reorganized: Story = {
  name: 'Block reorganized',
  parameters: {
    moral: 'A reorganized block isn’t a failure.',
    sandbox: { confirmations: 2, prepare: minesNothing } satisfies StoryOptions,
  },
  async play({ canvas, loaded }) {
    const { sandbox, chains, receipts } = environmentOf({ loaded })
    const alder = sandbox.network(chains[0]?.id ?? 0)
    await expect(await canvas.findByRole('heading', { name: 'Transaction pending' })).toBeVisible()
    const [approval] = alder.pending
    alder.mine()
    await waitFor(() => expect(receipts).toContain(approval))
    alder.reorg(1, { transactions: 'lose' })
    alder.mine()
    alder.mine()
    await expect(await canvas.findByText(/^Dropped by Alder/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Transaction pending' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Your funds haven’t moved. Alder dropped your transaction for now',
      ),
    )
  },
}

/** The network drops the deposit for good: where the funds should be, and what to do. */
export const DepositDropped: Story = {
  name: 'Deposit dropped',
  parameters: {
    moral: 'A dropped deposit reads the same everywhere, with a next step.',
    sandbox: { faults: [{ kind: 'chain', type: 'reorgedDeposit', times: 1 }] } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Deposit dropped' })).toBeVisible()
    await expect(canvas.getByText(/^Alder dropped the deposit: the funds should be back/)).toBeVisible()
    // The sentence isn’t repeated, and nothing else is announced.
    await expect(canvas.queryByText(/may still go through|Not completed/)).not.toBeInTheDocument()
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(steps[1]).toMatch(/^Deposit 100\sUSDC on AlderDropped by the network/)
    await expect(steps[2]).toMatch(/^Receive 99\.86975\sUSDC on BirchNot delivered/)
    // The explorer doesn't know the transaction; were it included again, it would show among the sender's.
    await expect(canvas.queryByRole('link', { name: 'View transaction' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'View address' })).toHaveAttribute(
      'href',
      expect.stringContaining('alder.localhost/address/0x'),
    )
    // The useful next step is the main one.
    await expect(canvas.getByRole('link', { name: 'View address' })).toHaveAttribute('data-state', 'first')
    await expect(canvas.getByRole('button', { name: 'New swap' })).toHaveAttribute('data-state', 'second')
  },
}

/** Slower than usual: Progress says so, and nothing is called failed. */
export const LongerThanUsual: Story = {
  name: 'Longer than usual',
  parameters: {
    moral: 'Slower than usual isn’t called failed.',
    sandbox: {
      async approve(_request, { clock, prompts }) {
        if (prompts.length === 2) clock.fastForward(6_000)
        return true
      },
      // A quote with this status before its payment would be refused.
      service: changingStatus((status) =>
        status.status === 'waiting' ? status : { ...status, status: 'submitted' },
      ),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Bridge in progress' })
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Delivery sent on Birch; awaiting confirmation.'),
    )
    const overdue = 'Taking longer than usual. Still checking.'
    await waitFor(() => expect(canvas.getAllByText(overdue)).toHaveLength(2))
    await expect(canvas.getByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  },
}

/** An unknown status from the provider: shown as it is, and never taken as final. */
export const UnknownWord: Story = {
  name: 'Unknown status',
  tags: ['hostile-service'],
  parameters: {
    moral: 'An unknown status never ends a swap.',
    sandbox: {
      service: changingStatus((status) => ({ ...status, status: 'teleporting' })),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByText('Status from the provider: teleporting. Still checking.')).toHaveLength(2),
    )
  },
}

/** Refunded: the reason, the maximum amount, the network and the transaction. */
export const RefundedWithReason: Story = {
  name: 'Refunded after a late deposit',
  parameters: {
    moral: 'A refund shows its reason, amount and network.',
    sandbox: { policy: { countsDepositsAsLate: true }, service: withReasons } satisfies StoryOptions,
  },
  async play({ canvas, canvasElement, loaded }) {
    // The history's later facts move no button.
    const tops = new Set<number>()
    const look = new MutationObserver(() => {
      const button = canvas.queryByRole('button', { name: 'New swap' })
      if (button) tops.add(Math.round(button.getBoundingClientRect().top))
    })
    look.observe(canvasElement, { subtree: true, childList: true, characterData: true })
    await expect(await canvas.findByRole('heading', { name: /refunded$/i })).toHaveFocus()
    await expect(await canvas.findByText(/^The quote expired before the swap was done\./)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /^100\sUSDC refunded$/ })).toBeVisible()
    look.disconnect()
    await expect(tops.size).toBeLessThanOrEqual(1)
    await expect(canvas.getByTitle(environmentOf({ loaded }).sandbox.accounts[0])).toBeVisible()
  },
}

/** An unknown reason is quoted as it is. */
export const UnknownReason: Story = {
  name: 'Refunded for an unknown reason',
  tags: ['hostile-service'],
  parameters: {
    moral: 'An unknown reason is quoted, not guessed.',
    sandbox: {
      policy: { countsDepositsAsLate: true },
      service: changingStatus((status) => ({ ...status, failReason: 'SUN_IN_ECLIPSE' })),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /refunded$/i })).toBeVisible()
    await expect(await canvas.findByText('The provider says: SUN_IN_ECLIPSE')).toBeVisible()
  },
}

/** Delivered to another recipient, whose address is shown in full. */
export const OtherRecipient: Story = {
  name: 'Another recipient',
  render: (_args, context) => (
    <StorySwap startsAtOnce parameters={{ recipient: environmentOf(context).sandbox.accounts[1] }} />
  ),
  async play({ canvas, loaded }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await expect(canvas.getByText(environmentOf({ loaded }).sandbox.accounts[1] ?? '')).toBeVisible()
  },
}

/** Dark mode on a phone. */
export const DarkAndNarrow: Story = {
  name: 'Dark, on a phone',
  globals: { mode: 'dark', width: '280' },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await expect(canvasElement.querySelector('.cw-root')?.scrollWidth).toBeLessThanOrEqual(280)
  },
}

/** Right to left: icons on the right, hashes and numbers unchanged. */
export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByText('Details'))
    for (const item of canvas.getAllByRole('listitem')) {
      const [mark, text] = item.children
      await expect(mark?.getBoundingClientRect().left).toBeGreaterThan(
        text?.getBoundingClientRect().left ?? 0,
      )
    }
  },
}

/** From the first prompt until it is delivered nothing moves: neither the steps nor what follows the widget, which stays at the end, too. */
export const SteadyHeight: Story = {
  name: 'Steady height',
  tags: ['acts'],
  render: () => <StorySwap />,
  parameters: {
    sandbox: { policy: { fillDelayMs: 500 }, prepare: minesNothing } satisfies StoryOptions,
  },
  async play({ canvas, canvasElement, loaded, userEvent, parameters: { end } }) {
    const { sandbox, chains } = environmentOf({ loaded })
    const alder = sandbox.network(chains[0]?.id ?? 0)
    const column = canvasElement.querySelector<HTMLElement>('.stage-column')
    if (column) column.style.inlineSize = '360px'
    const heights = new Map<string, string>()
    const root = () => canvasElement.querySelector<HTMLElement>('[data-cw-part="progress"]')
    const look = new MutationObserver(() => {
      const { state = 'idle' } = root()?.dataset ?? {}
      const steps = root()?.querySelector('[data-cw-part="progress-details"]')
      if (!steps || state === 'idle' || state === 'success' || state === 'refunded') return
      const { bottom } = steps.getBoundingClientRect()
      const { top = 0, height = 0 } = root()?.getBoundingClientRect() ?? {}
      heights.set(`${Math.round(bottom - top)} ${Math.round(height)}`, state)
    })
    look.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true })
    await userEvent.click(await canvas.findByText('Execute the quote'))
    for (const step of ['Approve USDC', 'Deposit 100 USDC on Alder']) {
      const line = (await canvas.findByText(step)).closest('li')
      await waitFor(() => expect(line).toHaveTextContent('0x'))
      await waitFor(() => expect(line).toHaveAttribute('data-state', 'active'))
      alder.mine()
    }
    await expect(await canvas.findByRole('heading', { name: end ?? 'Bridge complete' })).toBeVisible()
    look.disconnect()
    await expect([...heights]).toHaveLength(1)
    // Nor does the height change once it has ended, with other lines.
    const [height] = [...heights.keys()].map((key) => Number(key.split(' ')[1]))
    await waitFor(() => expect(Math.round(root()?.getBoundingClientRect().height ?? 0)).toBe(height))
  },
}

/** A refund takes no more room than the swap before it, and hides nothing of what became of the funds. */
export const SteadyRefund: Story = {
  ...SteadyHeight,
  name: 'Steady height of a refund',
  parameters: {
    end: /^100\sUSDC refunded$/,
    sandbox: {
      policy: { fillDelayMs: 500, countsDepositsAsLate: true },
      prepare: minesNothing,
    } satisfies StoryOptions,
  },
}

/** The height and heading of each state, as the page sees them, without the states in between of a smooth change. */
function watchHeights(canvasElement: HTMLElement): Map<string, number> {
  const heights = new Map<string, number>()
  const root = () => canvasElement.querySelector<HTMLElement>('[data-cw-part="progress"]')
  const look = new MutationObserver(() => {
    const heading = root()?.querySelector('h2')?.textContent ?? ''
    for (const change of root()?.getAnimations() ?? []) change.finish()
    heights.set(`${heading} ${root()?.offsetHeight}`, root()?.offsetHeight ?? 0)
  })
  look.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true })
  return heights
}

/** The end of a swap that failed changes heading and height once: what the history says is awaited for a moment. */
export const OneChange: Story = {
  ...DepositDropped,
  name: 'One change of height',
  tags: ['acts'],
  async play({ canvas, canvasElement }) {
    const heights = watchHeights(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Deposit dropped' })).toBeVisible()
    // Folded away, since the heading says it.
    await expect(await canvas.findByText('Dropped by the network')).not.toBeVisible()
    const seen = [...heights.keys()].filter((key) => !/^No swap|^Checking|^Confirm|pending/.test(key))
    const [last] = seen.slice(-1)
    await expect(last).toMatch(/^Deposit dropped/)
    await expect(seen.filter((key) => key.startsWith('Deposit dropped'))).toEqual([last])
    await expect(seen.filter((key) => !key.startsWith('Deposit dropped'))).toHaveLength(1)
  },
}
