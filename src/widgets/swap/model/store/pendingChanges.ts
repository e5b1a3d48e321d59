import type { SwapValue } from '../entered/swapValue.ts'

/** The user's changes of values that the page controls: they are pending until the page renders. */
export interface PendingChanges {
  /** Whether the page may still apply a change: the shown values and their quote may be about to change. */
  isPending(): boolean
  /** The shown value with the pending changes. */
  applyTo(shown: SwapValue): SwapValue
  /** Sets the listener for added changes, which makes the form render together with the page. */
  setListener(onAdd: () => void): void
  /** Adds a pending change. */
  add(change: Partial<SwapValue>): void
  /** Call it after the page has rendered: a change that it hasn't applied is refused, or applied later. */
  afterRender(): void
  /** Call it once the page has set other values, or has had the time to. */
  clear(): void
  /**
   * The side for an amount that the page sets, if the page doesn't control the side: amount and side change together. It is the side that
   * the user typed in if the page sets that amount; otherwise the current one.
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
      // In the render right after typing, the page may set a corrected amount, which is for the same side.
      const isOfTyped = !typedAmount.isRendered || amount === typedAmount.amount
      const { side } = typedAmount
      typedAmount = undefined
      return isOfTyped ? side : shown.side
    },
  }
}
