import type {
  ActivityWidgetProps,
  DepositAddressWidgetProps,
  FeesOptions,
  FeesWidgetProps,
} from '@causeway/react/widgets'
import type { ControlsOf, OwnProp } from './controls.ts'
import { accountOf, asSection, shareHref, sharedControls, spied } from '../code/shared.ts'

const none = () => undefined
const layout = { card: none, inline: () => 'inline' as const }
const render = { 'a div': none, 'a section': () => asSection }

/** A control for every property of `DepositAddressWidget`: one that is missing is a type error. */
export const depositControls = {
  layout,
  defaultValue: {
    'amount and recipient': (env) => ({ amount: '1', recipient: accountOf(env, 2) }),
    nothing: none,
  },
  value: { 'not controlled': none },
  quoteParameters: {
    'strict, an hour': none,
    'open: any amount': () => ({ type: 'open' }),
    'ten minutes': () => ({ ttl: 600 }),
    'an exact amount to receive': () => ({ tradeType: 'EXACT_OUTPUT' }),
  },
  isRouteFixed: 'boolean',
  defaultRequestId: 'text',
  requestId: 'text',
  onValueChange: spied('onValueChange'),
  onRequestIdChange: spied('onRequestIdChange'),
  render,
  ...sharedControls,
} as const satisfies ControlsOf<DepositAddressWidgetProps, OwnProp<DepositAddressWidgetProps, 'div'>>

/** A control for every property of `ActivityWidget`: one that is missing is a type error. */
export const activityControls = {
  layout,
  user: { 'the connected wallet': none, everyone: () => null },
  defaultFilters: {
    none,
    completed: () => ({ status: 'success' }),
    'largest first': () => ({ sort: 'largest' }),
  },
  filters: { 'not controlled': none },
  defaultRequestId: 'text',
  requestId: 'text',
  shareHref: { none, 'your own page': () => shareHref },
  onNewSwap: spied('onNewSwap'),
  onFiltersChange: spied('onFiltersChange'),
  onRequestIdChange: spied('onRequestIdChange'),
  render,
  ...sharedControls,
} as const satisfies ControlsOf<ActivityWidgetProps, OwnProp<ActivityWidgetProps, 'div'>>

/** Where the fees come from: the sandbox makes it, so that its control only says which. */
type FeesSource = Record<Exclude<keyof FeesWidgetProps, keyof FeesOptions>, true>

/** A control for every property of `FeesWidget`: one that is missing is a type error. */
export const feesControls = {
  quote: { 'of 100 USDC': () => true, none },
  record: { 'none: the fees are a quote’s': none, 'of a past swap': () => true },
  layout,
  variant: { compact: none, full: () => 'full', warnings: () => 'warnings' },
  defaultOpen: 'boolean',
  onOpenChange: spied('onOpenChange'),
  render,
  ...sharedControls,
} as const satisfies ControlsOf<FeesOptions & FeesSource, OwnProp<FeesOptions & FeesSource, 'div'>>
