import type { ExecutionItem } from '../executionItem.ts'
import type { ExecutionState } from '../executionState.ts'

/**
 * Where the funds are; items that pay nothing don't count.
 *
 * - `untouched`: nothing that moves them was sent
 * - `repeated`: the same, except for an earlier lost prompt: the user wanted to be asked again, and the lost one may
 *   have been sent
 * - `unclear`: the wallet was asked, and it is unknown what it did, or what the provider does with a signature that it
 *   rejected
 * - `leaving`: a transaction was sent and isn't mined
 * - `signing`: a signature that lets the provider take them is being posted
 * - `signed`: the provider has that signature
 * - `paid`: a transaction that moves them was mined
 */
export type FundsPlace = 'untouched' | 'repeated' | 'unclear' | 'leaving' | 'signing' | 'signed' | 'paid'

/** Where the funds are, from what the wallet and the chain reported. */
export function fundsPlace({ items }: Pick<ExecutionState, 'items'>): FundsPlace {
  const movers = items.filter((item) => !isUnpaying(item))
  const has = (status: ExecutionItem['status']) => movers.some((item) => item.status === status)
  if (has('lost')) return 'unclear'
  if (movers.some(({ kind, status }) => kind === 'transaction' && status === 'done')) return 'paid'
  if (has('confirming')) return 'leaving'
  if (has('done')) return 'signed'
  if (has('posting')) return 'signing'
  return movers.some(({ wasLost }) => wasLost) ? 'repeated' : 'untouched'
}

/** True for an item that only approves a token or signs a text. In older versions' records, only the step's ID tells. */
export function isUnpaying({ kind, stepId, paysNothing }: ExecutionItem): boolean {
  return paysNothing ?? (kind === 'transaction' && stepId.startsWith('approv'))
}
