import { PaymentRefusedError } from '../../errors.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { FailedCall, ServiceRequest } from './flow/serviceRequest.ts'

/** What failed when a fill was refused: the call that did, or the transaction with no word about which. */
export function failedCallOf(
  { terms }: ServiceRequest,
  error: unknown,
  { chains }: Pick<Ledger, 'chains'>,
): FailedCall | undefined {
  if (!(error instanceof PaymentRefusedError) || !terms.calls) return undefined
  const { chainId, callIndex, receipt } = error
  // One that is not said to have failed by itself failed with all the others.
  const call = terms.calls.calls[callIndex ?? 0]
  const from = chains.find(({ id }) => id === chainId)?.callRunner
  if (!call || !from) return undefined
  return { from, ...call, ...(receipt && { transaction: { ...receipt, chainId } }) }
}
