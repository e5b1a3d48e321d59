import type { BatchReport } from '../recover/readBatch.ts'

/** How long a batch may be without proof before it is looked for like one whose answer was lost, in milliseconds. */
export const unprovenMs = 30 * 60_000

/** A wallet's word for transactions of a batch. */
export type ReportWithHashes = Extract<BatchReport, { kind: 'done' | 'contradicted' }>

/** What is to be done about a batch that the wallet took. */
export type BatchStep =
  /** Ask the wallet again after a pause. */
  | { kind: 'wait' }
  /** Hold the transactions that the wallet names against the chain. */
  | { kind: 'hold'; report: ReportWithHashes }
  /** It failed on its chain. */
  | { kind: 'fail'; report: Extract<BatchReport, { kind: 'failed' }> }
  /** Look for it like one whose answer was lost: the wallet says that it failed, or has not known it for long. */
  | { kind: 'recover'; why: 'denied' | 'forgotten' }

/**
 * Decides what to do about a batch.
 *
 * @param report What the wallet says now; undefined when it says nothing.
 * @param silentMs For how long it has said nothing before, in milliseconds.
 */
export function nextBatchStep(report: BatchReport | undefined, silentMs: number): BatchStep {
  switch (report?.kind) {
    case 'done':
    case 'contradicted':
      return { kind: 'hold', report }
    case 'failed':
      return { kind: 'fail', report }
    case 'denied':
      return { kind: 'recover', why: 'denied' }
    case 'open':
      return { kind: 'wait' }
    case undefined:
      return silentMs >= unprovenMs ? { kind: 'recover', why: 'forgotten' } : { kind: 'wait' }
  }
}
