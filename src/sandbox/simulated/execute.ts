import { isAddressEqual, size, type Address, type Hex } from 'viem'
import type { LedgerChain } from '../service/ports.ts'
import { isToken } from './contractsAt.ts'
import { executeDepository } from './executeDepository.ts'
import { executeErc20, type CallResult } from './executeErc20.ts'
import { moveNative, type Draft } from './ledgerState.ts'
import { Revert } from './revert.ts'

/** A call from an account, as a transaction or an `eth_call` makes it. */
export interface Call {
  from: Address
  /** Missing when a contract is to be created, which this chain does not do. */
  to: Address | undefined
  value: bigint
  data: Hex
}

/**
 * Runs a call on a draft: a transfer of native currency, a token, or the depository. The sandbox knows no other
 * contract: any other address is an account, and takes any calldata.
 *
 * @throws {Revert}
 */
export function execute(
  draft: Draft,
  { chain, solver }: { chain: LedgerChain; solver: Address },
  { from, to, value, data }: Call,
): CallResult {
  if (!to || !moveNative(draft, from, to, value)) throw new Revert()
  if (isAddressEqual(to, chain.depository)) {
    return executeDepository(draft, { chain, solver }, { from, value, data })
  }
  if (isToken(chain, to)) {
    const token = chain.currencies.find(({ address }) => isAddressEqual(address, to))
    if (!token || value > 0n) throw new Revert()
    return executeErc20(draft, token, { from, data })
  }
  // An account without code takes any calldata; each byte costs.
  return { output: '0x', events: [], gas: transferGas + BigInt(size(data)) * calldataGas }
}

/** Units of gas that a byte of calldata costs at most. */
const calldataGas = 16n

/** Units of gas that every transaction costs at least. */
export const transferGas = 21_000n
