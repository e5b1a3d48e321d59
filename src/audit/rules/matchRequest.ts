import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import { checkSponsorship } from '../../schemas/checkSponsorship.ts'
import { isSameAddress } from '../../utils/address/address.ts'
import { finding } from '../auditFinding.ts'

/** The largest amount that a token can count (ERC-20). */
const maxAmount = 2n ** 256n - 1n

/** The summary of a quote fits what was asked: currencies, people and amounts. */
export function* answersTheQuestion({ details, parameters, feeSponsorship }: Quote): Iterable<AuditFinding> {
  const { currencyIn, currencyOut } = details
  const { tradeType, amount } = parameters
  if (
    currencyIn.currency.chainId !== parameters.originChainId ||
    !isSameAddress(currencyIn.currency.address, parameters.originCurrency)
  ) {
    yield finding({ rule: 'input-currency', message: 'The quote takes another currency than was asked.' })
  }
  if (
    currencyOut.currency.chainId !== parameters.destinationChainId ||
    !isSameAddress(currencyOut.currency.address, parameters.destinationCurrency)
  ) {
    yield finding({ rule: 'output-currency', message: 'The quote pays another currency than was asked.' })
  }
  if (!isSameAddress(details.recipient, parameters.recipient ?? parameters.user)) {
    yield finding({
      rule: 'recipient',
      message: 'The quote pays someone else than was asked.',
      facts: { recipient: details.recipient },
    })
  }
  if (!isSameAddress(details.sender, parameters.user)) {
    yield finding({
      rule: 'sender',
      message: 'The quote is for another account.',
      facts: { sender: details.sender },
    })
  }
  if (currencyIn.amount > maxAmount || (tradeType === 'EXACT_INPUT' && currencyIn.amount !== amount)) {
    yield finding({
      rule: 'input-amount',
      message: 'The quote takes another amount than was asked.',
      facts: { actual: currencyIn.amount, ...(tradeType === 'EXACT_INPUT' && { expected: amount }) },
    })
  }
  if (tradeType !== 'EXACT_INPUT' && currencyOut.amount < amount) {
    yield finding({
      rule: 'output-amount',
      message: 'The quote pays less than was asked.',
      // An expected output is a wish that the service may fall short of; the user must know.
      severity: tradeType === 'EXACT_OUTPUT' ? 'block' : 'confirm',
      facts: { expected: amount, actual: currencyOut.amount },
    })
  }
  if (feeSponsorship?.quoted && checkSponsorship(feeSponsorship.quoted).length > 0) {
    yield finding({
      rule: 'sponsorship-sums',
      message: 'What the sponsor and the user pay does not add up.',
      severity: 'confirm',
    })
  }
}
