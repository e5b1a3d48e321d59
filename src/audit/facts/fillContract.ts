import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { AuditInput } from '../input/auditInput.ts'

/** The contract that makes the requested calls, if there are any. */
export function fillContractOf({ quote: { parameters }, order }: AuditInput): string | undefined {
  return parameters.txs?.length ? order?.output?.fillContract : undefined
}

/** Whether someone else is paid who has to spend it on the requested calls. */
export function paysFillContract(input: AuditInput): boolean {
  const fillContract = fillContractOf(input)
  return (input.order?.output?.payments ?? []).some(
    ({ recipient }) =>
      isSameAddress(recipient, fillContract) && !isSameAddress(recipient, input.quote.details.recipient),
  )
}
