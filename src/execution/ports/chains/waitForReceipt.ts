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

/** How many blocks are read at most to find what replaced a transaction, where a node does not tell how far an account was in the past. */
const maxBlocks = 300n

export interface WaitForReceiptParameters {
  transactionHash: Hex
  /** Blocks that the transaction must be under, its own included. */
  confirmations: number
  /** Lasts until the chain is to be read again. */
  pause: () => Promise<unknown>
  signal: AbortSignal | undefined
  onReorganized: (() => void) | undefined
}

/**
 * Waits until a transaction, or what replaced it, is mined under enough blocks. viem's own wait reads every block, at one pace for as long
 * as it takes. Here the caller sets the pace, and blocks are read only once the account's number has moved on.
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
  /** As it was sent; undefined until the node knows it. */
  let sent: Transaction | undefined
  /** The newest block by which no transaction of its number was mined. */
  let pendingAt: bigint | undefined
  let wasMined = false
  for (;;) {
    const place = sent && (await until(readPlace(sent.from).catch(none)))
    const receipt = await until(readReceipt(client, hash))
    let isMined = receipt !== undefined
    if (receipt && (await isDeep(receipt, place?.height))) {
      // Read once more: the chain may have been reorganized under it, and nodes behind one address differ.
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

  /** How far the chain is, and how many transactions of an account are mined by then, or a moment later. */
  async function readPlace(address: Hex): Promise<{ height: bigint; count: number }> {
    const height = await readHeight()
    return { height, count: await getTransactionCount(client, { address, blockTag: 'latest' }) }
  }

  /** Goes on with what was mined in its place, if anything was. */
  async function followReplacement(place: { height: bigint; count: number } | undefined): Promise<boolean> {
    if (!sent) {
      // In this order: what waits after a block was not mined by it.
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
    // It may have been spent by something else than a transaction: what was read is not read again.
    if (!found) pendingAt = newest
    if (!found || found.hash === hash) return false
    hash = found.hash
    replacement = hash === transactionHash ? undefined : reasonOf(sent, found)
    return true
  }
}

/** Why one transaction was mined in the place of another one. Wallets put marks of their own behind calldata and let approvals be edited. */
function reasonOf(sent: Transaction, mined: Transaction): TransactionOutcome['replacement'] {
  const [before, after] = [callOf(sent), callOf(mined)]
  if (isSameCall(after, before) || isSameCall(before, after)) return 'repriced'
  // A call of an account by itself may be one of its code.
  const isEmpty = isSameAddress(after.to, after.from) && after.value === 0n && after.data === '0x'
  return isEmpty ? 'cancelled' : 'replaced'
}

export function callOf({ from, to, input, value }: Transaction): TransactionCall {
  return { from, to: to ?? undefined, data: input, value }
}

/** The transaction of an account that was mined with the number of another one, in some blocks. */
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

  /** By halves: how far the account was then. Rejects where the node keeps no past of accounts. */
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

/** Undefined where there is none; a node that can't say so throws. */
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
