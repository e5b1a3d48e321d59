import { describe, expect, it } from 'vitest'
import { requestStatuses, type RequestStatus } from '@causeway/react/schemas'
import { laterStatus } from '../../../src/schemas/status/laterStatus.ts'

/** The statuses that may follow each one. */
const following: Record<RequestStatus, readonly RequestStatus[]> = {
  waiting: requestStatuses,
  unknown: requestStatuses,
  depositing: ['depositing', 'pending', 'submitted', 'success', 'refund', 'failure'],
  pending: ['depositing', 'pending', 'submitted', 'success', 'refund', 'failure'],
  submitted: ['depositing', 'pending', 'submitted', 'success', 'refund', 'failure'],
  failure: ['success', 'refund', 'failure'],
  success: ['success'],
  refund: ['refund'],
}

describe('laterStatus', () => {
  it.each(requestStatuses)('default: decides which status may follow %s', (known) => {
    expect(requestStatuses.filter((reported) => laterStatus(known, reported) === reported)).toEqual(
      requestStatuses.filter((reported) => following[known].includes(reported)),
    )
    const others = requestStatuses.filter((reported) => !following[known].includes(reported))
    expect(others.map((reported) => laterStatus(known, reported))).toEqual(others.map(() => known))
  })
})
