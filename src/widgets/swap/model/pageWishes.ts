import type { SwapValue } from './entered/swapValue.ts'

/** What the user wants of the values that the page controls, until the page answers by rendering. */
export interface PageWishes {
  /** Whether the page has yet to answer: what is shown, its quote included, may be about to change. */
  isPending(): boolean
  /** The value that is wanted where this one is shown. */
  applyTo(shown: SwapValue): SwapValue
  /** Sets what is called when there is something to answer: it has the form rendered together with the page. */
  setListener(onWish: () => void): void
  /** Keeps what is wanted, beside the earlier wishes. */
  add(wish: Partial<SwapValue>): void
  /** The page has rendered: what it hasn't set it refuses, or sets later. */
  settle(): void
  /** The page has answered, or had the time to. */
  end(): void
  /**
   * The side of an amount that the page sets while the side is the user's: both change together. It is the side that was
   * typed in if the amount is the answer to that, and otherwise stays.
   */
  sideOf(amount: string, shown: SwapValue): SwapValue['side']
}

export function createPageWishes(): PageWishes {
  let onWish = () => {}
  let wishes: Partial<SwapValue> | undefined
  let isPending = false
  let wantedAmount: (Pick<SwapValue, 'side' | 'amount'> & { isLate: boolean }) | undefined
  return {
    isPending: () => isPending,
    applyTo: (shown) => ({ ...shown, ...wishes }),
    setListener(listener) {
      onWish = listener
    },
    add(wish) {
      wishes = { ...wishes, ...wish }
      isPending = true
      const { side, amount } = wish
      if (side !== undefined && amount !== undefined) wantedAmount = { side, amount, isLate: false }
      onWish()
    },
    settle() {
      wishes = undefined
      if (wantedAmount) wantedAmount = { ...wantedAmount, isLate: true }
    },
    end() {
      wishes = undefined
      isPending = false
    },
    sideOf(amount, shown) {
      if (!wantedAmount || amount === shown.amount) return shown.side
      // In the same render, a page that corrects what was typed answers it, too.
      const isAnswer = !wantedAmount.isLate || amount === wantedAmount.amount
      const { side } = wantedAmount
      wantedAmount = undefined
      return isAnswer ? side : shown.side
    },
  }
}
