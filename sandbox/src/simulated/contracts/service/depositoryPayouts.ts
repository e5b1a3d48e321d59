import { isAddressEqual, zeroAddress, type Address, type Hex } from 'viem'
import { paidKey } from '../../state/stateKeys.ts'
import type { CallResult, SimulatedEvent } from '../callResult.ts'
import { Revert } from '../revert.ts'
import { toCallResult, pay, pull, requireSolver, type DepositoryCall } from './depositoryCall.ts'

interface Payout {
  id: Hex
  currency: Address
  recipient: Address
  amount: bigint
}

/** Pays out the native token that the solver sent with the call. */
export function fillNative(
  call: DepositoryCall,
  { id, recipient }: Pick<Payout, 'id' | 'recipient'>,
): CallResult {
  const amount = call.value
  requireSolver(call)
  markPaid(call, 'filled', id)
  pay(call, zeroAddress, recipient, amount)
  return toCallResult(65_000n, filled(call, { id, currency: zeroAddress, recipient, amount }))
}

/** Pays out the solver's tokens, and the native token that it sent with the call. */
export function fillErc20(call: DepositoryCall, payout: Payout): CallResult {
  const { from: owner, value } = call
  const { id, currency, recipient, amount } = payout
  requireSolver(call)
  markPaid(call, 'filled', id)
  if (amount === 0n) throw new Revert('ZeroAmount')
  if (isAddressEqual(recipient, zeroAddress)) throw new Revert('ZeroRecipient')
  const moved = pull(call, { currency, owner, to: recipient, amount })
  if (value === 0n) return toCallResult(90_000n, ...moved, filled(call, payout))
  pay(call, zeroAddress, recipient, value)
  const topup = { id, currency: zeroAddress, recipient, amount: value }
  return toCallResult(125_000n, ...moved, filled(call, payout), filled(call, topup))
}

export function refund(call: DepositoryCall, { id, currency, recipient, amount }: Payout): CallResult {
  requireSolver(call)
  markPaid(call, 'refunded', id)
  const moved = pay(call, currency, recipient, amount)
  const args = { id, recipient, currency, amount }
  const address = call.context.chain.depository
  return toCallResult(70_000n, ...moved, { address, eventName: 'Refunded', args })
}

export function withdraw(
  call: DepositoryCall,
  { currency, recipient, amount }: Omit<Payout, 'id'>,
): CallResult {
  requireSolver(call)
  const moved = pay(call, currency, recipient, amount)
  const args = { recipient, currency, amount }
  const address = call.context.chain.depository
  return toCallResult(60_000n, ...moved, { address, eventName: 'Withdrawn', args })
}

function filled({ context }: DepositoryCall, { id, currency, recipient, amount }: Payout): SimulatedEvent {
  const args = { id, recipient, currency, amount }
  return { address: context.chain.depository, eventName: 'Filled', args }
}

/** Nothing is paid out twice. */
function markPaid({ draft }: DepositoryCall, kind: 'filled' | 'refunded', id: Hex): void {
  const key = paidKey(kind, id)
  if (draft.get(key) !== 0n) throw new Revert(kind === 'filled' ? 'AlreadyFilled' : 'AlreadyRefunded', [id])
  draft.set(key, 1n)
}
