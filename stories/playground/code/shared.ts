import { DepositAddressWidget, type ClassNames, type Slots } from '@causeway/react/widgets'
import { createElement } from 'react'
import { fn } from 'storybook/test'
import type { Address } from 'viem'
import type { StoryEnvironment } from '../../support/environment/createStoryEnvironment.ts'
import { TokenLogo } from '../../../examples/dapp/src/ui/TokenLogo.tsx'
import type { Names } from './toJsx.ts'

const spies: Record<string, () => void> = {}

/** A callback: Storybook logs its calls under Actions, and the code leaves it out. */
export const spied = (name: string) => ({
  'logged under Actions': () => (spies[name] ??= fn().mockName(name)),
})

const slots: Slots = { TokenLogo }
const classNames: ClassNames = { 'swap-submit': 'my-button', 'swap-side': 'my-side' }

/** The controls of every widget. */
export const sharedControls = {
  density: { comfortable: () => undefined, compact: () => 'compact' as const },
  slots: { none: () => undefined, 'token logos': () => slots },
  classNames: { none: () => undefined, 'for the button and sides': () => classNames },
} as const

/** An account of the sandbox, where a page has its own address. */
export function accountOf({ sandbox }: StoryEnvironment, index: number): Address {
  const account = sandbox.accounts[index]
  if (!account) throw new TypeError(`The sandbox has no account ${index}.`)
  return account
}

export const refuse = async () => 'Swaps are closed until Monday.'
export const shareHref = (id: string) => `https://your.app/swaps/${id}`
export const asForm = (props: object) => createElement('form', { ...props, id: 'swap' })
export const asSection = (props: object) => createElement('section', props)

/** Values for which a page has a name, or that it writes in place. */
export const names: Names = new Map<unknown, { name: string; from?: string }>([
  [TokenLogo, { name: '({ token }) => <img src={`/logos/${token?.symbol}.svg`} alt="" />' }],
  [DepositAddressWidget, { name: 'DepositAddressWidget', from: '@causeway/react/widgets' }],
  [refuse, { name: `async () => 'Swaps are closed until Monday.'` }],
  [asForm, { name: '(props) => <form {...props} id="swap" />' }],
  [asSection, { name: '(props) => <section {...props} />' }],
  [shareHref, { name: '(id) => `https://your.app/swaps/${id}`' }],
])
