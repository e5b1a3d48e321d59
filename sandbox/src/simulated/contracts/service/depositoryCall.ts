import { isAddressEqual, zeroAddress, type Address } from 'viem'
import type { LedgerCurrency } from '../../../domain/chains/chain.ts'
import { moveNative, type Draft } from '../../state/draft.ts'
import type { CallContext } from '../call.ts'
import type { CallResult, SimulatedEvent } from '../callResult.ts'
import { isContract, tokenAt } from '../contractsAt.ts'
import { Revert } from '../revert.ts'
import { moveTokens, pullTokens } from '../tokens/executeErc20.ts'

/** A call of the depository that is being run. */
export interface DepositoryCall {
  draft: Draft
  context: CallContext
  from: Address
  /** Native tokens sent with the call. */
  value: bigint
}

export function toCallResult(gas: bigint, ...events: SimulatedEvent[]): CallResult {
  return { output: '0x', events, gas }
}

export function requireSolver({ from, context }: DepositoryCall): void {
  if (!isAddressEqual(from, context.solver)) throw new Revert('OnlySolver', [from])
}

/** Pulls tokens from an owner's allowance. */
export function pull(
  { draft, context: { chain } }: DepositoryCall,
  { currency, owner, to, amount }: { currency: Address; owner: Address; to: Address; amount: bigint },
): SimulatedEvent[] {
  const spender = chain.depository
  return transfer(tokenAt(chain, currency), { currency, recipient: to, amount }, (token) =>
    pullTokens(draft, token, { spender, owner, to, value: amount }),
  )
}

/** Pays from the depository's balance; the zero address stands for native tokens. */
export function pay(
  { draft, context: { chain } }: DepositoryCall,
  currency: Address,
  recipient: Address,
  amount: bigint,
): SimulatedEvent[] {
  const payer = chain.depository
  if (amount === 0n) throw new Revert('ZeroAmount')
  if (isAddressEqual(recipient, zeroAddress)) throw new Revert('ZeroRecipient')
  if (!isAddressEqual(currency, zeroAddress)) {
    return transfer(tokenAt(chain, currency), { currency, recipient, amount }, (token) =>
      moveTokens(draft, token, payer, recipient, amount),
    )
  }
  if (!moveNative(draft, payer, recipient, amount) || isContract(chain, recipient)) {
    throw new Revert('TransferFailed', [currency, recipient, amount])
  }
  return []
}

/** Like the contract, reports every error of a token as a failed transfer. */
function transfer(
  token: LedgerCurrency | undefined,
  { currency, recipient, amount }: { currency: Address; recipient: Address; amount: bigint },
  move: (token: LedgerCurrency) => SimulatedEvent[],
): SimulatedEvent[] {
  if (!token) throw new Revert('NotAToken', [currency])
  try {
    return move(token)
  } catch {
    throw new Revert('TransferFailed', [currency, recipient, amount])
  }
}
