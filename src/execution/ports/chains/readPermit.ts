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
])

export interface ReadPermitParameters {
  token: Address
  owner: Address
  standard: 'EIP-2612' | 'EIP-3009'
  nonce: string
}

/** Asks a token whether a permit's number is spent; undefined when the token does not tell. */
export async function readPermit(
  client: Client,
  { token, owner, standard, nonce }: ReadPermitParameters,
): Promise<boolean | undefined> {
  try {
    return standard === 'EIP-3009'
      ? await readContract(client, {
          address: token,
          abi,
          functionName: 'authorizationState',
          args: [owner, nonce as Hex],
        })
      : (await readContract(client, { address: token, abi, functionName: 'nonces', args: [owner] })) >
          BigInt(nonce)
  } catch (error) {
    // A chain that can't be reached says nothing about the token.
    if (!isRefusedByToken(error)) throw error
    return undefined
  }
}

function isRefusedByToken(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk(
      (cause) =>
        cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError,
    ) !== null
  )
}
