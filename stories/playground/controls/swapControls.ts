import { DepositAddressWidget, type CheckoutWidgetProps, type SwapWidgetProps } from '@causeway/react/widgets'
import { tokenOf, type StoryEnvironment } from '../../support/environment/createStoryEnvironment.ts'
import type { ControlsOf, OwnProp } from './controls.ts'
import { accountOf, asForm, refuse, sharedControls, spied } from '../code/shared.ts'

const idOf = (symbol: string, chain: string) => (env: StoryEnvironment) => {
  const { chainId, address } = tokenOf(env, symbol, chain)
  return { chainId, address }
}
const none = () => undefined

/** A token of the sandbox. */
const tokens = {
  'USDC on Alder': idOf('USDC', 'Alder'),
  'ETH on Alder': idOf('ETH', 'Alder'),
  'DAI on Alder': idOf('DAI', 'Alder'),
  'USDC on Birch': idOf('USDC', 'Birch'),
  'ETH on Birch': idOf('ETH', 'Birch'),
  none,
}
const { 'USDC on Alder': usdcOnAlder, 'ETH on Birch': ethOnBirch, ...otherTokens } = tokens

/** The controls of both modes. */
const formControls = {
  layout: { card: none, inline: () => 'inline', wide: () => 'wide' },
  hidden: {
    nothing: none,
    'settings and fees': () => ['options', 'fees'],
    'all that may be': () => ['balance', 'fractions', 'switchSides', 'options', 'fees', 'quoteRefresh'],
  },
  review: { always: none, whenNeeded: () => 'whenNeeded' },
  allow: {
    'all tokens': none,
    'USDC to pay with': (env) => ({ pay: [usdcOnAlder(env)] }),
  },
  popularTokens: { default: none, 'DAI on Alder': (env) => [tokens['DAI on Alder'](env)] },
  sponsorship: {
    none,
    'fees, up to $1': () => ({ components: ['execution', 'app'], maximumUsd: 1_000_000n }),
  },
  quoteParameters: {
    default: none,
    'app fee of 0.25%': (env) => ({ appFees: [{ recipient: accountOf(env, 4), fee: 25 }] }),
  },
  knownAddresses: { none, 'one of your addresses': (env) => [accountOf(env, 1)] },
  indicativeQuotes: 'boolean',
  maxImpactBps: 'number',
  onConnectWallet: spied('onConnectWallet'),
  onBeforeSubmit: { 'allows everything': none, 'rejects with a reason': () => refuse },
  onSubmit: spied('onSubmit'),
  onChange: spied('onChange'),
  render: { 'a form': none, 'a form with an id': () => asForm },
} as const satisfies Partial<ControlsOf<SwapWidgetProps>> & Partial<ControlsOf<CheckoutWidgetProps>>

/** A control for every property of `SwapWidget`: one that is missing is a type error. */
export const swapControls = {
  mode: { swap: none },
  defaultPay: tokens,
  defaultReceive: { 'ETH on Birch': ethOnBirch, 'USDC on Alder': usdcOnAlder, ...otherTokens },
  defaultAmount: 'text',
  defaultValue: {
    nothing: none,
    '0.5% slippage': () => ({ slippage: '0.5' }),
    'gas top-up': () => ({ topupGas: true }),
  },
  value: { 'not controlled': none, 'amount of 25': () => ({ amount: '25' }) },
  lock: { nothing: none, 'both tokens': () => ['pay', 'receive'], amount: () => ['amount'] },
  deny: { nothing: none, 'ETH to receive': (env) => ({ receive: [ethOnBirch(env)] }) },
  outputTradeType: { EXACT_OUTPUT: none, EXPECTED_OUTPUT: () => 'EXPECTED_OUTPUT' },
  depositAddress: { none, DepositAddressWidget: () => DepositAddressWidget },
  ...formControls,
  ...sharedControls,
} as const satisfies ControlsOf<SwapWidgetProps, OwnProp<SwapWidgetProps, 'form'>>

/** A control for every property that `SwapWidget` takes in the mode `checkout`. */
export const checkoutControls = {
  mode: { checkout: () => 'checkout' },
  defaultPay: tokens,
  checkout: {
    'an order of 25 USDC': (env) => ({
      token: tokens['USDC on Birch'](env),
      amount: 25_000_000n,
      recipient: accountOf(env, 2),
      title: 'Order 1042',
      merchant: 'Larch Books',
    }),
    'a donation of 0.01 ETH': (env) => ({
      token: ethOnBirch(env),
      amount: 10_000_000_000_000_000n,
      recipient: accountOf(env, 2),
    }),
  },
  defaultValue: { nothing: none, '0.5% slippage': () => ({ slippage: '0.5' }) },
  value: { 'not controlled': none, '1% slippage': () => ({ slippage: '1' }) },
  deny: { nothing: none, 'DAI to pay with': (env) => ({ pay: [tokens['DAI on Alder'](env)] }) },
  onPaid: spied('onPaid'),
  ...formControls,
  ...sharedControls,
} as const satisfies ControlsOf<CheckoutWidgetProps, OwnProp<CheckoutWidgetProps, 'form'>>
