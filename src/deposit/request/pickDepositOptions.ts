import type { DepositQuoteOptions } from './depositAddressParameters.ts'
import { isDepositOption } from './depositFields.ts'

/** The quote parameters that also apply to deposit addresses, and the `ttl`. */
export function pickDepositOptions<parameters extends object>(
  parameters: parameters,
): Pick<parameters, Extract<keyof parameters, keyof DepositQuoteOptions | 'ttl'>> {
  const picked = Object.entries(parameters).filter(([name]) => isDepositOption(name) || name === 'ttl')
  // Cast: `fromEntries` loses the types of the fields.
  return Object.fromEntries(picked) as parameters
}
