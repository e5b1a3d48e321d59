import {
  decodeErrorResult,
  encodeFunctionData,
  isAddressEqual,
  zeroAddress,
  type Address,
  type Hex,
  type LocalAccount,
} from 'viem'
import {
  callFillerAbi,
  callRunnerAbi,
  depositAddressesAbi,
  depositoryAbi,
} from '../contracts/generated/abis.ts'
import type { Ledger, LedgerDeposit, LedgerPayment, LedgerReceipt } from '../domain/ledger/ledger.ts'
import { readRequestId } from '../domain/ledger/readRequestId.ts'
import { PaymentRefusedError, UnknownChainError, type PaymentAction, type PaymentRefusal } from '../errors.ts'
import { gasFees } from './chain/runTransaction.ts'
import type { MinedTransaction, SimulatedChain } from './chain/simulatedChain.ts'
import type { Call } from './contracts/call.ts'
import { isSignedByAccount } from './contracts/executeAccount.ts'
import { depositAddressOf } from './contracts/executeDepositAddresses.ts'
import { toSwapState } from './contracts/executeSwapSource.ts'
import { Revert } from './contracts/revert.ts'

/** The simulated chains, as the service sees them. */
export function createSimulatedLedger(
  chains: readonly SimulatedChain[],
  { solver: solverAccount, sponsor }: { solver: LocalAccount; sponsor: Address },
): Ledger {
  const solver = solverAccount.address
  return {
    chains: chains.map(({ chain }) => chain),
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
      chainOf(chainId)
      const { maxFeePerGas, maxPriorityFeePerGas } = gasFees
      return { maxFeePerGas, maxPriorityFeePerGas }
    },
    async blockNumber(chainId) {
      return chainOf(chainId).latestBlock().number
    },
    watchDeposits(onDeposit) {
      const stops = chains.map((chain) =>
        chain.subscribe((transaction) => {
          for (const deposit of depositsIn(chain, transaction)) onDeposit(deposit)
        }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    watchCalls(onCall) {
      const stops = chains.map((chain) =>
        chain.subscribe((transaction) => {
          const { from, to, data, value, status } = transaction
          const requestId = readRequestId(data)
          if (!to || !requestId) return
          onCall({
            ...receiptOf(chain, transaction),
            requestId,
            chainId: chain.chain.id,
            from,
            to,
            data,
            value,
            status,
          })
        }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    async depositAddressOf(chainId, addressId) {
      return depositAddressOf(chainOf(chainId).chain, addressId)
    },
    watchTransfers(onTransfer) {
      const stops = chains.map((chain) =>
        chain.subscribe((transaction) => {
          for (const [index, transfer] of transaction.transfers.entries()) {
            onTransfer({ ...receiptOf(chain, transaction), chainId: chain.chain.id, ...transfer, index })
          }
        }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
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
    async pull(payment) {
      const { requestId, currency, amount, authorization } = payment
      if (!authorization) throw new TypeError('A pull needs an authorization.')
      const { owner, validBefore, signature } = authorization
      const data = encodeFunctionData({
        abi: depositoryAbi,
        functionName: 'depositWithAuthorization',
        args: [requestId, currency, owner, amount, validBefore, signature],
      })
      return pay('pull', payment, { data, value: 0n })
    },
    async sweep(payment) {
      const { addressId, requestId, amount } = payment
      if (!addressId) throw new TypeError('A sweep needs the id of its deposit address.')
      const data = encodeFunctionData({
        abi: depositAddressesAbi,
        functionName: 'sweep',
        args: [addressId, requestId, amount],
      })
      return pay('sweep', payment, { data, value: 0n })
    },
    async collect(payment) {
      const isNative = isAddressEqual(payment.currency, zeroAddress)
      const { requestId, currency, amount } = payment
      const data = isNative
        ? encodeFunctionData({ abi: depositoryAbi, functionName: 'depositNative', args: [requestId] })
        : encodeFunctionData({
            abi: depositoryAbi,
            functionName: 'depositErc20',
            args: [requestId, currency, amount],
          })
      return pay('collect', payment, { data, value: isNative ? amount : 0n })
    },
    async simulateFill(payment) {
      attempt('fill', payment, toFillCall(payment), (simulated, call) => simulated.call(call))
    },
    async fill(payment) {
      return pay('fill', payment, toFillCall(payment))
    },
    async refund(payment) {
      const { requestId, currency, recipient, amount } = payment
      const data = encodeFunctionData({
        abi: depositoryAbi,
        functionName: 'refund',
        args: [requestId, currency, recipient, amount],
      })
      return pay('refund', payment, { data, value: 0n })
    },
  }

  function chainOf(chainId: number): SimulatedChain {
    const found = chains.find(({ chain }) => chain.id === chainId)
    if (found) return found
    throw new UnknownChainError({ chainId, knownChainIds: chains.map(({ chain }) => chain.id) })
  }

  function pay(
    action: PaymentAction,
    payment: LedgerPayment,
    { data, value }: Pick<Call, 'data' | 'value'>,
  ): LedgerReceipt {
    return attempt(action, payment, { data, value }, (simulated, call) => {
      simulated.call(call)
      return receiptOf(simulated, simulated.send(call))
    })
  }

  /** Runs the call that makes a payment, or says why it is refused. */
  function attempt<result>(
    action: PaymentAction,
    payment: LedgerPayment,
    { data, value }: Pick<Call, 'data' | 'value'>,
    run: (simulated: SimulatedChain, call: Call) => result,
  ): result {
    const simulated = chainOf(payment.chainId)
    const from = action === 'collect' ? sponsor : solver
    const { depository, depositAddresses, callFiller } = simulated.chain
    const to = action === 'sweep' ? depositAddresses : payment.calls ? callFiller : depository
    try {
      return run(simulated, { from, to, data, value })
    } catch (cause) {
      const owner = payment.authorization?.owner
      const payer = action === 'refund' ? depository : (owner ?? from)
      const isShort =
        (action !== 'sweep' && simulated.balanceOf(payment.currency, payer) < payment.amount) ||
        simulated.balanceOf(zeroAddress, from) < value
      throw new PaymentRefusedError({
        action,
        reason: reasonOf(cause, isShort),
        ...revertOf(cause),
        payment,
        cause,
      })
    }
  }
}

/** The call of the solver that makes a fill. */
function toFillCall(payment: LedgerPayment): Pick<Call, 'data' | 'value'> {
  const isNative = isAddressEqual(payment.currency, zeroAddress)
  const { requestId, recipient, currency, amount, calls } = payment
  const value = isNative ? amount : (payment.topup ?? 0n)
  if (calls) {
    const args = [requestId, currency, amount, recipient, calls.calls, calls.gas ?? 0n] as const
    return { data: encodeFunctionData({ abi: callFillerAbi, functionName: 'fillCalls', args }), value }
  }
  const data = isNative
    ? encodeFunctionData({ abi: depositoryAbi, functionName: 'fillNative', args: [requestId, recipient] })
    : encodeFunctionData({
        abi: depositoryAbi,
        functionName: 'fillErc20',
        args: [requestId, currency, recipient, amount],
      })
  return { data, value }
}

function reasonOf(cause: unknown, isShort: boolean): PaymentRefusal {
  const errorName = cause instanceof Revert ? cause.errorName : undefined
  if (errorName && paidErrors.has(errorName)) return 'alreadyPaid'
  if (errorName === 'CallFailed') return 'callFailed'
  if (isShort || errorName === 'NotEnoughFunds') return 'notEnoughFunds'
  return errorName === 'TransferFailed' ? 'transferFailed' : 'reverted'
}

/** What reverted: one of a fill's calls, or all of it. */
function revertOf(cause: unknown): { callIndex?: number; revertData?: Hex } {
  if (!(cause instanceof Revert)) return {}
  if (cause.errorName !== 'CallFailed') return { revertData: cause.data }
  const { args } = decodeErrorResult({ abi: callFailedAbi, data: cause.data })
  const [index, revertData] = args
  return { callIndex: Number(index), revertData }
}

const callFailedAbi = callRunnerAbi.filter((item) => item.type === 'error' && item.name === 'CallFailed')

/** A request that was filled, refunded or swept, or an authorization that was used. */
const paidErrors: ReadonlySet<string> = new Set([
  'AlreadyFilled',
  'AlreadyRefunded',
  'AlreadySwept',
  'AuthorizationSpent',
])

function depositsIn(chain: SimulatedChain, transaction: MinedTransaction): LedgerDeposit[] {
  return transaction.events.flatMap((event, logIndex) =>
    event.eventName === 'Deposited'
      ? {
          ...receiptOf(chain, transaction),
          requestId: event.args.id,
          chainId: chain.chain.id,
          depositor: event.args.depositor,
          currency: event.args.currency,
          amount: event.args.amount,
          logIndex,
        }
      : [],
  )
}

function receiptOf(chain: SimulatedChain, transaction: MinedTransaction): LedgerReceipt {
  return {
    transactionHash: transaction.hash,
    blockNumber: transaction.blockNumber,
    timestamp: chain.blockAt(transaction.blockNumber)?.timestamp ?? 0,
    fee: transaction.gasUsed * transaction.effectiveGasPrice,
  }
}
