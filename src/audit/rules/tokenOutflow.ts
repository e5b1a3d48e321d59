import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import { isSameAddress, zeroAddress } from '../../utils/address/address.ts'
import { transactionsOf, type PlanItem, type TransactionItem } from '../../decode/planItems.ts'
import { finding } from '../auditFinding.ts'
import type { Erc20Call } from '../../decode/erc20Call.ts'
import { placesOf, type KnownContract, type Places } from '../placesOf.ts'
import { readPermit } from '../../decode/readPermit.ts'
import { readTransaction } from '../../decode/readTransaction.ts'

/** What a transaction lets someone have of the input. */
interface Right {
  /** Sent at once; else approved. */
  isTransfer: boolean
  target: string
  amount: bigint
}

/**
 * Of a token no more leaves than the quoted input, over all transfers, approvals and permits together, and no other
 * token is touched.
 */
export function boundsTokens(contracts: readonly KnownContract[] | undefined) {
  return function* (quote: Quote, items: readonly PlanItem[]): Iterable<AuditFinding> {
    const places = placesOf(quote, contracts)
    const allowed = quote.details.currencyIn.amount
    let signed = 0n
    let sent = 0n
    for (const [index, item] of items.entries()) {
      if (item.kind === 'signature') {
        const { sign } = item.data
        signed += (sign.signatureKind === 'eip712' ? readPermit(sign)?.amount : undefined) ?? 0n
      } else {
        const reading = readTransaction(quote, item)
        if (reading.kind !== 'token') continue
        if (!isSameAddress(item.data.to, quote.details.currencyIn.currency.address)) {
          yield finding({
            rule: 'foreign-token',
            message: 'A transaction acts on another token.',
            item,
            facts: { token: item.data.to, function: reading.call.name },
          })
          continue
        }
        const right = readRight(reading.call)
        if (right) {
          sent += right.amount
          yield* boundsRight(quote, { right, item, places, later: items.slice(index + 1) })
        } else if (isUnwrap(quote, reading.call)) {
          sent += reading.call.amount ?? 0n
        } else {
          yield finding({
            rule: 'token-call',
            message: `A transaction calls \`${reading.call.name}\` of the token, which no quote needs.`,
            item,
            facts: { function: reading.call.name },
          })
        }
      }
    }
    const total = signed + sent
    if (total > allowed) {
      yield finding({
        rule: 'token-outflow',
        // A service that can't use a permit may ask for a transaction instead; but the permit stays good.
        severity: signed > allowed || sent > allowed ? 'block' : 'confirm',
        message: 'Together, more of the token is sent and allowed than is quoted.',
        facts: { total, allowed },
      })
    }
  }
}

function readRight({ name, target, amount }: Erc20Call): Right | undefined {
  if (target === undefined || amount === undefined) return undefined
  return { isTransfer: name === 'transfer', target, amount }
}

function* boundsRight(
  quote: Quote,
  {
    right: { isTransfer, target, amount },
    item,
    places,
    later,
  }: { right: Right; item: TransactionItem; places: Places; later: readonly PlanItem[] },
): Iterable<AuditFinding> {
  if (isTransfer) {
    if (places.isReceiver(target)) return
    const message = 'A transaction sends the token to an account that the quote does not name.'
    yield finding({ rule: 'transfer-target', message, item, facts: { to: target } })
    return
  }
  const allowed = quote.details.currencyIn.amount
  if (amount > allowed) {
    const message = 'An approval is above the quoted amount.'
    yield finding({ rule: 'approval-amount', message, item, facts: { amount, allowed } })
  }
  const isCalled = transactionsOf(later).some(({ data }) => isSameAddress(data.to, target))
  // Taking an approval back hurts nobody.
  if (amount > 0n && !isCalled && !places.isReceiver(target)) {
    const message = 'An approval is for a contract that the quote does not call.'
    yield finding({ rule: 'approval-spender', message, item, facts: { spender: target } })
  }
}

/** The wrapped currency takes back what it wrapped: `withdraw` alone has an amount and nobody who gets it. */
function isUnwrap({ parameters }: Quote, { amount }: Erc20Call): boolean {
  return (
    amount !== undefined &&
    parameters.originChainId === parameters.destinationChainId &&
    isSameAddress(parameters.destinationCurrency, zeroAddress)
  )
}
