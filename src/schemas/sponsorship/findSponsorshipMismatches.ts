import { comparableAddress } from '../../utils/address/isSameAddress.ts'
import type { EmbeddedCurrency } from '../currency.ts'
import { sponsoredComponents, type SponsoredComponent } from './sponsoredComponents.ts'
import type { SponsorshipPhase } from './sponsorship.ts'

/** A sum that does not hold. All amounts in the smallest unit. */
export interface SponsorshipMismatch {
  /** The component, or the total, whose sum it is. */
  of: SponsoredComponent | 'sponsoredTotal' | 'userPaysTotal'
  /** What the parts come to. */
  expected: bigint
  /** What the service says. */
  actual: bigint
}

/**
 * Checks the sums of who pays which fee: each component's total is what the sponsor and the user pay of it, and
 * each grand total is the sum over the components. Totals are left alone while a component is in another currency
 * than they are, since no sum can be made of it.
 *
 * @returns the sums that do not hold; empty when all of them do.
 */
export function findSponsorshipMismatches({
  components = {},
  sponsoredTotal,
  userPaysTotal,
}: SponsorshipPhase): SponsorshipMismatch[] {
  const present = sponsoredComponents.flatMap((name) => {
    const component = components[name]
    return component ? [{ name, ...component }] : []
  })
  const mismatches: SponsorshipMismatch[] = []
  const compare = (of: SponsorshipMismatch['of'], expected: bigint, actual: bigint) => {
    if (expected !== actual) mismatches.push({ of, expected, actual })
  }
  for (const { name, total, sponsored, userPays } of present) {
    compare(name, sponsored.amount + userPays.amount, total.amount)
  }
  const sums = [
    ['sponsoredTotal', sponsoredTotal, present.map(({ sponsored }) => sponsored)],
    ['userPaysTotal', userPaysTotal, present.map(({ userPays }) => userPays)],
  ] as const
  for (const [of, total, parts] of sums) {
    const currency = total && currencyKey(total.currency)
    if (!total || parts.length === 0) continue
    if (parts.some((part) => currencyKey(part.currency) !== currency)) continue
    const sum = parts.reduce((amount, part) => amount + part.amount, 0n)
    compare(of, sum, total.amount)
  }
  return mismatches
}

function currencyKey({ chainId, address, symbol }: EmbeddedCurrency = {}): string {
  return `${chainId ?? ''} ${address == null ? (symbol ?? '') : comparableAddress(address)}`
}
