import { TransactionReceiptNotFoundError } from 'viem'
import { depositAddressesAbi, erc20Abi } from '../../contracts/generated/abis.ts'
import type { LedgerReads } from '../../domain/ledger/ledger.ts'
import { readBalance } from '../readers/readBalance.ts'
import { readSwapState } from '../readers/readSwapState.ts'
import type { ConnectedChains } from './connectChains.ts'

/** Reads balances, prices, transactions and signatures from the chains. */
export function ledgerReads({ find }: ConnectedChains): LedgerReads {
  return {
    async balanceOf(chainId, currency, account) {
      return readBalance(find(chainId).client, currency, account)
    },
    async allowanceOf({ chainId, token, owner, spender }) {
      const args = [owner, spender] as const
      const call = { address: token, abi: erc20Abi, functionName: 'allowance', args } as const
      return find(chainId).client.readContract(call)
    },
    async readSwap(swap) {
      return readSwapState(find(swap.chainId).client, swap)
    },
    async gasPrice(chainId) {
      const { maxFeePerGas, maxPriorityFeePerGas } = await find(chainId).client.estimateFeesPerGas()
      return { maxFeePerGas, maxPriorityFeePerGas }
    },
    async blockNumber(chainId) {
      return find(chainId).client.getBlockNumber()
    },
    async depositAddressOf(chainId, addressId) {
      const { chain, client } = find(chainId)
      return client.readContract({
        address: chain.depositAddresses,
        abi: depositAddressesAbi,
        functionName: 'addressOf',
        args: [addressId],
      })
    },
    async hasTransaction(chainId, hash) {
      const { client } = find(chainId)
      try {
        return (await client.getTransactionReceipt({ hash })).status === 'success'
      } catch (error) {
        if (error instanceof TransactionReceiptNotFoundError) return false
        throw error
      }
    },
    async isSignedBy({ chainId, account, hash, signature }) {
      return find(chainId).client.verifyHash({ address: account, hash, signature })
    },
  }
}
