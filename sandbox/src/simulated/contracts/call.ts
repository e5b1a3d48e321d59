import type { Address, Hex } from 'viem'
import type { LedgerChain } from '../../domain/chains/chain.ts'
import type { AccountCodes } from './accountCodes.ts'

/** A call from an account, as a transaction or an `eth_call` makes it. */
export interface Call {
  from: Address
  /** Undefined for contract creation, which this chain doesn't support. */
  to: Address | undefined
  value: bigint
  data: Hex
}

/** Where and when a call is run. */
export interface CallContext {
  chain: LedgerChain
  solver: Address
  /** Accounts that have code. */
  codes: AccountCodes
  /** Seconds since the epoch. */
  timestamp: number
}
