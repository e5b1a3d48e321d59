import { zeroAddress } from 'viem'
import { componentTotals, sumOfComponents } from '../../domain/money/feeComponents.ts'
import type { RequestTerms } from '../../domain/request/terms/requestTerms.ts'

/** Writes an amount of the input currency in a response's format. */
type WriteAmount<written> = (amount: bigint) => written

/**
 * Writes a sponsorship phase: the sponsor's and the user's part of each fee component.
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

/** Writes the sponsor's payment in the input currency, with its address and chain. */
export function toSponsorPayment({ currencyIn, sponsorship }: RequestTerms, amount: bigint) {
  return {
    amount: amount.toString(),
    address: sponsorship?.sponsor ?? zeroAddress,
    chainId: currencyIn.chainId,
  }
}
