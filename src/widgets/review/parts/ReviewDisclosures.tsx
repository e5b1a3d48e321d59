'use client'
import { useId, forwardRef } from 'react'
import { useTokens } from '../../../hooks/useTokens.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import { chainName } from '../../shared/model/tokenNames.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { useReviewContext } from '../model/reviewContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

/** What must be said before a transfer, whatever its figures are. Renders a `<section>`. */
export const ReviewDisclosures = forwardRef<HTMLElement, PartProps<'section'>>(
  function ReviewDisclosures(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const headingId = useId()
    const { chains } = useTokens()
    const { disclosures, quote } = useReviewContext('Review.Disclosures')
    const { originChainId, destinationChainId } = quote.parameters
    const nameOf = (chainId: number) => sanitizeText(chainName(chains, chainId))
    return renderPart(
      <section ref={ref} aria-labelledby={headingId} {...part('review-section')}>
        <h3 id={headingId} {...part('review-heading')}>
          {translate('review.disclosures')}
        </h3>
        <ul {...part('review-disclosures')}>
          {disclosures.map(({ id, token }) => (
            <li key={`${id} ${token?.address}`} {...part('review-disclosure')}>
              {translate(`review.disclosure.${id}`, {
                origin: nameOf(originChainId),
                destination: nameOf(destinationChainId),
                ...token,
              })}
            </li>
          ))}
        </ul>
      </section>,
      props,
    )
  },
)
