import { getAddresses, getChainId, addChain, sendTransaction, switchChain } from 'viem/actions'
import type { Account, Chain, Client, Transport } from 'viem'
import { errorCode } from './walletErrors.ts'
import type { Wallet } from './wallet.ts'

/** The wallet does not know the chain it is asked to switch to (EIP-3085, EIP-3326). */
const unrecognisedChainCode = 4902

export interface ViemWalletParameters {
  /** Chains that may be added to the wallet when it does not know them. */
  chains?: readonly Chain[] | undefined
}

/**
 * Makes a `Wallet` of a viem wallet client.
 *
 * @example
 * const wallet = viemWallet(createWalletClient({ transport: custom(window.ethereum) }), { chains: [mainnet] })
 */
export function viemWallet(
  client: Client<Transport, Chain | undefined, Account | undefined>,
  { chains = [] }: ViemWalletParameters = {},
): Wallet {
  return {
    async getAccount() {
      return client.account?.address ?? (await getAddresses(client))[0]
    },
    getChainId: () => getChainId(client),
    async switchChain(chainId) {
      try {
        await switchChain(client, { id: chainId })
      } catch (error) {
        const chain = chains.find(({ id }) => id === chainId)
        if (errorCode(error) !== unrecognisedChainCode || !chain) throw error
        await addChain(client, { chain })
        await switchChain(client, { id: chainId })
      }
    },
    // `chain: null`: the execution has just compared the chain itself, with an error of its own.
    sendTransaction: ({ from, to, data, value }) =>
      sendTransaction(client, { account: client.account ?? from, chain: null, to, data, value }),
  }
}
