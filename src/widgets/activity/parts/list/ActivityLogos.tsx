'use client'
import type { Token } from '../../../../utils/tokens/token.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import type { EmbeddedCurrency } from '../../../../schemas/currency.ts'
import { useTokenNames } from '../../../shared/messages/figures/useTokenNames.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import { TokenLogo } from '../../../shared/parts/icons/TokenLogo.tsx'
import { usePart } from '../../usePart.ts'
import type { RequestRoute } from '../../model/record/requestRoute.ts'

/** The logos of both tokens, whose names are next to them. Renders a `<span>`. */
export function ActivityLogos({ route: { paid, received } }: { route: RequestRoute }) {
  const part = usePart()
  const { tokens } = useTokens()
  const currencies = [paid.actual ?? paid.quoted, received.actual ?? received.quoted].map(
    (figure) => figure?.currency,
  )
  const nameToken = useTokenNames(currencies)
  return (
    <span aria-hidden="true" {...part('activity-logos')}>
      {currencies.map((currency, index) => (
        <TokenLogo
          key={index === 0 ? 'paid' : 'received'}
          token={currency && tokenOf(nameToken(currency), tokens)}
        />
      ))}
    </span>
  )
}

/** The page's own token, or what is known about it. */
function tokenOf(currency: EmbeddedCurrency, tokens: readonly Token[]): Token | undefined {
  const { chainId, address, symbol, decimals = 0 } = currency
  if (chainId === undefined || address === undefined) return undefined
  const known = findToken(tokens, { chainId, address })
  return known ?? (symbol ? { chainId, address, symbol, name: symbol, decimals } : undefined)
}
