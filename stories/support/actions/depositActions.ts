import type { StoryContext } from '@storybook/react-vite'
import { parseEther } from 'viem'
import type { StoryEnvironment } from '../environment/createStoryEnvironment.ts'
import { environmentOf } from '../environment/withSandbox.tsx'
import { pasteInto } from './pasteInto.ts'

type Acting = Pick<StoryContext, 'canvas' | 'loaded' | 'userEvent'>

export const eth = parseEther
export const getAddressLabel = 'Get deposit address'
export const ownWalletLabel = /^The refund address is my own wallet on Alder/

/** The payer's own wallet, and the recipient. */
export function accountsOf({ sandbox }: StoryEnvironment) {
  const [, refundTo = '', recipient = ''] = sandbox.accounts
  return { refundTo, recipient }
}

/** Fills in everything and confirms it, as a user would. */
export async function fillIn({ canvas, loaded, userEvent }: Acting, amount = '1'): Promise<void> {
  const { refundTo, recipient } = accountsOf(environmentOf({ loaded }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'You send (ETH)' }), amount)
  await pasteInto(userEvent, canvas.getByRole('textbox', { name: 'Recipient on Birch' }), recipient)
  await pasteInto(userEvent, canvas.getByRole('textbox', { name: 'Refund address on Alder' }), refundTo)
  await userEvent.click(canvas.getByRole('checkbox', { name: ownWalletLabel }))
}

/** Gets an address, and returns it as the page shows it. */
export async function getAddress(acting: Acting, amount?: string): Promise<`0x${string}`> {
  await fillIn(acting, amount)
  await acting.userEvent.click(acting.canvas.getByRole('button', { name: getAddressLabel }))
  await acting.canvas.findByRole('heading', { name: 'Awaiting deposit' })
  return addressOn(acting)
}

export function addressOn({ canvas }: Pick<Acting, 'canvas'>): `0x${string}` {
  const text = canvas.getByText('Deposit address on Alder').closest('div')?.querySelector('code')?.textContent
  return `0x${text?.slice(2)}`
}

/** Pays from a wallet that the page does not know. */
export function pay({ loaded }: Pick<Acting, 'loaded'>, to: `0x${string}`, amount: bigint): void {
  const { sandbox } = environmentOf({ loaded })
  sandbox.network(31337).transfer({ from: sandbox.accounts[0], to, amount })
}
