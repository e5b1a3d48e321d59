import { expect, it } from 'vitest'
import { TransactionRevertedError } from '../../../../src/exports/index.ts'
import { reportedEventType } from '../../../../src/execution/run/confirm/confirmReported.ts'
import {
  nextBatchStep,
  unprovenMs,
  type BatchStep,
} from '../../../../src/execution/run/confirm/nextBatchStep.ts'
import type { BatchReport } from '../../../../src/execution/run/recover/readBatch.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const done: BatchReport = { kind: 'done', hashes: [hash] }
const contradicted: BatchReport = { kind: 'contradicted', hashes: [hash] }
const failed: BatchReport = {
  kind: 'failed',
  hashes: [hash],
  error: new TransactionRevertedError({ transactionHash: hash, chainId: 1 }),
}

it.each<[report: BatchReport | undefined, silentMs: number, step: BatchStep]>([
  [done, 0, { kind: 'hold', report: done }],
  [{ kind: 'done', hashes: [] }, 0, { kind: 'hold', report: { kind: 'done', hashes: [] } }],
  [contradicted, 0, { kind: 'hold', report: contradicted }],
  [failed, 0, { kind: 'fail', report: failed }],
  [{ kind: 'denied', hashes: [] }, 0, { kind: 'recover', hashes: [] }],
  [{ kind: 'denied', hashes: ['0x1'] }, 0, { kind: 'recover', hashes: ['0x1'] }],
  [{ kind: 'open' }, 0, { kind: 'wait' }],
  [{ kind: 'open' }, unprovenMs, { kind: 'wait' }],
  [undefined, 0, { kind: 'wait' }],
  [undefined, unprovenMs - 1, { kind: 'wait' }],
  [undefined, unprovenMs, { kind: 'recover', hashes: [] }],
  [{ kind: 'unclear', hashes: ['0x1'] }, unprovenMs - 1, { kind: 'wait' }],
  [{ kind: 'unclear', hashes: ['0x1'] }, unprovenMs, { kind: 'recover', hashes: ['0x1'] }],
])('default: decides what follows the report %j after %d ms of silence', (report, silentMs, step) => {
  expect(nextBatchStep(report, silentMs)).toEqual(step)
})

it.each<[isProven: boolean, isLast: boolean, hasRequest: boolean, type: 'confirmed' | 'submitted']>([
  [true, true, true, 'confirmed'],
  [true, true, false, 'confirmed'],
  [true, false, true, 'confirmed'],
  [true, false, false, 'confirmed'],
  [false, false, true, 'confirmed'],
  [false, false, false, 'confirmed'],
  [false, true, false, 'confirmed'],
  // Only the provider can report what the chain does not show.
  [false, true, true, 'submitted'],
])(
  'default: confirms or submits named transactions, proven %s, last %s, with a request %s',
  (isProven, isLast, hasRequest, type) => {
    expect(reportedEventType({ isProven, isLast, hasRequest })).toBe(type)
  },
)
