import type { Token } from '../../../../utils/tokens/token.ts'
import { toEntry } from '../../../../utils/format/formatForEntry.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import type { Checkout } from '../settings/checkout.ts'
import type { SwapValue } from './swapValue.ts'

/** The values that the page sets, which determine what is delivered. The amount is empty while its token is unknown. */
export function checkoutValue(
  { token, amount, recipient = '' }: Checkout,
  tokens: readonly Token[],
  locale: string,
): Partial<SwapValue> {
  const decimals = findToken(tokens, token)?.decimals
  return {
    receive: token,
    side: 'receive',
    amount: decimals === undefined ? '' : toEntry(amount, { decimals, locale }),
    recipient,
    topupGas: false,
  }
}
