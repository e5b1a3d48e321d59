import type { LocalChain } from '@causeway/sandbox'
import { createWalletClient, defineChain, http, publicActions, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { callRunnerBytecode } from '../../sandbox/src/contracts/generated/bytecodes.ts'

/**
 * Lets an account borrow code (EIP-7702) that makes several calls in one transaction, as its wallet would. The contract
 * obeys its deployer, which is the account itself.
 */
export async function delegateEip7702({ id, name, rpcUrl }: LocalChain, privateKey: Hex): Promise<void> {
  const nativeCurrency = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  const chain = defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } })
  const account = privateKeyToAccount(privateKey)
  const client = createWalletClient({
    account,
    chain,
    transport: http(rpcUrl),
    pollingInterval: 50,
  }).extend(publicActions)
  const deployed = await client.waitForTransactionReceipt({
    hash: await client.sendTransaction({ data: callRunnerBytecode }),
  })
  if (!deployed.contractAddress) throw new Error('The contract was not deployed.')
  const authorization = await client.signAuthorization({
    contractAddress: deployed.contractAddress,
    executor: 'self',
  })
  const hash = await client.sendTransaction({ to: account.address, authorizationList: [authorization] })
  await client.waitForTransactionReceipt({ hash })
}
