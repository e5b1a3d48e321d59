import { act } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { getQuote, CausewayError } from '@causeway/react/actions'
import * as hooks from '../../src/exports/index.ts'
import * as widgets from '../../src/exports/widgets.ts'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../support/runner/spyOnConsole.ts'

// React logs what was thrown.
spyOnConsole()

const env = createTestEnvironment()
const quote = await getQuote(env.client, env.quoteParameters('ETH'))

/** Arguments of a script without types. */
const values = [undefined, null, 5, 5n, true, 'x', {}, [], () => {}]
const calls: unknown[][] = [
  [],
  ...values.map((value) => [value]),
  ...values.map((value) => ['pay', value]),
  ...[null, 5, 5n, {}].flatMap((value) => [
    [{ amount: value, recipient: value, refundTo: value, originChainId: value }],
    [{ term: value, status: value, amountMin: value }],
    ['pay', { chainId: value, address: value }],
  ]),
]

type Callable = (...given: unknown[]) => unknown
type Component = ComponentType<object>

const { Activity, DepositAddress, Fees, PendingExecutions, Progress, Review, Swap } = widgets
/** The component that each hook of the widgets is used inside. */
const roots: Record<string, [root: unknown, props?: object]> = {
  useActivity: [Activity.Root],
  useDepositAddressForm: [DepositAddress.Root],
  useFees: [Fees.Root, { quote }],
  usePendingExecutions: [PendingExecutions.Root],
  useProgress: [Progress.Root],
  useReview: [Review.Root, { quote, onRefresh: () => {}, onConfirm: () => {} }],
  useSwap: [Swap.Root],
}

/** Functions of react-query, which checks their arguments itself. */
const foreign = new Set(['refetch', 'fetchNextPage', 'fetchPreviousPage', 'reset', 'mutate', 'mutateAsync'])
/** Objects that are passed to the library, or that are its own access to the provider. */
const ports = new Set(['useWallet', 'useClient'])

const named = Object.entries({ ...hooks, ...widgets }).filter(
  ([name]) => /^use(?!Suspense)[A-Z]/.test(name) && !ports.has(name),
)

/** The functions that a hook gives, those of its objects included. */
function methodsOf(value: unknown, depth = 0): Record<string, Callable> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > 1) return {}
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Callable][] => {
    if (foreign.has(name)) return []
    if (typeof inner === 'function') return [[name, inner as Callable]]
    return Object.entries(methodsOf(inner, depth + 1)).map(([path, method]) => [`${name}.${path}`, method])
  })
  return Object.fromEntries(entries)
}

function show(name: string, hook: Callable) {
  let result: unknown
  function Probe() {
    result = hook(name === 'useBalances' ? { tokens: [] } : {})
    return null
  }
  const [Root, props] = roots[name] ?? []
  const page = Root ? createElement(Root as Component, { ...props }, <Probe />) : <Probe />
  const { unmount } = renderWithCauseway(page, env)
  return { methods: methodsOf(result), unmount }
}

/** The error of a call that isn't one of ours, at once or in the next render. */
async function complaintOf(method: Callable | undefined, given: unknown[]) {
  try {
    await act(async () => method?.(...given))
    return undefined
  } catch (thrown) {
    return thrown instanceof CausewayError ? undefined : String(thrown)
  }
}

describe('functions of hooks that are called with something else', () => {
  it.each(named)('error: %s', async (name, hook) => {
    const complaints: (string | undefined)[] = []
    const first = show(name, hook as Callable)
    first.unmount()
    for (const path of Object.keys(first.methods)) {
      const { methods, unmount } = show(name, hook as Callable)
      for (const given of calls) complaints.push(await complaintOf(methods[path], given))
      unmount()
    }
    expect(complaints.filter((text) => text !== undefined)).toEqual([])
  })

  it.each<[argument: string, call: (actions: widgets.UseSwapReturnType['actions']) => void, rule: string]>([
    ['amount', ({ setAmount }) => setAmount('pay', 5 as never), 'it must be text'],
    ['side', ({ setAmount }) => setAmount('origin' as never, '5'), 'it must be "pay" or "receive"'],
    ['token', ({ setToken }) => setToken('pay', zeroAddress as never), 'it must be an object'],
    [
      'token.chainId',
      ({ setToken }) => setToken('pay', { chainId: '1' as never, address: zeroAddress }),
      'it must be the number of a chain',
    ],
    [
      'token.chainId',
      ({ setToken }) => setToken('pay', { chainId: Number.NaN, address: zeroAddress }),
      'it must be the number of a chain',
    ],
    ['isOn', ({ setUsePermit }) => setUsePermit('false' as never), 'it must be true or false'],
    ['isOn', ({ setTopupGas }) => setTopupGas('false' as never), 'it must be true or false'],
    ['isAccepted', ({ setRiskAccepted }) => setRiskAccepted('x', 'no' as never), 'it must be true or false'],
    ['address', ({ setRecipient }) => setRecipient(undefined as never), 'it must be text'],
    ['percent', ({ setSlippage }) => setSlippage(0.5 as never), 'it must be text'],
  ])('error: names the argument of a form action: %s', async (argument, call, rule) => {
    let actions: widgets.UseSwapReturnType['actions'] | undefined
    show('useSwap', () => {
      ;({ actions } = widgets.useSwap())
    })
    expect(() => actions && call(actions)).toThrow(expect.objectContaining({ argument, rule }))
  })
})
