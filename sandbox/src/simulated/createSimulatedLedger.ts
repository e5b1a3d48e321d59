import { zeroAddress, type Address, type LocalAccount } from 'viem'
import type { Ledger, LedgerDeposit } from '../domain/ledger/ledger.ts'
import { readRequestId } from '../domain/ledger/readRequestId.ts'
import { UnknownChainError } from '../errors.ts'
import { gasFeesOf } from './chain/runTransaction.ts'
import type { MinedTransaction, SimulatedChain } from './chain/simulatedChain.ts'
import { toLedgerReceipt } from './chain/toLedgerReceipt.ts'
import { isSignedByAccount } from './contracts/accounts/executeAccount.ts'
import { depositAddressOf } from './contracts/service/executeDepositAddresses.ts'
import { toSwapState } from './contracts/executeSwapSource.ts'
import { createSimulatedPayer, type SimulatedPayer } from './createSimulatedPayer.ts'

/** The simulated chains, as the service sees them. */
export function createSimulatedLedger(
  simulatedChains: readonly SimulatedChain[],
  { solver: solverAccount, sponsor }: { solver: LocalAccount; sponsor: Address },
): Ledger {
  const solver = solverAccount.address
  const chains = simulatedChains.map(({ chain }) => chain)
  const payers = simulatedChains.map((chain) => ({
    chain,
    payer: createSimulatedPayer(chain, { solver, sponsor }),
  }))
  return {
    chains,
    solver,
    sponsor,
    takesAuthorizations: false,
    sign: (hash) => solverAccount.signMessage({ message: { raw: hash } }),
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
    async depositAddressOf(chainId, addressId) {
      return depositAddressOf(chainOf(chainId).chain, addressId)
    },
    watchTransfers: (onTransfer) =>
      watch((chain, transaction) => {
        for (const [index, transfer] of transaction.transfers.entries()) {
          onTransfer({ ...toLedgerReceipt(chain, transaction), chainId: chain.chain.id, ...transfer, index })
        }
      }),
    async hasTransaction(chainId, transactionHash) {
      return chainOf(chainId).transactionOf(transactionHash) !== undefined
    },
    async dropBlocks(chainId, fromBlock) {
      const chain = chainOf(chainId)
      chain.reorg(Number(chain.latestBlock().number - fromBlock) + 1, { transactions: 'lose' })
    },
    async isSignedBy({ chainId, account, hash, signature }) {
      return isSignedByAccount(chainOf(chainId).codes.of(account), account, hash, signature)
    },
    async simulateFill(payment) {
      payerOf(payment.chainId).simulate('fill', payment)
    },
    pull: async (payment) => payerOf(payment.chainId).pay('pull', payment),
    sweep: async (payment) => payerOf(payment.chainId).pay('sweep', payment),
    collect: async (payment) => payerOf(payment.chainId).pay('collect', payment),
    fill: async (payment) => payerOf(payment.chainId).pay('fill', payment),
    refund: async (payment) => payerOf(payment.chainId).pay('refund', payment),
  }

  function find(chainId: number): { chain: SimulatedChain; payer: SimulatedPayer } {
    const found = payers.find(({ chain }) => chain.chain.id === chainId)
    if (found) return found
    throw new UnknownChainError({ chainId, knownChainIds: chains.map(({ id }) => id) })
  }

  function chainOf(chainId: number): SimulatedChain {
    return find(chainId).chain
  }

  function payerOf(chainId: number): SimulatedPayer {
    return find(chainId).payer
  }

  /** Hears of every transaction of every chain that is mined; returns a function that ends it. */
  function watch(onMined: (chain: SimulatedChain, transaction: MinedTransaction) => void): () => void {
    const stops = simulatedChains.map((chain) =>
      chain.subscribe((transaction) => onMined(chain, transaction)),
    )
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
