import type { Deployment } from './deployment.ts'

/** A contract of the provider that the integrator knows. */
export interface KnownContract {
  chainId: number
  address: string
  /** Whether it is its chain's depository: deposits go there, and tokens are sent to no other contract. @default false */
  isDepository?: boolean | undefined
  /** Whether it takes permits and does only what was signed. @default false */
  takesPermits?: boolean | undefined
  /** Whether it swaps, and spends an account's approvals only when that account calls it. @default false */
  isRouter?: boolean | undefined
  /** Whether its events prove that an order was filled, refunded or its calls were made. @default false */
  isFillContract?: boolean | undefined
}

/** The contracts that a deployment names; undefined if it names none. */
export function knownContracts({
  depositories,
  permitSpenders,
  routers,
  fillContracts,
  contracts,
}: Pick<Deployment, 'depositories' | 'permitSpenders' | 'routers' | 'fillContracts' | 'contracts'> = {}):
  | readonly KnownContract[]
  | undefined {
  if (!depositories && !permitSpenders && !routers && !fillContracts && !contracts) return undefined
  const takers = Object.entries(depositories ?? {}).map(([chainId, address]) => ({
    chainId: Number(chainId),
    address,
    isDepository: true,
  }))
  const permitted = toContracts(permitSpenders).map((contract) => ({ ...contract, takesPermits: true }))
  const swapping = toContracts(routers).map((contract) => ({ ...contract, isRouter: true }))
  const filling = toContracts(fillContracts).map((contract) => ({ ...contract, isFillContract: true }))
  return [...takers, ...permitted, ...swapping, ...filling, ...toContracts(contracts)]
}

function toContracts(byChain: Deployment['contracts'] = {}): KnownContract[] {
  return Object.entries(byChain).flatMap(([chainId, addresses]) =>
    addresses.map((address) => ({ chainId: Number(chainId), address })),
  )
}
