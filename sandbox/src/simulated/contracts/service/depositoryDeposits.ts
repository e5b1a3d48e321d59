import type { depositAbi } from '@causeway/react/schemas'
import { isAddressEqual, zeroAddress, type Address, type DecodeFunctionDataReturnType, type Hex } from 'viem'
import type { LedgerCurrency } from '../../../domain/chains/chain.ts'
import { allowanceKey, balanceKey } from '../../state/stateKeys.ts'
import type { CallResult } from '../callResult.ts'
import { tokenAt } from '../contractsAt.ts'
import { Revert } from '../revert.ts'
import { spendAuthorization } from '../tokens/executePermitErc20.ts'
import { toCallResult, pull, requireSolver, type DepositoryCall } from './depositoryCall.ts'

export type DepositCall = DecodeFunctionDataReturnType<typeof depositAbi>

/** Takes the sender's deposit, in native tokens or an approved token. */
export function takeDeposit(call: DepositoryCall, { functionName, args }: DepositCall): CallResult {
  const { draft, context, from, value } = call
  const address = context.chain.depository
  if (functionName === 'depositNative') {
    const [depositor, id] = args
    if (value === 0n) throw new Revert('ZeroAmount')
    const event = { from: creditedBy(call, depositor), amount: value, id }
    return toCallResult(45_000n, { address, eventName: 'RelayNativeDeposit', args: event })
  }
  if (value > 0n) throw new Revert()
  const [depositor, currency] = args
  const allowed = draft.get(allowanceKey(currency, from, address))
  const [amount, id] = args.length === 4 ? [args[2], args[3]] : [allowed, args[2]]
  return depositToken(call, { depositor, currency, amount, id })
}

/** A deposit that its owner authorized with a signature. */
interface AuthorizedDeposit {
  id: Hex
  currency: Address
  owner: Address
  amount: bigint
  /** Seconds since the epoch; from then on the signature can't be used. */
  validBefore: bigint
  signature: Hex
}

/** Takes a deposit that its owner authorized for the depository; anyone may submit the signature. */
export function takeAuthorizedDeposit(
  { draft, context }: DepositoryCall,
  { id, currency, owner, amount, validBefore, signature }: AuthorizedDeposit,
): CallResult {
  if (amount === 0n) throw new Revert('ZeroAmount')
  const address = context.chain.depository
  const token = permitTokenAt(context.chain, currency)
  const message = { from: owner, to: address, value: amount, validAfter: 0n, validBefore, nonce: id }
  const authorization = { primaryType: 'ReceiveWithAuthorization', message, signature } as const
  const moved = spendAuthorization(draft, { token, context }, authorization)
  const args = { from: owner, token: currency, amount, id }
  return toCallResult(115_000n, ...moved, { address, eventName: 'RelayErc20Deposit', args })
}

/** The same for a transfer authorized for the solver, who deposits it for the owner. */
export function takeAuthorizedTransfer(
  call: DepositoryCall,
  { id, currency, owner, amount, validBefore, nonce, signature }: AuthorizedDeposit & { nonce: Hex },
): CallResult {
  const { draft, context } = call
  requireSolver(call)
  const token = permitTokenAt(context.chain, currency)
  const message = { from: owner, to: context.solver, value: amount, validAfter: 0n, validBefore, nonce }
  const authorization = { primaryType: 'TransferWithAuthorization', message, signature } as const
  const moved = spendAuthorization(draft, { token, context }, authorization)
  const { events, gas } = depositToken(call, { depositor: owner, currency, amount, id })
  return toCallResult(gas + 60_000n, ...moved, ...events)
}

function depositToken(
  call: DepositoryCall,
  { depositor, currency, amount, id }: { depositor: Address; currency: Address; amount: bigint; id: Hex },
): CallResult {
  const { draft, context, from: owner } = call
  const address = context.chain.depository
  if (!tokenAt(context.chain, currency)) throw new Revert('NotAToken', [currency])
  if (amount === 0n) throw new Revert('ZeroAmount')
  const before = draft.get(balanceKey(currency, address))
  const moved = pull(call, { currency, owner, to: address, amount })
  const arrived = draft.get(balanceKey(currency, address)) - before
  if (arrived === 0n) throw new Revert('ZeroAmount')
  const args = { from: creditedBy(call, depositor), token: currency, amount: arrived, id }
  return toCallResult(75_000n, ...moved, { address, eventName: 'RelayErc20Deposit', args })
}

function permitTokenAt(chain: Parameters<typeof tokenAt>[0], currency: Address): LedgerCurrency {
  const token = tokenAt(chain, currency)
  if (token?.kind !== 'permit') throw new Revert()
  return token
}

/** The zero address stands for the sender. */
function creditedBy({ from }: DepositoryCall, depositor: Address): Address {
  return isAddressEqual(depositor, zeroAddress) ? from : depositor
}
