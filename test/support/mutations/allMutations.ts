import { callMutations } from './calls.ts'
import { depositMutations } from './deposits.ts'
import { orderMutations } from './orders.ts'
import { parameterMutations } from './parameters.ts'
import { routerMutations } from './routers.ts'
import { signatureMutations } from './signatures.ts'
import { tokenMutations } from './tokens.ts'
import { quoteKinds, type QuoteKind } from '../quotes/quoteKinds.ts'
import { anyQuoteMutations, transactionMutations, walletPaidMutations } from './commonMutations.ts'
import type { Mutation } from './mutation.ts'

/** Every way to mutate a quote that the tests know. */
export function allMutations(): Mutation[] {
  const on = (mutations: readonly Omit<Mutation, 'kind'>[], kinds: readonly QuoteKind[]) =>
    kinds.flatMap((kind) => mutations.map((mutation) => ({ ...mutation, kind })))
  const withoutPermits = quoteKinds.filter((kind) => kind !== 'permit')
  const withoutDeposits = withoutPermits.filter((kind) => kind !== 'deposit' && kind !== 'openDeposit')
  return [
    ...on(anyQuoteMutations, withoutPermits),
    ...on(transactionMutations, withoutPermits),
    ...on(walletPaidMutations, withoutDeposits),
    ...tokenMutations,
    ...callMutations,
    ...parameterMutations,
    ...depositMutations,
    ...orderMutations,
    ...routerMutations,
    ...signatureMutations,
  ]
}
