import {
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
  type Address,
  type Hex,
} from 'viem'

/** Functions of an account with code: batches (ERC-7821) and signatures (ERC-1271). */
export const accountAbi = parseAbi([
  'function execute(bytes32 mode, bytes executionData) payable',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

/** A list of calls, as ERC-7821 encodes it. */
export const batchParameters = parseAbiParameters('(address to, uint256 value, bytes data)[] calls')

/** One batch, all or nothing, without further data (ERC-7821). */
export const batchMode: Hex = `0x01${'00'.repeat(31)}`

/** Return value for a valid signature (ERC-1271); anything else means invalid. */
export const validSignature: Hex = '0x1626ba7e'

/** One call of a batch. */
export interface BatchCall {
  to: Address
  value: bigint
  data: Hex
}

/** Encodes calls as one call of the account itself. */
export function encodeBatch(calls: readonly BatchCall[]): Hex {
  const executionData = encodeAbiParameters(batchParameters, [calls])
  return encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [batchMode, executionData] })
}
