import { maxUint256, parseUnits, type Address, type Hash } from 'viem'
import { erc20Abi, wrappedNativeAbi } from '../../contracts/generated/abis.ts'
import type { LedgerCurrency } from '../../domain/chains/chain.ts'
import {
  initialReserveOf,
  tradableCurrenciesOf,
  type SwapSourceSpec,
} from '../../domain/ledger/chainSpecs.ts'
import { sandboxAccounts } from '../../domain/chains/accounts.ts'
import {
  createChainPublicClient,
  createChainWalletClient,
  type ChainConnection,
} from '../clients/createChainClients.ts'
import { solverUnits, type DeployedContracts } from './deployContracts.ts'

/** Whole units of every token that each user gets, and the sponsor. */
const userUnits = '10000'

const { deployer, solver, sponsor, users } = sandboxAccounts

/** Gives tokens to all accounts and swap sources, and approves the contracts that pay out for the solver and the sponsor. */
export async function endowAccounts(
  connection: ChainConnection,
  {
    contracts: { depository, callFiller, swapSources, tokens },
    specs,
  }: { contracts: DeployedContracts; specs: readonly SwapSourceSpec[] },
): Promise<void> {
  const client = createChainPublicClient(connection)
  const deployerWallet = createChainWalletClient(connection, deployer)
  const solverWallet = createChainWalletClient(connection, solver)
  const sponsorWallet = createChainWalletClient(connection, sponsor)

  const hashes: Hash[] = []
  for (const token of tokens) {
    const shares = sharesOf(token)
    if (token.kind === 'wrapped') await wrap(token, shares)
    // Wrapped currency can't be minted: it was wrapped above, and is transferred.
    const functionName = token.kind === 'wrapped' ? 'transfer' : 'mint'
    for (const args of shares) {
      hashes.push(
        await deployerWallet.writeContract({ address: token.address, abi: erc20Abi, functionName, args }),
      )
    }
    const approve = { address: token.address, abi: erc20Abi, functionName: 'approve' } as const
    hashes.push(
      await solverWallet.writeContract({ ...approve, args: [depository, maxUint256] }),
      await solverWallet.writeContract({ ...approve, args: [callFiller, maxUint256] }),
      await sponsorWallet.writeContract({ ...approve, args: [depository, maxUint256] }),
    )
  }
  await Promise.all(hashes.map((hash) => client.waitForTransactionReceipt({ hash })))

  function sharesOf(token: LedgerCurrency): (readonly [Address, bigint])[] {
    const amount = parseUnits(userUnits, token.decimals)
    const isTradable = tradableCurrenciesOf([token]).length > 0
    return [
      ...[...users, sponsor].map(({ address }) => [address, amount] as const),
      ...(token.kind === 'wrapped'
        ? [[solver.address, parseUnits(solverUnits, token.decimals)] as const]
        : []),
      ...swapSources.flatMap(({ address, name }) => {
        const spec = specs.find((spec) => spec.name === name)
        return spec && isTradable ? [[address, initialReserveOf(spec, token)] as const] : []
      }),
    ]
  }

  async function wrap(
    { address }: LedgerCurrency,
    shares: readonly (readonly [Address, bigint])[],
  ): Promise<void> {
    const value = shares.reduce((sum, [, amount]) => sum + amount, 0n)
    const deposit = { address, abi: wrappedNativeAbi, functionName: 'deposit', value } as const
    hashes.push(await deployerWallet.writeContract(deposit))
  }
}
