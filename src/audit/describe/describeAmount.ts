import type { Quote } from '../../actions/getQuote.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { DescribeContext, DescribedAmount } from './describedStep.ts'

/** An amount that nobody has: a right without a limit. */
const unlimited = 2n ** 255n

export function isUnlimited(amount: bigint): boolean {
  return amount >= unlimited
}

/** Of the quote's own tokens, its decimals are what the audit compared; others are the page's. */
export function knownCurrency(
  { details }: Quote,
  { tokens }: DescribeContext,
  token: { chainId: number; address: string },
): DescribedAmount['currency'] {
  return [details.currencyIn.currency, details.currencyOut.currency, ...tokens].find(
    ({ chainId, address }) => chainId === token.chainId && isSameAddress(address, token.address),
  )
}
