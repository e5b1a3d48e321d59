'use client'
import { forwardRef } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useReviewContext } from '../../model/reviewContext.ts'
import { hasWarning } from '../../model/findings/reviewRisks.ts'
import type { ReviewDisclosure } from '../../model/findings/reviewDisclosures.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * What the user must be told before a swap, regardless of its figures: what is specific to this swap in full, and what applies to every
 * swap collapsed, under its most important sentence if there is a warning. Renders a `<section>`.
 */
export const ReviewDisclosures = forwardRef<HTMLElement, PartProps<'section'>>(
  function ReviewDisclosures(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { disclosures, quote, risks, toAccept } = useReviewContext('Review.Disclosures')
    const { chains } = useTokens()
    const { originChainId, destinationChainId } = quote.parameters
    // On one chain, a failure costs only the network fee.
    const isSameChain = originChainId === destinationChainId
    const unverified = disclosures.filter(({ id }) => id === 'unverified')
    // Already said next to the address.
    const isForeign = disclosures.some(({ id }) => id === 'recipient')
    // Comes first only where a mistake is likely.
    const isFinalFirst = isForeign || unverified.length > 0 || toAccept.length > 0 || hasWarning(risks)
    const usual = disclosures.filter(
      ({ id }) => id === 'elsewhere' || id === 'refund' || (id === 'final' && !isFinalFirst),
    )
    const nameOf = (chainId: number) => sanitizeText(chainName(chains, chainId))
    return renderPart(
      <section ref={ref} aria-label={translate('review.disclosures')} {...part('review-disclosures')}>
        {unverified.length > 0 && listOf(unverified)}
        <details {...part('review-more')}>
          <summary {...part('review-more-summary')}>
            {translate(isFinalFirst ? 'review.disclosure.final' : 'review.disclosures')}
          </summary>
          {listOf(usual)}
        </details>
      </section>,
      props,
    )

    function listOf(shown: readonly ReviewDisclosure[]) {
      return (
        <ul {...part('review-disclosure-list')}>
          {shown.map(({ id, token }) => (
            <li key={`${id} ${token?.address}`} {...part('review-disclosure')}>
              {translate(
                id === 'refund' && isSameChain
                  ? `review.disclosure.${id}.sameChain`
                  : `review.disclosure.${id}`,
                {
                  origin: nameOf(originChainId),
                  destination: nameOf(destinationChainId),
                  ...token,
                },
              )}
            </li>
          ))}
        </ul>
      )
    }
  },
)
