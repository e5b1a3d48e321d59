import { expect, it } from 'vitest'
import { toDepositEvent } from '../../../src/config/callbacks/toDepositEvent.ts'
import type { ExecutionStatus } from '@causeway/react/execution'
import { requestStatuses, type RequestStatus } from '@causeway/react/schemas'
import { createDepositProgress } from '../../support/deposits/createDepositProgress.ts'

type Told = ExecutionStatus | undefined

/** The events before and after the provider reports that a payment has arrived. */
const told: Readonly<Record<RequestStatus, readonly [before: Told, after: Told]>> = {
  waiting: ['idle', 'filling'],
  depositing: ['confirming', 'confirming'],
  pending: ['idle', 'filling'],
  submitted: ['filling', 'filling'],
  success: ['success', 'success'],
  refund: ['refunded', 'refunded'],
  failure: ['failed', 'failed'],
  unknown: [undefined, 'filling'],
}

it.each(requestStatuses)('default: reports a payment that is %s', (status) => {
  const statusOf = (isDeposited: boolean) =>
    toDepositEvent({
      requestId: '0x1',
      quote: undefined,
      progress: createDepositProgress({ isConfirmedByService: true, status, isDeposited }),
    })?.status
  expect([statusOf(false), statusOf(true)]).toEqual(told[status])
})
