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

/** As much of what a contract says is kept, in characters: it may answer with megabytes. */
const maxLength = 200

/**
 * Reads what a token says of itself; undefined when nothing at the address speaks as a token does. Rejects when the chain can't
 * be asked, so that this is not taken for "no token".
 */
export async function readToken(client: Client, address: Address): Promise<TokenMetadata | undefined> {
  const code = await getCode(client, { address })
  if (code === undefined) return undefined
  const readText = async (functionName: 'symbol' | 'name') => {
    try {
      return await readContract(client, { address, abi: erc20Abi, functionName })
    } catch (error) {
      rethrowUnanswered(error)
      // The first tokens answer in 32 bytes.
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
      // Whoever answers with more than fits into a `uint8` speaks as no token does.
      decimals > maxTokenDecimals
        ? undefined
        : { symbol: symbol.slice(0, maxLength), name: name.slice(0, maxLength), decimals },
    rethrowUnanswered,
  )
}

/** Returns when the contract answered: that it reverts, or with what can't be decoded. */
function rethrowUnanswered(error: unknown): undefined {
  if (!(error instanceof BaseError)) throw error
  const hasCause = (isCause: (cause: unknown) => boolean) => error.walk(isCause) !== null
  // Calls that come through are decoded outside of this.
  if (!hasCause((cause) => cause instanceof CallExecutionError)) return undefined
  if (hasCause((cause) => cause instanceof ExecutionRevertedError)) return undefined
  const isReverted = hasCause((cause) => cause instanceof ContractFunctionRevertedError)
  // Nodes that are out of order say so by the code by which others tell of a revert.
  const isUnclear = hasCause((cause) => cause instanceof InternalRpcError)
  if (isReverted && (!isUnclear || /revert|opcode/i.test(error.details))) return undefined
  throw error
}
