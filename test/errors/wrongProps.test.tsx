import { act } from '@testing-library/react'
import { Component, createElement, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { getQuote, CausewayError, InvalidArgumentError } from '@causeway/react/actions'
import * as widgets from '../../src/exports/widgets.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../support/renderWithCauseway.tsx'
import { inTurn } from '../support/runner/caseCount.ts'
import { spyOnConsole } from '../support/runner/spyOnConsole.ts'

// React logs what was thrown.
spyOnConsole()

const env = createTestEnvironment()
const quote = await getQuote(env.client, env.quoteParameters('ETH'))
const [, pay, , , receive] = env.tokens

const fields = [
  'pay',
  'receive',
  'pair',
  'amount',
  'side',
  'recipient',
  'slippage',
  'chainId',
  'status',
  'sort',
]
/** Props of a page without types. */
const values = [
  undefined,
  null,
  5,
  0.5,
  5n,
  true,
  'x',
  {},
  [],
  [5],
  [null],
  () => {},
  ...[null, 5, 'x', {}].map((value) => Object.fromEntries(fields.map((name) => [name, value]))),
]

/** The props of each widget, and those that it can't do without. */
const props: Record<string, { props: readonly string[]; needed?: object }> = {
  SwapWidget: {
    props: [
      'allow',
      'checkout',
      'defaultAmount',
      'defaultPay',
      'defaultReceive',
      'defaultValue',
      'deny',
      'depositAddress',
      'hidden',
      'indicativeQuotes',
      'knownAddresses',
      'lock',
      'maxImpactBps',
      'mode',
      'onBeforeSubmit',
      'onChange',
      'onConnectWallet',
      'onPaid',
      'onSubmit',
      'outputTradeType',
      'popularTokens',
      'quoteParameters',
      'review',
      'sponsorship',
      'value',
    ],
    needed: { defaultPay: pay, defaultReceive: receive, defaultAmount: '10' },
  },
  SwapButton: { props: ['widget', 'presentation', 'open', 'defaultOpen', 'onOpenChange'] },
  ActivityWidget: {
    props: [
      'user',
      'filters',
      'defaultFilters',
      'onFiltersChange',
      'requestId',
      'defaultRequestId',
      'onRequestIdChange',
      'shareHref',
      'onNewSwap',
    ],
  },
  DepositAddressWidget: {
    props: [
      'value',
      'defaultValue',
      'onValueChange',
      'quoteParameters',
      'isRouteFixed',
      'requestId',
      'defaultRequestId',
      'onRequestIdChange',
    ],
  },
  ReviewWidget: {
    props: [
      'quote',
      'acceptedQuote',
      'quoteStatus',
      'isPayment',
      'pageReason',
      'maxImpactBps',
      'onAccept',
      'onRefresh',
      'onConfirm',
      'review',
      'onClose',
    ],
    needed: { quote, onRefresh() {}, onConfirm() {}, onClose() {} },
  },
  FeesWidget: { props: ['quote', 'variant', 'defaultOpen', 'onOpenChange'], needed: { quote } },
  ProgressWidget: { props: ['state', 'isPayment', 'shareHref', 'onTryAgain'] },
}

const cases = Object.entries(props).flatMap(([widget, { props: names }]) =>
  names.map((prop): [string, string] => [widget, prop]),
)
const turns = cases.map(([widget, prop], turn): [string, string, number] => [widget, prop, turn])

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** The error of a widget for a prop, if any. */
async function errorOf(widget: string, given: object): Promise<unknown> {
  let error: unknown
  const { unmount } = renderWithCauseway(
    <Boundary onError={(thrown) => (error = thrown)}>
      {createElement((widgets as never as Record<string, ComponentType<object>>)[widget] ?? 'i', {
        ...props[widget]?.needed,
        ...given,
      })}
    </Boundary>,
    env,
  )
  await act(async () => {})
  unmount()
  return error
}

describe('props of a wrong type', () => {
  it.each(turns)('error: %s: %s', async (widget, prop, turn) => {
    const complaints: string[] = []
    for (const value of inTurn(values, { share: 16, turn })) {
      const error = await errorOf(widget, { [prop]: value })
      if (error !== undefined && !(error instanceof CausewayError)) complaints.push(String(error))
    }
    expect(complaints).toEqual([])
  })

  it.each(cases)('error: nothing: %s: %s', async (widget, prop) => {
    const isNeeded = prop in (props[widget]?.needed ?? {}) && !prop.startsWith('default')
    const errors = [
      await errorOf(widget, { [prop]: undefined }),
      await errorOf(widget, { [prop]: null }),
    ].filter((error) => error !== undefined)
    expect(errors).toHaveLength(isNeeded ? 2 : 0)
  })
})

describe('wrong props of the swap widget', () => {
  const list = 'it must be a list of addresses'
  const token = 'it must be a token: `chainId` and `address`'
  const tokenRules = 'it must be a list of tokens, or of chain IDs'
  const bps = 'it must be a whole number of basis points from 0 to 10000'
  it.each<[argument: string, given: object, rule: string]>([
    ['knownAddresses', { knownAddresses: env.wallet.address }, list],
    ['knownAddresses', { knownAddresses: [null] }, list],
    ['knownAddresses', { knownAddresses: [5] }, list],
    [
      'lock',
      { lock: ['recipent'] },
      'it must be a list of pay, receive, amount, recipient, refundTo, slippage, topupGas, usePermit',
    ],
    ['deny.recieve', { deny: { recieve: [] } }, 'there is none; did you mean `receive`?'],
    ['deny', { deny: 'x' }, 'it must be an object'],
    ['deny.pair', { deny: { pair: true } }, 'it must be a function'],
    ['deny.pair', { deny: { pair: async () => false } }, 'it must return true or false, not a promise'],
    ['allow', { allow: [pay] }, 'it must be an object'],
    ['allow', { allow: 'USDC' }, 'it must be an object'],
    ['allow.pay', { allow: { pay: ['1'] } }, tokenRules],
    ['allow.pay', { allow: { pay: pay?.address } }, tokenRules],
    ['maxImpactBps', { maxImpactBps: 0.5 }, bps],
    ['maxImpactBps', { maxImpactBps: '1' }, bps],
    ['outputTradeType', { outputTradeType: 'EXACT' }, 'it must be "EXACT_OUTPUT" or "EXPECTED_OUTPUT"'],
    ['review', { review: 'never' }, 'it must be "always" or "whenNeeded"'],
    ['onBeforeSubmit', { onBeforeSubmit: true }, 'it must be a function'],
    ['defaultValue.recipent', { defaultValue: { recipent: '' } }, 'there is none; did you mean `recipient`?'],
    ['value.recipient', { value: { recipient: 5 } }, 'it must be text'],
    ['value.slippage', { value: { slippage: 0.5 } }, 'it must be text'],
    ['defaultPay', { defaultPay: '0x' }, token],
    ['defaultPay', { defaultPay: { chainId: Number.NaN, address: '0x' } }, token],
    ['defaultAmount', { defaultAmount: 5 }, 'it must be text'],
  ])('error: %s: %o', async (argument, given, rule) => {
    const error = await errorOf('SwapWidget', given)
    expect(error).toBeInstanceOf(InvalidArgumentError)
    expect(error).toMatchObject({ argument, rule, message: expect.stringContaining('`Swap.Root`') })
  })
})

describe('wrong props of the other widgets', () => {
  const text = 'it must be text'
  const aFunction = 'it must be a function'
  const trueOrFalse = 'it must be true or false'
  const meant = (name: string) => `there is none; did you mean \`${name}\`?`
  const value = { amount: '', recipient: '', refundTo: '' }
  it.each<[widget: string, root: string, argument: string, given: object, rule: string]>([
    ['ActivityWidget', 'Activity.Root', 'user', { user: 5 }, 'it must be an address, as text'],
    ['ActivityWidget', 'Activity.Root', 'filters', { filters: {} }, 'it must be an object, with `term`'],
    ['ActivityWidget', 'Activity.Root', 'defaultFilters.term', { defaultFilters: { term: 5 } }, text],
    [
      'ActivityWidget',
      'Activity.Root',
      'defaultFilters.side',
      { defaultFilters: { side: 'pay' } },
      'it must be "" or "origin" or "destination"',
    ],
    [
      'ActivityWidget',
      'Activity.Root',
      'defaultFilters.statis',
      { defaultFilters: { statis: 'success' } },
      meant('status'),
    ],
    ['ActivityWidget', 'Activity.Root', 'requestId', { requestId: 5n }, text],
    ['ActivityWidget', 'Activity.Root', 'shareHref', { shareHref: 'https://your.app' }, aFunction],
    ['ActivityWidget', 'Activity.Root', 'onNewSwap', { onNewSwap: true }, aFunction],
    [
      'DepositAddressWidget',
      'DepositAddress.Root',
      'value',
      { value: { amount: '5', recipient: '' } },
      'it must be an object, with `refundTo`',
    ],
    [
      'DepositAddressWidget',
      'DepositAddress.Root',
      'value.amount',
      { value: { ...value, amount: 5n } },
      text,
    ],
    [
      'DepositAddressWidget',
      'DepositAddress.Root',
      'defaultValue.originChainId',
      { defaultValue: { originChainId: '1' } },
      'it must be the number of a chain',
    ],
    [
      'DepositAddressWidget',
      'DepositAddress.Root',
      'defaultValue.recipent',
      { defaultValue: { recipent: '' } },
      meant('recipient'),
    ],
    [
      'DepositAddressWidget',
      'DepositAddress.Root',
      'defaultValue.refundTo',
      { defaultValue: { refundTo: env.wallet.address } },
      'there are `originChainId`, `destinationChainId`, `destinationToken`, `amount`, `recipient`',
    ],
    ['DepositAddressWidget', 'DepositAddress.Root', 'isRouteFixed', { isRouteFixed: 'true' }, trueOrFalse],
    [
      'DepositAddressWidget',
      'DepositAddress.Root',
      'onRequestIdChange',
      { onRequestIdChange: 'x' },
      aFunction,
    ],
    ['ProgressWidget', 'Progress.Root', 'isPayment', { isPayment: 'false' }, trueOrFalse],
    ['ProgressWidget', 'Progress.Root', 'shareHref', { shareHref: {} }, aFunction],
    [
      'ReviewWidget',
      'ReviewWidget',
      'quoteStatus',
      { quoteStatus: 'fresh' },
      'it must be "idle" or "loading" or "ready" or "expired" or "offline" or "error"',
    ],
    ['ReviewWidget', 'ReviewWidget', 'onConfirm', { onConfirm: 'x' }, aFunction],
    ['ReviewWidget', 'ReviewWidget', 'props', { onClose: undefined }, 'it must be an object, with `onClose`'],
    [
      'FeesWidget',
      'FeesWidget',
      'variant',
      { variant: 'all' },
      'it must be "compact" or "full" or "warnings"',
    ],
    ['SwapButton', 'SwapButton', 'open', { open: 'true' }, trueOrFalse],
    [
      'SwapButton',
      'SwapButton',
      'presentation',
      { presentation: 'modal' },
      'it must be "dialog" or "drawer"',
    ],
  ])('error: %s: %s: %s', async (widget, root, argument, given, rule) => {
    const error = await errorOf(widget, given)
    expect(error).toBeInstanceOf(InvalidArgumentError)
    expect(error).toMatchObject({ argument, rule, message: expect.stringContaining(`\`${root}\``) })
  })
})
