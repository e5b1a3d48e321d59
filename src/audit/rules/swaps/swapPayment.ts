import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck, RuleFinding } from '../../ruleFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { isNamedWrapped } from '../../facts/swaps/isNamedWrapped.ts'
import { paysRecipient } from '../../facts/paysRecipient.ts'
import { swapsOf } from '../../facts/swaps/swapsOf.ts'
import { wrapsOf } from '../../facts/swaps/wrapsOf.ts'

/** A swap on one chain pays the quoted recipient, in the quoted token, at least the quoted minimum. */
export const swapPayment: AuditRuleCheck = function* (input) {
  const { details, parameters } = input.quote
  const { recipient, currencyOut } = details
  const { currency, minimumAmount: expected = 0n } = currencyOut
  for (const { item, swap } of swapsOf(input)) {
    if (!swap) continue
    const surplusIsGiven = parameters.tradeType === 'EXACT_OUTPUT' && parameters.enableTrueExactOutput
    const paid = [swap.recipient, ...(surplusIsGiven ? [] : [swap.surplusRecipient ?? swap.recipient])]
    const other = paid.find((one) => !isSameAddress(one, recipient))
    if (other !== undefined) {
      yield {
        message: 'The swap pays someone other than the quote says.',
        item,
        facts: { recipient: other },
      }
    }
    if (!isSameAddress(swap.token, currency.address)) {
      yield {
        message: 'The swap pays a different token than the quote.',
        item,
        facts: { token: swap.token },
      }
    }
    if (swap.minimum < expected) {
      const { minimum } = swap
      yield { message: 'The swap guarantees less than the quote.', item, facts: { minimum, expected } }
    }
  }
  yield* ownTransactions(input)
  yield* leftovers(input)
}

/** Checks wraps and transfers. A wrap pays its sender, and both deliver as much as they take, with a permit, too. */
function* ownTransactions(input: AuditInput): Generator<RuleFinding> {
  const { details, parameters } = input.quote
  const wraps = wrapsOf(input)
  for (const { item } of wraps) {
    if (isSameAddress(details.recipient, parameters.user)) continue
    const message = 'The transaction pays its sender, and not the recipient of the quote.'
    yield { message, item, facts: { recipient: parameters.user } }
  }
  const { amount } = details.currencyIn
  const { amount: expected } = details.currencyOut
  const isEven = paysRecipient(input) || (wraps.length > 0 && isNamedWrapped(input))
  if (expected <= amount || !isEven) return
  yield { message: 'The transactions deliver less than the quote says.', facts: { amount, expected } }
}

/** Checks the address to which routers return leftover native tokens: providers name the user or their own solver. */
function* leftovers({ quote, transactions, solvers, order }: AuditInput): Generator<RuleFinding> {
  const { user, refundTo } = quote.parameters
  const known = [zeroAddress, user, refundTo, quote.details.recipient, ...(solvers ?? [order?.solver])]
  for (const { item, decoded } of transactions) {
    const to = decoded.kind === 'call' ? decoded.router?.leftoverRecipient : undefined
    if (to === undefined || known.some((one) => isSameAddress(one, to))) continue
    const message = 'What a swap leaves over goes to someone whom the quote does not name.'
    yield { severity: 'confirm', message, item, facts: { to } }
  }
}
