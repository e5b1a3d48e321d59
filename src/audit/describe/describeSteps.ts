import type { Quote } from '../../actions/getQuote.ts'
import { planItems } from '../../decode/planItems.ts'
import { allowedAddresses } from '../input/allowedAddresses.ts'
import { describeSignature } from './describeSignature.ts'
import { describeTransaction } from './describeTransaction.ts'
import type { ContractOrigin, DescribeContext, DescribedStep } from './describedStep.ts'

/**
 * Describes the steps of a quote.
 *
 * @throws {UnsupportedStepError} when one of them can't be decoded.
 */
export function describeSteps(quote: Quote, context: DescribeContext): DescribedStep[] {
  const { isService, mayReceive } = allowedAddresses(quote, context.contracts)
  const originOf = (address: string): ContractOrigin => {
    if (!isService(address)) return 'unnamed'
    return context.contracts === undefined ? 'named' : 'known'
  }
  // The recipient is no contract of the provider, nor any other known here.
  const receiverOriginOf = (address: string) =>
    mayReceive(address) && !isService(address) ? undefined : originOf(address)
  return planItems(quote.steps).map((item) => ({
    key: `${item.stepIndex} ${item.itemIndex}`,
    ...(item.kind === 'transaction'
      ? describeTransaction(quote, { item, context, originOf, receiverOriginOf })
      : describeSignature(quote, { item, context, originOf, receiverOriginOf })),
  }))
}
