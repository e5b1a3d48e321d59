import type { TokenId } from '../tokenId.ts'

/** What the form holds. */
export interface SwapFormState {
  pay: TokenId | undefined
  receive: TokenId | undefined
  /** The amount to pay, as typed. */
  text: string
  /** The amount a quote is asked for: `text`, once typing has paused. */
  settledText: string
}

/** The form's state, kept outside of React so that a key re-renders only what shows the amount. */
export interface SwapStore {
  getState(): SwapFormState
  subscribe(listener: () => void): () => void
  set(change: Partial<SwapFormState>): void
  /** Exchanges the two sides; the amount stays as typed. */
  reverse(): void
}

export function createSwapStore(initial: SwapFormState): SwapStore {
  const listeners = new Set<() => void>()
  let state = initial
  const set = (change: Partial<SwapFormState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set,
    reverse: () => set({ pay: state.receive, receive: state.pay }),
  }
}
