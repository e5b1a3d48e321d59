import type { SponsoredComponent } from '../../../schemas/sponsorship/sponsoredComponents.ts'
import type { FeeLine } from './feeLines.ts'
import type { FeeBreakdown } from './feeBreakdown.ts'

/** The names of fees that a sponsor may pay. */
const componentOf: Readonly<Partial<Record<FeeLine['key'], SponsoredComponent>>> = {
  service: 'platform',
  destinationGas: 'execution',
  execution: 'execution',
  swap: 'swap',
  app: 'app',
}

/** The fees that aren't already listed with the sponsor's share. */
export function unsponsoredLines({ lines, sponsorship: { quoted } }: FeeBreakdown): readonly FeeLine[] {
  if (!quoted?.isVerified) return lines
  return lines.filter(({ key, quoted: figure, actual }) => {
    if (actual) return true
    if (key === 'sponsored') return figure?.amount !== quoted.sponsored.amount
    const component = quoted.components.find(({ name }) => name === componentOf[key])
    return component?.total.amount === undefined || component.total.amount !== figure?.amount
  })
}
