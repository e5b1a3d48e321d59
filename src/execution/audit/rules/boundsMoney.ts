import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/execution.ts'
import { isSameAddress, zeroAddress } from '../../../utils/address.ts'
import { transactionsOf, type PlanItem, type TransactionItem } from '../../planItems.ts'
import { finding } from '../auditFinding.ts'
import { readErc20Call, type Erc20Call } from '../erc20Call.ts'
import { isKnownReceiver } from '../knownReceivers.ts'

/** No calldata, or one word, is no call: services put the id of a request behind a plain transfer. */
const plainCalldataLengths: ReadonlySet<number> = new Set([2, 66])

/** What the transactions move or allow stays with the user's account, on the origin chain, within the quoted input. */
export function* boundsMoney(quote: Quote, items: readonly PlanItem[]): Iterable<AuditFinding> {
  const transactions = transactionsOf(items)
  yield* staysWithTheUser(quote, transactions)
  yield* boundsNative(quote, transactions)
  yield* boundsTokens(quote, transactions)
}

function* staysWithTheUser({ parameters }: Quote, items: readonly TransactionItem[]): Iterable<AuditFinding> {
  for (const item of items) {
    const { chainId, from } = item.data
    if (chainId !== parameters.originChainId) {
      yield finding({ rule: 'item-chain', message: `A transaction is for chain ${chainId}.`, item })
    }
    if (!isSameAddress(from, parameters.user)) {
      yield finding({ rule: 'item-sender', message: 'A transaction is from another account.', item })
    }
  }
}

/** Native currency may leave as the input itself, never beside it. */
function* boundsNative(quote: Quote, items: readonly TransactionItem[]): Iterable<AuditFinding> {
  const { currency, amount } = quote.details.currencyIn
  const allowed = isSameAddress(currency.address, zeroAddress) ? amount : 0n
  const total = items.reduce((sum, item) => sum + item.data.value, 0n)
  if (total > allowed) {
    yield finding({
      rule: 'native-outflow',
      message: 'The transactions send more native currency than is quoted.',
      facts: { total, allowed },
    })
  }
  for (const item of items) {
    const { to, value, data } = item.data
    if (value > 0n && plainCalldataLengths.has(data.length) && !isKnownReceiver(quote, to)) {
      const message = 'A transaction pays an account that the quote does not name.'
      yield finding({ rule: 'native-target', message, item, facts: { to } })
    }
  }
}

/** A token may be approved or sent up to the quoted input, to a contract that the quote itself calls. */
function* boundsTokens(quote: Quote, items: readonly TransactionItem[]): Iterable<AuditFinding> {
  const { currency, amount } = quote.details.currencyIn
  let sent = 0n
  for (const [index, item] of items.entries()) {
    const { to, data } = item.data
    const isInputToken = isSameAddress(to, currency.address)
    const call = readErc20Call(data)
    if (!call) {
      if (isInputToken) yield tokenCall(item, data.slice(0, 10))
      else if (!plainCalldataLengths.has(data.length)) {
        yield finding({
          rule: 'unknown-call',
          severity: 'info',
          message: `A transaction calls ${to} in a way that can't be read.`,
          item,
          facts: { to, selector: data.slice(0, 10) },
        })
      }
      continue
    }
    if (call.name === 'withdraw') {
      // The wrapped currency takes back what it wrapped; of any other contract it is an unknown call.
      if (isInputToken && !(isUnwrap(quote) && call.amount !== undefined && call.amount <= amount)) {
        yield tokenCall(item, call.name)
      }
      continue
    }
    if (!isInputToken) {
      yield finding({
        rule: 'foreign-token',
        message: 'A transaction acts on another token.',
        item,
        facts: { token: to, function: call.name },
      })
    }
    if (call.name === 'transfer' && call.target && call.amount !== undefined) {
      sent += call.amount
      if (sent > amount) {
        const message = 'The transactions send more of the token than is quoted.'
        yield finding({ rule: 'token-outflow', message, item, facts: { sent, allowed: amount } })
      }
      if (!isKnownReceiver(quote, call.target)) {
        const message = 'A transaction sends the token to an account that the quote does not name.'
        yield finding({ rule: 'transfer-target', message, item, facts: { to: call.target } })
      }
      continue
    }
    if (call.name !== 'approve' || !call.target || call.amount === undefined) {
      yield tokenCall(item, call.name)
      continue
    }
    yield* boundsApproval(
      quote,
      { ...call, target: call.target, amount: call.amount },
      item,
      items.slice(index + 1),
    )
  }
}

function* boundsApproval(
  { details, protocol }: Quote,
  { target, amount }: Required<Pick<Erc20Call, 'target' | 'amount'>> & { target: string; amount: bigint },
  item: TransactionItem,
  later: readonly TransactionItem[],
): Iterable<AuditFinding> {
  const allowed = details.currencyIn.amount
  if (amount > allowed) {
    const message = 'An approval is above the quoted amount.'
    yield finding({ rule: 'approval-amount', message, item, facts: { amount, allowed } })
  }
  const isUsed =
    later.some(({ data }) => isSameAddress(data.to, target)) ||
    isSameAddress(protocol?.v2?.paymentDetails?.depository, target)
  if (!isUsed && amount > 0n) {
    const message = 'An approval is for a contract that the quote does not call.'
    yield finding({ rule: 'approval-spender', message, item, facts: { spender: target } })
  }
}

function tokenCall(item: TransactionItem, name: string): AuditFinding {
  return finding({
    rule: 'token-call',
    message: `A transaction calls \`${name}\` of the token, which no quote needs.`,
    item,
    facts: { function: name },
  })
}

function isUnwrap({ details: { currencyIn, currencyOut } }: Quote): boolean {
  return (
    currencyIn.currency.chainId === currencyOut.currency.chainId &&
    isSameAddress(currencyOut.currency.address, zeroAddress)
  )
}
