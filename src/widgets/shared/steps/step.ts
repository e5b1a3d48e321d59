import type { sharedParts } from '../../attributes/shared.ts'

/**
 * How far something is.
 *
 * - `waiting`: to come
 * - `active`: under way
 * - `done`: it happened
 * - `refunded`: it went back where it came from
 * - `failed`: it went wrong
 * - `skipped`: it did not happen, and will not
 */
export type StepStatus = (typeof sharedParts)['step'][number]

/** A transaction that belongs to a step. */
export interface ProgressStepTransaction {
  /** Undefined where nobody says which. */
  chainId: number | undefined
  hash: string
}

/** One thing of a transfer that happens, happened or did not happen, in the reader's words. */
export interface ProgressStep {
  key: string
  status: StepStatus
  label: string
  /** How it stands. @default the words for its status */
  word?: string | undefined
  /** What it moved. */
  amount?: string | undefined
  notes?: readonly string[] | undefined
  transactions?: readonly ProgressStepTransaction[] | undefined
}
