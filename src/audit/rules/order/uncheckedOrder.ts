import { decodeErc20Call } from '../../../decode/calls/decodeErc20Call.ts'
import type { Permit } from '../../../decode/permits/permit.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditedTransaction, AuditInput } from '../../input/auditInput.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/**
 * A depository identifies a deposit only by its order's ID: without the whole order it isn't known what the deposit pays for. Public
 * providers send the whole order with every quote that pays a depository.
 */
export const uncheckedOrder: AuditRuleCheck = function* (input) {
  const { order, transactions, signatures } = input
  if (order) {
    if (order.id === undefined) {
      yield { message: 'The order’s id can’t be computed from the quote.' }
    }
    return
  }
  for (const transaction of transactions) {
    if (!isForDepository(input, transaction)) continue
    yield { message: 'A deposit is for an order that is not in the quote.', item: transaction.item }
  }
  for (const { item, permit } of signatures) {
    if (!permit || !needsOrder(input, permit)) continue
    yield { message: 'A permit is for an order that is not in the quote.', item }
  }
}

function isForDepository({ allowed, quote }: AuditInput, transaction: AuditedTransaction): boolean {
  const { decoded, item } = transaction
  if (decoded.kind === 'deposit') return true
  if (decoded.kind === 'payment') return allowed.isDepository(item.data.to)
  const grant = tokenGrantOf(quote, transaction)
  return grant?.kind === 'transfer' && allowed.isDepository(grant.target)
}

/** On one chain, a permit's signed calls can pay without a depository. Across chains, only an order states what is paid. */
function needsOrder({ allowed }: AuditInput, { receiver, use }: Permit): boolean {
  if (!allowed.isOneChain || !use) return true
  const targets = use.calls.flatMap(({ target, callData }) => [target, decodeErc20Call(callData)?.target])
  return [receiver, ...targets].some((address) => allowed.isDepository(address))
}
