import { PaymentRefusedError } from '../../errors.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { FailedCall, ServiceRequest } from './flow/serviceRequest.ts'

/** The call that failed when a fill was refused; undefined if it had no calls. */
export function failedCallOf(
  { terms }: ServiceRequest,
  error: unknown,
  { chains }: Pick<Ledger, 'chains'>,
): FailedCall | undefined {
  if (!(error instanceof PaymentRefusedError) || !terms.calls) return undefined
  const { chainId, callIndex, receipt } = error
  // If no single call is known to have failed, the whole transaction did, and the first call stands for it.
  const call = terms.calls.calls[callIndex ?? 0]
  const from = chains.find(({ id }) => id === chainId)?.callRunner
  if (!call || !from) return undefined
  return { from, ...call, ...(receipt && { transaction: { ...receipt, chainId } }) }
}
