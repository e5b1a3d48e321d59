import { checkOptions } from '../options/checkOptions.ts'
import { mutationOptions } from '@tanstack/react-query'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { Config } from '../../config/config.ts'
import { reporterOf } from '../../config/configInternals.ts'
import { checkKinds } from '../../errors/checks/checkKinds.ts'
import { reportQuote } from '../../config/callbacks/reportQuote.ts'
import {
  requestDepositAddress,
  type AuditedDepositAddress,
} from '../../deposit/request/requestDepositAddress.ts'
import { depositAddressMutationKey } from '../keys.ts'
import { isolateCallbacks } from './isolateCallbacks.ts'
import { singleRunOptions } from '../options/singleRunOptions.ts'
import type { MutationParameter } from '../options/types.ts'

export interface DepositAddressMutationOptions<context = unknown> {
  mutation?: MutationParameter<AuditedDepositAddress, GetQuoteParameters, context> | undefined
}

/**
 * react-query options for requesting a deposit address. `mutation` accepts neither `retry` nor `networkMode` nor `scope`: every
 * attempt creates a new address, and the user is waiting for it.
 */
export function depositAddressMutationOptions<context = unknown>(
  config: Pick<Config, 'client' | 'getAudit'>,
  options: DepositAddressMutationOptions<context> = {},
) {
  checkOptions('depositAddressMutationOptions', { config, options })
  checkKinds(options, { mutation: 'object' }, 'depositAddressMutationOptions')
  const { mutation } = options
  return mutationOptions<AuditedDepositAddress, Error, GetQuoteParameters, context>({
    ...isolateCallbacks(mutation),
    ...singleRunOptions,
    mutationKey: depositAddressMutationKey(config),
    mutationFn: (parameters) => requestReported(config, parameters),
  })
}

/** Requests an address, and reports its quote to the page. */
export async function requestReported(
  config: Pick<Config, 'client' | 'getAudit'>,
  parameters: GetQuoteParameters,
): Promise<AuditedDepositAddress> {
  const requested = requestDepositAddress(config.client, parameters, { audit: config.getAudit() })
  await reportQuote(
    reporterOf(config),
    parameters,
    requested.then(({ quote }) => quote),
  )
  return requested
}
