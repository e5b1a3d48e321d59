import type { Quote } from '../../../../actions/getQuote.ts'
import type { Token } from '../../../../utils/tokens/token.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import { type TokenId } from '../../../../utils/tokens/tokenId.ts'
import { symbolOf } from '../../../shared/model/tokens/tokenNames.ts'

/** Something that the user must be told before a swap, regardless of its figures. */
export interface ReviewDisclosure {
  id: 'final' | 'elsewhere' | 'refund' | 'recipient' | 'unverified'
  /** For `unverified` only: the token that the page hasn't verified. */
  token?: { symbol: string; address: string } | undefined
}

/** The disclosures for a quote, in order. */
export function reviewDisclosures(
  { details, parameters }: Quote,
  tokens: readonly Token[],
): ReviewDisclosure[] {
  const { currencyIn, currencyOut, recipient } = details
  const sides = [
    { chainId: parameters.originChainId, currency: currencyIn.currency },
    { chainId: parameters.destinationChainId, currency: currencyOut.currency },
  ]
  const unverified = sides.flatMap(({ chainId, currency }): ReviewDisclosure[] => {
    // One cast: both are addresses on their chain, which the wire format doesn't express.
    const token = findToken(tokens, { chainId, address: currency.address as TokenId['address'] })
    if (token && token.verified !== false) return []
    const symbol = symbolOf({ symbol: currency.symbol ?? '' })
    return [{ id: 'unverified', token: { symbol, address: currency.address } }]
  })
  const isCrossChain = parameters.originChainId !== parameters.destinationChainId
  return [
    ...unverified,
    ...(isSameAddress(parameters.user, recipient) ? [] : [{ id: 'recipient' } as const]),
    ...(isCrossChain ? [{ id: 'elsewhere' } as const] : []),
    { id: 'refund' },
    { id: 'final' },
  ]
}
