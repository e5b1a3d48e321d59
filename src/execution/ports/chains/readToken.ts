import {
  BaseError,
  CallExecutionError,
  ContractFunctionRevertedError,
  erc20Abi,
  erc20Abi_bytes32,
  ExecutionRevertedError,
  hexToString,
  InternalRpcError,
  type Address,
  type Client,
} from 'viem'
import { getCode, readContract } from 'viem/actions'
import { maxTokenDecimals } from '../../../utils/amounts/maxTokenDecimals.ts'
import type { TokenMetadata } from './chainReader.ts'

/** The maximum length of a contract's text, in characters: a contract may return megabytes. */
const maxLength = 200

/**
 * Reads a token's metadata from its contract; undefined if nothing at the address behaves like a token. Rejects if the chain can't be read,
 * since that doesn't mean that there is no token.
 */
export async function readToken(client: Client, address: Address): Promise<TokenMetadata | undefined> {
  const code = await getCode(client, { address })
  if (code === undefined) return undefined
  const readText = async (functionName: 'symbol' | 'name') => {
    try {
      return await readContract(client, { address, abi: erc20Abi, functionName })
    } catch (error) {
      rethrowUnanswered(error)
      // Early tokens return `bytes32`.
      const bytes = await readContract(client, { address, abi: erc20Abi_bytes32, functionName })
      return hexToString(bytes, { size: 32 })
    }
  }
  const facts = Promise.all([
    readText('symbol'),
    readText('name').catch((error: unknown) => {
      rethrowUnanswered(error)
      return ''
    }),
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }),
  ])
  return facts.then(
    ([symbol, name, decimals]) =>
      // A contract whose decimals don't fit into a `uint8` is no token.
      decimals > maxTokenDecimals
        ? undefined
        : { symbol: symbol.slice(0, maxLength), name: name.slice(0, maxLength), decimals },
    rethrowUnanswered,
  )
}

/** Returns if the contract answered: by reverting, or with something that can't be decoded. Otherwise throws the error again. */
function rethrowUnanswered(error: unknown): undefined {
  if (!(error instanceof BaseError)) throw error
  const hasCause = (isCause: (cause: unknown) => boolean) => error.walk(isCause) !== null
  // The call succeeded, and its result couldn't be decoded.
  if (!hasCause((cause) => cause instanceof CallExecutionError)) return undefined
  if (hasCause((cause) => cause instanceof ExecutionRevertedError)) return undefined
  const isReverted = hasCause((cause) => cause instanceof ContractFunctionRevertedError)
  // Broken nodes use the same error code as other nodes for a revert.
  const isUnclear = hasCause((cause) => cause instanceof InternalRpcError)
  if (isReverted && (!isUnclear || /revert|opcode/i.test(error.details))) return undefined
  throw error
}
