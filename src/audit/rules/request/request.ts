import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `request-id`, `other-request`: the quote is about one request, says how to follow it, and calls contracts for it. */
export function* requestRules({ quote, items, transactions }: AuditInput): Iterable<AuditFinding> {
  // The steps that a service appends to its answer may bring what signatures alone lack.
  const isToBeAppended = items.length > 0 && items.every((item) => item.kind === 'signature')
  if (!items.some(({ check }) => check) && !isToBeAppended) {
    yield finding({ rule: 'request-id', message: 'The quote does not say how to follow its request.' })
  }
  const requestIds = new Set(quote.steps.flatMap(({ requestId }) => requestId ?? []))
  if (requestIds.size > 1) {
    yield finding({
      rule: 'request-id',
      message: 'The quote names more than one request.',
      facts: { requestIds: [...requestIds].join(' ') },
    })
  }
  for (const { item, decoded } of transactions) {
    if (decoded.kind !== 'call' || !isForOther(quote, item.data.data, item.requestId)) continue
    yield finding({
      rule: 'other-request',
      severity: 'confirm',
      message: 'A transaction does not name the request that it is for.',
      item,
      facts: { requestId: item.requestId ?? '' },
    })
  }
}

/** Contracts tell deposits apart by the id of the request, or of its order. */
function isForOther({ protocol }: Quote, data: string, requestId: string | undefined): boolean {
  const ids = [requestId, protocol?.v2?.orderId].map(String).filter((id) => bytes32Pattern.test(id))
  const calldata = data.toLowerCase()
  return ids.length > 0 && ids.every((id) => !calldata.includes(id.slice(2).toLowerCase()))
}
