import { checkObject } from '../../../errors/checks/checkObject.ts'
import {
  BaseError,
  createClient,
  custom,
  ExecutionRevertedError,
  numberToHex,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Chain,
  type Client,
  type Transaction,
  type Transport,
} from 'viem'
import {
  call,
  getBalance,
  getBlock,
  getCode,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  waitForTransactionReceipt,
  type ReplacementReturnType,
} from 'viem/actions'
import { ChainNotConfiguredError } from '../../../errors/execution.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import type { ChainReader, TransactionCall, TransactionOutcome } from './chainReader.ts'
import { isSameCall } from './isSameCall.ts'
import { readErc20Allowance, readErc20Balance } from './readErc20.ts'
import { readMaxNetworkFee } from './readMaxNetworkFee.ts'
import { readPermit } from './readPermit.ts'
import { readToken } from './readToken.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'

export interface CreateViemChainReaderParameters {
  chains: readonly Chain[]
  /** How to reach each chain, by chain id. Chains without one are not read. */
  transports: Readonly<Record<number, Transport>>
  /** How often a pending transaction is looked up, in milliseconds. The default of viem follows the chain. */
  pollingIntervalMs?: number | undefined
  /** Blocks that a transaction must be under, its own included, by chain id. @default 1 */
  confirmations?: Readonly<Record<number, number>> | undefined
}

/**
 * Reads chains through viem transports that the integrator gives. No other host is called.
 *
 * @example
 * const reader = createViemChainReader({ chains: [mainnet, base], transports: { 1: http(), 8453: http() } })
 */
export function createViemChainReader(parameters: CreateViemChainReaderParameters): ChainReader {
  checkObject(parameters, 'createViemChainReader', 'parameters', { fields: ['chains', 'transports'] })
  const { chains, transports, pollingIntervalMs, confirmations = {} } = parameters
  const clients = new Map<number, Client<Transport, Chain>>()

  function clientOf(chainId: number): Client<Transport, Chain> {
    const known = clients.get(chainId)
    if (known) return known
    const chain = chains.find(({ id }) => id === chainId)
    const transport = transports[chainId]
    if (!chain || !transport) throw new ChainNotConfiguredError({ chainId })
    // A contract must not lead to other hosts (ERC-3668).
    const client = createClient({ chain, transport, pollingInterval: pollingIntervalMs, ccipRead: false })
    clients.set(chainId, client)
    return client
  }

  return {
    has: (chainId) => transports[chainId] !== undefined && chains.some(({ id }) => id === chainId),
    async getBalance({ chainId, currency, account }) {
      const client = clientOf(chainId)
      if (currency === zeroAddress) return getBalance(client, { address: account })
      return readErc20Balance(client, currency, account)
    },
    getAllowance: async ({ chainId, ...allowance }) => readErc20Allowance(clientOf(chainId), allowance),
    getToken: async ({ chainId, address }) => readToken(clientOf(chainId), address),
    getMaxNetworkFee: async ({ chainId, gas }) => readMaxNetworkFee(clientOf(chainId), gas),
    getTransactionCount: async ({ chainId, account, blockTag = 'pending' }) =>
      getTransactionCount(clientOf(chainId), { address: account, blockTag }),
    hasTransaction: async ({ chainId, transactionHash }) =>
      getTransaction(clientOf(chainId), { hash: transactionHash }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof TransactionNotFoundError) return false
          throw error
        },
      ),
    getTransaction: async ({ chainId, transactionHash }) =>
      getTransaction(clientOf(chainId), { hash: transactionHash }).then(callOf, (error: unknown) => {
        if (error instanceof TransactionNotFoundError) return undefined
        throw error
      }),
    getCode: async ({ chainId, address }) => getCode(clientOf(chainId), { address }),
    async simulateTransaction({ chainId, from, to, data, value }) {
      try {
        await call(clientOf(chainId), { account: from, to, data, value })
        return { status: 'success' }
      } catch (error) {
        return { status: 'reverted', reason: revertReason(error) }
      }
    },
    isPermitUsed: async ({ chainId, ...permit }) => readPermit(clientOf(chainId), permit),
    getChainTime: async ({ chainId }) => Number((await getBlock(clientOf(chainId))).timestamp) * 1000,
    async getBlock({ chainId, number: blockNumber }) {
      const { number, timestamp } = await getBlock(
        clientOf(chainId),
        blockNumber === undefined ? {} : { blockNumber },
      )
      return { number, timeMs: Number(timestamp) * 1000 }
    },
    getLogs: async ({ chainId, address, topics, fromBlock, toBlock }) =>
      clientOf(chainId).request({
        method: 'eth_getLogs',
        params: [
          {
            address,
            topics: topics.map((topic) => (typeof topic === 'string' ? topic : [...topic])),
            fromBlock: numberToHex(fromBlock),
            toBlock: numberToHex(toBlock),
          },
        ],
      }),
    blockTimeMs: (chainId) => chains.find(({ id }) => id === chainId)?.blockTime,
    async waitForTransaction({ chainId, transactionHash }, { signal, onReorganised } = {}) {
      const client = withoutAnswersAfter(clientOf(chainId), signal)
      let hash = transactionHash
      let replacement: TransactionOutcome['replacement']
      for (;;) {
        const receipt = await raceAbort(
          waitForTransactionReceipt(client, {
            hash,
            confirmations: confirmations[chainId] ?? 1,
            // Slow is not failed: the wait ends with the transaction or with the caller, never by a clock.
            timeout: 0,
            onReplaced: (told) => {
              replacement = reasonOf(told)
            },
          }),
          signal,
        )
        // The receipt above is from before the last blocks; a chain may have been reorganised under it.
        const latest = await getTransactionReceipt(client, { hash: receipt.transactionHash }).catch(orGone)
        if (latest) return { status: latest.status, transactionHash: latest.transactionHash, replacement }
        onReorganised?.()
        hash = receipt.transactionHash
        signal?.throwIfAborted()
      }
    },
  }
}

/**
 * Why a transaction was replaced. viem compares calldata to the letter, where wallets put marks of their own behind it and let
 * approvals be edited; and it takes any call of an account by itself for a cancellation, which may be one with code.
 */
function reasonOf({
  reason,
  replacedTransaction,
  transaction,
}: ReplacementReturnType): TransactionOutcome['replacement'] {
  const [before, after] = [callOf(replacedTransaction), callOf(transaction)]
  if (isSameCall(after, before) || isSameCall(before, after)) return 'repriced'
  return reason === 'cancelled' && after.data !== '0x' ? 'replaced' : reason
}

function callOf({ from, to, input, value }: Transaction): TransactionCall {
  return { from, to: to ?? undefined, data: input, value }
}

/**
 * A client whose requests stay without an answer once the signal has aborted. What viem polls by waits for the last
 * answer before it asks again, so that nothing more is asked, and no timer is left.
 */
function withoutAnswersAfter(
  client: Client<Transport, Chain>,
  signal: AbortSignal | undefined,
): Client<Transport, Chain> {
  if (!signal) return client
  const { chain, pollingInterval } = client
  return createClient({
    chain,
    pollingInterval,
    ccipRead: false,
    transport: custom(
      {
        request: (request) =>
          signal.aborted ? new Promise<never>(() => {}) : client.request(request as never),
      },
      { retryCount: 0 },
    ),
  })
}

/** Why a call reverted; anything else that went wrong is thrown again, and says nothing of the transaction. */
function revertReason(error: unknown): string | undefined {
  const revert = error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError)
  if (!(revert instanceof ExecutionRevertedError)) throw error
  return revert.details.match(/^execution reverted:? *(.+)$/i)?.[1]
}

function orGone(error: unknown): undefined {
  if (!(error instanceof TransactionReceiptNotFoundError)) throw error
}
