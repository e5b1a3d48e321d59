import { getAddress, parseUnits, type Address, type Hash } from 'viem'
import { depositoryAbi, erc20Abi } from '../contracts/generated/abis.ts'
import { depositoryBytecode, erc20Bytecode } from '../contracts/generated/bytecodes.ts'
import type { LedgerCurrency } from '../service/ports.ts'
import { sandboxAccounts } from './accounts.ts'
import {
  createChainPublicClient,
  createChainWalletClient,
  type ChainConnection,
} from './createChainClients.ts'
import type { CurrencySpec } from './specs.ts'

export interface DeployedContracts {
  depository: Address
  tokens: readonly LedgerCurrency[]
  /** The first block in which the depository can hold anything. */
  startBlock: bigint
}

/** Whole units of every token that the solver gets. */
const solverUnits = '1000000'

const { deployer, solver } = sandboxAccounts

/**
 * Deploys the depository and the tokens on a fresh chain.
 *
 * `rotation` shifts the order of deployment, and so the addresses: code that takes an address from one chain to
 * another finds a different contract there, and fails instead of working by luck.
 */
export async function deployContracts(
  connection: ChainConnection,
  { tokens, rotation }: { tokens: readonly CurrencySpec[]; rotation: number },
): Promise<DeployedContracts> {
  const client = createChainPublicClient(connection)
  const wallet = createChainWalletClient(connection, deployer)

  function deploy(token: CurrencySpec | undefined): Promise<Hash> {
    if (!token) {
      return wallet.deployContract({
        abi: depositoryAbi,
        bytecode: depositoryBytecode,
        args: [solver.address],
      })
    }
    const { name, symbol, decimals } = token
    const args = [name, symbol, decimals, parseUnits(solverUnits, decimals), solver.address] as const
    return wallet.deployContract({ abi: erc20Abi, bytecode: erc20Bytecode, args })
  }

  // Sent one after another, so that nonces follow the order; waited for together, since blocks may be slow.
  const sent: { token: CurrencySpec | undefined; hash: Hash }[] = []
  for (const token of rotate([undefined, ...tokens], rotation))
    sent.push({ token, hash: await deploy(token) })
  const deployed = await Promise.all(
    sent.map(async ({ token, hash }) => {
      const { contractAddress, blockNumber } = await client.waitForTransactionReceipt({ hash })
      if (!contractAddress) throw new TypeError(`Transaction ${hash} did not deploy a contract.`)
      return { token, address: getAddress(contractAddress), blockNumber }
    }),
  )

  const depository = deployed.find(({ token }) => !token)
  if (!depository) throw new TypeError('The depository was not among the deployments.')
  const currencies: LedgerCurrency[] = []
  for (const token of tokens) {
    const contract = deployed.find((contract) => contract.token === token)
    if (contract) currencies.push({ ...token, address: contract.address })
  }
  return { depository: depository.address, tokens: currencies, startBlock: depository.blockNumber }
}

function rotate<item>(items: readonly item[], by: number): item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
