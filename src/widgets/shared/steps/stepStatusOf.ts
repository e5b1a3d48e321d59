import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'
import type { StepStatus } from './step.ts'

const statuses: Readonly<Record<RequestStatus, StepStatus>> = {
  waiting: 'waiting',
  depositing: 'active',
  pending: 'active',
  submitted: 'active',
  success: 'done',
  refund: 'refunded',
  failure: 'failed',
  unknown: 'active',
}

/** The mark that shows the status of a request. */
export function stepStatusOf(status: RequestStatus): StepStatus {
  return statuses[status]
}
