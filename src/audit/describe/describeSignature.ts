import type { Quote } from '../../actions/getQuote.ts'
import type { SignatureItem } from '../../decode/quoteItems.ts'
import { decodePermit } from '../../decode/permits/decodePermit.ts'
import { isReadableMessage } from '../../decode/permits/isReadableMessage.ts'
import { toJsonText } from '../../utils/text/toJsonText.ts'
import { isUnlimited } from './isUnlimited.ts'
import { knownToken } from './knownToken.ts'
import type { DescribeParameters } from './describeTransaction.ts'
import type { DescribedStep, DescribedFact } from './describedStep.ts'

/** Describes a signature by the signed data. */
export function describeSignature(
  quote: Quote,
  { item, context, sourceOf }: DescribeParameters<SignatureItem>,
): Omit<DescribedStep, 'key'> {
  const { sign } = item.data
  const chainId = quote.parameters.originChainId
  if (sign.signatureKind === 'eip191') {
    const isReadable = isReadableMessage(sign.message)
    const fact: DescribedFact = { key: isReadable ? 'text' : 'data', text: sign.message }
    return { chainId, does: isReadable ? 'message' : 'blindMessage', facts: [fact] }
  }
  const permit = decodePermit(sign)
  if (!permit) {
    const fact: DescribedFact = { key: 'data', text: toJsonText(sign.value) }
    return { chainId, does: 'typedData', name: sign.primaryType, facts: [fact] }
  }
  const { receiver, token: address, amount, deadline } = permit
  const token = address === undefined ? undefined : knownToken(quote, context, { chainId, address })
  return {
    chainId,
    does: isUnlimited(amount) ? 'permitUnlimited' : 'permit',
    amount: { amount, token },
    facts: [
      { key: 'spender', address: receiver, source: sourceOf(receiver) },
      ...(address === undefined ? [] : [{ key: 'token', address } as const]),
      { key: 'deadline', at: deadline },
      // The permit's use is signed, too, and it may not be decodable, so all data is shown.
      ...(permit.use ? [{ key: 'data', text: toJsonText(sign.value) } as const] : []),
    ],
  }
}
