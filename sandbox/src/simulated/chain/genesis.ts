import { maxUint256, parseUnits, zeroAddress, type Address } from 'viem'
import type { LedgerChain } from '../../domain/chains/chain.ts'
import { initialReserveOf, type SwapSourceSpec } from '../../domain/ledger/chainSpecs.ts'
import type { SeededValues } from '../createSeededValues.ts'
import type { SimulatedChainSpec, SimulatedNonEvmChainSpec } from './simulatedChainSpec.ts'
import { allowanceKey, balanceKey, type StateKey } from '../state/stateKeys.ts'

/** Whole units of every currency that each user has at first. */
const userUnits = '10000'
/** Whole units of every currency that the sponsor has at first. */
const sponsorUnits = '10000'
/** Whole units of the native currency that the bundler has at first, for gas. */
const bundlerUnits = '100'
/** Whole units of every token that the solver has at first. */
const solverTokenUnits = '1000000'
/** Whole units of the native currency that the solver has at first. */
const solverNativeUnits = '10000'

/** Gives every currency and contract of a spec its address, another one on every chain. */
export function toLedgerChain(
  { id, name, native, tokens, swapSources = [], ...spec }: SimulatedChainSpec | SimulatedNonEvmChainSpec,
  seeded: SeededValues,
): LedgerChain {
  return {
    id,
    name,
    ...('family' in spec && { family: spec.family }),
    depository: seeded.address(id, 'depository'),
    callFiller: seeded.address(id, 'call filler'),
    callRunner: seeded.address(id, 'call runner'),
    approvalProxy: seeded.address(id, 'approval proxy'),
    callRouter: seeded.address(id, 'call router'),
    swapSources: swapSources.map(({ name, feeBps }) => ({
      name,
      feeBps,
      address: seeded.address(id, 'swap source', name),
    })),
    depositAddresses: seeded.address(id, 'deposit addresses'),
    currencies: [
      { ...native, address: zeroAddress },
      ...tokens.map((token) => ({ ...token, address: seeded.address(id, 'token', token.symbol) })),
    ],
  }
}

/** Who has money at first. */
export interface GenesisHolders {
  users: readonly Address[]
  solver: Address
  sponsor: Address
  bundler: Address
  /** What the chain's swap sources hold. */
  sources: readonly SwapSourceSpec[]
}

/** The state before the first block: all have money, and those who pay out may use the tokens of solver and sponsor. */
export function genesisState(
  { currencies, depository, callFiller, swapSources }: LedgerChain,
  { users, solver, sponsor, bundler, sources }: GenesisHolders,
): Map<StateKey, bigint> {
  const state = new Map<StateKey, bigint>()
  for (const currency of currencies) {
    const { address, decimals, kind } = currency
    for (const user of users) state.set(balanceKey(address, user), parseUnits(userUnits, decimals))
    const isNative = address === zeroAddress
    const units = isNative ? solverNativeUnits : solverTokenUnits
    state.set(balanceKey(address, solver), parseUnits(units, decimals))
    state.set(balanceKey(address, sponsor), parseUnits(sponsorUnits, decimals))
    for (const source of swapSources) {
      const spec = sources.find(({ name }) => name === source.name)
      if (spec && kind !== 'taxed')
        state.set(balanceKey(address, source.address), initialReserveOf(spec, currency))
    }
    if (isNative) {
      state.set(balanceKey(address, bundler), parseUnits(bundlerUnits, decimals))
      continue
    }
    state.set(allowanceKey(address, solver, callFiller), maxUint256)
    for (const payer of [solver, sponsor]) state.set(allowanceKey(address, payer, depository), maxUint256)
    // Each of its tokens stands for native currency that it holds.
    if (kind === 'wrapped') state.set(balanceKey(zeroAddress, address), supplyOf(state, address))
  }
  return state
}

function supplyOf(state: ReadonlyMap<StateKey, bigint>, token: Address): bigint {
  const prefix = balanceKey(token, zeroAddress).slice(0, -zeroAddress.length)
  return [...state].reduce((sum, [key, amount]) => (key.startsWith(prefix) ? sum + amount : sum), 0n)
}
