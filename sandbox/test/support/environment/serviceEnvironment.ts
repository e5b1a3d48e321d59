import type { Address, Hex, PublicClient, TypedDataDefinition } from 'viem'
import type { Quote, Client } from '@causeway/react/actions'
import type {
  Dialect,
  Faults,
  Ledger,
  LedgerChain,
  ManualClock,
  RecordStore,
} from '@causeway/sandbox/simulated'

/** The service on one ledger or the other, and a user of it. */
export interface ServiceEnvironment {
  client: Client
  dialect: Dialect
  /** The service itself. */
  fetch: typeof globalThis.fetch
  store: RecordStore
  clock: ManualClock
  ledger: Ledger
  faults: Faults
  origin: LedgerChain
  destination: LedgerChain
  user: Address
  solver: Address
  sponsor: Address
  /** Sends every transaction of a quote from the user; resolves with what the gas cost. */
  pay: (quote: Quote, options?: PayOptions) => Promise<bigint>
  /** Someone else than the user, who sends native tokens on the origin chain. */
  stranger: Address
  sendFromStranger: (to: Address, amount: bigint) => Promise<Hex>
  /** Calls a contract of the origin chain as the stranger, who pays the gas. */
  callFromStranger: (to: Address, data: Hex) => Promise<Hex>
  /** A node of the origin chain. */
  node: PublicClient
  /** Signs as the user: typed data for the origin chain, or a message. */
  sign: (what: TypedDataDefinition | { message: string }) => Promise<Hex>
  /** Makes the user a contract that answers for its signatures (ERC-1271), until the run is over. */
  asContract: (run: () => Promise<void>) => Promise<void>
}

export interface PayOptions {
  /** Whether the last transaction reverts, but is still sent. */
  isReverting?: boolean | undefined
}
