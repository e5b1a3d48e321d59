import { depositAbi } from '@causeway/react/schemas'
import {
  decodeFunctionData,
  encodeFunctionResult,
  isAddressEqual,
  zeroAddress,
  type Address,
  type DecodeFunctionDataReturnType,
  type Hex,
} from 'viem'
import { depositoryAbi } from '../../../contracts/generated/abis.ts'
import type { LedgerCurrency } from '../../../domain/chain.ts'
import { allowanceKey, balanceKey, moveNative, paidKey, type Draft } from '../../ledgerState.ts'
import type { CallContext } from '../call.ts'
import { isContract, tokenAt } from '../contractsAt.ts'
import type { CallResult, SimulatedEvent } from '../callResult.ts'
import { moveTokens, pullTokens } from '../tokens/executeErc20.ts'
import { spendAuthorization } from '../tokens/executePermitErc20.ts'
import { Revert } from '../revert.ts'

/** Runs a call of `contracts/Depository.sol` on a draft, to which `value` has already been moved. */
export function executeDepository(
  draft: Draft,
  context: CallContext,
  { from, value, data }: { from: Address; value: bigint; data: Hex },
): CallResult {
  const { chain, solver } = context
  const { depository: address } = chain
  const deposit = decodeDeposit(data)
  if (deposit) {
    if (value > 0n && deposit.functionName !== 'depositNative') throw new Revert()
    return takeDeposit(deposit)
  }
  const call = decodeDepository(data)
  if (value > 0n && !payable.has(call.functionName)) throw new Revert()
  switch (call.functionName) {
    case 'depositWithAuthorization': {
      const [id, currency, owner, amount, validBefore, signature] = call.args
      if (amount === 0n) throw new Revert('ZeroAmount')
      const token = tokenAt(chain, currency)
      if (token?.kind !== 'permit') throw new Revert()
      const message = { from: owner, to: address, value: amount, validAfter: 0n, validBefore, nonce: id }
      const authorization = { primaryType: 'ReceiveWithAuthorization', message, signature } as const
      const moved = spendAuthorization(draft, { token, context }, authorization)
      const args = { from: owner, token: currency, amount, id }
      return done(115_000n, ...moved, { address, eventName: 'RelayErc20Deposit', args })
    }
    case 'depositTransferWithAuthorization': {
      const [id, currency, owner, amount, validBefore, nonce, signature] = call.args
      requireSolver()
      const token = tokenAt(chain, currency)
      if (token?.kind !== 'permit') throw new Revert()
      const message = { from: owner, to: solver, value: amount, validAfter: 0n, validBefore, nonce }
      const authorization = { primaryType: 'TransferWithAuthorization', message, signature } as const
      const moved = spendAuthorization(draft, { token, context }, authorization)
      const { events, gas } = depositToken({ depositor: owner, currency, amount, id })
      return done(gas + 60_000n, ...moved, ...events)
    }
    case 'fillNative': {
      const [id, recipient] = call.args
      requireSolver()
      markPaid('filled', id)
      pay(zeroAddress, recipient, value)
      const args = { id, recipient, currency: zeroAddress, amount: value }
      return done(65_000n, { address, eventName: 'Filled', args })
    }
    case 'fillErc20': {
      const [id, currency, recipient, amount] = call.args
      requireSolver()
      markPaid('filled', id)
      if (amount === 0n) throw new Revert('ZeroAmount')
      if (isAddressEqual(recipient, zeroAddress)) throw new Revert('ZeroRecipient')
      const moved = pull(currency, from, recipient, amount)
      const args = { id, recipient, currency, amount }
      const filled: SimulatedEvent = { address, eventName: 'Filled', args }
      if (value === 0n) return done(90_000n, ...moved, filled)
      pay(zeroAddress, recipient, value)
      const topup = { id, recipient, currency: zeroAddress, amount: value }
      return done(125_000n, ...moved, filled, { address, eventName: 'Filled', args: topup })
    }
    case 'refund': {
      const [id, currency, recipient, amount] = call.args
      requireSolver()
      markPaid('refunded', id)
      const moved = pay(currency, recipient, amount)
      return done(70_000n, ...moved, {
        address,
        eventName: 'Refunded',
        args: { id, recipient, currency, amount },
      })
    }
    case 'withdraw': {
      const [currency, recipient, amount] = call.args
      requireSolver()
      const moved = pay(currency, recipient, amount)
      return done(60_000n, ...moved, {
        address,
        eventName: 'Withdrawn',
        args: { recipient, currency, amount },
      })
    }
    case 'filled':
    case 'refunded': {
      const { functionName } = call
      const result = draft.get(paidKey(functionName, call.args[0])) !== 0n
      return {
        output: encodeFunctionResult({ abi: depositoryAbi, functionName, result }),
        events: [],
        gas: 24_000n,
      }
    }
    case 'solver': {
      const output = encodeFunctionResult({ abi: depositoryAbi, functionName: 'solver', result: solver })
      return { output, events: [], gas: 22_000n }
    }
    default:
      throw new Revert()
  }

  function takeDeposit({ functionName, args }: DepositCall): CallResult {
    if (functionName === 'depositNative') {
      const [depositor, id] = args
      if (value === 0n) throw new Revert('ZeroAmount')
      const event = { from: creditedBy(depositor), amount: value, id }
      return done(45_000n, { address, eventName: 'RelayNativeDeposit', args: event })
    }
    const [depositor, currency] = args
    const allowed = draft.get(allowanceKey(currency, from, address))
    const [amount, id] = args.length === 4 ? [args[2], args[3]] : [allowed, args[2]]
    return depositToken({ depositor, currency, amount, id })
  }

  function depositToken({
    depositor,
    currency: token,
    amount,
    id,
  }: {
    depositor: Address
    currency: Address
    amount: bigint
    id: Hex
  }): CallResult {
    if (!tokenAt(chain, token)) throw new Revert('NotAToken', [token])
    if (amount === 0n) throw new Revert('ZeroAmount')
    const before = draft.get(balanceKey(token, address))
    const moved = pull(token, from, address, amount)
    const arrived = draft.get(balanceKey(token, address)) - before
    if (arrived === 0n) throw new Revert('ZeroAmount')
    const event = { from: creditedBy(depositor), token, amount: arrived, id }
    return done(75_000n, ...moved, { address, eventName: 'RelayErc20Deposit', args: event })
  }

  /** The zero address stands for the sender. */
  function creditedBy(depositor: Address): Address {
    return isAddressEqual(depositor, zeroAddress) ? from : depositor
  }

  function requireSolver(): void {
    if (!isAddressEqual(from, solver)) throw new Revert('OnlySolver', [from])
  }

  function markPaid(kind: 'filled' | 'refunded', id: Hex): void {
    const key = paidKey(kind, id)
    if (draft.get(key) !== 0n) throw new Revert(kind === 'filled' ? 'AlreadyFilled' : 'AlreadyRefunded', [id])
    draft.set(key, 1n)
  }

  /** Like the contract, reports every fault of a token as a failed transfer. */
  function transfer(
    currency: Address,
    recipient: Address,
    amount: bigint,
    move: (token: LedgerCurrency) => SimulatedEvent[],
  ): SimulatedEvent[] {
    const token = tokenAt(chain, currency)
    if (!token) throw new Revert('NotAToken', [currency])
    try {
      return move(token)
    } catch {
      throw new Revert('TransferFailed', [currency, recipient, amount])
    }
  }

  function pull(currency: Address, owner: Address, to: Address, amount: bigint): SimulatedEvent[] {
    return transfer(currency, to, amount, (token) =>
      pullTokens(draft, token, { spender: address, owner, to, value: amount }),
    )
  }

  function pay(currency: Address, recipient: Address, amount: bigint): SimulatedEvent[] {
    if (amount === 0n) throw new Revert('ZeroAmount')
    if (isAddressEqual(recipient, zeroAddress)) throw new Revert('ZeroRecipient')
    if (!isAddressEqual(currency, zeroAddress)) {
      return transfer(currency, recipient, amount, (token) =>
        moveTokens(draft, token, address, recipient, amount),
      )
    }
    if (!moveNative(draft, address, recipient, amount) || isContract(chain, recipient)) {
      throw new Revert('TransferFailed', [currency, recipient, amount])
    }
    return []
  }
}

const payable: ReadonlySet<string> = new Set(['fillNative', 'fillErc20'])

function done(gas: bigint, ...events: SimulatedEvent[]): CallResult {
  return { output: '0x', events, gas }
}

type DepositCall = DecodeFunctionDataReturnType<typeof depositAbi>

/** Undefined for a function that is of this depository alone. */
function decodeDeposit(data: Hex): DepositCall | undefined {
  try {
    return decodeFunctionData({ abi: depositAbi, data })
  } catch {
    return undefined
  }
}

function decodeDepository(data: Hex) {
  try {
    return decodeFunctionData({ abi: depositoryAbi, data })
  } catch {
    throw new Revert()
  }
}
