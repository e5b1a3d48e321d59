import type { Deployment } from './deployment.ts'

/** A contract of the provider that the integrator knows. */
export interface KnownContract {
  chainId: number
  address: string
  /** Whether it is its chain's depository: deposits go there, and tokens are sent to no other contract. @default false */
  isDepository?: boolean | undefined
  /** Whether it takes permits and does only what was signed. A router doesn't. @default false */
  takesPermits?: boolean | undefined
}

/** The contracts that a deployment names; undefined if it names none. */
export function knownContracts({
  depositories,
  permitTakers,
  contracts,
}: Pick<Deployment, 'depositories' | 'permitTakers' | 'contracts'> = {}):
  | readonly KnownContract[]
  | undefined {
  if (!depositories && !permitTakers && !contracts) return undefined
  const takers = Object.entries(depositories ?? {}).map(([chainId, address]) => ({
    chainId: Number(chainId),
    address,
    isDepository: true,
  }))
  const others = toContracts(contracts)
  const permitted = toContracts(permitTakers).map((contract) => ({ ...contract, takesPermits: true }))
  return [...takers, ...permitted, ...others]
}

function toContracts(byChain: Deployment['contracts'] = {}): KnownContract[] {
  return Object.entries(byChain).flatMap(([chainId, addresses]) =>
    addresses.map((address) => ({ chainId: Number(chainId), address })),
  )
}
