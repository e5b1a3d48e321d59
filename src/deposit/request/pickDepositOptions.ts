import type { DepositQuoteOptions } from './depositAddressParameters.ts'
import { isDepositOption } from './depositFields.ts'

/** Of a quote's parameters, those that also apply to deposit addresses, and the `ttl`. */
export function pickDepositOptions<parameters extends object>(
  parameters: parameters,
): Pick<parameters, Extract<keyof parameters, keyof DepositQuoteOptions | 'ttl'>> {
  const picked = Object.entries(parameters).filter(([name]) => isDepositOption(name) || name === 'ttl')
  // One cast: `fromEntries` loses which name has which value.
  return Object.fromEntries(picked) as parameters
}
