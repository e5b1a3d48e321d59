import type { Quote } from '../../actions/getQuote.ts'
import { isSameToken, type TokenId } from '../../utils/tokens/tokenId.ts'
import type { DescribeContext, DescribedAmount } from './describedStep.ts'

/** A token as the page knows it, or else as the quote describes it. If their decimals differ, the audit blocks. */
export function knownToken(
  { details }: Quote,
  { tokens }: DescribeContext,
  id: TokenId,
): DescribedAmount['token'] {
  return [...tokens, details.currencyIn.currency, details.currencyOut.currency].find((one) =>
    isSameToken(one, id),
  )
}
