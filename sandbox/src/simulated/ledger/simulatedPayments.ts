import type { Address } from 'viem'
import type { LedgerPayment, LedgerPayments, LedgerReceipt } from '../../domain/ledger/ledger.ts'
import type { PaymentAction } from '../../errors.ts'
import type { SimulatedChain } from '../chain/simulatedChain.ts'
import { createSimulatedPayer, type SimulatedPayer } from './createSimulatedPayer.ts'

/** Pays on the chain of each payment: the sponsor its share, the solver everything else. */
export function simulatedPayments(
  chainOf: (chainId: number) => SimulatedChain,
  accounts: { solver: Address; sponsor: Address },
): LedgerPayments {
  return {
    pull: (payment) => pay('pull', payment),
    sweep: (payment) => pay('sweep', payment),
    collect: (payment) => pay('collect', payment),
    async simulateFill(payment) {
      payerOf(payment).simulate('fill', payment)
    },
    fill: (payment) => pay('fill', payment),
    refund: (payment) => pay('refund', payment),
  }

  async function pay(action: PaymentAction, payment: LedgerPayment): Promise<LedgerReceipt> {
    return payerOf(payment).pay(action, payment)
  }

  function payerOf({ chainId }: LedgerPayment): SimulatedPayer {
    return createSimulatedPayer(chainOf(chainId), accounts)
  }
}
