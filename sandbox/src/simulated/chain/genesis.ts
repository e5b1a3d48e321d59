import { maxUint256, parseUnits, zeroAddress, type Address } from 'viem'
import type { LedgerChain } from '../../domain/chains/chain.ts'
import { initialReserveOf, type SwapSourceSpec } from '../../domain/ledger/chainSpecs.ts'
import type { SeededValues } from '../createSeededValues.ts'
import type { SimulatedChainSpec, SimulatedNonEvmChainSpec } from './simulatedChainSpec.ts'
import { allowanceKey, balanceKey, type StateKey } from '../state/stateKeys.ts'

/** Initial balance of each user in every currency, in whole units. */
const userUnits = '10000'
/** Initial balance of the sponsor in every currency, in whole units. */
const sponsorUnits = '10000'
/** Initial native balance of the bundler for gas, in whole units. */
const bundlerUnits = '100'
/** Initial balance of the solver in every token, in whole units. */
const solverTokenUnits = '1000000'
/** Initial native balance of the solver, in whole units. */
const solverNativeUnits = '10000'

/** Assigns addresses to the currencies and contracts of a spec, different on every chain. */
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

/** Accounts with an initial balance. */
export interface GenesisHolders {
  users: readonly Address[]
  solver: Address
  sponsor: Address
  bundler: Address
  /** The chain's swap sources, with their inventory. */
  sources: readonly SwapSourceSpec[]
}

/** The state before the first block: initial balances, and the approvals of solver and sponsor for the contracts that pay out. */
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
    // The wrapped token holds native tokens for its whole supply.
    if (kind === 'wrapped') state.set(balanceKey(zeroAddress, address), supplyOf(state, address))
  }
  return state
}

function supplyOf(state: ReadonlyMap<StateKey, bigint>, token: Address): bigint {
  const prefix = balanceKey(token, zeroAddress).slice(0, -zeroAddress.length)
  return [...state].reduce((sum, [key, amount]) => (key.startsWith(prefix) ? sum + amount : sum), 0n)
}
