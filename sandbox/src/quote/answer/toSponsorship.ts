import { zeroAddress } from 'viem'
import { componentTotals, sumOfComponents } from '../../domain/money/feeComponents.ts'
import type { RequestTerms } from '../../domain/request/terms/requestTerms.ts'

/** An amount of the input currency, as one answer or another writes it. */
type WriteAmount<written> = (amount: bigint) => written

/**
 * Writes a sponsorship phase: who pays what of each part of the fees.
 *
 * @param platform The name of the service's own component: `svc` in quotes, `platform` in the history.
 */
export function toSponsorshipPhase<written>(
  terms: RequestTerms,
  platform: 'svc' | 'platform',
  write: WriteAmount<written>,
) {
  const { sponsored, sponsorship, capHit } = terms
  const totals = componentTotals(terms)
  const isQuote = platform === 'svc'
  const selected = (sponsorship?.components ?? []).filter((component) => isQuote || component !== 'rent')
  const component = (name: keyof typeof totals) => ({
    selected: selected.includes(name),
    total: write(totals[name]),
    sponsored: write(sponsored[name]),
    userPays: write(totals[name] - sponsored[name]),
  })
  const sponsoredTotal = sumOfComponents(sponsored)
  return {
    selectedComponents: selected.map((name) => (name === 'platform' ? platform : name)),
    capHit,
    components: {
      execution: component('execution'),
      swap: component('swap'),
      [platform]: component('platform'),
      app: component('app'),
      ...(isQuote && { rent: component('rent') }),
    },
    sponsoredTotal: write(sponsoredTotal),
    userPaysTotal: write(sumOfComponents(totals) - sponsoredTotal),
  }
}

/** Writes what a sponsor pays, in the input currency: its own address, and the chain that it pays on. */
export function toSponsorPayment({ currencyIn, sponsorship }: RequestTerms, amount: bigint) {
  return {
    amount: amount.toString(),
    address: sponsorship?.sponsor ?? zeroAddress,
    chainId: currencyIn.chainId,
  }
}
