import type { Address } from 'viem'
import type { LedgerReceipt } from '../../domain/ledger/ledger.ts'
import { depositOf, fillOf, refundsOf } from '../../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'

/** Writes the onchain deposit and payout of a request. */
export function toRecordProtocol(request: ServiceRequest, solver: Address) {
  const { orderId, terms } = request
  const { currencyIn, currencyOut } = terms
  const deposit = depositOf(request)
  const fill = fillOf(request)
  // Self-executed transactions involve neither the depository nor the solver.
  const isDeposited = deposit && !terms.isSelfExecuted && (!deposit.sentTo || deposit.sweep)
  const place = ({ chainId, transactionHash }: LedgerReceipt & { chainId: number }) => ({
    chainId,
    transactionId: transactionHash,
  })
  return {
    orderId,
    hubType: 'onchain',
    isWithdrawable: false,
    solver: { address: solver, protocolChainId: currencyIn.chainId, chainId: currencyOut.chainId },
    deposit: {
      origin: isDeposited
        ? {
            amount: deposit.amount.toString(),
            chainId: deposit.chainId,
            currency: deposit.currency,
            depositor: deposit.depositor,
            depository: terms.depository,
            onchainId: orderId,
            transactionId: (deposit.sweep ?? deposit).transactionHash,
          }
        : null,
    },
    settlement: {
      destination: {
        fills: fill && !terms.isSelfExecuted ? [place(fill)] : [],
        refunds: refundsOf(request).map((refund) => place(refund)),
      },
    },
  }
}
