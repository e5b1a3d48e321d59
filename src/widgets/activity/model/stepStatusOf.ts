import type { RequestState } from '../../../schemas/status/requestState.ts'
import type { StepStatus } from '../../shared/steps/step.ts'

const statuses: Readonly<Record<RequestState, StepStatus>> = {
  waiting: 'waiting',
  depositing: 'active',
  pending: 'active',
  submitted: 'active',
  success: 'done',
  refund: 'refunded',
  failure: 'failed',
  unknown: 'active',
}

/** By which mark a request is seen to stand as it does. */
export function stepStatusOf(state: RequestState): StepStatus {
  return statuses[state]
}
