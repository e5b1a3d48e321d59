import type { Hex } from 'viem'
import type { BatchReport } from '../recover/readBatch.ts'

/** How long a batch may be without proof before it is searched for like one whose answer was lost, in milliseconds. */
export const unprovenMs = 30 * 60_000

/** A wallet's report that names transactions of a batch. */
export type ReportWithHashes = Extract<BatchReport, { kind: 'done' | 'contradicted' }>

/** What to do about a batch that the wallet accepted. */
export type BatchStep =
  /** Ask the wallet again after a pause. */
  | { kind: 'wait' }
  /** Check on the chain the transactions that the wallet reports. */
  | { kind: 'hold'; report: ReportWithHashes }
  /** It failed on its chain. */
  | { kind: 'fail'; report: Extract<BatchReport, { kind: 'failed' }> }
  /** Search for it like for one whose answer was lost: the wallet reports that it failed, or hasn't known it for long. */
  | { kind: 'recover'; hashes: readonly Hex[] }

/**
 * Decides what to do about a batch.
 *
 * @param report What the wallet reports now; undefined if nothing.
 * @param silentMs How long it has reported nothing, or nothing that anybody knows, in milliseconds.
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
