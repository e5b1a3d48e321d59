import { sponsoredComponents, type SponsoredComponent } from '@causeway/react/schemas'
import { basisPoints, wholeBps } from '../../domain/money/money.ts'
import { mapComponents, type ComponentAmounts } from '../../domain/money/feeComponents.ts'

/** What a sponsor offers to pay. */
export interface SponsorOffer {
  components: readonly SponsoredComponent[]
  /** The share of each part that it pays, in basis points. @default all of it */
  shareBps?: number | undefined
  /** The most that it pays, in the smallest unit of the input. */
  cap: bigint
}

/** What a sponsor pays of each part, and whether its limit left something to the user. */
export interface SponsoredFees {
  sponsored: ComponentAmounts
  capHit: boolean
}

/** Shares fees between sponsor and user: part by part in their order, until the sponsor's limit is used up. */
export function sponsorFees(
  totals: ComponentAmounts,
  { components, shareBps = wholeBps, cap }: SponsorOffer,
): SponsoredFees {
  const shares = new Map<SponsoredComponent, bigint>()
  let left = cap
  let capHit = false
  for (const component of sponsoredComponents) {
    if (!components.includes(component)) continue
    const offered = basisPoints(totals[component], shareBps, 'down')
    const share = offered < left ? offered : left
    shares.set(component, share)
    left -= share
    capHit ||= share < offered
  }
  return { sponsored: mapComponents((component) => shares.get(component) ?? 0n), capHit }
}

/** The offer of a sponsor that is not there. */
export const noSponsorOffer: SponsorOffer = { components: [], cap: 0n }
