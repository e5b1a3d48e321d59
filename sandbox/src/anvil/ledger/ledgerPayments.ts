import type { LedgerPayments } from '../../domain/ledger/ledger.ts'
import type { ConnectedChains } from './connectChains.ts'

/** Pays on the chain of each payment: the sponsor its share, the solver everything else. */
export function ledgerPayments({ find }: ConnectedChains): LedgerPayments {
  return {
    pull: async (payment) => find(payment.chainId).solver.pay('pull', payment),
    sweep: async (payment) => find(payment.chainId).solver.pay('sweep', payment),
    collect: async (payment) => find(payment.chainId).sponsor.pay('collect', payment),
    simulateFill: async (payment) => find(payment.chainId).solver.simulate('fill', payment),
    fill: async (payment) => find(payment.chainId).solver.pay('fill', payment),
    refund: async (payment) => find(payment.chainId).solver.pay('refund', payment),
  }
}
