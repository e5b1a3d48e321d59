import { sponsoredComponents, type SponsoredComponent } from '@causeway/react/schemas'
import { basisPoints, wholeBps } from '../../domain/money/money.ts'
import { mapComponents, type ComponentAmounts } from '../../domain/money/feeComponents.ts'

/** A sponsor's offer to pay fees. */
export interface SponsorOffer {
  components: readonly SponsoredComponent[]
  /** The share of each fee component that it pays, in basis points. @default all of it */
  shareBps?: number | undefined
  /** The sponsor's limit, in base units of the input. */
  cap: bigint
}

/** The sponsor's part of each fee component, and whether its limit was reached. */
export interface SponsoredFees {
  sponsored: ComponentAmounts
  capHit: boolean
}

/** Splits fees between sponsor and user: component by component in order, until the sponsor's limit is reached. */
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

/** The offer if there is no sponsor. */
export const noSponsorOffer: SponsorOffer = { components: [], cap: 0n }
