import { zeroAddress, type Address } from 'viem'
import type { LedgerChain, SimulatedSandbox } from '@causeway/sandbox/simulated'

/** Balances of an account, by chain and symbol. */
export async function balancesOf(
  { chains, ledger }: SimulatedSandbox,
  account: Address,
): Promise<Record<string, bigint>> {
  const balances: Record<string, bigint> = {}
  for (const { id, currencies } of chains) {
    for (const { symbol, address } of currencies) {
      balances[`${id} ${symbol}`] = await ledger.balanceOf(id, address, account)
    }
  }
  return balances
}

/** The sum of all balances of every account that can hold anything, by chain and symbol. */
export async function sumBalances(
  sandbox: SimulatedSandbox,
  others: readonly Address[] = [],
): Promise<Record<string, bigint>> {
  const { accounts, solver, sponsor, feeCollector, chains } = sandbox
  const sums: Record<string, bigint> = {}
  for (const account of [
    ...accounts,
    solver,
    sponsor,
    feeCollector,
    ...chains.flatMap((chain) => contractsOf(chain)),
    ...others,
  ]) {
    for (const [key, balance] of Object.entries(await balancesOf(sandbox, account))) {
      sums[key] = (sums[key] ?? 0n) + balance
    }
  }
  return sums
}

/** Every contract of a chain that can hold funds. */
export function contractsOf(chain: LedgerChain): Address[] {
  const { depository, callFiller, callRunner, approvalProxy, callRouter, swapSources, currencies } = chain
  const tokens = currencies.map(({ address }) => address).filter((address) => address !== zeroAddress)
  const own = [depository, callFiller, callRunner, approvalProxy, callRouter]
  return [...own, ...swapSources.map(({ address }) => address), ...tokens]
}
