import type { Hex } from 'viem'
import type { BatchReport } from '../recover/readBatch.ts'

/** How long a batch may stay unproven, in milliseconds. Then it is searched for as if the wallet's answer was lost. */
export const unprovenMs = 30 * 60_000

/** A wallet's report that names transactions of a batch. */
export type ReportWithHashes = Extract<BatchReport, { kind: 'done' | 'contradicted' }>

/** What to do about a batch that the wallet accepted. */
export type BatchStep =
  /** Ask the wallet again after a pause. */
  | { kind: 'wait' }
  /** Check the reported transactions on the chain. */
  | { kind: 'hold'; report: ReportWithHashes }
  /** The batch failed on the chain. */
  | { kind: 'fail'; report: Extract<BatchReport, { kind: 'failed' }> }
  /** Search for the batch as if the wallet's answer was lost: the wallet reports that it failed, or hasn't known it for a long time. */
  | { kind: 'recover'; hashes: readonly Hex[] }

/**
 * Decides what to do about a batch.
 *
 * @param report The wallet's current report, if any.
 * @param silentMs For how long the wallet has reported nothing, or only unknown statuses, in milliseconds.
 */
export function nextBatchStep(report: BatchReport | undefined, silentMs: number): BatchStep {
  switch (report?.kind) {
    case 'done':
    case 'contradicted':
      return { kind: 'hold', report }
    case 'failed':
      return { kind: 'fail', report }
    case 'denied':
      return { kind: 'recover', hashes: report.hashes }
    case 'open':
      return { kind: 'wait' }
    case 'unclear':
    case undefined:
      return silentMs >= unprovenMs ? { kind: 'recover', hashes: report?.hashes ?? [] } : { kind: 'wait' }
  }
}
