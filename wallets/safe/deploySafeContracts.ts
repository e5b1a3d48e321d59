import { createRequire } from 'node:module'
import type { ContractNetworkConfig } from '@safe-global/protocol-kit'
import type { Abi, Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { stranger, type TestChain } from '../support/openSandbox.ts'

const require = createRequire(import.meta.url)

/** What a chain needs before Safes can be made on it, as Safe has built it. */
export async function deploySafeContracts({ node }: TestChain): Promise<ContractNetworkConfig> {
  const account = privateKeyToAccount(stranger.privateKey)
  const deploy = async (path: string): Promise<Address> => {
    const name = path.split('/').at(-1)
    const { abi, bytecode } = require(
      `@safe-global/safe-contracts/build/artifacts/contracts/${path}.sol/${name}.json`,
    ) as { abi: Abi; bytecode: Hex }
    const hash = await node.deployContract({ account, abi, bytecode })
    const { contractAddress } = await node.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new TypeError(`${name} has no address.`)
    return contractAddress
  }
  return {
    safeSingletonAddress: await deploy('Safe'),
    safeProxyFactoryAddress: await deploy('proxies/SafeProxyFactory'),
    multiSendAddress: await deploy('libraries/MultiSend'),
    multiSendCallOnlyAddress: await deploy('libraries/MultiSendCallOnly'),
    fallbackHandlerAddress: await deploy('handler/CompatibilityFallbackHandler'),
    signMessageLibAddress: await deploy('libraries/SignMessageLib'),
    createCallAddress: await deploy('libraries/CreateCall'),
    simulateTxAccessorAddress: await deploy('accessors/SimulateTxAccessor'),
  }
}
