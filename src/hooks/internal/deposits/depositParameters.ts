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

/** What forms need to know about deposit parameters: widgets import only types from `deposit`. */
export const depositParameters = {
  names: Object.keys(depositKinds),
  /** Other quote parameters, with the reason why they don't work with a deposit address. */
  refused: refusedDepositFields,
} as const

/** `useDepositRefusal` as a pure function, for forms that derive what they show. */
export function depositRefusalOf(
  parameters: DepositAddressParameters,
  chains: readonly DepositChain[],
): DepositRefusal | undefined {
  return findDepositRefusal(parameters, chains)
}

/** Of a quote's parameters, those that also apply to deposit addresses, and the `ttl`. */
export function pickDepositOptions<parameters extends object>(
  parameters: parameters,
): Pick<parameters, Extract<keyof parameters, keyof DepositQuoteOptions | 'ttl'>> {
  const picked = Object.entries(parameters).filter(([name]) => isDepositOption(name) || name === 'ttl')
  // One cast: `fromEntries` loses which name has which value.
  return Object.fromEntries(picked) as parameters
}
