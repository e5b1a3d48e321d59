import type { Deployment } from './deployment.ts'

/** A contract of the service that the integrator knows. */
export interface KnownContract {
  chainId: number
  address: string
  /** It is its chain's depository: deposits are made there, and no other contract is sent tokens. @default false */
  isDepository?: boolean | undefined
}

/** The contracts that a deployment names; undefined where it names none. */
export function knownContracts({
  depositories,
  contracts,
}: Pick<Deployment, 'depositories' | 'contracts'> = {}): readonly KnownContract[] | undefined {
  if (!depositories && !contracts) return undefined
  const takers = Object.entries(depositories ?? {}).map(([chainId, address]) => ({
    chainId: Number(chainId),
    address,
    isDepository: true,
  }))
  const others = Object.entries(contracts ?? {}).flatMap(([chainId, addresses]) =>
    addresses.map((address) => ({ chainId: Number(chainId), address })),
  )
  return [...takers, ...others]
}
