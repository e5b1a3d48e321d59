import type { SwapValue } from '../entered/swapValue.ts'

/** The user's changes of values that the page controls: they are pending until the page renders. */
export interface PendingChanges {
  /** Whether the page may still make a change: what is shown, its quote included, may be about to change. */
  isPending(): boolean
  /** The shown value with the pending changes. */
  applyTo(shown: SwapValue): SwapValue
  /** Sets what is called when a change is added: it has the form rendered together with the page. */
  setListener(onAdd: () => void): void
  /** Adds a change to those that are pending. */
  add(change: Partial<SwapValue>): void
  /** The page has rendered: what it hasn't set it refuses, or sets later. */
  afterRender(): void
  /** The page has set other values, or had the time to. */
  clear(): void
  /**
   * The side of an amount that the page sets while the side is the user's: both change together. It is the side that was
   * typed in if the page sets that amount, and otherwise stays.
   */
  sideOf(amount: string, shown: SwapValue): SwapValue['side']
}

export function createPendingChanges(): PendingChanges {
  let onAdd = () => {}
  let changes: Partial<SwapValue> | undefined
  let isPending = false
  let typedAmount: (Pick<SwapValue, 'side' | 'amount'> & { isRendered: boolean }) | undefined
  return {
    isPending: () => isPending,
    applyTo: (shown) => ({ ...shown, ...changes }),
    setListener(listener) {
      onAdd = listener
    },
    add(change) {
      changes = { ...changes, ...change }
      isPending = true
      const { side, amount } = change
      if (side !== undefined && amount !== undefined) typedAmount = { side, amount, isRendered: false }
      onAdd()
    },
    afterRender() {
      changes = undefined
      if (typedAmount) typedAmount = { ...typedAmount, isRendered: true }
    },
    clear() {
      changes = undefined
      isPending = false
    },
    sideOf(amount, shown) {
      if (!typedAmount || amount === shown.amount) return shown.side
      // In the same render, a page that corrects what was typed sets that side, too.
      const isOfTyped = !typedAmount.isRendered || amount === typedAmount.amount
      const { side } = typedAmount
      typedAmount = undefined
      return isOfTyped ? side : shown.side
    },
  }
}
