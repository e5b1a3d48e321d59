import type { Quote } from '../../actions/getQuote.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { DescribeContext, DescribedAmount } from './describedStep.ts'

/** As the page knows it; else as the quote says. Where both count in other units, the audit blocks. */
export function knownCurrency(
  { details }: Quote,
  { tokens }: DescribeContext,
  token: { chainId: number; address: string },
): DescribedAmount['currency'] {
  return [...tokens, details.currencyIn.currency, details.currencyOut.currency].find(
    ({ chainId, address }) => chainId === token.chainId && isSameAddress(address, token.address),
  )
}
