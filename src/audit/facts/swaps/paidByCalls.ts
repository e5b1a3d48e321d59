import { decodeDeposit } from '../../../decode/calls/decodeDeposit.ts'
import { decodeErc20Call } from '../../../decode/calls/decodeErc20Call.ts'
import { decodeSwap } from '../../../decode/calls/decodeSwap.ts'
import type { PermitCall } from '../../../decode/permits/permit.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { swappedInput } from './swappedCurrency.ts'

/** How much of the input is paid as quoted; `unknown` if that can't be decoded, `other` if it pays for something else. */
type Paid = bigint | 'unknown' | 'other'

/** How much the calls that a permit prescribes pay. Only one may pay: a settlement credits an input with one deposit, not with its parts. */
export function paidByCalls(input: AuditInput, calls: readonly PermitCall[]): Paid {
  const approved = new Map<string, bigint>()
  let total: Paid = 0n
  let payments = 0
  for (const call of calls) {
    const approval = approvalIn(input, call)
    if (approval) {
      approved.set(approval.target, approval.amount)
      continue
    }
    const paid = paidBy(input, call, approved.get(call.target.toLowerCase()) ?? 0n)
    if (paid !== 'unknown' && paid !== 0n) payments += 1
    if (paid === 'other' || payments > 1) return 'other'
    // A call that may fail or that sends native tokens can't be verified.
    const isSure = !call.allowFailure && call.value === 0n
    total = total === 'unknown' || paid === 'unknown' || !isSure ? 'unknown' : total + paid
  }
  return total
}

/** Whether the calls approve an address that none of them calls: it could take leftovers, or tokens that arrive later. */
export function approvesOthers(input: AuditInput, calls: readonly PermitCall[]): boolean {
  return calls.some((call) => {
    const spender = approvalIn(input, call)?.target
    return spender !== undefined && !calls.some(({ target }) => isSameAddress(target, spender))
  })
}

/** The approval that a call makes of the input token. It pays nothing by itself. */
function approvalIn(
  { quote }: AuditInput,
  { target, callData }: PermitCall,
): { target: string; amount: bigint } | undefined {
  if (!isSameAddress(target, quote.details.currencyIn.currency.address)) return undefined
  const { name, target: spender, amount } = decodeErc20Call(callData) ?? {}
  if (name !== 'approve' || spender === undefined || amount === undefined) return undefined
  return { target: spender, amount }
}

function paidBy(input: AuditInput, call: PermitCall, approved: bigint): Paid {
  const { currency } = input.quote.details.currencyIn
  if (isSameAddress(call.target, currency.address)) return transferredBy(input, call)
  const deposit = decodeDeposit(call.callData)
  if (deposit) {
    const isUsers =
      input.allowed.isDepository(call.target) &&
      isSameAddress(deposit.depositor, input.quote.parameters.user) &&
      input.depositIds.has(deposit.id)
    if (!isUsers) return 'other'
    if (isSameAddress(deposit.token, currency.address)) return deposit.amount ?? approved
    return isSameAddress(deposit.token, swappedInput(input)?.address) ? 'unknown' : 'other'
  }
  return input.allowed.isOneChain && input.allowed.isRouter(call.target) ? swappedBy(input, call) : 'unknown'
}

function transferredBy({ quote, allowed, depositIds }: AuditInput, { callData }: PermitCall): Paid {
  const call = decodeErc20Call(callData)
  if (call?.name !== 'transfer' || call.amount === undefined || !allowed.mayReceive(call.target)) {
    return 'other'
  }
  // On one chain, the recipient may be paid directly, without an ID.
  if (allowed.isOneChain && isSameAddress(call.target, quote.details.recipient)) return call.amount
  // A depository credits a transfer by the ID that follows its arguments.
  if (!depositIds.has(`0x${callData.slice(2 + 8 + 128).toLowerCase()}`)) return 'other'
  return allowed.isDepository(call.target) ? call.amount : 'other'
}

function swappedBy({ quote }: AuditInput, { callData }: PermitCall): Paid {
  const swap = decodeSwap(callData)
  if (!swap?.taken) return 'unknown'
  const { currencyIn, currencyOut, recipient } = quote.details
  const isQuoted =
    isSameAddress(swap.taken.token, currencyIn.currency.address) &&
    isSameAddress(swap.token, currencyOut.currency.address) &&
    isSameAddress(swap.recipient, recipient) &&
    isSameAddress(swap.surplusRecipient ?? swap.recipient, recipient) &&
    swap.minimum >= (currencyOut.minimumAmount ?? 0n)
  return isQuoted ? swap.taken.amount : 'other'
}
