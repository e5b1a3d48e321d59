import { numberToHex } from 'viem'
import { addChain, getAddresses, getChainId, sendTransaction, switchChain } from 'viem/actions'
import type { Account, Address, Chain, Client, Transport } from 'viem'
import { WalletNotConnectedError } from '../../errors/execution.ts'
import { errorCode } from './walletErrors.ts'
import type { Wallet } from './wallet.ts'

/** The wallet does not know the chain it is asked to switch to (EIP-3085, EIP-3326). */
const unrecognisedChainCode = 4902

export interface ViemWalletParameters {
  /** The account to use. @default the client's own account */
  account?: Address | undefined
  /** Chains that may be added to the wallet when it does not know them. */
  chains?: readonly Chain[] | undefined
}

/**
 * Makes a `Wallet` of a viem wallet client.
 *
 * @example
 * const wallet = viemWallet(createWalletClient({ account, transport: custom(window.ethereum) }), { chains: [mainnet] })
 *
 * @throws {WalletNotConnectedError} when neither the client nor the parameters have an account.
 */
export function viemWallet(
  client: Client<Transport, Chain | undefined, Account | undefined>,
  { account = client.account?.address, chains = [] }: ViemWalletParameters = {},
): Wallet {
  if (account === undefined) throw new WalletNotConnectedError()
  return {
    address: account,
    async getAccount() {
      // A local account can't change; an injected wallet is asked which one it shows now.
      return client.account?.type === 'local' ? client.account.address : (await getAddresses(client))[0]
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
    sendTransaction: ({ from, to, data, value, chainId }) =>
      client.account?.type === 'local'
        ? // `chain: null`: the execution has just compared the chain itself, with an error of its own.
          sendTransaction(client, { account: client.account, chain: null, to, data, value })
        : // Asked once and by this method alone: viem's own action may ask again by another one.
          client.request(
            {
              method: 'eth_sendTransaction',
              params: [{ from, to, data, value: numberToHex(value), chainId: numberToHex(chainId) }],
            },
            { retryCount: 0 },
          ),
  }
}
