import type { ReactNode } from 'react'
import type { Quote } from '../../../actions/getQuote.ts'
import { isSameToken, type TokenId } from '../../shared/tokenId.ts'

/** What a person enters into the form. */
export interface SwapValue {
  pay: TokenId | undefined
  receive: TokenId | undefined
  /** Which of the two amounts was entered; the other one comes from the quote. */
  side: 'pay' | 'receive'
  /** That amount, as a person writes it: `1234.5`, or `1.234,5` where that is usual. */
  amount: string
  /** Address that receives; empty for the connected account. */
  recipient: string
  /** Address that gets the money back on failure; empty for the connected account. */
  refundTo: string
  /** Slippage tolerance in percent, as a person writes it; empty lets the service choose. */
  slippage: string
  /** Add native currency on the destination chain for gas. */
  topupGas: boolean
}

/** What made the value change. */
export type SwapChangeReason =
  | 'amount'
  | 'fraction'
  | 'suggestion'
  | 'token'
  | 'reverse'
  | 'recipient'
  | 'refundTo'
  | 'slippage'
  | 'topupGas'

/** What the form holds. */
export interface SwapFormState {
  value: SwapValue
  /** The value that a quote is asked for: `value`, once typing has paused. */
  settled: SwapValue
  /** Risks that the person accepted, each for what it was shown with. */
  accepted: readonly string[]
  /** Why the page refused to go on; gone with the next change. */
  veto: string | undefined
  /** The quote that is being reviewed; no other one is asked for meanwhile. */
  reviewed: Quote | undefined
  /** The quote whose figures the person accepted last, for the present value. */
  acceptedQuote: Quote | undefined
  /** No new quotes are asked for by themselves. */
  isPaused: boolean
  /** What stands in the place of the form, which keeps what was entered; undefined for the form itself. */
  view: ReactNode
}

/** The form's state, kept outside of React so that a key re-renders only what shows the amount. */
export interface SwapStore {
  getState(): SwapFormState
  subscribe(listener: () => void): () => void
  /** Takes what a person entered, and tells the page. */
  change(change: Partial<SwapValue>, reason: SwapChangeReason): void
  /** Chooses a token; the one of the other side makes the sides change places. */
  choose(side: 'pay' | 'receive', token: TokenId): void
  /** Exchanges the two sides; the amount stays as entered. */
  reverse(): void
  /** Asks for a quote of what is entered now. */
  settle(): void
  accept(risk: string, isAccepted: boolean): void
  refuse(veto: string): void
  /** Opens the review of a quote, or closes it. */
  review(quote: Quote | undefined): void
  /** Keeps the figures that a person accepted, to compare the next ones with. */
  acceptQuote(quote: Quote): void
  pause(isPaused: boolean): void
  /** Shows something in the place of the form, or the form again. */
  show(view: ReactNode): void
  /** Takes what the page dictates; these fields change only by its will. */
  control(controlled: Partial<SwapValue>): void
  /** Tells the page what the person wants, whether or not it lets that happen. One listener at a time. */
  report(onChange: (value: SwapValue, reason: SwapChangeReason) => void): void
}

/** Changes that come letter by letter; all others are whole. */
const typed: ReadonlySet<SwapChangeReason> = new Set(['amount', 'recipient', 'refundTo', 'slippage'])

/** What belongs to one value, and goes with it. */
const untouched = { veto: undefined, reviewed: undefined, acceptedQuote: undefined }

export function createSwapStore(initial: SwapValue, dictated: Partial<SwapValue> = {}): SwapStore {
  const listeners = new Set<() => void>()
  let controlled = dictated
  let onChange: Parameters<SwapStore['report']>[0] = () => {}
  const first = { ...initial, ...controlled }
  let state: SwapFormState = {
    value: first,
    settled: first,
    accepted: [],
    ...untouched,
    isPaused: false,
    view: undefined,
  }

  function set(change: Partial<SwapFormState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function take(value: SwapValue, isWhole: boolean): void {
    if (isSameValue(value, state.value)) return
    set({ value, ...untouched, ...(isWhole && { settled: value }) })
  }

  function change(wish: Partial<SwapValue>, reason: SwapChangeReason): void {
    const wanted = { ...state.value, ...wish }
    take({ ...wanted, ...controlled }, !typed.has(reason))
    onChange(wanted, reason)
  }

  function reverse(): void {
    change({ pay: state.value.receive, receive: state.value.pay }, 'reverse')
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    choose(side, token) {
      const other = side === 'pay' ? 'receive' : 'pay'
      if (isSameToken(state.value[other], token)) reverse()
      else change({ [side]: token }, 'token')
    },
    reverse,
    settle: () => set({ settled: state.value }),
    accept: (risk, isAccepted) =>
      set({ accepted: [...state.accepted.filter((other) => other !== risk), ...(isAccepted ? [risk] : [])] }),
    refuse: (veto) => set({ veto }),
    review: (reviewed) => set({ reviewed }),
    acceptQuote: (acceptedQuote) => set({ acceptedQuote }),
    pause: (isPaused) => set({ isPaused }),
    show: (view) => set({ view }),
    control(next) {
      controlled = next
      take({ ...state.value, ...controlled }, true)
    },
    report(listener) {
      onChange = listener
    },
  }
}

function isSameValue(one: SwapValue, other: SwapValue): boolean {
  const { pay, receive, ...rest } = one
  const isSame = (a: TokenId | undefined, b: TokenId | undefined) => a === b || isSameToken(a, b)
  return (
    isSame(pay, other.pay) &&
    isSame(receive, other.receive) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === other[key])
  )
}
