import { mutationOptions } from '@tanstack/react-query'
import type { GetQuoteParameters } from '../actions/quoteParameters.ts'
import type { Config } from '../config/config.ts'
import { requestDepositAddress, type GivenDepositAddress } from '../deposit/requestDepositAddress.ts'
import { depositAddressMutationKey } from './keys.ts'

/** Options of asking for a deposit address, for react-query. Never retried: each try makes an address of its own. */
export function depositAddressMutationOptions(config: Pick<Config, 'client' | 'getAudit'>) {
  return mutationOptions<GivenDepositAddress, Error, GetQuoteParameters>({
    mutationKey: depositAddressMutationKey(config),
    retry: false,
    networkMode: 'always',
    mutationFn: (parameters) =>
      requestDepositAddress(config.client, parameters, { audit: config.getAudit() }),
  })
}
