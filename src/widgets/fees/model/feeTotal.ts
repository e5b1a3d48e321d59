import type { SponsorshipPhase } from '../../../schemas/sponsorship/sponsorship.ts'
import type { EmbeddedCurrency } from '../../../schemas/currency.ts'
import {
  findSponsorshipMismatches,
  hasUnknownComponent,
} from '../../../schemas/sponsorship/findSponsorshipMismatches.ts'
import { toUsdText } from '../../../utils/amounts/usd.ts'
import { sumOfCents } from './cents.ts'
import type { FeeLine } from './feeLines.ts'
import { signOf, withoutPart, worthOf, type Figure } from '../../shared/model/figures/figure.ts'
import { userPaysOf } from './sponsorship.ts'
import { sponsoredOf, withUnexplained } from './unexplainedFees.ts'

/** The sum of all fees that the user pays. */
export interface FeeTotal {
  /** Certainly zero. */
  isFree: boolean
  /** Only the network fee is unknown, and all others are certainly zero. */
  isFreeButGas: boolean
  /** There are fees, all of which a sponsor pays. */
  isCovered: boolean
  /** The sum of the known US dollar values; undefined if none is known. */
  usd: Figure | undefined
  /** Fees known only as amounts. */
  amounts: readonly Figure[]
  /** Part of the total is unknown. */
  isPartial: boolean
}

interface FeeTotalParameters {
  lines: readonly FeeLine[]
  sponsorship: { phase: SponsorshipPhase | undefined; currency?: EmbeddedCurrency | undefined }
  /** The part of the fees that is a gas top-up, in units of 10^-18 US dollars; already removed from the lines. */
  topup: bigint
}

/**
 * Adds up what the user pays: the user's share with a sponsor, otherwise the fees of provider and app; plus the network fee of the user's
 * own transactions.
 */
export function feeTotal({ lines, sponsorship: { phase, currency }, topup }: FeeTotalParameters): FeeTotal {
  const left = phase && userPaysOf(phase, currency)
  const userPays = left && withoutPart(left, topup - sponsoredOf(phase, topup))
  const isVerified =
    phase === undefined || (findSponsorshipMismatches(phase).length === 0 && !hasUnknownComponent(phase))
  const taken = lines.filter(({ key }) => key !== 'gas' && key !== 'sponsored')
  const gas = lines.filter(({ key }) => key === 'gas')
  const listed = takenOf(taken)
  const owed = userPays && withUnexplained(userPays, { listed, phase, currency, topup })
  const others = owed ? [owed.figure] : listed
  const parts = [...others, ...gas.map(figureOf)]
  const worths = parts.map(worthOf)
  const known = worths.filter((worth) => worth !== undefined)
  const amounts = parts.filter(({ amount, currency }, index) => {
    return worths[index] === undefined && amount !== undefined && currency !== undefined
  })
  const sum = known.reduce((total, worth) => total + worth, 0n)
  const shownUsd = toUsdText(sumOfCents(known))
  const isUnlisted = gas.some(({ lacksApproval }) => lacksApproval)
  const isPartial =
    isUnlisted || owed?.isPartial || parts.length === 0 || known.length + amounts.length < parts.length
  const isCertain = isVerified && !owed?.isPartial
  const isZero = (part: Figure) => signOf(part) === 0
  return {
    isFree: isCertain && !isUnlisted && parts.length > 0 && parts.every(isZero),
    isFreeButGas:
      isCertain &&
      others.length > 0 &&
      others.every(isZero) &&
      gas.some((line) => signOf(figureOf(line)) === undefined),
    isCovered: owed !== undefined && others.every(isZero) && listed.some((fee) => signOf(fee) === 1),
    usd:
      // A known sum of zero is meaningless next to unknown amounts.
      sum === 0n && (isPartial || amounts.length > 0) ? undefined : { usd: toUsdText(sum), shownUsd },
    amounts,
    isPartial,
  }
}

/** The cost of a line for the user. */
function figureOf({ quoted, actual, isOfDeposit }: FeeLine): Figure {
  if (isOfDeposit) return {}
  return actual ?? quoted ?? {}
}

/** The provider's fees: their total, if the parts don't add up to it. */
function takenOf(lines: readonly FeeLine[]): Figure[] {
  const hasSum = lines.some(({ key }) => key === 'taken')
  return lines.filter(({ key }) => !hasSum || (key !== 'service' && key !== 'destinationGas')).map(figureOf)
}
