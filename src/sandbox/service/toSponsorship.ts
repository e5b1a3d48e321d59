import { zeroAddress } from 'viem'
import type { RequestTerms } from './requestModel.ts'

/** An amount of the input currency, as one answer or another writes it. */
type WriteAmount<written> = (amount: bigint) => written

/**
 * Writes a sponsorship phase in which nobody sponsors anything: the user pays each component in full.
 *
 * @param platform The name of the service's own component: `svc` in quotes, `platform` in the history.
 */
export function toSponsorshipPhase<written>(
  { destinationGas, service }: RequestTerms,
  platform: 'svc' | 'platform',
  write: WriteAmount<written>,
) {
  const component = (total: bigint) => ({
    selected: false,
    total: write(total),
    sponsored: write(0n),
    userPays: write(total),
  })
  return {
    selectedComponents: [],
    capHit: false,
    components: {
      execution: component(destinationGas),
      swap: component(0n),
      [platform]: component(service),
      app: component(0n),
      ...(platform === 'svc' && { rent: component(0n) }),
    },
    sponsoredTotal: write(0n),
    userPaysTotal: write(destinationGas + service),
  }
}

/** Writes that no sponsor has paid. */
export function noSponsorPayment({ currencyIn }: RequestTerms) {
  return { amount: '0', address: zeroAddress, chainId: currencyIn.chainId }
}
