import { erc20Abi, erc20Abi_bytes32, hexToString, type Address, type Client } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { TokenMetadata } from './chainReader.ts'

/** As much of what a contract says is kept, in characters: it may answer with megabytes. */
const maxLength = 200

/** Reads what a token says of itself; undefined when nothing at the address speaks as a token does. */
export async function readToken(client: Client, address: Address): Promise<TokenMetadata | undefined> {
  // Rejects when the chain can't be reached, so that this is not taken for "no token".
  const code = await getCode(client, { address })
  if (code === undefined) return undefined
  const readText = async (functionName: 'symbol' | 'name') => {
    try {
      return await readContract(client, { address, abi: erc20Abi, functionName })
    } catch {
      // The first tokens answer in 32 bytes.
      const bytes = await readContract(client, { address, abi: erc20Abi_bytes32, functionName })
      return hexToString(bytes, { size: 32 })
    }
  }
  const facts = Promise.all([
    readText('symbol'),
    readText('name').catch(() => ''),
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }),
  ])
  return facts.then(
    ([symbol, name, decimals]) => ({
      symbol: symbol.slice(0, maxLength),
      name: name.slice(0, maxLength),
      decimals,
    }),
    () => undefined,
  )
}
