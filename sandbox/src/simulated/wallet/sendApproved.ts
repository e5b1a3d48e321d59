import type { Hex } from 'viem'
import type { TransactionRequest } from '../chain/runTransaction.ts'
import type { SimulatedChain } from '../chain/simulatedChain.ts'
import type { PendingTransaction } from '../chain/transactionPool.ts'
import type { BatchCall } from '../contracts/accounts/accountAbi.ts'
import { transferGas } from '../contracts/execute.ts'
import { toTransaction } from './accounts/walletAccounts.ts'
import type { ApproveReply } from './prompts/promptReply.ts'

/**
 * Sends an approved transaction; returns its hash.
 *
 * @throws {RpcError} when a node would reject it.
 */
export function sendApproved(
  chain: SimulatedChain,
  request: TransactionRequest,
  outcome: ApproveReply['outcome'] = 'sent',
): Hex {
  const transaction = toTransaction(chain, request)
  switch (outcome) {
    case 'sent':
      return chain.submit(transaction)
    case 'reverts':
      // Enough gas for a plain transfer, but for no contract call.
      return chain.submit({ ...transaction, gas: transferGas })
    case 'dropped':
      return chain.hashOf(transaction)
    default:
      return outcome satisfies never
  }
}

/**
 * Replaces a pending transaction with another with a higher fee; returns its hash.
 *
 * @throws {TypeError} when no chain has such a pending transaction.
 */
export function replacePending(
  chains: readonly SimulatedChain[],
  hash: Hex,
  change: (pending: PendingTransaction) => BatchCall,
): Hex {
  for (const chain of chains) {
    const pending = chain.pendingOf(hash)
    if (!pending) continue
    const { from, nonce, maxFeePerGas, maxPriorityFeePerGas } = pending
    const { to, value, data } = change(pending)
    return chain.submit({
      from,
      to,
      value,
      data,
      nonce,
      maxFeePerGas: 2n * maxFeePerGas,
      maxPriorityFeePerGas: 2n * maxPriorityFeePerGas,
    })
  }
  throw new TypeError(`No transaction ${hash} waits to be mined.`)
}
