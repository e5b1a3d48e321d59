import { isObject } from '../../domain/isObject.ts'
import { isAddress, isHex, zeroAddress, type Address, type Hex } from 'viem'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import type { TransactionRequest } from '../chain/runTransaction.ts'

/** A request to a wallet or a node (EIP-1193). */
export interface RpcRequest {
  method: string
  params?: unknown
}

/** The parameter at an index; undefined when there is none. */
export function paramAt({ params }: RpcRequest, index: number): unknown {
  return Array.isArray(params) ? params[index] : undefined
}

/** Reads an address of a request. */
export function readRpcAddress(value: unknown): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return value
  throw invalidParams('it needs an address')
}

/** Reads a hash of a request. */
export function readRpcHash(value: unknown): Hex {
  if (isHex(value) && value.length === 66) return value
  throw invalidParams('it needs a hash of 32 bytes')
}

/** Reads a transaction or a call. Missing fields stay undefined, except `from`, which becomes the zero address. */
export function readRpcTransaction(value: unknown): TransactionRequest {
  if (!isObject(value)) throw invalidParams('it needs a transaction')
  const { from, to, data, input, nonce, gas, gasPrice } = value
  return {
    from: from === undefined ? zeroAddress : readRpcAddress(from),
    to: to === undefined || to === null ? undefined : readRpcAddress(to),
    value: readQuantity(value['value']) ?? 0n,
    data: readBytes(data ?? input),
    gas: readQuantity(gas),
    nonce: readQuantity(nonce),
    // A legacy transaction has one gas price for both.
    maxFeePerGas: readQuantity(value['maxFeePerGas'] ?? gasPrice),
    maxPriorityFeePerGas: readQuantity(value['maxPriorityFeePerGas'] ?? gasPrice),
  }
}

/** A filter of logs. */
export interface RpcLogFilter {
  fromBlock: unknown
  toBlock: unknown
  /** Undefined for all contracts. */
  address: Address | undefined
  /** By position: one of the list must match; an empty list matches any topic. */
  topics: readonly (readonly Hex[])[]
}

/** Reads a filter of logs, for one contract or all. */
export function readRpcLogFilter(value: unknown): RpcLogFilter {
  if (!isObject(value)) throw invalidParams('it needs a filter')
  const { fromBlock, toBlock, address, topics = [] } = value
  if (!Array.isArray(topics)) throw invalidParams('it needs a list of topics')
  return {
    fromBlock,
    toBlock,
    address: address === undefined ? undefined : readRpcAddress(address),
    topics: topics.map((topic: unknown) => {
      if (topic === null) return []
      return (Array.isArray(topic) ? topic : [topic]).map(readRpcHash)
    }),
  }
}

/** Reads a whole number from hex. */
export function readQuantity(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (isHex(value) && value !== '0x') return BigInt(value)
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw invalidParams('it needs a whole number in hexadecimal')
}

/** The error for a parameter that can't be read (EIP-1474). */
export function invalidParams(reason: string): RpcError {
  return new RpcError(rpcErrorCodes.invalidParams, `Invalid parameters: ${reason}.`)
}

function readBytes(value: unknown): Hex {
  if (value === undefined || value === null) return '0x'
  if (isHex(value) && value.length % 2 === 0) return value
  throw invalidParams('it needs data in hexadecimal')
}
