import type { ReactNode } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { createStore, type Store } from '../../../utils/createStore.ts'
import { isSameToken } from '../../shared/model/tokenId.ts'
import { parseEntered, type AmountReader, type EnteredAmount } from './entered/parseEntered.ts'
import type { SwapActions } from './swapActions.ts'
import { isSameValue, type SwapChangeReason, type SwapValue } from './entered/swapValue.ts'

/** What is entered, and its amount understood. */
export interface SwapEntry {
  value: SwapValue
  amount: EnteredAmount
}

/** What the form holds. */
export interface SwapFormState extends SwapEntry {
  /** What a quote is asked for: what was entered when typing paused. */
  settled: SwapEntry
  /** Risks that the person accepted, each for what it was shown with. */
  accepted: readonly string[]
  /** Why the page refused to go on; gone with the next change. */
  veto: string | undefined
  /** The quote that is being reviewed; no other one is asked for meanwhile. */
  reviewed: Quote | undefined
  /** How often the review was opened. */
  reviews: number
  /** The quote whose figures the person accepted last, for the present value. */
  acceptedQuote: Quote | undefined
  /** The page is asked whether it lets the transfer happen. */
  isAskingPage: boolean
  /** No new quotes are asked for by themselves. */
  isPaused: boolean
  /** What stands in the place of the form, which keeps what was entered; undefined for the form itself. */
  view: ReactNode
}

export type SwapChangeListener = (next: SwapEntry, reason: SwapChangeReason) => void

/** The form's state, kept outside of React so that a key re-renders only what shows the amount. */
export interface SwapStore extends Pick<Store<SwapFormState>, 'get' | 'subscribe'> {
  actions: SwapActions
  update(change: Partial<Omit<SwapFormState, 'value' | 'amount' | 'settled'>>): void
  /** Asks for a quote of what is entered now. */
  settle(): void
  /** Takes what the page dictates; these fields change only by its will. */
  control(controlled: Partial<SwapValue>): void
  /** Takes by what amounts are understood from now on. */
  read(reader: AmountReader): void
  /** Tells the page what the person wants, whether or not it lets that happen. One listener at a time. */
  report(onChange: SwapChangeListener): void
}

export interface CreateSwapStoreOptions {
  initial: SwapValue
  /** What the page dictates. @default nothing */
  controlled?: Partial<SwapValue> | undefined
  reader: AmountReader
}

/** Changes that come letter by letter; all others are whole. */
const typed: ReadonlySet<SwapChangeReason> = new Set(['amount', 'recipient', 'refundTo', 'slippage'])

/** What belongs to one value, and goes with it. */
const untouched = { veto: undefined, reviewed: undefined, acceptedQuote: undefined }

export function createSwapStore({ initial, controlled = {}, reader }: CreateSwapStoreOptions): SwapStore {
  let dictated = controlled
  let onChange: SwapChangeListener = () => {}
  const first = entryOf({ ...initial, ...dictated })
  const store = createStore<SwapFormState>({
    ...first,
    settled: first,
    accepted: [],
    ...untouched,
    reviews: 0,
    isAskingPage: false,
    isPaused: false,
    view: undefined,
  })

  function entryOf(value: SwapValue): SwapEntry {
    return { value, amount: parseEntered(value, reader) }
  }

  function update(change: Partial<SwapFormState>): void {
    store.set({ ...store.get(), ...change })
  }

  function take(entry: SwapEntry, isWhole: boolean): void {
    if (isSameValue(entry.value, store.get().value)) return
    update({ ...entry, ...untouched, ...(isWhole && { settled: entry }) })
  }

  function change(wish: Partial<SwapValue>, reason: SwapChangeReason): void {
    const wanted = entryOf({ ...store.get().value, ...wish })
    const value = { ...wanted.value, ...dictated }
    take(isSameValue(value, wanted.value) ? wanted : entryOf(value), !typed.has(reason))
    onChange(wanted, reason)
  }

  function switchSides(): void {
    const { pay, receive } = store.get().value
    change({ pay: receive, receive: pay }, 'switchSides')
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    update,
    settle() {
      const { value, amount } = store.get()
      update({ settled: { value, amount } })
    },
    control(next) {
      dictated = next
      take(entryOf({ ...store.get().value, ...dictated }), true)
    },
    read(next) {
      if (next.tokens === reader.tokens && next.locale === reader.locale) return
      reader = next
      const { value, settled } = store.get()
      const entry = entryOf(value)
      update({ ...entry, settled: settled.value === value ? entry : entryOf(settled.value) })
    },
    report(listener) {
      onChange = listener
    },
    actions: {
      setAmount: (side, amount, reason = 'amount') => change({ side, amount }, reason),
      setToken(side, token) {
        const other = side === 'pay' ? 'receive' : 'pay'
        if (isSameToken(store.get().value[other], token)) switchSides()
        else change({ [side]: token }, 'token')
      },
      switchSides,
      setRecipient: (recipient) => change({ recipient }, 'recipient'),
      setRefundTo: (refundTo) => change({ refundTo }, 'refundTo'),
      setSlippage: (slippage) => change({ slippage }, 'slippage'),
      setTopupGas: (topupGas) => change({ topupGas }, 'topupGas'),
      acceptRisk(risk, isAccepted) {
        const others = store.get().accepted.filter((other) => other !== risk)
        update({ accepted: isAccepted ? [...others, risk] : others })
      },
      pauseQuotes: (isPaused) => update({ isPaused }),
    },
  }
}
