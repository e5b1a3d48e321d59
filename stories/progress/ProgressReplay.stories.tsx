import type { Meta, StoryObj } from '@storybook/react-vite'
import { getQuote } from '@causeway/react/actions'
import {
  createExecution,
  recordSupportBundle,
  createViemChainReader,
  createViemWallet,
} from '@causeway/react/execution'
import { createWalletClient, custom } from 'viem'
import { expect, fireEvent } from 'storybook/test'
import { codeOf } from '../book/codes.ts'
import { createStoryEnvironment } from '../support/environment/createStoryEnvironment.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { Replay } from '../code/Replay.tsx'

/** Runs a swap whose delivery reverts, without a page, and gives the bundle of it. */
async function recordRefund(): Promise<string> {
  const { sandbox, client, chains, transports, tokens, journal, locks } = createStoryEnvironment({
    faults: [{ kind: 'chain', type: 'revertedFill' }],
  })
  const [origin, destination] = chains
  const [account] = sandbox.accounts
  if (!origin || !destination || !account) throw new TypeError('The sandbox has two chains and an account.')
  const addressOn = (chainId: number) =>
    tokens.find((token) => token.chainId === chainId && token.symbol === 'USDC')?.address ?? '0x'
  const quote = await getQuote(client, {
    user: account,
    refundTo: account,
    originChainId: origin.id,
    originCurrency: addressOn(origin.id),
    destinationChainId: destination.id,
    destinationCurrency: addressOn(destination.id),
    amount: 100_000_000n,
    tradeType: 'EXACT_INPUT',
  })
  const execution = createExecution(client, { journal, locks })
  const { toText } = recordSupportBundle(execution)
  const wallet = createViemWallet(createWalletClient({ account, transport: custom(sandbox.provider) }), {
    chains,
  })
  await execution.start(quote, {
    wallet,
    chainReader: createViemChainReader({ chains, transports, pollingIntervalMs: 20 }),
  })
  return toText()
}

const meta = {
  title: 'Widgets/Progress/From a support bundle',
  component: Replay,
  parameters: { code: codeOf('Replay') },
  args: { bundle: '' },
  argTypes: {
    bundle: { control: 'text', description: 'Paste a support bundle to see what its sender saw.' },
  },
  loaders: [async () => ({ recorded: await recordRefund() })],
  render: ({ bundle }, { loaded }) => <Replay bundle={bundle || String(loaded['recorded'])} />,
} satisfies Meta<typeof Replay>

export default meta
type Story = StoryObj<typeof meta>

/** A refunded swap as it ended; the slider goes back to its first event. */
export const Refunded: Story = {
  async play(context) {
    const { canvas } = context
    const slider = await canvas.findByRole('slider')
    await expect(canvas.getByRole('heading', { name: 'Refunded' })).toBeVisible()
    if (await endsInStorybook(context)) return
    const titles: string[] = []
    const last = Number(slider.getAttribute('max'))
    for (let step = 0; step <= last; step++) {
      await fireEvent.input(slider, { target: { value: String(step) } })
      const { textContent } = canvas.getByRole('heading')
      if (titles.at(-1) !== textContent) titles.push(textContent)
    }
    await expect(titles).toEqual([
      'Checking quote',
      'Confirm in your wallet',
      'Transaction pending',
      'Confirm in your wallet',
      'Transaction pending',
      'Bridge in progress',
      'Refunded',
    ])
    // It is a picture of the past: there is nothing to be done but to copy.
    const buttons = canvas.getAllByRole('button')
    for (const button of buttons) await expect(button).toHaveAccessibleName(/^Copy /)
  },
}
