import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck, RuleFinding } from '../../ruleFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { swappedInput } from '../../facts/swaps/swappedCurrency.ts'

/**
 * A deposit is made at a contract that takes deposits, credited to the user, in the quoted token and amount. `other-request` checks which
 * request it is for.
 */
export const depositCall: AuditRuleCheck = function* (input) {
  yield* routedDeposits(input)
  const { quote, transactions, allowed } = input
  const { currency, amount: expected } = quote.details.currencyIn
  for (const { item, decoded } of transactions) {
    if (decoded.kind !== 'deposit') continue
    const { depositor, token } = decoded.deposit
    const { to } = item.data
    if (allowed.isService(to) && !allowed.isDepository(to)) {
      const message = `A deposit is made at ${to}, which takes none. If it does, name it in \`depositories\`.`
      yield { message, item, facts: { to } }
    }
    if (depositor !== undefined && !isSameAddress(depositor, quote.parameters.user)) {
      yield { message: 'A deposit would be credited to someone else.', item, facts: { depositor } }
    }
    if (!isSameAddress(token, currency.address)) {
      yield { message: 'A deposit is in a different token.', item, facts: { token } }
    }
    const isNative = isSameAddress(token, zeroAddress)
    const amount = isNative ? item.data.value : decoded.deposit.amount
    // The deposit takes the whole allowance, which the user may change in the wallet, or which may be a larger one from before.
    if (amount === undefined) {
      yield {
        severity: 'confirm',
        message: 'A deposit can take everything that is approved.',
        item,
        facts: { to: item.data.to },
      }
    } else if (amount !== expected) {
      yield { message: 'A deposit has a different amount.', item, facts: { amount, expected } }
    }
  }
}

/** Checks the deposits that routers make. A router deposits what it swapped, so the amount isn't known in advance. */
function* routedDeposits(input: AuditInput): Generator<RuleFinding> {
  const { quote, transactions, allowed } = input
  const swapped = swappedInput(input)
  for (const { item, decoded } of transactions) {
    for (const { to, deposit } of (decoded.kind === 'call' && decoded.router?.deposits) || []) {
      const { depositor, token } = deposit
      if (allowed.hasDepository && !allowed.isDepository(to)) {
        const message = `A deposit is made at ${to}, which is no depository. If it is one, name it in \`depositories\`.`
        yield { message, item, facts: { to } }
      }
      // Without a depositor, the deposit would be credited to the router.
      if (!isSameAddress(depositor, quote.parameters.user)) {
        const facts = { depositor: depositor ?? item.data.to }
        yield { message: 'A deposit would be credited to someone else.', item, facts }
      }
      if (swapped && !isSameAddress(token, swapped.address)) {
        yield { message: 'A deposit is in a different token.', item, facts: { token } }
      }
    }
  }
}
