import type { EIP1193Provider } from 'viem'
import type { Connector } from 'wagmi'

/**
 * Asks the wallet to let the person choose another account (EIP-2255); the page hears of it by `accountsChanged`.
 * Rejects when the person declines or the wallet can't.
 */
export async function chooseAccount(connector: Connector): Promise<void> {
  const provider = (await connector.getProvider()) as EIP1193Provider
  await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
}
