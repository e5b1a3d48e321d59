import { isAddressEqual, zeroAddress, type Address } from 'viem'
import { chainsWithContractsSchema } from '../arguments/argumentSchemas.ts'
import { checkArgument } from '../arguments/checkArgument.ts'

/** A currency that the sandbox can move on one chain. */
export interface LedgerCurrency {
  /** The currency's address on its chain; the zero address for the native token. */
  address: Address
  symbol: string
  name: string
  decimals: number
  /** Price of one whole unit in US dollars, as a decimal string. */
  priceUsd: string
  /** @default a plain ERC-20 token, or the native one */
  kind?: LedgerTokenKind | undefined
}

/**
 * A token that is not plain.
 *
 * - `wrapped`: the chain's native token as an ERC-20, one for one.
 * - `legacy`: its functions return nothing, and an allowance must be zero before it can be set, as with USDT.
 * - `permit`: it can also be moved by signature, like USD Coin (EIP-2612, EIP-3009).
 * - `taxed`: it takes 1% of every transfer.
 */
export type LedgerTokenKind = 'wrapped' | 'legacy' | 'taxed' | 'permit'

/** A contract that swaps currencies of one chain from its own inventory. */
export interface LedgerSwapSource {
  /** Its name in `includedSwapSources` and similar fields. */
  name: string
  address: Address
  /** Its fee for every swap, in basis points of the input. */
  feeBps: number
}

/** Non-EVM chain families that the sandbox simulates. */
export type SimulatedFamily = 'bitcoin' | 'solana'

/** A chain of the ledger. */
export interface LedgerChain {
  id: number
  name: string
  /**
   * The family whose address and hash formats the service uses for it, outside the EVM. Only simulated chains can have one. @default an EVM
   * chain
   */
  family?: SimulatedFamily | undefined
  /** The contract that takes deposits and pays fills and refunds. */
  depository: Address
  /** The contract that fills requests with calls, and the one that executes these calls. */
  callFiller: Address
  callRunner: Address
  /** The contract that takes permits of Permit2, and the one that executes the calls signed with them. */
  approvalProxy: Address
  callRouter: Address
  /** The preferred one first. */
  swapSources: readonly LedgerSwapSource[]
  /** The contract that moves money from deposit addresses to the depository. */
  depositAddresses: Address
  currencies: readonly LedgerCurrency[]
}

/** A currency and the chain it is on. */
export interface ChainCurrency extends LedgerCurrency {
  chainId: number
}

/**
 * The contracts that quotes pay, approve or call, by chain id, as a deployment names them.
 *
 * @throws {InvalidArgumentError} if `chains` are not a sandbox's.
 */
export function serviceContracts(
  chains: readonly Pick<LedgerChain, 'id' | 'depository' | 'callFiller' | 'approvalProxy' | 'swapSources'>[],
): {
  depositories: Record<number, Address>
  permitSpenders: Record<number, readonly Address[]>
  routers: Record<number, readonly Address[]>
  fillContracts: Record<number, readonly Address[]>
} {
  checkArgument(chains, { caller: 'serviceContracts', argument: 'chains', schema: chainsWithContractsSchema })
  return {
    depositories: Object.fromEntries(chains.map(({ id, depository }) => [id, depository])),
    permitSpenders: Object.fromEntries(chains.map(({ id, approvalProxy }) => [id, [approvalProxy]])),
    routers: Object.fromEntries(
      chains.map(({ id, swapSources }) => [id, swapSources.map(({ address }) => address)]),
    ),
    fillContracts: Object.fromEntries(
      chains.map(({ id, depository, callFiller }) => [id, [depository, callFiller]]),
    ),
  }
}

/** The native token of a chain. */
export function nativeCurrencyOf(chain: LedgerChain): ChainCurrency {
  const native = findCurrency(chain, zeroAddress)
  if (!native) throw new TypeError(`Chain ${chain.id} has no native token.`)
  return native
}

/** A currency of a chain by its address, in any letter case. */
export function findCurrency(chain: LedgerChain, address: Address): ChainCurrency | undefined {
  const currency = chain.currencies.find((currency) => isAddressEqual(currency.address, address))
  return currency && { ...currency, chainId: chain.id }
}
