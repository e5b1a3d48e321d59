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

/** The step status that shows a request's status. */
export function stepStatusOf(status: RequestStatus): StepStatus {
  return statuses[status]
}
