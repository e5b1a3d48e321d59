import { findSponsorshipMismatches } from '../../../schemas/sponsorship/findSponsorshipMismatches.ts'
import type { EmbeddedCurrency } from '../../../schemas/currency.ts'
import type {
  FeeSponsorship,
  SponsoredAmount,
  SponsorshipPhase,
} from '../../../schemas/sponsorship/sponsorship.ts'
import {
  sponsoredComponents,
  type SponsoredComponent,
} from '../../../schemas/sponsorship/sponsoredComponents.ts'
import { comparableAddress } from '../../../utils/address/isSameAddress.ts'
import { sumOf } from '../../../utils/amounts/sumOf.ts'
import { toDecimal } from '../../../utils/amounts/toDecimal.ts'
import { toUsdText, parseUsd } from '../../../utils/amounts/usd.ts'
import { agree, type Figure } from '../../shared/model/figures/figure.ts'

/** The shares of sponsor and user in one kind of fee. */
export interface SponsorshipShares {
  total: Figure
  sponsored: Figure
  userPays: Figure
}

/** Who pays which fee, in one phase. */
export interface SponsorshipBreakdown {
  /** The components that cost something. */
  components: readonly (SponsorshipShares & { name: SponsoredComponent })[]
  sponsored: Figure
  userPays: Figure
  /** The sponsor's limit was reached. */
  isCapHit: boolean
  /** The maximum that the sponsor pays, in US dollars; undefined if there is none, or it is unknown. */
  limit: Figure | undefined
  /** The sums add up. If they don't, the larger figure counts as the user's. */
  isVerified: boolean
  payment: { figure: Figure; address: string; chainId: number } | undefined
}

/** Lists who pays which fee; undefined if only the user pays and the sums add up. */
function sponsorshipBreakdown(
  phase: SponsorshipPhase | undefined,
  currency?: EmbeddedCurrency,
): SponsorshipBreakdown | undefined {
  if (!phase) return undefined
  const { capHit = false, maxSubsidizationAmount, sponsorPayment } = phase
  const isVerified = findSponsorshipMismatches(phase).length === 0
  const sponsored = shareFigure(phase.sponsoredTotal, currency)
  const components = sponsoredComponents.flatMap((name) => {
    const component = phase.components?.[name]
    return component
      ? [
          {
            name,
            isSelected: component.selected,
            total: shareFigure(component.total, currency),
            sponsored: shareFigure(component.sponsored, currency),
            userPays: shareFigure(component.userPays, currency),
          },
        ]
      : []
  })
  const isInvolved =
    capHit ||
    !isVerified ||
    (sponsored.amount ?? 0n) > 0n ||
    (phase.selectedComponents ?? []).length > 0 ||
    components.some(({ isSelected, sponsored: share }) => isSelected || (share.amount ?? 0n) > 0n)
  if (!isInvolved) return undefined
  return {
    components: components.filter((shares) =>
      [shares.total, shares.sponsored, shares.userPays].some(({ amount }) => amount !== 0n),
    ),
    sponsored,
    userPays: userPaysOf(phase, currency) ?? {},
    isCapHit: capHit,
    limit: toLimit(maxSubsidizationAmount),
    isVerified,
    payment: sponsorPayment && toPayment(sponsorPayment, sponsored),
  }
}

/** The user's part of the provider's fees, by the largest figure for it; undefined if there is none. */
export function userPaysOf(phase: SponsorshipPhase, currency?: EmbeddedCurrency): Figure | undefined {
  const stated = phase.userPaysTotal && shareFigure(phase.userPaysTotal, currency)
  const parts = sponsoredComponents.flatMap((name) => {
    const component = phase.components?.[name]
    if (!component) return []
    const { total, sponsored, userPays } = component
    const figure = shareFigure(userPays, currency)
    if (total?.amount === undefined || sponsored?.amount === undefined) return [figure]
    const rest = total.amount - sponsored.amount
    return [
      rest > (figure.amount ?? -1n)
        ? { amount: rest, currency: (userPays ?? total).currency ?? currency }
        : figure,
    ]
  })
  const sum = sumOfFigures(parts)
  if (!stated || !sum) return stated ?? sum
  if (agree(stated, sum) || !isSameCurrency(stated, sum)) return stated
  return (sum.amount ?? 0n) > (stated.amount ?? 0n) ? sum : stated
}

/** True if both phases are shown the same. */
function isSameBreakdown(one: SponsorshipBreakdown, other: SponsorshipBreakdown): boolean {
  const figures = (breakdown: SponsorshipBreakdown) => [
    breakdown.sponsored,
    breakdown.userPays,
    ...breakdown.components.flatMap(({ total, sponsored, userPays }) => [total, sponsored, userPays]),
  ]
  const others = figures(other)
  return (
    one.isCapHit === other.isCapHit &&
    one.isVerified === other.isVerified &&
    figures(one).length === others.length &&
    figures(one).every((figure, index) => agree(figure, others[index] ?? {}))
  )
}

/** The phases of a sponsorship; the second only if it differs. */
export function sponsorshipBreakdowns(
  sponsorship: FeeSponsorship | undefined,
  { isOver }: { isOver: boolean },
): { quoted: SponsorshipBreakdown | undefined; actual: SponsorshipBreakdown | undefined } {
  const quoted = sponsorshipBreakdown(sponsorship?.quoted, sponsorship?.currency)
  const actual = sponsorshipBreakdown(sponsorship?.actual, sponsorship?.currency)
  const isDifferent = actual !== undefined && (isOver || !quoted || !isSameBreakdown(quoted, actual))
  return { quoted, actual: isDifferent ? actual : undefined }
}

/** A share as a figure. */
export function shareFigure(
  amount: SponsoredAmount | undefined,
  currency: EmbeddedCurrency | undefined,
): Figure {
  return { amount: amount?.amount, currency: amount?.currency ?? currency, usd: amount?.amountUsd }
}

/** The sum of figures; undefined if one is unknown, or their currencies differ. */
function sumOfFigures(figures: readonly Figure[]): Figure | undefined {
  const [first] = figures
  if (!first || !figures.every((figure) => isSameCurrency(figure, first))) return undefined
  const amount = sumOf(figures.map((figure) => figure.amount))
  if (amount === undefined) return undefined
  const worth = sumOf(figures.map((figure) => (figure.amount === 0n ? 0n : parseUsd(figure.usd))))
  return { amount, currency: first.currency, usd: worth === undefined ? undefined : toUsdText(worth) }
}

/** Whether two figures have the same currency, or both have none. */
export function isSameCurrency({ currency: one }: Figure, { currency: other }: Figure): boolean {
  return (
    one?.chainId === other?.chainId &&
    comparableAddress(one?.address ?? '') === comparableAddress(other?.address ?? '')
  )
}

/** The limit is in US dollars with 6 decimals; a quote without a sponsor has 0. */
function toLimit(digits: string | null | undefined): Figure | undefined {
  return digits && /^\d+$/.test(digits) && BigInt(digits) > 0n
    ? { usd: toDecimal(BigInt(digits), 6) }
    : undefined
}

/**
 * Whom the sponsor paid, and where; undefined if the provider gives neither. The currency isn't given either: it is
 * known only if the payment equals the sponsored amount.
 */
function toPayment(
  { amount, address, chainId }: NonNullable<SponsorshipPhase['sponsorPayment']>,
  sponsored: Figure,
): SponsorshipBreakdown['payment'] {
  if (address === undefined || chainId === undefined) return undefined
  return { address, chainId, figure: amount === sponsored.amount ? sponsored : { amount } }
}
