import type { LocalChain, Sandbox } from '@causeway/sandbox'
import {
  createPublicClient,
  erc20Abi,
  http,
  isAddressEqual,
  zeroAddress,
  type Address,
  type Hash,
} from 'viem'

/** The holders whose funds are counted. */
export type Holder = 'user' | 'solver' | 'depository'

/** The balance of each holder, by chain and symbol, in base units; `ALDER USDC` reads `Alder USDC`. */
type Balances = Record<string, Record<Holder, bigint>>

/** Everything that matters on all chains at one moment. */
export interface Snapshot {
  balances: Balances
  /** Height of each chain, by name. */
  heights: Record<string, bigint>
}

/** A transaction that was mined, and what its sender paid for gas in the smallest unit. */
export interface Mined {
  chain: string
  from: Holder | 'other'
  hash: Hash
  status: 'success' | 'reverted'
  gasCost: bigint
}

/** Counts funds on the sandbox's chains, independently of the page and the provider. */
export interface Ledger {
  snapshot(): Promise<Snapshot>
  /** Every transaction since a snapshot. */
  minedSince(before: Snapshot): Promise<Mined[]>
}

/** Makes a ledger for one of the users. */
export function createLedger({ chains, accounts }: Sandbox, user: Address): Ledger {
  const views = chains.map((chain) => ({
    chain,
    client: createPublicClient({
      transport: http(chain.rpcUrl, { retryCount: 0, batch: true }),
      cacheTime: 0,
    }),
  }))
  type View = (typeof views)[number]

  async function balanceOf({ client }: View, currency: Address, account: Address): Promise<bigint> {
    if (currency === zeroAddress) return client.getBalance({ address: account })
    return client.readContract({
      address: currency,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
    })
  }

  function holdersOf(chain: LocalChain): Record<Holder, Address> {
    return { user, solver: accounts.solver.address, depository: chain.depository }
  }

  async function balancesOn(view: View): Promise<(readonly [string, Record<Holder, bigint>])[]> {
    const { chain } = view
    const { user, solver, depository } = holdersOf(chain)
    // All at once they are one request; one after the other they would take longer than the test's own steps.
    return Promise.all(
      chain.currencies.map(async ({ symbol, address }) => {
        const [ofUser, ofSolver, ofDepository] = await Promise.all([
          balanceOf(view, address, user),
          balanceOf(view, address, solver),
          balanceOf(view, address, depository),
        ])
        return [
          `${chain.name} ${symbol}`,
          { user: ofUser, solver: ofSolver, depository: ofDepository },
        ] as const
      }),
    )
  }

  async function snapshot(): Promise<Snapshot> {
    const heights: Record<string, bigint> = {}
    const balances: (readonly [string, Record<Holder, bigint>])[] = []
    for (const view of views) {
      heights[view.chain.name] = await view.client.getBlockNumber()
      balances.push(...(await balancesOn(view)))
    }
    return { balances: Object.fromEntries(balances), heights }
  }

  async function minedOn({ chain, client }: View, after: bigint): Promise<Mined[]> {
    const mined: Mined[] = []
    const height = await client.getBlockNumber()
    for (let blockNumber = after + 1n; blockNumber <= height; blockNumber++) {
      const { transactions } = await client.getBlock({ blockNumber })
      for (const hash of transactions) {
        const receipt = await client.getTransactionReceipt({ hash })
        const { user, solver } = holdersOf(chain)
        mined.push({
          chain: chain.name,
          from: isAddressEqual(receipt.from, user)
            ? 'user'
            : isAddressEqual(receipt.from, solver)
              ? 'solver'
              : 'other',
          hash,
          status: receipt.status,
          gasCost: receipt.gasUsed * receipt.effectiveGasPrice,
        })
      }
    }
    return mined
  }

  return {
    snapshot,
    async minedSince({ heights }) {
      const mined = await Promise.all(views.map((view) => minedOn(view, heights[view.chain.name] ?? 0n)))
      return mined.flat()
    },
  }
}

/** The changes between two snapshots, without what stayed the same. */
export function changesBetween(before: Snapshot, after: Snapshot): Partial<Record<string, bigint>> {
  const changes: Partial<Record<string, bigint>> = {}
  for (const [currency, holders] of Object.entries(after.balances)) {
    for (const holder of ['user', 'solver', 'depository'] as const) {
      const change = holders[holder] - (before.balances[currency]?.[holder] ?? 0n)
      if (change !== 0n) changes[`${currency} ${holder}`] = change
    }
  }
  return changes
}

/** The gas costs of some transactions, together. */
export function gasOf(mined: readonly Mined[]): bigint {
  return mined.reduce((sum, { gasCost }) => sum + gasCost, 0n)
}
