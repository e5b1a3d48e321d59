import { expect, it } from 'vitest'
import { idleState } from '@causeway/react/execution'
import { isUnconfirmedAfterPoll } from '../../../../src/widgets/pending-executions/model/isUnconfirmedAfterPoll.ts'

const requestState = { status: 'pending' } as const
const stored = { ...idleState, status: 'filling', isRestored: true } as const

it.each([
  ['only storage knows, and nothing names its request', stored, true],
  ['the provider doesn’t answer', { ...stored, requestId: '0x1', isServiceUnreachable: true }, true],
  ['the provider is yet to answer', { ...stored, requestId: '0x1' }, false],
  ['the provider has confirmed', { ...stored, requestId: '0x1', requestState }, false],
  ['the provider contradicts', { ...stored, status: 'unconfirmed', requestId: '0x1', requestState }, true],
  ['this page has started', { ...stored, isRestored: false }, false],
  [
    'this page has started, while the provider is unreachable',
    { ...stored, isRestored: false, isServiceUnreachable: true },
    false,
  ],
] as const)('behavior: decides for a swap that %s', async (_, state, isUnconfirmed) => {
  expect(isUnconfirmedAfterPoll(state as never)).toBe(isUnconfirmed)
})
