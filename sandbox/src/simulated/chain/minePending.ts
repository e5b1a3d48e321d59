import type { Address } from 'viem'
import type { PendingTransaction, TransactionPool } from './transactionPool.ts'

/**
 * Mines pending transactions, each account's in the order of their nonces; returns whether any was mined.
 *
 * @param mine Mines one; false if it can't be mined now, so that it stays pending.
 */
export function minePending(
  pool: TransactionPool,
  {
    from: only,
    nonceOf,
    mine,
  }: {
    /** Mines only this account's transactions. @default all accounts */
    from?: Address | undefined
    /** The nonce of an account's next transaction. */
    nonceOf: (account: Address) => bigint
    mine: (transaction: PendingTransaction) => boolean
  },
): boolean {
  const stuck = new Set<PendingTransaction>()
  let hasMined = false
  for (;;) {
    const waiting = only ? pool.of(only) : pool.all()
    const next = waiting.find((one) => one.nonce === nonceOf(one.from) && !stuck.has(one))
    if (!next) return hasMined
    if (mine(next)) hasMined = true
    else stuck.add(next)
  }
}
