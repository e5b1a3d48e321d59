import {
  TransactionReceiptNotFoundError,
  type Chain,
  type Client,
  type Hex,
  type Transaction,
  type TransactionReceipt,
  type Transport,
} from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import type { TransactionCall, TransactionOutcome } from './chainReader.ts'
import { isSameCall } from './isSameCall.ts'

/** The maximum number of blocks that are searched for a replacement if the node doesn't keep past nonces. */
const maxBlocks = 300n

interface WaitForReceiptParameters {
  transactionHash: Hex
  /** Confirmations that the transaction needs, including its own block. */
  confirmations: number
  /** Waits until the chain should be read again. */
  pause: () => Promise<unknown>
  signal: AbortSignal | undefined
  onReorganized: (() => void) | undefined
}

/**
 * Waits until a transaction, or its replacement, has enough confirmations. Unlike viem's `waitForTransactionReceipt`, which reads every
 * block at a fixed interval, the caller sets the interval, and blocks are read only once the account's nonce has moved on.
 */
export async function waitForReceipt(
  client: Client<Transport, Chain>,
  { transactionHash, confirmations, pause, signal, onReorganized }: WaitForReceiptParameters,
): Promise<TransactionOutcome> {
  const until = <value>(read: Promise<value>): Promise<value> => raceAbort(read, signal)
  const readHeight = () => getBlockNumber(client, { cacheTime: 0 })
  const canBeReplaced = client.chain.supportsTransactionReplacementDetection ?? true
  let hash = transactionHash
  let replacement: TransactionOutcome['replacement']
  /** The transaction as it was sent; undefined until the node knows it. */
  let sent: Transaction | undefined
  /** The newest block up to which no transaction with this nonce was mined. */
  let pendingAt: bigint | undefined
  let wasMined = false
  for (;;) {
    const place = sent && (await until(readPlace(sent.from).catch(none)))
    const receipt = await until(readReceipt(client, hash))
    let isMined = receipt !== undefined
    if (receipt && (await isDeep(receipt, place?.height))) {
      // Read once more: a reorg may have dropped its block, and nodes behind one URL differ.
      const latest = await until(readReceipt(client, hash))
      if (latest) return { status: latest.status, transactionHash: latest.transactionHash, replacement }
      isMined = false
    }
    if ((wasMined || receipt) && !isMined) onReorganized?.()
    else if (!isMined && canBeReplaced && (await followReplacement(place))) continue
    wasMined = isMined
    await until(pause())
  }

  async function isDeep({ blockNumber }: TransactionReceipt, height: bigint | undefined): Promise<boolean> {
    if (confirmations <= 1) return true
    return (height ?? (await until(readHeight()))) - blockNumber + 1n >= confirmations
  }

  /** The newest block's number, and the account's number of mined transactions at that block or a later one. */
  async function readPlace(address: Hex): Promise<{ height: bigint; count: number }> {
    const height = await readHeight()
    return { height, count: await getTransactionCount(client, { address, blockTag: 'latest' }) }
  }

  /** Continues with the transaction that was mined in its place, if there is one. */
  async function followReplacement(place: { height: bigint; count: number } | undefined): Promise<boolean> {
    if (!sent) {
      // The block number is read first: a transaction that is pending afterward wasn't mined up to that block.
      pendingAt = await until(readHeight().catch(none))
      sent = await until(getTransaction(client, { hash }).catch(none))
      return false
    }
    if (!place) return false
    if (place.count <= sent.nonce) {
      pendingAt = place.height
      return false
    }
    const newest = await until(readHeight().catch(none))
    if (newest === undefined || newest === pendingAt) return false
    const after = pendingAt ?? newest - maxBlocks
    const search = findByNumber(client, sent, { after, newest }).then((found) => ({ found }))
    const searched = await until(search.catch(none))
    if (!searched) return false
    const { found } = searched
    // The nonce may have been used without a transaction. These blocks aren't searched again.
    if (!found) pendingAt = newest
    if (!found || found.hash === hash) return false
    hash = found.hash
    replacement = hash === transactionHash ? undefined : reasonOf(sent, found)
    return true
  }
}

/** Why one transaction was mined in place of another. Wallets may append data of their own to calldata, and let users edit approvals. */
function reasonOf(sent: Transaction, mined: Transaction): TransactionOutcome['replacement'] {
  const [before, after] = [callOf(sent), callOf(mined)]
  if (isSameCall(after, before) || isSameCall(before, after)) return 'repriced'
  // An account's call to itself may run its own code, unless the call is empty.
  const isEmpty = isSameAddress(after.to, after.from) && after.value === 0n && after.data === '0x'
  return isEmpty ? 'cancelled' : 'replaced'
}

export function callOf({ from, to, input, value, nonce }: Transaction): TransactionCall {
  return { from, to: to ?? undefined, data: input, value, nonce }
}

/** Finds the account's transaction with the same nonce in a range of blocks. */
async function findByNumber(
  client: Client<Transport, Chain>,
  { from: address, nonce }: Transaction,
  { after, newest }: { after: bigint; newest: bigint },
): Promise<Transaction | undefined> {
  const block = await findBlockOf().catch(none)
  const last = block ?? newest
  const lowest = newest - maxBlocks > after ? newest - maxBlocks : after
  const first = block ?? lowest + 1n
  for (let blockNumber = last; blockNumber >= first; blockNumber -= 1n) {
    const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
    const found = transactions.find((one) => one.nonce === nonce && isSameAddress(one.from, address))
    if (found) return found
  }
  return undefined

  /** Bisects by the account's past nonces. Rejects if the node doesn't keep them. */
  async function findBlockOf(): Promise<bigint> {
    let [low, high] = [after, newest]
    while (high - low > 1n) {
      const blockNumber = (low + high) / 2n
      const count = await getTransactionCount(client, { address, blockNumber })
      if (count > nonce) high = blockNumber
      else low = blockNumber
    }
    return high
  }
}

/** Undefined if there is none; throws if the node can't say. */
async function readReceipt(
  client: Client<Transport, Chain>,
  hash: Hex,
): Promise<TransactionReceipt | undefined> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}

function none(): undefined {}
