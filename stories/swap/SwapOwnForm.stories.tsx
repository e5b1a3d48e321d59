import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swap, type SwapRootProps } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import { tokenOf, type StoryEnvironment } from '../support/environment/createStoryEnvironment.ts'
import { codeOf } from '../book/codes.ts'
import { OwnSwapForm } from '../code/OwnSwapForm.tsx'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Widgets/Swap/Custom form',
  tags: ['!autodocs'],
  component: Swap.Root,
  parameters: { code: codeOf('OwnSwapForm') },
  render: renderOwnForm,
  argTypes: { defaultPay: { control: false }, defaultReceive: { control: false } },
} satisfies Meta<typeof Swap.Root>

export default meta
type Story = StoryObj<typeof meta>

function renderOwnForm(args: SwapRootProps, context: { loaded: { env?: StoryEnvironment } }) {
  const env = environmentOf(context)
  return (
    <Swap.Root
      {...args}
      defaultPay={tokenOf(env, 'USDC', 'Alder')}
      defaultReceive={tokenOf(env, 'USDC', 'Birch')}
    >
      <OwnSwapForm />
    </Swap.Root>
  )
}

/** `useSwap()` gives the form’s input, results and actions; `Swap.Root` brings the review. */
export const Quoted: Story = {
  name: 'With a quote',
  args: { defaultAmount: '100' },
  async play(context) {
    const { canvas, userEvent, canvasElement } = context
    const list = within(await canvas.findByRole('list', { name: 'To do' }))
    await waitFor(() => expect(canvas.getByLabelText('Get USDC')).toHaveValue('99.86975'))
    await expect(list.queryAllByRole('listitem')).toEqual([])
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Review bridge' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('dialog', { name: /^Review / })).toBeVisible()
  },
}

/** The missing fields are listed until they are filled in. */
export const Typed: Story = {
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    const send = await canvas.findByLabelText('Send USDC')
    const list = within(canvas.getByRole('list', { name: 'To do' }))
    await expect(list.getByText('Enter an amount')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
    await userEvent.type(send, '100')
    await waitFor(() => expect(canvas.getByLabelText('Get USDC')).toHaveValue('99.86975'))
    await expect(list.queryAllByRole('listitem')).toEqual([])
  },
}
