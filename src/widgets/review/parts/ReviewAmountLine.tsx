'use client'
import type { FormSide } from '../../shared/model/formSide.ts'
import type { Token } from '../../../utils/tokens/token.ts'
import type { PriceImpact } from '../../shared/model/figures/priceImpact.ts'
import { useIsHydrated } from '../../shared/hooks/useIsHydrated.ts'
import { charactersStyle } from '../../shared/render/charactersStyle.ts'
import { PriceImpactText } from '../../shared/parts/figures/PriceImpactText.tsx'
import { TokenLogo } from '../../shared/parts/icons/TokenLogo.tsx'
import { usePart } from '../usePart.ts'

interface ReviewAmountLineProps {
  side: FormSide
  label: string
  token: Token | undefined
  text: string
  usd: string | undefined
  place: string
  impact?: PriceImpact | undefined
  /** The loss in US dollars, if it isn't shown elsewhere. */
  lossUsd?: string | undefined
  note?: string | undefined
}

/** One side of the swap. Renders a `<div>`. */
export function ReviewAmountLine({
  side,
  label,
  token,
  text,
  usd,
  place,
  impact,
  lossUsd,
  note,
}: ReviewAmountLineProps) {
  const part = usePart()
  const isHydrated = useIsHydrated()
  return (
    <div {...part('review-side', side)}>
      <TokenLogo token={token} />
      <p>
        <span {...part('review-side-label')}>{label}</span>{' '}
        <strong {...part('review-amount')}>
          <bdi style={isHydrated ? charactersStyle(text) : undefined}>{text}</bdi>
        </strong>{' '}
        <span {...part('review-side-note')}>
          <bdi>{[usd, place].filter(Boolean).join(' · ')}</bdi>
          {note && ' '}
          {note && <bdi>{note}</bdi>}
        </span>
      </p>
      {impact && <PriceImpactText bps={impact.status === 'known' ? impact.bps : undefined} usd={lossUsd} />}
    </div>
  )
}
