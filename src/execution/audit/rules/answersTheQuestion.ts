import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/execution.ts'
import { checkSponsorship } from '../../../schemas/checkSponsorship.ts'
import { isSameAddress } from '../../../utils/address.ts'
import { finding } from '../auditFinding.ts'

const basisPoints = 10_000n

/** The summary of a quote fits what was asked: currencies, people and amounts. */
export function* answersTheQuestion({ details, parameters, feeSponsorship }: Quote): Iterable<AuditFinding> {
  const { currencyIn, currencyOut } = details
  const { tradeType, amount, slippageTolerance } = parameters
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
  if (tradeType === 'EXACT_INPUT' && currencyIn.amount !== amount) {
    yield finding({
      rule: 'input-amount',
      message: 'The quote takes another amount than was asked.',
      facts: { expected: amount, actual: currencyIn.amount },
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
  const { minimumAmount } = currencyOut
  if (minimumAmount != null && minimumAmount > currencyOut.amount) {
    yield finding({
      rule: 'minimum-amount',
      message: 'The guaranteed amount is above the quoted one.',
      facts: { minimum: minimumAmount, amount: currencyOut.amount },
    })
  }
  if (minimumAmount != null && slippageTolerance !== undefined) {
    const floor = (currencyOut.amount * (basisPoints - BigInt(slippageTolerance))) / basisPoints
    if (minimumAmount < floor) {
      yield finding({
        rule: 'minimum-slippage',
        message: 'The guaranteed amount is lower than the slippage tolerance allows.',
        severity: 'confirm',
        facts: { minimum: minimumAmount, floor },
      })
    }
  }
  if (feeSponsorship?.quoted && checkSponsorship(feeSponsorship.quoted).length > 0) {
    yield finding({
      rule: 'sponsorship-sums',
      message: 'What the sponsor and the user pay does not add up.',
      severity: 'confirm',
    })
  }
}
