import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import type { Quote } from '../../../../actions/getQuote.ts'

/**
 * Stands for a wallet that is not connected yet, so that a visitor sees a price. Nobody has its key: what is quoted for it can't be
 * signed by any wallet, and is never reviewed.
 */
export const indicativeAccount = '0x000000000000000000000000000000000000dEaD'

/** Whether a quote tells a price, and is nobody's to execute. */
export function isIndicativeQuote({ parameters }: Pick<Quote, 'parameters'>): boolean {
  return isSameAddress(parameters.user, indicativeAccount)
}
