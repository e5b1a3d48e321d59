import type { LedgerReads } from '../../domain/ledger/ledger.ts'
import { gasFeesOf } from '../chain/runTransaction.ts'
import type { SimulatedChain } from '../chain/simulatedChain.ts'
import { isSignedByAccount } from '../contracts/accounts/executeAccount.ts'
import { toSwapState } from '../contracts/executeSwapSource.ts'
import { depositAddressOf } from '../contracts/service/executeDepositAddresses.ts'

/** Reads balances, prices, transactions and signatures from the chains. */
export function simulatedReads(chainOf: (chainId: number) => SimulatedChain): LedgerReads {
  return {
    async balanceOf(chainId, currency, account) {
      return chainOf(chainId).balanceOf(currency, account)
    },
    async allowanceOf({ chainId, token, owner, spender }) {
      return chainOf(chainId).allowanceOf(token, owner, spender)
    },
    async readSwap({ chainId, source, currencyIn, currencyOut }) {
      const simulated = chainOf(chainId)
      const reserveOut = simulated.balanceOf(currencyOut, source.address)
      return toSwapState(simulated.chain, source, { currencyIn, currencyOut, reserveOut })
    },
    async gasPrice(chainId) {
      const { maxFeePerGas, maxPriorityFeePerGas } = gasFeesOf(chainOf(chainId).chain)
      return { maxFeePerGas, maxPriorityFeePerGas }
    },
    async blockNumber(chainId) {
      return chainOf(chainId).latestBlock().number
    },
    async depositAddressOf(chainId, addressId) {
      return depositAddressOf(chainOf(chainId).chain, addressId)
    },
    async hasTransaction(chainId, transactionHash) {
      return chainOf(chainId).transactionOf(transactionHash) !== undefined
    },
    async isSignedBy({ chainId, account, hash, signature }) {
      return isSignedByAccount(chainOf(chainId).codes.of(account), account, hash, signature)
    },
  }
}
