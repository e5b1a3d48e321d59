import { isAddressEqual, size } from 'viem'
import { permit2Address } from '../../domain/ledger/permit2Types.ts'
import { moveNative, type Draft } from '../state/draft.ts'
import type { Call, CallContext } from './call.ts'
import { swapSourceAt, tokenAt } from './contractsAt.ts'
import { executeAccount } from './accounts/executeAccount.ts'
import { executeApprovalProxy } from './service/executeApprovalProxy.ts'
import { executeCallFiller } from './service/executeCallFiller.ts'
import { executeDepositAddresses } from './service/executeDepositAddresses.ts'
import { executeDepository } from './service/executeDepository.ts'
import type { CallResult } from './callResult.ts'
import { executeErc20 } from './tokens/executeErc20.ts'
import { executePermit2 } from './tokens/executePermit2.ts'
import { executePermitErc20 } from './tokens/executePermitErc20.ts'
import { executeSwapSource } from './executeSwapSource.ts'
import { executeWrapped } from './tokens/executeWrapped.ts'
import { Revert } from './revert.ts'

/**
 * Runs a call on a draft of the ledger: to a contract of the sandbox, to an account with code, or to any other
 * address, which takes native tokens and ignores calldata.
 *
 * @throws {Revert}
 */
export function execute(draft: Draft, context: CallContext, { from, to, value, data }: Call): CallResult {
  const { chain, solver, codes, timestamp } = context
  if (!to || !moveNative(draft, from, to, value)) throw new Revert()
  if (isAddressEqual(to, chain.depository)) {
    return executeDepository(draft, context, { from, value, data })
  }
  if (isAddressEqual(to, chain.depositAddresses)) {
    return executeDepositAddresses(draft, { chain, solver }, { from, value, data })
  }
  if (isAddressEqual(to, chain.callFiller)) {
    const run = (call: Call) => execute(draft, context, call)
    return executeCallFiller(draft, { chain, solver, run }, { from, value, data })
  }
  if (isAddressEqual(to, permit2Address)) return executePermit2(draft, chain.id, { value, data })
  if (isAddressEqual(to, chain.approvalProxy)) {
    const run = (call: Call) => execute(draft, context, call)
    return executeApprovalProxy(draft, { ...context, run }, { from, value, data })
  }
  if (isAddressEqual(to, chain.callRouter) && size(data) > 0) throw new Revert('OnlyProxy', [from])
  // Only the filler may call it, but anyone may send native tokens to it.
  if (isAddressEqual(to, chain.callRunner) && size(data) > 0) throw new Revert('OnlyFiller', [from])
  const token = tokenAt(chain, to)
  if (token?.kind === 'wrapped') return executeWrapped(draft, { chain, token }, { from, value, data })
  if (token) {
    if (value > 0n) throw new Revert()
    return token.kind === 'permit'
      ? executePermitErc20(draft, { token, context }, { from, data })
      : executeErc20(draft, token, { from, data })
  }
  const source = swapSourceAt(chain, to)
  if (source) return executeSwapSource(draft, { chain, source, timestamp }, { from, value, data })
  const code = codes.of(to)
  if (code.type !== 'plain' && data !== '0x') {
    return executeAccount(code, { from, account: to, data }, (call) => execute(draft, context, call))
  }
  // An account without code accepts any calldata; each byte costs gas.
  return { output: '0x', events: [], gas: transferGas + BigInt(size(data)) * calldataGas }
}

/** Units of gas that a byte of calldata costs at most. */
const calldataGas = 16n

/** Units of gas that every transaction costs at least. */
export const transferGas = 21_000n
