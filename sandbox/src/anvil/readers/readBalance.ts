import { isAddressEqual, zeroAddress, type Address } from 'viem'
import { erc20Abi } from '../../contracts/generated/abis.ts'
import type { ChainPublicClient } from '../clients/createChainClients.ts'

/** Reads an account's balance of a token, or of the native token for the zero address. */
export function readBalance(client: ChainPublicClient, currency: Address, account: Address): Promise<bigint> {
  if (isAddressEqual(currency, zeroAddress)) return client.getBalance({ address: account })
  return client.readContract({ address: currency, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
}
