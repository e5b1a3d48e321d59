import type { Quote } from '../../../actions/getQuote.ts'
import type { OrderCall } from '../../../decode/order/decodeOrderCall.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { canMakeCalls, fillContractOf } from '../../facts/fillContract.ts'
import { needsNoProvider } from '../../facts/needsNoProvider.ts'

/** The order makes exactly the requested calls, each once and in the same order, by a contract that can make calls. */
export const orderCalls: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  const requested = quote.parameters.txs ?? []
  if (requested.length > 0 && needsNoProvider(input)) {
    yield { message: 'Nothing makes the requested calls.', facts: { calls: 0, requested: requested.length } }
    return
  }
  if (!order?.output) return
  const { calls } = order.output
  const areRequested = calls.every((call, index) => isRequested(call, requested[index]))
  if (calls.length !== requested.length || !areRequested) {
    yield {
      message: 'The order makes other calls than requested.',
      facts: { calls: calls.length, requested: requested.length },
    }
  }
  // The user is asked about an unknown contract only if it is paid (`recipient`) or if others are listed (`unknown-fill-contract`).
  const fillContract = fillContractOf(input)
  if (requested.length > 0 && (fillContract === undefined || !canMakeCalls(input, fillContract))) {
    yield {
      severity: 'confirm',
      message: 'The order names no contract that could make the calls.',
      facts: { contract: fillContract ?? '' },
    }
  }
}

/** Whether an order's call is the requested one. A call that can’t be read passes: the rule `order-payment` asks about the order then. */
function isRequested(
  call: OrderCall | undefined,
  requested: NonNullable<Quote['parameters']['txs']>[number] | undefined,
) {
  if (!call) return true
  const { to, value, data } = call
  return (
    requested !== undefined &&
    isSameAddress(requested.to, to) &&
    requested.value === value &&
    requested.data.toLowerCase() === data.toLowerCase()
  )
}
