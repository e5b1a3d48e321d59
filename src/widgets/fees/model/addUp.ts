import { parseUsd, toUsdText } from '../../../utils/amounts/usd.ts'
import type { Figure } from '../../shared/model/figures/figure.ts'
import { sumOfShown, toCents } from './cents.ts'
import type { FeeLine } from './feeLines.ts'
import type { ImpactLine } from './impactLines.ts'
import type { SponsorshipShares, SponsorshipBreakdown } from './sponsorship.ts'

/**
 * How far the parts of an impact may differ from the whole, in units of 10^-18 US dollars: the whole is computed from
 * rounded values.
 */
const tolerance = 10n ** 16n

interface Addable {
  lines: readonly FeeLine[]
  sponsorship: { quoted: SponsorshipBreakdown | undefined; actual: SponsorshipBreakdown | undefined }
  impact: readonly ImpactLine[]
}

/**
 * The same breakdown with US dollars in whole cents wherever users may add up adjacent figures: the shares of sponsor and user add up to
 * the fee, totals are the sums of the shown figures, and a figure looks the same everywhere. The user's share is rounded up, and the
 * sponsor pays the rest. Sums that don't add up are left unchanged.
 */
export function addUp<breakdown extends Addable>(breakdown: breakdown): breakdown {
  const { lines, impact, sponsorship } = breakdown
  const quoted = addUpShares(sponsorship.quoted)
  const covered = quoted?.sponsored
  const shownOf = (usd: string | undefined) =>
    usd !== undefined && covered?.usd !== undefined && parseUsd(usd) === parseUsd(covered.usd)
      ? covered.shownUsd
      : undefined
  return {
    ...breakdown,
    lines: lines.map((line) =>
      line.key === 'sponsored' && line.quoted
        ? { ...line, quoted: { ...line.quoted, shownUsd: shownOf(line.quoted.usd) } }
        : line,
    ),
    sponsorship: { quoted, actual: addUpShares(sponsorship.actual) },
    impact: addUpImpact(impact.map((line) => ({ ...line, shownUsd: shownOf(line.usd) }))),
  }
}

function addUpShares(breakdown: SponsorshipBreakdown | undefined): SponsorshipBreakdown | undefined {
  if (!breakdown) return undefined
  const components = breakdown.components.map((shares) => ({ ...shares, ...share(shares) }))
  const sum = (total: Figure, parts: readonly Figure[]) => {
    const usd = sumOfShown(parts.map((part) => (part.amount === 0n ? '0' : (part.shownUsd ?? part.usd))))
    const amount = parts.reduce((all, part) => all + (part.amount ?? 0n), 0n)
    return usd === undefined || amount !== total.amount ? total : { ...total, shownUsd: usd }
  }
  const sponsored = sum(
    breakdown.sponsored,
    components.map((component) => component.sponsored),
  )
  const { payment } = breakdown
  return {
    ...breakdown,
    components,
    sponsored,
    payment: payment?.figure === breakdown.sponsored ? { ...payment, figure: sponsored } : payment,
    userPays: sum(
      breakdown.userPays,
      components.map(({ userPays }) => userPays),
    ),
  }
}

/** The sponsor's share: the shown fee minus the shown user's share. */
function share({ total, sponsored, userPays }: SponsorshipShares): { sponsored: Figure } {
  const worth = parseUsd(total.usd)
  const left = userPays.amount === 0n ? 0n : parseUsd(userPays.usd)
  const holds =
    sponsored.amount !== undefined &&
    userPays.amount !== undefined &&
    sponsored.amount + userPays.amount === total.amount
  if (!holds || worth === undefined || left === undefined || sponsored.amount === 0n) return { sponsored }
  const rest = toCents(worth) - toCents(left)
  // Less than a cent is shown as such.
  return { sponsored: rest <= 0n ? sponsored : { ...sponsored, shownUsd: toUsdText(rest) } }
}

/** Makes the whole the sum of its shown parts, if it is the sum of their values, apart from the provider's rounding. */
function addUpImpact(lines: readonly ImpactLine[]): readonly ImpactLine[] {
  const [total, ...parts] = lines
  const whole = parseUsd(total?.usd)
  const exact = parts.map(({ usd }) => parseUsd(usd))
  const shown = sumOfShown(parts.map(({ usd, shownUsd = usd }) => shownUsd))
  // Without a sponsor, the whole stays as in the form and the review.
  const isSponsored = parts.some(({ shownUsd }) => shownUsd !== undefined)
  if (!isSponsored || !total || whole === undefined || shown === undefined) return lines
  const difference = exact.reduce<bigint>((rest, worth) => rest - (worth ?? 0n), whole)
  const isSum = -tolerance < difference && difference < tolerance
  return isSum ? [{ ...total, shownUsd: shown }, ...parts] : lines
}
