import type { Token } from '../../../../utils/tokens/token.ts'
import { definedFields } from '../../../../utils/data/definedFields.ts'
import { replaceEqualDeep } from '@tanstack/react-query'
import { createStore, type Store } from '../../../../utils/events/createStore.ts'
import { createSwapActions } from './createSwapActions.ts'
import { derive, type DerivedSwap } from '../derive.ts'
import { createPendingChanges, type PendingChanges } from './pendingChanges.ts'
import { createSwapParser, type SwapParser } from '../entered/swapParser.ts'
import { isSameValue, type SwapChangeReason, type SwapValue } from '../entered/swapValue.ts'
import type { SwapActions } from './swapActions.ts'
import { newForm, noDecisions, rewriteForm, type SwapFormState } from './swapFormState.ts'
import type { SwapSettings } from '../settings/swapSettings.ts'
import type { SwapFacts } from '../swapFacts.ts'

type SwapChangeListener = (next: SwapValue, reason: SwapChangeReason) => void

/** The parts of the page that actions depend on. */
interface SwapPage {
  /** Reads the tokens that the page knows now, even if they aren't rendered yet. @default none */
  getTokens?: (() => readonly Token[]) | undefined
  /** The controls that the page has locked. If a side is one of them, the sides can't be switched. @default nothing */
  lock?: SwapSettings['lock']
}

/** The form's state, kept outside of React so that a key press only rerenders the parts that show the amount. */
export interface SwapStore extends Pick<Store<SwapFormState>, 'getState' | 'subscribe'> {
  actions: SwapActions
  /** Derives the form from the state and these facts, once for all parts. */
  derive(facts: SwapFacts): DerivedSwap
  /** Parses what was entered, once for all callers. */
  parser: SwapParser
  update(change: Partial<Omit<SwapFormState, 'value' | 'committed'>>): void
  /** Commits the current values, like a pause in typing. */
  commit(): void
  /** Sets the values that the page controls; only the page can change these fields. */
  control(controlled: Partial<SwapValue>): void
  /** While there are any, the shown values and their quote may be about to change. */
  pendingChanges: PendingChanges
  /** Sets the values that actions depend on and no part shows. */
  setPage(page: SwapPage): void
  /** Reformats the numbers for another locale, except for those that the page controls. */
  rewrite(locale: string): void
  /** Clears the veto and the reviewed or accepted quote, like a changed value. */
  restart(): void
  /** Clears the amount and parties that were entered for a swap of a disconnected wallet. */
  clear(): void
  /** Sets the listener for what the user wants to change, whether or not the page allows it. One listener at a time. */
  setChangeListener(onChange: SwapChangeListener): void
}

interface CreateSwapStoreOptions extends SwapPage {
  initial: SwapValue
  /** The locale that the numbers are written in. @default 'en' */
  locale?: string | undefined
  /** The values that the page controls. @default none */
  controlled?: Partial<SwapValue> | undefined
}

/** Reasons of changes that the user types; all others are complete at once. */
const typed: ReadonlySet<SwapChangeReason> = new Set(['amount', 'recipient', 'refundTo', 'slippage'])

/**
 * The values that the page controls. For a token, undefined means a side without one; for other fields, it means that the user controls
 * them.
 */
function controlledOf(values: Partial<SwapValue>): Partial<SwapValue> {
  const { pay, receive, ...others } = values
  return {
    ...definedFields(others),
    ...('pay' in values && { pay: pay ?? undefined }),
    ...('receive' in values && { receive: receive ?? undefined }),
  }
}

/** Fields that keep their identity as long as they are equal, so that a key press doesn't rerender their readers. */
function comparedFields({ parsed, reasons, reason, submission, notice, depositWay }: DerivedSwap) {
  return { parsed, reasons, reason, submission, notice, depositWay }
}

/** Derives the form only if the state or the facts have changed. */
function createDerivation(parser: SwapParser) {
  let last: { state: SwapFormState; facts: SwapFacts; derived: DerivedSwap } | undefined
  return (state: SwapFormState, facts: SwapFacts): DerivedSwap => {
    if (last?.state === state && last.facts === facts) return last.derived
    const next = derive(state, facts, parser)
    const compared = replaceEqualDeep(last && comparedFields(last.derived), comparedFields(next))
    last = { state, facts, derived: { ...next, ...compared } }
    return last.derived
  }
}

export function createSwapStore({
  initial,
  locale: firstLocale = 'en',
  controlled: firstControlled = {},
  ...firstPage
}: CreateSwapStoreOptions): SwapStore {
  let controlled = controlledOf(firstControlled)
  let onChange: SwapChangeListener = () => {}
  let page: SwapPage = firstPage
  /** The value that the user wants after typing. */
  let typedValue: SwapValue | undefined
  const pendingChanges = createPendingChanges()
  const parser = createSwapParser()
  const deriveOnce = createDerivation(parser)
  const store = createStore(newForm({ ...initial, ...controlled }, firstLocale))

  function update(change: Partial<SwapFormState>): void {
    store.setState({ ...store.getState(), ...change })
  }

  function setValue(value: SwapValue, isComplete: boolean): void {
    if (isSameValue(value, store.getState().value)) return
    update({ value, ...noDecisions, ...(isComplete && { committed: value }) })
  }

  function change(requested: Partial<SwapValue>, reason: SwapChangeReason): void {
    const shown = store.getState().value
    const next = { ...pendingChanges.applyTo(shown), ...requested }
    const { amount = next.amount } = controlled
    // The side belongs to the amount: it stays until the page has set the amount.
    const side = amount === next.amount ? next.side : shown.side
    const value = { ...next, side, ...controlled }
    const isAllowed = isSameValue(value, next)
    if (isAllowed) pendingChanges.clear()
    else pendingChanges.add(requested)
    setValue(isAllowed ? next : value, !typed.has(reason))
    typedValue = typed.has(reason) ? next : undefined
    onChange(next, reason)
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    derive: (facts) => deriveOnce(store.getState(), facts),
    parser,
    update,
    commit: () => update({ committed: store.getState().value }),
    control(next) {
      controlled = controlledOf(next)
      const shown = store.getState().value
      const side = pendingChanges.sideOf(controlled.amount ?? shown.amount, shown)
      const value = { ...shown, side, ...controlled }
      // Equal values may come from a render before the change, so they don't end it.
      if (!isSameValue(value, shown)) pendingChanges.clear()
      // A typed value that the page sets waits for a pause in typing, as in an uncontrolled form.
      setValue(value, !typedValue || !isSameValue(value, typedValue))
    },
    pendingChanges,
    setPage(next) {
      page = next
    },
    rewrite(locale) {
      const state = store.getState()
      if (locale !== state.locale) store.setState(rewriteForm(state, locale, controlled))
    },
    restart() {
      const value = { ...store.getState().value }
      update({ value, committed: value, ...noDecisions })
    },
    clear() {
      const { acceptedQuote } = store.getState()
      change({ amount: '', recipient: '', refundTo: '' }, 'otherWallet')
      // Kept, so that the form recognizes the swap if the wallet is connected again.
      update({ acceptedQuote })
    },
    setChangeListener(listener) {
      onChange = listener
    },
    actions: createSwapActions({
      getState() {
        const state = store.getState()
        return { ...state, value: pendingChanges.applyTo(state.value) }
      },
      getTokens: () => page.getTokens?.() ?? [],
      keepsSides: () => Boolean(page.lock?.includes('pay') || page.lock?.includes('receive')),
      change,
      update,
    }),
  }
}
