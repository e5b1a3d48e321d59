import { maxUint256, parseUnits, type Hash } from 'viem'
import { erc20Abi } from '../contracts/generated/abis.ts'
import { sandboxAccounts } from './accounts.ts'
import {
  createChainPublicClient,
  createChainWalletClient,
  type ChainConnection,
} from './createChainClients.ts'
import type { DeployedContracts } from './deployContracts.ts'

/** Whole units of every token that each user gets, and the sponsor. */
const userUnits = '10000'

const { deployer, solver, sponsor, users } = sandboxAccounts

/** Gives tokens to users and sponsor, and lets the depository pay from those of solver and sponsor. */
export async function endowAccounts(
  connection: ChainConnection,
  { depository, tokens }: Pick<DeployedContracts, 'depository' | 'tokens'>,
): Promise<void> {
  const client = createChainPublicClient(connection)
  const deployerWallet = createChainWalletClient(connection, deployer)
  const payerWallets = [solver, sponsor].map((payer) => createChainWalletClient(connection, payer))

  const hashes: Hash[] = []
  for (const { address, decimals } of tokens) {
    const token = { address, abi: erc20Abi }
    const amount = parseUnits(userUnits, decimals)
    for (const holder of [...users, sponsor]) {
      const args = [holder.address, amount] as const
      hashes.push(await deployerWallet.writeContract({ ...token, functionName: 'mint', args }))
    }
    const args = [depository, maxUint256] as const
    for (const wallet of payerWallets) {
      hashes.push(await wallet.writeContract({ ...token, functionName: 'approve', args }))
    }
  }
  await Promise.all(hashes.map((hash) => client.waitForTransactionReceipt({ hash })))
}
