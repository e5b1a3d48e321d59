import { describe, expect, it } from 'vitest'
import type { RequestState, RequestStatus } from '@causeway/react/schemas'
import { classifyRequest } from '../../../src/schemas/status/requestOutcome.ts'

describe('classifyRequest', () => {
  const status = (state: RequestStatus, isDeposited: boolean) =>
    ({ status: state, isDeposited }) as RequestState

  it.each([
    ['waiting', false, 'open'],
    ['waiting', true, 'arrived'],
    ['unknown', false, 'unknown'],
    ['unknown', true, 'arrived'],
    ['submitted', false, 'arrived'],
    ['success', true, 'success'],
    ['refund', true, 'refund'],
    ['failure', true, 'failure'],
  ] as const)('default: calls %s, with funds received: %s, %s', (state, isDeposited, outcome) => {
    expect(classifyRequest(status(state, isDeposited))).toBe(outcome)
  })
})
