import SafeKit, { type ContractNetworkConfig } from '@safe-global/protocol-kit'
import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import type { Eip1193Provider } from '@causeway/react/execution'
import { erc20Abi, parseEther, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { coOwner, owner, stranger, type TestChain } from '../support/openSandbox.ts'
import { createSafeHost, type SafeHost } from './createSafeHost.ts'

/** A Safe of two owners on a chain, with money, and the provider that its app gives to a page. */
export async function openSafe(
  chain: TestChain,
  contracts: ContractNetworkConfig,
): Promise<{ address: Address; provider: Eip1193Provider; host: SafeHost }> {
  const { node, rpcUrl } = chain
  const contractNetworks = { [String(chain.chain.id)]: contracts }
  const deployer = await SafeKit.init({
    provider: rpcUrl,
    signer: owner.privateKey,
    contractNetworks,
    predictedSafe: {
      safeAccountConfig: { owners: [owner.address, coOwner.address], threshold: 2 },
      safeDeploymentConfig: { saltNonce: String(Date.now()), safeVersion: '1.4.1' },
    },
  })
  const address = (await deployer.getAddress()) as Address
  const deployment = await deployer.createSafeDeploymentTransaction()
  const account = privateKeyToAccount(owner.privateKey)
  await mined(
    await node.sendTransaction({
      account,
      to: deployment.to as Address,
      data: deployment.data as Hex,
      value: BigInt(deployment.value),
    }),
  )
  await mined(await node.sendTransaction({ account, to: address, value: parseEther('20') }))
  const { address: token, decimals } = chain.currencyOf('USDC')
  await mined(
    await node.writeContract({
      account: privateKeyToAccount(stranger.privateKey),
      address: token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [address, 100n * 10n ** BigInt(decimals)],
    }),
  )
  const [first, second] = await Promise.all(
    [owner, coOwner].map(({ privateKey }) =>
      SafeKit.init({ provider: rpcUrl, signer: privateKey, safeAddress: address, contractNetworks }),
    ),
  )
  if (!first || !second) throw new TypeError('A Safe has two owners here.')
  const host = createSafeHost(chain, [first, second])
  const { sdk } = host
  const info = await sdk.safe.getInfo()
  return { address, provider: new SafeAppProvider(info, sdk) as Eip1193Provider, host }

  async function mined(hash: Hex): Promise<void> {
    await node.waitForTransactionReceipt({ hash })
  }
}
