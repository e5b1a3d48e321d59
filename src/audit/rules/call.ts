import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import { bytes32Pattern } from '../../schemas/primitives.ts'
import { transactionsOf, type PlanItem } from '../../decode/planItems.ts'
import { finding } from '../auditFinding.ts'
import { placesOf, type KnownContract, type Places } from '../placesOf.ts'
import { readTransaction } from '../../decode/readTransaction.ts'

/**
 * What can't be read is called once, at a contract of the service, for the request of the quote: one deposit, or one
 * swap.
 */
export function callsWhatIsNamed(contracts: readonly KnownContract[] | undefined) {
  return function* (quote: Quote, items: readonly PlanItem[]): Iterable<AuditFinding> {
    const places = placesOf(quote, contracts)
    const calls = transactionsOf(items).flatMap((item) => {
      const reading = readTransaction(quote, item)
      return reading.kind === 'call' ? [{ item, to: item.data.to, selector: reading.selector }] : []
    })
    for (const [index, { item, to, selector }] of calls.entries()) {
      const facts = { to, selector }
      if (index > 0) {
        const message = 'The quote calls more than one deposit or swap takes.'
        yield finding({ rule: 'extra-call', message, item, facts })
      }
      if (places.isContract(to)) {
        yield finding({
          rule: 'unknown-call',
          severity: 'info',
          message: `A transaction calls ${to} in a way that can't be read.`,
          item,
          facts,
        })
      } else {
        yield finding({
          rule: 'unknown-contract',
          severity: severityOf(places),
          message: `A transaction calls ${to}, of which the quote does not say what it is.`,
          item,
          facts,
        })
      }
      if (isForOther(quote, item.data.data, item.requestId)) {
        yield finding({
          rule: 'other-request',
          severity: 'confirm',
          message: 'A transaction does not name the request that it is for.',
          item,
          facts: { requestId: item.requestId ?? '' },
        })
      }
    }
  }
}

/** Only of a swap on one chain no quote says where it is done; a depository, services may forget to name. */
function severityOf({ hasDepository, isOneChain, isSwap }: Places): AuditFinding['severity'] {
  if (isSwap) return 'info'
  return hasDepository || isOneChain ? 'block' : 'confirm'
}

/** Contracts tell deposits apart by the id of the request, or of its order. */
function isForOther({ protocol }: Quote, data: string, requestId: string | undefined): boolean {
  const ids = [requestId, protocol?.v2?.orderId].map(String).filter((id) => bytes32Pattern.test(id))
  const calldata = data.toLowerCase()
  return ids.length > 0 && ids.every((id) => !calldata.includes(id.slice(2).toLowerCase()))
}
