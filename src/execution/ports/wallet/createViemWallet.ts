import { checkArgument, checkChange } from '../../../errors/checks/checkKinds.ts'
import { getChainId, sendTransaction, signMessage, signTypedData, switchChain } from 'viem/actions'
import type { Account, Address, Chain, Client, Transport } from 'viem'
import { WalletNotConnectedError } from '../../../errors/wallet.ts'
import {
  createEip1193Wallet,
  providerKind,
  walletKinds,
  type Eip1193Provider,
} from './createEip1193Wallet.ts'
import { withDomainType } from './typedDataJson.ts'
import type { Wallet } from './wallet.ts'

export interface CreateViemWalletParameters {
  /** The account to use. @default the client's own account */
  account?: Address | undefined
  /** Chains that may be added to the wallet if it doesn't know them. */
  chains?: readonly Chain[] | undefined
}

/**
 * Creates a `Wallet` from a viem wallet client.
 *
 * @example
 * const [account] = await provider.request({ method: 'eth_requestAccounts' })
 * const wallet = createViemWallet(createWalletClient({ account, transport: custom(provider) }), { chains: [mainnet] })
 *
 * @throws {WalletNotConnectedError} when neither the client nor the parameters have an account.
 * @throws {InvalidArgumentError} when `client` isn't a wallet client, or another parameter is invalid.
 */
export function createViemWallet(
  client: Client<Transport, Chain | undefined, Account | undefined>,
  parameters: CreateViemWalletParameters = {},
): Wallet {
  checkArgument('createViemWallet', 'client', client, providerKind)
  checkChange('createViemWallet', parameters, walletKinds, 'parameters')
  const { account = client.account?.address, chains } = parameters
  if (account === undefined) throw new WalletNotConnectedError()
  const { account: local } = client
  if (local?.type === 'local') {
    return {
      address: account,
      // A local account can't change.
      getAccount: async () => local.address,
      getChainId: () => getChainId(client),
      switchChain: (id) => switchChain(client, { id }),
      // `chain: null` skips viem's chain check: the execution has just checked the chain, and has its own error.
      sendTransaction: ({ to, data, value }) =>
        sendTransaction(client, { account: local, chain: null, to, data, value }),
      signMessage: (message) =>
        signMessage(client, { account: local, message: 'raw' in message ? message : message.text }),
      signTypedData: ({ domain, types, primaryType, value }) =>
        signTypedData(client, {
          account: local,
          domain,
          types: withDomainType(domain, types),
          primaryType,
          message: value,
        }),
    }
  }
  // Each request is sent once, and by one method: viem retries failed ones, and its actions may try another method.
  const provider: Eip1193Provider = {
    // Cast: viem types the answers of the methods that it knows; here, a schema parses every answer.
    request: (request) => (client.request as Eip1193Once)(request, { retryCount: 0 }),
  }
  return createEip1193Wallet(provider, { account, chains })
}

type Eip1193Once = (
  request: { method: string; params?: unknown },
  options: { retryCount: number },
) => Promise<unknown>
