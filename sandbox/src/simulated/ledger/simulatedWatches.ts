import { zeroAddress } from 'viem'
import type { LedgerDeposit, LedgerWatches } from '../../domain/ledger/ledger.ts'
import { readRequestId } from '../../domain/ledger/readRequestId.ts'
import type { MinedTransaction, SimulatedChain } from '../chain/simulatedChain.ts'
import { toLedgerReceipt } from '../chain/toLedgerReceipt.ts'

/** Watches every transaction as soon as it is mined. */
export function simulatedWatches(chains: readonly SimulatedChain[]): LedgerWatches {
  return {
    watchDeposits: (onDeposit) =>
      watch((chain, transaction) => {
        for (const deposit of depositsIn(chain, transaction)) onDeposit(deposit)
      }),
    watchCalls: (onCall) =>
      watch((chain, transaction) => {
        const { from, to, data, value, status } = transaction
        const requestId = readRequestId(data)
        if (!to || !requestId) return
        const receipt = toLedgerReceipt(chain, transaction)
        onCall({ ...receipt, requestId, chainId: chain.chain.id, from, to, data, value, status })
      }),
    watchTransfers: (onTransfer) =>
      watch((chain, transaction) => {
        for (const [index, transfer] of transaction.transfers.entries()) {
          onTransfer({ ...toLedgerReceipt(chain, transaction), chainId: chain.chain.id, ...transfer, index })
        }
      }),
  }

  function watch(onMined: (chain: SimulatedChain, transaction: MinedTransaction) => void): () => void {
    const stops = chains.map((chain) => chain.subscribe((transaction) => onMined(chain, transaction)))
    return () => {
      for (const stop of stops) stop()
    }
  }
}

function depositsIn(chain: SimulatedChain, transaction: MinedTransaction): LedgerDeposit[] {
  return transaction.events.flatMap((event, logIndex) =>
    event.eventName === 'RelayNativeDeposit' || event.eventName === 'RelayErc20Deposit'
      ? {
          ...toLedgerReceipt(chain, transaction),
          orderId: event.args.id,
          chainId: chain.chain.id,
          depositor: event.args.from,
          currency: event.eventName === 'RelayErc20Deposit' ? event.args.token : zeroAddress,
          amount: event.args.amount,
          logIndex,
        }
      : [],
  )
}
