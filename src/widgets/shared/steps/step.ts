import type { sharedParts } from '../../attributes/shared.ts'

/**
 * The status of a step.
 *
 * - `waiting`: not started
 * - `active`: in progress
 * - `done`: completed
 * - `refunded`: the funds were returned
 * - `failed`: failed
 * - `skipped`: it won't happen
 */
export type StepStatus = (typeof sharedParts)['step'][number]

/** A transaction that belongs to a step. */
export interface ProgressStepTransaction {
  /** Undefined if unknown. */
  chainId: number | undefined
  hash: string
  /** What it did, if that differs from the step's label. */
  label?: string | undefined
}

/** One step of a swap, in text for the user. */
export interface ProgressStep {
  key: string
  status: StepStatus
  label: string
  /** The status as text. @default the text for its status */
  word?: string | undefined
  /** The amount that it moved. */
  amount?: string | undefined
  notes?: readonly string[] | undefined
  transactions?: readonly ProgressStepTransaction[] | undefined
}
