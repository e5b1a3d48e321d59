import type { Quote } from '../../actions/getQuote.ts'
import { isSameToken, type TokenId } from '../../utils/address/tokenId.ts'
import type { DescribeContext, DescribedAmount } from './describedStep.ts'

/** As the page knows it; else as the quote says. Where both count in other units, the audit blocks. */
export function knownToken(
  { details }: Quote,
  { tokens }: DescribeContext,
  id: TokenId,
): DescribedAmount['token'] {
  return [...tokens, details.currencyIn.currency, details.currencyOut.currency].find((one) =>
    isSameToken(one, id),
  )
}
