import { createViemWallet, type Wallet } from '@causeway/react/execution'
import { createWalletClient, http, type Chain, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A wallet with a publicly known key. It signs and sends whatever it is asked to, on any of the chains, without a prompt. */
export function createTestWallet({
  privateKey,
  chains,
}: {
  privateKey: Hex
  chains: readonly [Chain, ...Chain[]]
}): Wallet {
  const account = privateKeyToAccount(privateKey)
  const wallets = new Map(
    chains.map((chain) => [
      chain.id,
      // No retries: a transaction that is sent again after a lost response fails as a duplicate, which would hide that the first attempt
      // succeeded.
      createViemWallet(createWalletClient({ account, chain, transport: http(undefined, { retryCount: 0 }) })),
    ]),
  )
  const [first] = chains
  let chainId = first.id

  function walletOf(id: number): Wallet {
    const wallet = wallets.get(id)
    if (!wallet) throw new RangeError(`The test wallet knows no chain ${id}.`)
    return wallet
  }

  return {
    address: account.address,
    getAccount: async () => account.address,
    getChainId: async () => chainId,
    async switchChain(id) {
      walletOf(id)
      chainId = id
    },
    sendTransaction: async (transaction) => walletOf(chainId).sendTransaction(transaction),
    signMessage: (message) => account.signMessage({ message: 'raw' in message ? message : message.text }),
    signTypedData: ({ value, ...typedData }) => account.signTypedData({ ...typedData, message: value }),
  }
}
