import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/execution.ts'
import { isSameAddress, zeroAddress } from '../../utils/address.ts'
import { checkPath } from '../checkPath.ts'
import { transactionItems, type TransactionItem } from '../transactionItems.ts'
import { readErc20Call } from './erc20Call.ts'

type Rule = (quote: Quote, items: readonly TransactionItem[]) => Iterable<AuditFinding>

/**
 * Compares a quote with the question it answers, and what it asks the wallet to sign with what it says.
 * Pure; reads nothing but the quote. Signing goes on only when the list is empty.
 */
export function auditQuote(quote: Quote): AuditFinding[] {
  const items = transactionItems(quote.steps)
  return rules.flatMap((rule) => [...rule(quote, items)])
}

const rules: readonly Rule[] = [
  answersTheQuestion,
  holdsTheAmount,
  staysWithTheUser,
  boundsNative,
  boundsTokens,
  canBeTracked,
]

function block(rule: string, message: string, item?: TransactionItem): AuditFinding {
  return { rule, severity: 'block', message, stepIndex: item?.stepIndex, itemIndex: item?.itemIndex }
}

function* answersTheQuestion({ details, parameters }: Quote): Iterable<AuditFinding> {
  const { currencyIn, currencyOut } = details
  if (
    currencyIn.currency.chainId !== parameters.originChainId ||
    !isSameAddress(currencyIn.currency.address, parameters.originCurrency)
  ) {
    yield block('input-currency', 'The quote takes another currency than was asked.')
  }
  if (
    currencyOut.currency.chainId !== parameters.destinationChainId ||
    !isSameAddress(currencyOut.currency.address, parameters.destinationCurrency)
  ) {
    yield block('output-currency', 'The quote pays another currency than was asked.')
  }
  if (!isSameAddress(details.recipient, parameters.recipient ?? parameters.user)) {
    yield block('recipient', 'The quote pays someone else than was asked.')
  }
  if (!isSameAddress(details.sender, parameters.user)) {
    yield block('sender', 'The quote is for another account.')
  }
}

function* holdsTheAmount({ details, parameters }: Quote): Iterable<AuditFinding> {
  const { currencyIn, currencyOut } = details
  if (parameters.tradeType === 'EXACT_INPUT' && currencyIn.amount !== parameters.amount) {
    yield block('input-amount', 'The quote takes another amount than was asked.')
  }
  if (parameters.tradeType === 'EXACT_OUTPUT' && currencyOut.amount < parameters.amount) {
    yield block('output-amount', 'The quote pays less than was asked.')
  }
  if (currencyOut.minimumAmount != null && currencyOut.minimumAmount > currencyOut.amount) {
    yield block('minimum-amount', 'The guaranteed amount is above the quoted one.')
  }
}

function* staysWithTheUser({ parameters }: Quote, items: readonly TransactionItem[]): Iterable<AuditFinding> {
  for (const item of items) {
    if (item.data.chainId !== parameters.originChainId) {
      yield block('item-chain', `A transaction is for chain ${item.data.chainId}.`, item)
    }
    if (!isSameAddress(item.data.from, parameters.user)) {
      yield block('item-sender', 'A transaction is from another account.', item)
    }
  }
}

/** Native currency may leave as the input itself, never beside it. */
function* boundsNative({ details }: Quote, items: readonly TransactionItem[]): Iterable<AuditFinding> {
  const { currency, amount } = details.currencyIn
  const allowed = isSameAddress(currency.address, zeroAddress) ? amount : 0n
  const total = items.reduce((sum, item) => sum + item.data.value, 0n)
  if (total > allowed)
    yield block('native-outflow', 'The transactions send more native currency than is quoted.')
}

/** A token may be approved or sent up to the quoted input, to a contract that the quote itself calls. */
function* boundsTokens({ details }: Quote, items: readonly TransactionItem[]): Iterable<AuditFinding> {
  const { currency, amount } = details.currencyIn
  let sent = 0n
  for (const [index, item] of items.entries()) {
    const call = readErc20Call(item.data.data)
    const isInputToken = isSameAddress(item.data.to, currency.address)
    if (!call) {
      if (isInputToken) yield block('token-call', 'A transaction calls the token in an unknown way.', item)
      continue
    }
    if (!isInputToken) yield block('foreign-token', 'A transaction acts on another token.', item)
    if (call.amount === undefined || call.target === undefined) {
      yield block('token-call', `A transaction calls \`${call.name}\`, which no quote needs.`, item)
      continue
    }
    if (call.name === 'transfer') {
      sent += call.amount
      if (sent > amount)
        yield block('token-outflow', 'The transactions send more of the token than is quoted.', item)
      continue
    }
    if (call.amount > amount) yield block('approval-amount', 'An approval is above the quoted amount.', item)
    const isUsedLater = items.slice(index + 1).some((later) => isSameAddress(later.data.to, call.target))
    if (!isUsedLater && call.amount > 0n) {
      yield block('approval-spender', 'An approval is for a contract that the quote does not call.', item)
    }
  }
}

/** Money that leaves must be traceable through the service. */
function* canBeTracked(_: Quote, items: readonly TransactionItem[]): Iterable<AuditFinding> {
  const checked = items.filter((item) => item.check)
  if (checked.length === 0) yield block('request-id', 'The quote does not say how to follow its request.')
  for (const item of checked) {
    if (item.requestId === undefined || checkPath(item.check, item.requestId) === undefined) {
      yield block('check-endpoint', 'A transaction asks to be followed in an unsafe place.', item)
    }
  }
}
