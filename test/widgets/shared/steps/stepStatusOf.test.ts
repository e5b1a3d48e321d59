import { expect, it } from 'vitest'
import { requestStatuses } from '@causeway/react/schemas'
import { stepStatusOf } from '../../../../src/widgets/shared/steps/stepStatusOf.ts'

it('default: shows the status of a request as that of a step', () => {
  expect(requestStatuses.map((status) => [status, stepStatusOf(status)])).toEqual([
    ['waiting', 'waiting'],
    ['depositing', 'active'],
    ['pending', 'active'],
    ['submitted', 'active'],
    ['success', 'done'],
    ['refund', 'refunded'],
    ['failure', 'failed'],
    ['unknown', 'active'],
  ])
})
