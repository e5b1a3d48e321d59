import { checkObject } from '../../errors/checks/checkObject.ts'
import { comparableAddress } from '../../utils/address/isSameAddress.ts'
import { sumOf } from '../../utils/amounts/sumOf.ts'
import type { EmbeddedCurrency } from '../currency.ts'
import { sponsoredComponents, type SponsoredComponent } from './sponsoredComponents.ts'
import { isAbsent } from '../base/json.ts'
import type { SponsoredAmount, SponsorshipPhase } from './sponsorship.ts'

/** A sum that doesn't add up. All amounts in base units. */
export interface SponsorshipMismatch {
  /** The component, or the total, whose sum is wrong. */
  of: SponsoredComponent | 'sponsoredTotal' | 'userPaysTotal'
  /** The sum of the parts. */
  expected: bigint
  /** The sum that the provider reports. */
  actual: bigint
}

/**
 * Checks the sums of who pays which fee: each component's total must be what the sponsor and the user pay of it, and each grand
 * total must be the sum of the components. Skips a sum if a part of it is unknown or in another currency.
 *
 * @returns the sums that don't add up; empty when all of them do.
 */
export function findSponsorshipMismatches(phase: SponsorshipPhase): SponsorshipMismatch[] {
  checkObject(phase, 'findSponsorshipMismatches', 'phase', {
    rule: 'it must be `quoted` or `actual` of `feeSponsorship`',
  })
  const { components = {}, sponsoredTotal, userPaysTotal } = phase
  const mismatches: SponsorshipMismatch[] = []
  const compare = (of: SponsorshipMismatch['of'], parts: readonly Part[], total: Part) => {
    const expected = sumOf(parts.map((part) => part?.amount))
    const actual = total?.amount
    if (expected !== undefined && actual !== undefined && expected !== actual) {
      mismatches.push({ of, expected, actual })
    }
  }
  const present = sponsoredComponents.flatMap((name) => {
    const component = components[name]
    return component ? [{ name, ...component }] : []
  })
  for (const { name, total, sponsored, userPays } of present) {
    const isCost = (total?.amount ?? -1n) >= 0n
    compare(name, isCost ? [sponsored, userPays].map(atLeastNothing) : [sponsored, userPays], total)
  }
  if (present.length === 0 || hasUnknownComponent(phase)) return mismatches
  const sums = [
    ['sponsoredTotal', sponsoredTotal, present.map(({ sponsored }) => sponsored)],
    ['userPaysTotal', userPaysTotal, present.map(({ userPays }) => userPays)],
  ] as const
  for (const [of, total, parts] of sums) {
    const currency = currencyKey(total?.currency)
    if (parts.every((part) => currencyKey(part?.currency) === currency)) compare(of, parts, total)
  }
  return mismatches
}

/** Whether the totals include a component whose name is unknown, or whose amounts are missing. */
export function hasUnknownComponent({ components = {} }: SponsorshipPhase): boolean {
  return Object.entries(components).some(
    ([name, component]) =>
      !isAbsent(component) &&
      (!isSponsoredComponent(name) ||
        [component.total, component.sponsored, component.userPays].some(
          (part) => part?.amount === undefined,
        )),
  )
}

type Part = SponsoredAmount | undefined

/** Treats a negative share as zero: otherwise the other party would pay more than the whole cost. */
function atLeastNothing(part: Part): Part {
  return (part?.amount ?? 0n) < 0n ? { ...part, amount: 0n } : part
}

function isSponsoredComponent(name: string): boolean {
  return (sponsoredComponents as readonly string[]).includes(name)
}

function currencyKey({ chainId, address, symbol }: EmbeddedCurrency = {}): string {
  return `${chainId ?? ''} ${address == null ? (symbol ?? '') : comparableAddress(address)}`
}
