import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from '@causeway/react/widgets'
import { expect, within } from 'storybook/test'
import type { BenchOptions } from './support/createBench.ts'
import { withoutStatus } from './support/services.ts'
import { spendAll } from './support/spendAll.ts'
import { Transfer } from './support/Transfer.tsx'
import { benchOf } from './support/withSandbox.tsx'

const meta = {
  title: 'Widgets/Progress',
  component: Progress,
  render: () => <Transfer />,
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

/** Nobody answers the prompt: the money has not moved, and that is said. */
export const ConfirmInWallet: Story = {
  parameters: { sandbox: { approve: () => new Promise<boolean>(() => {}) } satisfies BenchOptions },
  async play({ canvas, userEvent, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Confirm in your wallet' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your money has not moved. Look at the request in your wallet.',
    )
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null])
    await expect(items[0]).toHaveTextContent('Allow the use of USDC')
    await expect(benchOf({ loaded }).prompts).toHaveLength(1)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The wallet is on another network, and its prompt to switch is open. */
export const SwitchNetwork: Story = {
  parameters: { sandbox: { approve: () => new Promise<boolean>(() => {}) } satisfies BenchOptions },
  async play({ canvas, userEvent, loaded }) {
    const { sandbox, chains, prompts } = benchOf({ loaded })
    sandbox.wallet.switchChain(chains[1]?.id ?? 0)
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Switch the network in your wallet' }),
    ).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('The wallet asks to switch to Alder.')
    await expect(prompts.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  },
}

/** Paid and not yet filled: where the money is, and how long it usually takes. */
export const OnItsWay: Story = {
  parameters: { sandbox: { policy: { fillDelayMs: 60_000 } } satisfies BenchOptions },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Money on its way' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your USDC arrived at the service on Alder. It now pays you out on Birch.',
    )
    const [allow, send, receive] = canvas.getAllByRole('listitem').map((item) => within(item))
    await expect(allow?.getByText('done')).toBeVisible()
    await expect(send?.getByText('Send 100 USDC on Alder')).toBeVisible()
    await expect(send?.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('alder.localhost/tx/0x'),
    )
    await expect(receive?.getByText('Receive 99.86975 USDC on Birch')).toBeVisible()
    await expect(receive?.getByText('Usually takes about 61 s.')).toBeVisible()
  },
}

/** The service can't be reached meanwhile: the transfer goes on, and nothing else is claimed. */
export const ServiceUnreachable: Story = {
  parameters: { sandbox: { service: withoutStatus } satisfies BenchOptions },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Money on its way' })).toBeVisible()
    await expect(
      await canvas.findByText(
        'The service can’t be reached right now. Your transfer goes on; still looking.',
      ),
    ).toBeVisible()
  },
}

/** The money has arrived. */
export const Done: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('99.86975 USDC arrived on Birch.')
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New transfer' })).toBeVisible()
  },
}

/** The deposit came after the quote had run out: the service gives the money back. */
export const Refunded: Story = {
  parameters: { sandbox: { policy: { quoteValidityMs: 0 } } satisfies BenchOptions },
  async play({ canvas, userEvent, loaded }) {
    const { sandbox, tokens } = benchOf({ loaded })
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Refunded' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Your money was sent back to you on Alder.')
    const refund = within(canvas.getByText('Get USDC back on Alder').closest('li') ?? document.body)
    await expect(refund.getByRole('link')).toHaveAttribute('href', expect.stringContaining('alder.localhost'))
    for (const { chainId, address, symbol } of tokens.filter(({ symbol }) => symbol === 'USDC')) {
      const balance = await sandbox.ledger.balanceOf(chainId, address, sandbox.accounts[0])
      await expect([symbol, balance]).toEqual(['USDC', 10_000_000_000n])
    }
  },
}

/** The service could neither fill nor give the money back: what to keep is in sight. */
export const Failed: Story = {
  parameters: { sandbox: { policy: { quoteValidityMs: 0 } } satisfies BenchOptions },
  // A contract that takes no ether is where the refund would go.
  render: (_args, context) => (
    <Transfer symbol="ETH" question={{ refundTo: benchOf(context).sandbox.chains[0]?.depository }} />
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Not completed' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The service could not complete the transfer. A refund may still follow; keep the request number.',
    )
    await expect(canvas.getByText('Receive 99.899991 ETH on Birch')).toBeVisible()
    await expect(canvas.getByText('failed')).toBeVisible()
    await expect(canvas.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible()
  },
}

/** While the prompt was open the wallet spent the money elsewhere: the transaction fails, the rest stays. */
export const Reverted: Story = {
  parameters: {
    sandbox: {
      async approve(_request, { prompts, sandbox, tokens }) {
        const usdc = tokens.find(({ symbol }) => symbol === 'USDC')
        if (prompts.length === 2 && usdc) await spendAll(sandbox, usdc.address)
        return true
      },
    } satisfies BenchOptions,
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Not completed' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The transaction failed on Alder. Your money has not moved; only the network fee was spent.',
    )
    const items = canvas.getAllByRole('listitem').map((item) => item.getAttribute('data-state'))
    await expect(items).toEqual(['done', 'failed', 'failed'])
  },
}

/** Declined: the quote can be taken up again. */
export const Declined: Story = {
  parameters: { sandbox: { approve: 'never' } satisfies BenchOptions },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Declined' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Your money has not moved.')
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible()
  },
}

/** Dark and very narrow. */
export const DarkAndNarrow: Story = {
  globals: { mode: 'dark', width: '280' },
  async play({ canvas, userEvent, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toBeVisible()
    await expect(canvasElement.querySelector('.cw-root')?.scrollWidth).toBe(280)
  },
}

/** Right to left: the marks at the right, hashes and numbers as they are. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toBeVisible()
    for (const item of canvas.getAllByRole('listitem')) {
      const [mark, text] = item.children
      await expect(mark?.getBoundingClientRect().left).toBeGreaterThan(
        text?.getBoundingClientRect().left ?? 0,
      )
    }
  },
}
