import type {
  DepositAddressParameters,
  DepositQuoteOptions,
} from '../../../deposit/request/depositAddressParameters.ts'
import {
  depositKinds,
  isDepositOption,
  refusedDepositFields,
} from '../../../deposit/request/depositFields.ts'
import {
  findDepositRefusal,
  type DepositChain,
  type DepositRefusal,
} from '../../../deposit/request/findDepositRefusal.ts'

/** What forms that ask for deposit addresses know of the parameters: widgets see nothing of `deposit` but its types. */
export const depositParameters = {
  names: Object.keys(depositKinds),
  /** What else a quote takes, and why no address goes with it. */
  refused: refusedDepositFields,
} as const

/** Why there is no deposit address for them: what `useDepositRefusal` says, for forms that derive what they show. */
export function depositRefusalOf(
  parameters: DepositAddressParameters,
  chains: readonly DepositChain[],
): DepositRefusal | undefined {
  return findDepositRefusal(parameters, chains)
}

/** Of parameters of a quote those that go with a deposit address as they are, and its time. */
export function pickDepositOptions<parameters extends object>(
  parameters: parameters,
): Pick<parameters, Extract<keyof parameters, keyof DepositQuoteOptions | 'ttl'>> {
  const picked = Object.entries(parameters).filter(([name]) => isDepositOption(name) || name === 'ttl')
  // One cast: `fromEntries` forgets which name has which value.
  return Object.fromEntries(picked) as parameters
}
