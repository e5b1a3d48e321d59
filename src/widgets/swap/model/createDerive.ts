import { derive, type DerivedSwap } from './derive.ts'
import type { SwapFacts } from './swapFacts.ts'
import { isSameReason, type SwapReason } from './reasons/swapReasons.ts'
import type { SwapFormState } from './swapStore.ts'

export type Derive = (state: SwapFormState, facts: SwapFacts) => DerivedSwap

/**
 * `derive` for the parts of one form: done once for all that ask, and with the same reasons as before for as long as they
 * say the same, so that a key renders nothing that shows them.
 */
export function createDerive(): Derive {
  let last: { state: SwapFormState; facts: SwapFacts; derived: DerivedSwap } | undefined
  return (state, facts) => {
    if (last?.state === state && last.facts === facts) return last.derived
    const { value, amount, settled, accepted, veto } = state
    const isTyping = value !== settled.value
    const next = derive({ value, amount, accepted, veto, isTyping }, facts)
    const before = last?.derived
    const derived =
      before && isSameList(before.reasons, next.reasons)
        ? { ...next, reasons: before.reasons, reason: before.reason }
        : next
    last = { state, facts, derived }
    return derived
  }
}

function isSameList(one: readonly SwapReason[], other: readonly SwapReason[]): boolean {
  return (
    one.length === other.length &&
    one.every((reason, index) => {
      const counterpart = other[index]
      return counterpart !== undefined && isSameReason(reason, counterpart)
    })
  )
}
