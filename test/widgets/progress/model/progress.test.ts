import { describe, expect, it } from 'vitest'
import {
  idleState,
  type ExecutionItem,
  type ExecutionState,
} from '../../../../src/execution/state/executionState.ts'
import { explorerLink } from '../../../../src/widgets/shared/model/explorerLink.ts'
import { isProgressShown } from '../../../../src/widgets/progress/isProgressShown.ts'
import { progressLines } from '../../../../src/widgets/progress/model/progressLines.ts'
import { createTestEnvironment } from '../../../support/createTestEnvironment.ts'

const hash = `0x${'1'.repeat(64)}` as const
const item = (
  stepId: string,
  status: ExecutionItem['status'],
  transactionHash?: `0x${string}`,
): ExecutionItem => ({
  kind: stepId === 'authorize' ? 'signature' : 'transaction',
  stepId,
  action: undefined,
  chainId: 1,
  status,
  transactionHash,
})
const amountOn = (chainId: number) => ({ currency: { chainId, address: '0x', decimals: 18 }, amount: 1n })
const summary = { sender: '', recipient: '', currencyIn: amountOn(1), currencyOut: amountOn(2) }
const stateOf = (change: Partial<ExecutionState>): ExecutionState => ({ ...idleState, summary, ...change })
const linesOf = (change: Partial<ExecutionState>, isUnderWay: boolean) =>
  progressLines(stateOf(change), isUnderWay).map(
    ({ kinds, state, chainId }) => `${kinds.join('+')} ${state} ${chainId}`,
  )

describe('isProgressShown', () => {
  it.each<[string, Partial<ExecutionState>, boolean, boolean]>([
    ['nothing was started', {}, false, false],
    ['something is under way', { status: 'awaitingWallet' }, true, true],
    ['it succeeded', { status: 'success' }, false, true],
    ['it was refunded', { status: 'refunded' }, false, true],
    ['it was declined', { status: 'rejected' }, false, false],
    [
      'it failed before anything was sent',
      { status: 'failed', items: [item('deposit', 'failed')] },
      false,
      false,
    ],
    [
      'it failed after something was sent',
      { status: 'failed', items: [item('deposit', 'failed', hash)] },
      false,
      true,
    ],
  ])('parameters: %s', (_, change, isUnderWay, isShown) => {
    expect(isProgressShown(stateOf(change), isUnderWay)).toBe(isShown)
  })
})

describe('progressLines', () => {
  it('default: one line is under way at a time', () => {
    const approving = [item('approve', 'prompting'), item('deposit', 'waiting')]
    expect(linesOf({ status: 'awaitingWallet', items: approving }, true)).toEqual([
      'approve active 1',
      'send waiting 1',
      'receive waiting 2',
    ])
    const between = [item('approve', 'done', hash), item('deposit', 'waiting')]
    expect(linesOf({ status: 'awaitingChain', items: between }, true)).toEqual([
      'approve done 1',
      'send active 1',
      'receive waiting 2',
    ])
    const filling = [item('approve', 'done', hash), item('deposit', 'done', hash)]
    expect(linesOf({ status: 'filling', items: filling }, true)).toEqual([
      'approve done 1',
      'send done 1',
      'receive active 2',
    ])
  })

  it('behavior: a refund comes on the chain that was paid on', () => {
    expect(linesOf({ status: 'refunded', items: [item('deposit', 'done', hash)] }, false)).toEqual([
      'send done 1',
      'refund done 1',
    ])
  })

  it('behavior: after a failure nothing is expected any more', () => {
    expect(linesOf({ status: 'failed', items: [item('deposit', 'failed', hash)] }, false)).toEqual([
      'send failed 1',
      'receive failed 2',
    ])
  })
})

describe('explorerLink', () => {
  const [alder] = createTestEnvironment().chains
  const chainWith = (url: string) => [{ ...alder, blockExplorers: { default: { name: 'Explorer', url } } }]

  it('default', () => {
    expect(explorerLink(chainWith('https://explorer.example/'), alder.id, hash)).toBe(
      `https://explorer.example/tx/${hash}`,
    )
  })

  it.each([
    ['no explorer', [alder], hash],
    ['another chain', [], hash],
    ['no hash', chainWith('https://explorer.example'), '0x1'],
    ['a path as hash', chainWith('https://explorer.example'), '../../login'],
    ['a script as address', chainWith('javascript:alert(1)//'), hash],
    ['no address', chainWith('explorer'), hash],
  ])('error: %s gives no link', (_, chains, transaction) => {
    expect(explorerLink(chains, alder.id, transaction)).toBeUndefined()
  })
})
