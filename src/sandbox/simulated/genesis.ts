import { maxUint256, parseUnits, zeroAddress, type Address } from 'viem'
import type { LedgerChain } from '../service/ports.ts'
import { allowanceKey, balanceKey, type StateKey } from './ledgerState.ts'
import type { Seeded } from './seeded.ts'
import type { SimulatedChainSpec } from './specs.ts'

/** Whole units of every currency that each user has at first. */
const userUnits = '10000'
/** Whole units of every currency that the sponsor has at first. */
const sponsorUnits = '10000'
/** Whole units of every token that the solver has at first. */
const solverTokenUnits = '1000000'
/** Whole units of the native currency that the solver has at first. */
const solverNativeUnits = '10000'

/** Gives every currency of a spec its address, another one on every chain. */
export function toLedgerChain({ id, name, native, tokens }: SimulatedChainSpec, seeded: Seeded): LedgerChain {
  return {
    id,
    name,
    depository: seeded.address(id, 'depository'),
    currencies: [
      { ...native, address: zeroAddress },
      ...tokens.map((token) => ({ ...token, address: seeded.address(id, 'token', token.symbol) })),
    ],
  }
}

/** The state before the first block: all have money, and the depository may use the tokens of solver and sponsor. */
export function genesisState(
  { currencies, depository }: LedgerChain,
  { users, solver, sponsor }: { users: readonly Address[]; solver: Address; sponsor: Address },
): Map<StateKey, bigint> {
  const state = new Map<StateKey, bigint>()
  for (const { address, decimals } of currencies) {
    for (const user of users) state.set(balanceKey(address, user), parseUnits(userUnits, decimals))
    const isNative = address === zeroAddress
    const units = isNative ? solverNativeUnits : solverTokenUnits
    state.set(balanceKey(address, solver), parseUnits(units, decimals))
    state.set(balanceKey(address, sponsor), parseUnits(sponsorUnits, decimals))
    if (isNative) continue
    for (const payer of [solver, sponsor]) state.set(allowanceKey(address, payer, depository), maxUint256)
  }
  return state
}
