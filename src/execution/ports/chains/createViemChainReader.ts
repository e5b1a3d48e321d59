import { checkChange, type Kinds } from '../../../errors/checks/checkKinds.ts'
import { checkObject } from '../../../errors/checks/checkObject.ts'
import {
  BaseError,
  createClient,
  ExecutionRevertedError,
  numberToHex,
  TransactionNotFoundError,
  type Chain,
  type Client,
  type Transport,
} from 'viem'
import {
  call,
  getBalance,
  getBlock,
  getBlockNumber,
  getCode,
  getTransaction,
  getTransactionCount,
} from 'viem/actions'
import { ChainNotConfiguredError } from '../../../errors/execution.ts'
import { systemClock } from '../../../utils/time/clock.ts'
import type { ChainReader } from './chainReader.ts'
import { readErc20Allowance, readErc20Balance } from './readErc20.ts'
import { readMaxNetworkFee } from './readMaxNetworkFee.ts'
import { readPermit } from './readPermit.ts'
import { readToken } from './readToken.ts'
import { callOf, waitForReceipt } from './waitForReceipt.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'

export interface CreateViemChainReaderParameters {
  chains: readonly Chain[]
  /** How to reach each chain, by chain ID. Chains without a transport aren't read. */
  transports: Readonly<Record<number, Transport>>
  /** How often a pending transaction is looked up at first, in milliseconds. @default viem's, which depends on the chain */
  pollingIntervalMs?: number | undefined
  /** Confirmations that a transaction needs, including its own block, by chain ID. @default 1 */
  confirmations?: Readonly<Record<number, number>> | undefined
}

const optionKinds: Kinds<keyof CreateViemChainReaderParameters> = {
  chains: 'chains',
  transports: 'transports',
  pollingIntervalMs: 'milliseconds',
  confirmations: 'confirmations',
}

/**
 * Reads chains through the viem transports that you pass. No other host is called.
 *
 * @example
 * const reader = createViemChainReader({ chains: [mainnet, base], transports: { 1: http(), 8453: http() } })
 *
 * @throws {InvalidArgumentError} naming the first invalid parameter.
 */
export function createViemChainReader(parameters: CreateViemChainReaderParameters): ChainReader {
  checkChange('createViemChainReader', parameters, optionKinds, 'parameters')
  checkObject(parameters, 'createViemChainReader', 'parameters', { fields: ['chains', 'transports'] })
  const { chains, transports, pollingIntervalMs, confirmations = {} } = parameters
  const clients = new Map<number, Client<Transport, Chain>>()

  function clientOf(chainId: number): Client<Transport, Chain> {
    const known = clients.get(chainId)
    if (known) return known
    const chain = chains.find(({ id }) => id === chainId)
    const transport = transports[chainId]
    if (!chain || !transport) throw new ChainNotConfiguredError({ chainId })
    // A contract must not trigger requests to other hosts (ERC-3668).
    const client = createClient({ chain, transport, pollingInterval: pollingIntervalMs, ccipRead: false })
    clients.set(chainId, client)
    return client
  }

  return {
    has: (chainId) => transports[chainId] !== undefined && chains.some(({ id }) => id === chainId),
    async getBalance({ chainId, token, account }) {
      const client = clientOf(chainId)
      if (token === zeroAddress) return getBalance(client, { address: account })
      return readErc20Balance(client, token, account)
    },
    getAllowance: async ({ chainId, ...allowance }) => readErc20Allowance(clientOf(chainId), allowance),
    getToken: async ({ chainId, token }) => readToken(clientOf(chainId), token),
    getMaxNetworkFee: async ({ chainId, gas }) => readMaxNetworkFee(clientOf(chainId), gas),
    getTransactionCount: async ({ chainId, account, blockTag = 'pending' }) =>
      getTransactionCount(clientOf(chainId), { address: account, blockTag }),
    async getConfirmedTransactionCount({ chainId, account: address }) {
      const client = clientOf(chainId)
      const depth = BigInt(confirmations[chainId] ?? 1)
      if (depth <= 1n) return getTransactionCount(client, { address, blockTag: 'latest' })
      const blockNumber = (await getBlockNumber(client, { cacheTime: 0 })) + 1n - depth
      return blockNumber < 0n ? 0 : getTransactionCount(client, { address, blockNumber })
    },
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
    async waitForTransaction({ chainId, transactionHash }, { signal, onReorganized, pause } = {}) {
      const client = clientOf(chainId)
      const { pollingInterval } = client
      return waitForReceipt(client, {
        transactionHash,
        confirmations: confirmations[chainId] ?? 1,
        pause: () => (pause ? pause(pollingInterval) : systemClock.sleep(pollingInterval, signal)),
        signal,
        onReorganized,
      })
    },
  }
}

/** Why a call reverted. Any other error is thrown again, since it says nothing about the transaction. */
function revertReason(error: unknown): string | undefined {
  const revert = error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError)
  if (!(revert instanceof ExecutionRevertedError)) throw error
  return revert.details.match(/^execution reverted:? *(.+)$/i)?.[1]
}
