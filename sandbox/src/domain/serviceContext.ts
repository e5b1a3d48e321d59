import type { Hex } from 'viem'
import type { Families } from './chains/families.ts'
import type { SandboxClock } from './clock.ts'
import type { ChainFaults } from './ledger/chainFaults.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { ServicePolicy } from './service/policy.ts'
import type { RecordStore } from './request/flow/recordStore.ts'

/** What every part of the service works with. */
export interface ServiceContext {
  ledger: Ledger
  store: RecordStore
  clock: SandboxClock
  policy: ServicePolicy
  /** Faults of the chains; none unless switched on. */
  chainFaults: ChainFaults
  /** Makes an id of 32 bytes that was never used before. */
  createId: () => Hex
  /** How chains outside the EVM write addresses and hashes. */
  families: Families
}
