import type { Currency } from '../../../schemas/currency.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The quote calls its tokens what the page calls them, and none by the name of another. */
export const tokenIdentity: AuditRuleCheck = function* ({ quote: { details }, tokens }) {
  for (const { currency } of [details.currencyIn, details.currencyOut]) {
    const symbol = currency.symbol?.trim().toLowerCase()
    if (!symbol) continue
    const known = tokens.find((token) => isToken(token, currency))
    const namesakes = tokens.filter((token) => token.symbol?.toLowerCase() === symbol)
    const own = known?.symbol
    if (
      own === undefined
        ? namesakes.every(({ chainId }) => chainId !== currency.chainId)
        : own.toLowerCase() === symbol
    ) {
      continue
    }
    yield {
      severity: namesakes.length > 0 ? 'confirm' : 'info',
      message: 'The quote calls a token by another name than the page does.',
      facts: { symbol: currency.symbol ?? '', expected: own ?? '', address: currency.address },
    }
  }
}

function isToken(token: { chainId: number; address: string }, { chainId, address }: Currency): boolean {
  return token.chainId === chainId && isSameAddress(token.address, address)
}
