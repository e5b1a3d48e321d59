import type { Quote } from '../../../actions/getQuote.ts'
import type { Deposit } from '../../../decode/calls/decodeDeposit.ts'
import type { Permit } from '../../../decode/permits/permit.ts'
import type { SignatureItem } from '../../../decode/quoteItems.ts'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'
import { isObject } from '../../../utils/data/isObject.ts'
import type { AuditRuleCheck, RuleFinding } from '../../ruleFinding.ts'
import type { AuditedTransaction, AuditInput } from '../../input/auditInput.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/** Deposits, calls and posted signatures are for the quote's own request: contracts identify deposits by an ID. */
export const otherRequest: AuditRuleCheck = function* (input) {
  for (const transaction of input.transactions) {
    const severity = severityOf(input, transaction)
    const { item } = transaction
    if (severity) yield other(severity, 'A transaction does not name the request that it is for.', item)
  }
  for (const { item, permit } of input.signatures) {
    if (isOtherBody(item)) {
      yield other('block', 'A signature would be handed over for another request.', item)
    }
    if (!permit || input.depositIds.size === 0 || isTied(input, permit)) continue
    yield other('confirm', 'A permit does not name the request that it is for.', item)
  }
}

function other(
  severity: 'block' | 'confirm',
  message: string,
  item: AuditedTransaction['item'] | SignatureItem,
): RuleFinding {
  return { severity, message, item, facts: { requestId: item.requestId ?? '' } }
}

function severityOf(input: AuditInput, transaction: AuditedTransaction): 'block' | 'confirm' | undefined {
  const { item, decoded } = transaction
  const { allowed, quote } = input
  switch (decoded.kind) {
    case 'deposit':
      return severityOfDeposit(input, decoded.deposit)
    case 'call': {
      const found = decoded.router?.deposits.map(({ deposit }) => severityOfDeposit(input, deposit)) ?? []
      if (found.includes('block')) return 'block'
      return found.includes('confirm') || namesNoId(quote, item.data.data, item.requestId)
        ? 'confirm'
        : undefined
    }
    case 'payment':
      return severityOfTail(input, item, allowed.isDepository(item.data.to), item.data.data.slice(2))
    case 'token': {
      const grant = tokenGrantOf(quote, transaction)
      // After the selector and two words.
      const tail = item.data.data.slice(2 + 8 + 128)
      return grant?.kind === 'transfer'
        ? severityOfTail(input, item, allowed.isDepository(grant.target), tail)
        : undefined
    }
    case 'wrap':
      return undefined
    default:
      return decoded satisfies never
  }
}

/** Without an ID in the quote, there is nothing to compare, and the deposit doesn't count as verified. */
function severityOfDeposit(
  { depositIds, hasOrderId }: AuditInput,
  { id }: Deposit,
): 'block' | 'confirm' | undefined {
  if (depositIds.size === 0 || depositIds.has(id)) return undefined
  return hasOrderId ? 'block' : 'confirm'
}

/** A depository credits a payment by the ID appended to its calldata; without one, it credits no one. */
function severityOfTail(
  { depositIds, hasOrderId }: AuditInput,
  { requestId }: AuditedTransaction['item'],
  isDepository: boolean,
  tail: string,
): 'block' | 'confirm' | undefined {
  const id = `0x${tail.toLowerCase()}`
  if (depositIds.size === 0) return isDepository && tail === '' ? 'confirm' : undefined
  if (isDepository && depositIds.has(id)) return undefined
  // If the quote names no order, the ID appended to a payment may be the order's.
  if (isDepository) return hasOrderId || !bytes32Pattern.test(id) ? 'block' : 'confirm'
  // Other receivers don't credit by ID: the provider only searches for it, so it may also be the request's.
  return tail === '' || depositIds.has(id) || id === requestId?.toLowerCase() ? undefined : 'confirm'
}

function namesNoId({ protocol }: Quote, data: string, requestId: string | undefined): boolean {
  const ids = [requestId, protocol?.v2?.orderId].map(String).filter((id) => bytes32Pattern.test(id))
  const calldata = data.toLowerCase()
  const isNamed = (id: string) => {
    const digits = id.slice(2).toLowerCase()
    // Public routers receive the request's ID with its digits reversed.
    return calldata.includes(digits) || calldata.includes([...digits].toReversed().join(''))
  }
  return ids.length > 0 && !ids.some(isNamed)
}

/**
 * Whether a permit is bound to this request: it contains its ID, or the calls that use it, or it approves a depository, which takes no
 * funds by an approval alone.
 */
function isTied({ depositIds, allowed }: AuditInput, { nonce, use, receiver }: Permit): boolean {
  return nonce === undefined ? use !== undefined || allowed.isDepository(receiver) : depositIds.has(nonce)
}

function isOtherBody({ data, requestId }: SignatureItem): boolean {
  const { body } = data.post
  const stated = isObject(body) ? body['requestId'] : undefined
  return stated != null && stated !== '' && stated !== requestId
}
