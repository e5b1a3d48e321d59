import type { Hash } from 'viem'
import { toPaymentCall } from '../../contracts/calls/toPaymentCall.ts'
import type { LedgerPayment } from '../../domain/ledger/ledger.ts'
import type { PaymentAction } from '../../errors.ts'
import type { ChainPublicClient, ChainWalletClient } from '../clients/createChainClients.ts'
import type { LocalChain } from '../startChains.ts'

/** A chain, with the clients of the account that pays. */
export interface SolverChain {
  chain: LocalChain
  client: ChainPublicClient
  wallet: ChainWalletClient
}

/** Simulates a payment; returns a function that sends it. */
export async function preparePayment(
  { chain, client, wallet }: SolverChain,
  action: PaymentAction,
  payment: LedgerPayment,
): Promise<() => Promise<Hash>> {
  const authorizations = payment.calls?.authorizations ?? []
  const { request } = await client.simulateContract({
    ...toPaymentCall(chain, action, payment),
    account: wallet.account,
    // So that a payment that is sent but not mined yet counts, too.
    blockTag: 'pending',
    ...(authorizations.length > 0 && { authorizationList: [...authorizations] }),
  })
  return () => wallet.writeContract(request)
}
