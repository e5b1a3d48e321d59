import { BaseError, type Address, type Client, type Hex } from 'viem'

// Written as bytes: an encoder that reads an interface first hashes its names, which is most of what a page does for a
// balance.

/** What an account has of an ERC-20 token, in its smallest unit. */
export async function readErc20Balance(client: Client, token: Address, account: Address): Promise<bigint> {
  return readNumber(client, token, `0x70a08231${word(account)}`)
}

/** What a spender may take of an owner's ERC-20 token, in its smallest unit. */
export async function readErc20Allowance(
  client: Client,
  { token, owner, spender }: { token: Address; owner: Address; spender: Address },
): Promise<bigint> {
  return readNumber(client, token, `0xdd62ed3e${word(owner)}${word(spender)}`)
}

async function readNumber(client: Client, to: Address, data: Hex): Promise<bigint> {
  const answer = await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  // More than a number is what some tokens answer with.
  const [, number] = answer.match(/^(0x[0-9a-f]{64})[0-9a-f]*$/i) ?? []
  if (!number) throw new BaseError(`No token answers at ${to}.`)
  return BigInt(number)
}

/** An address as calldata has it (32 bytes), without `0x`. */
function word(address: Address): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw new BaseError(`${address} is no address.`)
  return address.slice(2).toLowerCase().padStart(64, '0')
}
