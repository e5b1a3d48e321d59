import { erc20Abi, type Address, type Client } from 'viem'
import { readContract } from 'viem/actions'

/** An account's balance of an ERC-20 token, in base units. */
export async function readErc20Balance(client: Client, token: Address, account: Address): Promise<bigint> {
  return readContract(client, {
    address: plain(token),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [plain(account)],
  })
}

/** How much of an owner's ERC-20 token a spender may spend, in base units. */
export async function readErc20Allowance(
  client: Client,
  { token, owner, spender }: { token: Address; owner: Address; spender: Address },
): Promise<bigint> {
  return readContract(client, {
    address: plain(token),
    abi: erc20Abi,
    functionName: 'allowance',
    args: [plain(owner), plain(spender)],
  })
}

/** An address in lower case: viem rejects the letter case of some token lists as a wrong checksum. */
function plain(address: Address): Address {
  return address.toLowerCase() as Address
}
