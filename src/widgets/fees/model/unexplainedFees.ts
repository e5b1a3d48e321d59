import type { EmbeddedCurrency } from '../../../schemas/currency.ts'
import type { SponsorshipPhase } from '../../../schemas/sponsorship/sponsorship.ts'
import { divideUp } from '../../../utils/amounts/divideUp.ts'
import { sumOf } from '../../../utils/amounts/sumOf.ts'
import { parseUsd, toUsdText } from '../../../utils/amounts/usd.ts'
import { negate, signOf, withoutPart, worthOf, type Figure } from '../../shared/model/figures/figure.ts'
import { isSameCurrency, shareFigure } from './sponsorship.ts'

/** How far the sum of individually rounded values may be off, in units of 10^-18 US dollars. */
const tolerance = 10n ** 14n

/**
 * What the user pays according to the sponsor's shares, plus listed fees that no share explains. Amounts in one currency are exact and
 * decide; otherwise their values do. If neither is known, the total is partial.
 *
 * @param topup The part of the fees that is a gas top-up, in units of 10^-18 US dollars; already removed from `listed`.
 */
export function withUnexplained(
  userPays: Figure,
  {
    listed,
    phase,
    currency,
    topup,
  }: {
    listed: readonly Figure[]
    phase: SponsorshipPhase
    currency: EmbeddedCurrency | undefined
    topup: bigint
  },
): { figure: Figure; isPartial: boolean } {
  const isGain = (figure: Figure) => signOf(figure) === -1
  // A negative fee doesn't offset another, unless the shares contain it, too.
  const costs = listed.filter((figure) => !isGain(figure))
  const gains = Object.values(phase.components ?? {})
    .map((shares) => shareFigure(shares?.total, currency))
    .filter(isGain)
  const sponsored = withoutPart(shareFigure(phase.sponsoredTotal, currency), sponsoredOf(phase, topup))
  const figures = [...costs, ...gains, negate(sponsored), negate(userPays)].filter(
    (figure) => signOf(figure) !== 0,
  )
  const amount = isOneCurrency(figures) ? sumOf(figures.map((figure) => figure.amount)) : undefined
  const worth = sumOf(figures.map(worthOf))
  if (amount !== undefined) {
    const isMore = amount > BigInt(figures.length)
    const total = (userPays.amount ?? 0n) + amount
    const figure = { amount: total, currency: figures[0]?.currency, usd: usdOf(total, costs) }
    return { figure: isMore ? figure : userPays, isPartial: false }
  }
  const isMore = worth !== undefined && worth > tolerance
  const figure = isMore ? { usd: toUsdText((worthOf(userPays) ?? 0n) + worth) } : userPays
  return { figure, isPartial: worth === undefined }
}

/**
 * The value of an amount, from the values of fees in its currency. They are summed, since a single one may be too small to have a value.
 */
function usdOf(amount: bigint, fees: readonly Figure[]): string | undefined {
  const whole = sumOf(fees.map((fee) => fee.amount)) ?? 0n
  const worth = sumOf(fees.map(worthOf))
  return worth === undefined || whole === 0n ? undefined : toUsdText(divideUp(amount * worth, whole))
}

/** The maximum of an amount that the sponsor pays; all of it if unknown. */
export function sponsoredOf({ sponsoredTotal }: SponsorshipPhase, most: bigint): bigint {
  const { amount, amountUsd } = sponsoredTotal ?? {}
  const sponsored = amount === 0n ? 0n : (parseUsd(amountUsd) ?? most)
  return sponsored < most ? sponsored : most
}

function isOneCurrency(figures: readonly Figure[]): boolean {
  const [first] = figures
  return first?.currency?.chainId !== undefined && figures.every((figure) => isSameCurrency(figure, first))
}
