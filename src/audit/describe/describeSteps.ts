import type { Quote } from '../../actions/getQuote.ts'
import { quoteItemsOf } from '../../decode/quoteItems.ts'
import { allowedAddresses } from '../input/allowedAddresses.ts'
import { describeSignature } from './describeSignature.ts'
import { describeTransaction } from './describeTransaction.ts'
import type { ContractSource, DescribeContext, DescribedStep } from './describedStep.ts'

/**
 * Describes the steps of a quote.
 *
 * @throws {UnsupportedStepError} when one of them can't be decoded.
 */
export function describeSteps(quote: Quote, context: DescribeContext): DescribedStep[] {
  const { isService, mayReceive } = allowedAddresses(quote, context.contracts)
  const sourceOf = (address: string): ContractSource => {
    if (!isService(address)) return 'unnamed'
    return context.contracts === undefined ? 'named' : 'known'
  }
  // The recipient is neither the provider's contract nor any other known one.
  const receiverSourceOf = (address: string) =>
    mayReceive(address) && !isService(address) ? undefined : sourceOf(address)
  return quoteItemsOf(quote.steps).map((item) => ({
    key: `${item.stepIndex} ${item.itemIndex}`,
    ...(item.kind === 'transaction'
      ? describeTransaction(quote, { item, context, sourceOf, receiverSourceOf })
      : describeSignature(quote, { item, context, sourceOf, receiverSourceOf })),
  }))
}
