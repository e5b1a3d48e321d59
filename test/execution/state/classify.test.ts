import { describe, expect, it } from 'vitest'
import type { RequestStatus } from '../../../src/schemas/status/requestStatus.ts'
import { classify, classifyRequest } from '../../../src/execution/state/classify.ts'
import type { RequestState } from '../../../src/schemas/status/requestState.ts'

describe('classify', () => {
  it.each([
    ['request', 'waiting', 'open'],
    ['request', 'depositing', 'open'],
    ['request', 'pending', 'open'],
    ['request', 'submitted', 'arrived'],
    ['request', 'success', 'success'],
    ['request', 'refund', 'refund'],
    ['request', 'failure', 'failure'],
    ['calls', 100, 'open'],
    ['calls', 200, 'success'],
    ['calls', 400, 'failure'],
    ['calls', 500, 'failure'],
    ['calls', 600, 'partial'],
    ['receipt', 'success', 'success'],
    ['receipt', 'reverted', 'failure'],
  ] as const)('default: %s %s is %s', (source, status, outcome) => {
    expect(classify(source, status)).toBe(outcome)
  })

  it.each([
    ['request', 'delayed'],
    ['request', 'Success'],
    ['request', 'toString'],
    ['calls', 201],
    ['receipt', '__proto__'],
  ] as const)('behavior: %s %s is no end', (source, status) => {
    expect(classify(source, status)).toBe('unknown')
  })
})

describe('classifyRequest', () => {
  const status = (state: RequestState, isDeposited: boolean) => ({ state, isDeposited }) as RequestStatus

  it.each([
    ['waiting', false, 'open'],
    ['waiting', true, 'arrived'],
    ['unknown', false, 'unknown'],
    ['unknown', true, 'arrived'],
    ['submitted', false, 'arrived'],
    ['success', true, 'success'],
    ['refund', true, 'refund'],
    ['failure', true, 'failure'],
  ] as const)('default: %s with the money there: %s, is %s', (state, isDeposited, outcome) => {
    expect(classifyRequest(status(state, isDeposited))).toBe(outcome)
  })
})
