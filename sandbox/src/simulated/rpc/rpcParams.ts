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

/** Reads a transaction, or a call: what is missing is left out, `from` becomes the zero address. */
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
    // A transaction of the old kind offers the same for both.
    maxFeePerGas: readQuantity(value['maxFeePerGas'] ?? gasPrice),
    maxPriorityFeePerGas: readQuantity(value['maxPriorityFeePerGas'] ?? gasPrice),
  }
}

/** Which logs are asked for. */
export interface RpcLogFilter {
  fromBlock: unknown
  toBlock: unknown
  /** Undefined for those of every contract. */
  address: Address | undefined
  /** By their place: any of them, or whichever there is where the list is empty. */
  topics: readonly (readonly Hex[])[]
}

/** Reads which logs are asked for, of one contract or of all. */
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

/** Reads a whole number, as nodes write it in hex. */
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
