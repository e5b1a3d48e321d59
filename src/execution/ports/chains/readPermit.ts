import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  parseAbi,
  type Address,
  type Client,
  type Hex,
} from 'viem'
import { readContract } from 'viem/actions'

const abi = parseAbi([
  'function nonces(address owner) view returns (uint256)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'function nonceBitmap(address owner, uint256 word) view returns (uint256)',
])

interface ReadPermitParameters {
  contract: Address
  owner: Address
  standard: 'EIP-2612' | 'EIP-3009' | 'Permit2'
  nonce: string
  /** @default the newest one */
  blockNumber?: bigint | undefined
}

/** Asks a permit's contract whether its nonce is spent; undefined if the contract doesn't say. */
export async function readPermit(
  client: Client,
  parameters: ReadPermitParameters,
): Promise<boolean | undefined> {
  try {
    return await isSpent(client, parameters)
  } catch (error) {
    // The chain can't be reached, so nothing is known about the contract.
    if (!isRefusedByContract(error)) throw error
    return undefined
  }
}

async function isSpent(
  client: Client,
  { contract: address, owner, standard, nonce, blockNumber }: ReadPermitParameters,
): Promise<boolean> {
  const at = { address, abi, ...(blockNumber !== undefined && { blockNumber }) }
  switch (standard) {
    case 'EIP-3009': {
      const args = [owner, nonce as Hex] as const
      return readContract(client, { ...at, functionName: 'authorizationState', args })
    }
    case 'EIP-2612':
      return (await readContract(client, { ...at, functionName: 'nonces', args: [owner] })) > BigInt(nonce)
    case 'Permit2': {
      // Each word of Permit2's bitmap has the bits of 256 nonces.
      const args = [owner, BigInt(nonce) >> 8n] as const
      const word = await readContract(client, { ...at, functionName: 'nonceBitmap', args })
      return ((word >> (BigInt(nonce) & 255n)) & 1n) === 1n
    }
    default:
      return standard satisfies never
  }
}

function isRefusedByContract(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk(
      (cause) =>
        cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError,
    ) !== null
  )
}
