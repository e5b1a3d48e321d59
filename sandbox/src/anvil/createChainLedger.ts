import { createTestClient, http, TransactionReceiptNotFoundError } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { depositAddressesAbi, erc20Abi } from '../contracts/generated/abis.ts'
import { UnknownChainError } from '../errors.ts'
import type { Ledger, LedgerPayment, LedgerReceipt } from '../domain/ledger/ledger.ts'
import type { SandboxAccount } from '../domain/chains/accounts.ts'
import {
  createChainPublicClient,
  createChainWalletClient,
  defaultPollingIntervalMs,
  type ChainPublicClient,
} from './clients/createChainClients.ts'
import { createCallReader } from './readers/createCallReader.ts'
import { createDepositReader } from './readers/createDepositReader.ts'
import { createPayer } from './payments/createPayer.ts'
import { createTransferReader } from './readers/createTransferReader.ts'
import { readBalance } from './readers/readBalance.ts'
import { readSwapState } from './readers/readSwapState.ts'
import type { LocalChain } from './startChains.ts'
import { watchChain, type ChainReader } from './readers/watchChain.ts'

export interface CreateChainLedgerParameters {
  /** The account that fills and refunds; nothing else may send from it. */
  solver: SandboxAccount
  /** The account that pays fees for users; nothing else may send from it. */
  sponsor: SandboxAccount
  /** Milliseconds between looks for new blocks. @default 250 */
  pollingIntervalMs?: number | undefined
  /** Called when a chain could not be read while watching; the watch tries again. */
  onWatchError?: ((error: unknown, chainId: number) => void) | undefined
}

/** What anvil has beyond other nodes. */
interface AnvilRollback {
  Method: 'anvil_rollback'
  Parameters: [depth: number]
  ReturnType: null
}

/** Keeps the sandbox's money on real local chains. */
export function createChainLedger(
  chains: readonly LocalChain[],
  {
    solver,
    sponsor,
    pollingIntervalMs = defaultPollingIntervalMs,
    onWatchError,
  }: CreateChainLedgerParameters,
): Ledger {
  const solverChains = chains.map((chain) => {
    const client = createChainPublicClient(chain, { pollingIntervalMs })
    const wallet = createChainWalletClient(chain, solver)
    const sponsorWallet = createChainWalletClient(chain, sponsor)
    return {
      chain,
      client,
      payer: createPayer({ chain, client, wallet }),
      sponsorPayer: createPayer({ chain, client, wallet: sponsorWallet }),
    }
  })

  function find(chainId: number) {
    const found = solverChains.find(({ chain }) => chain.id === chainId)
    if (!found) throw new UnknownChainError({ chainId, knownChainIds: chains.map(({ id }) => id) })
    return found
  }

  /** Watches all chains; returns a function that ends it. */
  function watch<item>(
    createReader: (client: ChainPublicClient, chain: LocalChain) => ChainReader<item>,
    onItem: (item: item) => void,
  ): () => void {
    const ends = solverChains.map(({ chain, client }) =>
      watchChain(createReader(client, chain), {
        pollingIntervalMs,
        onItem,
        onError: (error) => onWatchError?.(error, chain.id),
      }),
    )
    return () => {
      for (const end of ends) end()
    }
  }

  return {
    chains,
    solver: solver.address,
    sponsor: sponsor.address,
    takesAuthorizations: true,
    sign: (hash) => privateKeyToAccount(solver.privateKey).signMessage({ message: { raw: hash } }),
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
    watchDeposits: (onDeposit) => watch(createDepositReader, onDeposit),
    watchCalls: (onCall) => watch(createCallReader, onCall),
    async depositAddressOf(chainId, addressId) {
      const { chain, client } = find(chainId)
      return client.readContract({
        address: chain.depositAddresses,
        abi: depositAddressesAbi,
        functionName: 'addressOf',
        args: [addressId],
      })
    },
    watchTransfers: (onTransfer) => watch(createTransferReader, onTransfer),
    async hasTransaction(chainId, hash) {
      const { client } = find(chainId)
      try {
        return (await client.getTransactionReceipt({ hash })).status === 'success'
      } catch (error) {
        if (error instanceof TransactionReceiptNotFoundError) return false
        throw error
      }
    },
    async dropBlocks(chainId, fromBlock) {
      const { chain, client } = find(chainId)
      const node = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
      const depth = Number((await client.getBlockNumber()) - fromBlock) + 1
      await node.request<AnvilRollback>({ method: 'anvil_rollback', params: [depth] })
    },
    async isSignedBy({ chainId, account, hash, signature }) {
      return find(chainId).client.verifyHash({ address: account, hash, signature })
    },
    async pull(payment: LedgerPayment): Promise<LedgerReceipt> {
      return find(payment.chainId).payer.pay('pull', payment)
    },
    async sweep(payment: LedgerPayment): Promise<LedgerReceipt> {
      return find(payment.chainId).payer.pay('sweep', payment)
    },
    async collect(payment: LedgerPayment): Promise<LedgerReceipt> {
      return find(payment.chainId).sponsorPayer.pay('collect', payment)
    },
    async simulateFill(payment: LedgerPayment): Promise<void> {
      return find(payment.chainId).payer.simulate('fill', payment)
    },
    async fill(payment: LedgerPayment): Promise<LedgerReceipt> {
      return find(payment.chainId).payer.pay('fill', payment)
    },
    async refund(payment: LedgerPayment): Promise<LedgerReceipt> {
      return find(payment.chainId).payer.pay('refund', payment)
    },
  }
}
