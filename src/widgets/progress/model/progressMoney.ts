import type { ExecutionItem } from '../../../execution/state/executionItem.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'

/**
 * How far the money itself is; what pays nothing moves none.
 *
 * - `untouched`: nothing was sent that moves it
 * - `repeated`: the same, but for an earlier prompt that was lost: the user wanted to be asked again, and that one may have been sent
 * - `unclear`: the wallet was asked, and nobody knows what it did, or what the service does with a signature that it refused
 * - `leaving`: a transaction was sent and is not mined
 * - `signing`: a signature that lets the service take it is on its way there
 * - `signed`: the service has that signature
 * - `paid`: a transaction that moves it was mined
 */
export type MoneyPlace = 'untouched' | 'repeated' | 'unclear' | 'leaving' | 'signing' | 'signed' | 'paid'

/** Tells where the money is by what the wallet and the chain said. */
export function moneyPlace({ items }: Pick<ExecutionState, 'items'>): MoneyPlace {
  const movers = items.filter((item) => !isUnpaying(item))
  const has = (status: ExecutionItem['status']) => movers.some((item) => item.status === status)
  if (has('lost')) return 'unclear'
  if (movers.some(({ kind, status }) => kind === 'transaction' && status === 'done')) return 'paid'
  if (has('confirming')) return 'leaving'
  if (has('done')) return 'signed'
  if (has('posting')) return 'signing'
  return movers.some(({ wasLost }) => wasLost) ? 'repeated' : 'untouched'
}

/** True for what only allows the service to take something, or signs a text. Of earlier versions' records the step's id alone tells. */
export function isUnpaying({ kind, stepId, paysNothing }: ExecutionItem): boolean {
  return paysNothing ?? (kind === 'transaction' && stepId.startsWith('approv'))
}
