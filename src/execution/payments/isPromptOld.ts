import type { PromptIntent } from '../state/executionItem.ts'
import { doubtInterestMs } from '../state/doubtInterestMs.ts'

/** When it was prompted, by the device's clock and, if the chain told it, by the chain's. */
export type PromptTimes = Pick<PromptIntent, 'at' | 'chainAt'>

/**
 * How long ago a prompt opened, in milliseconds. The device's clock may have been behind then, and set right since: the later one of the two
 * times counts, so that no payment gets older by that. It is negative if the clock was ahead, which tells nothing of the age.
 */
function promptAgeMs({ at, chainAt = at }: PromptTimes, now: number): number {
  return now - Math.max(at, chainAt)
}

/** Whether a prompt is so old that nobody asks about it anymore. What a clock that is set back says is not. */
export function isPromptOld(times: PromptTimes, now: number): boolean {
  return promptAgeMs(times, now) > doubtInterestMs
}

/** Nobody remembers for longer what was signed, in milliseconds. */
const maxUsableMs = 365 * 24 * 60 * 60_000

/**
 * Whether a signature is so old that nobody asks anymore if it was used: it may have been until its deadline. One that is good for longer
 * than a year counts as one of a year.
 */
export function isUseOld(
  times: PromptTimes & Partial<Pick<PromptIntent, 'expiresAt'>>,
  now: number,
): boolean {
  const { at, chainAt = at, expiresAt = Infinity } = times
  const usableMs = Math.min(Math.max(0, expiresAt - Math.max(at, chainAt)), maxUsableMs)
  return isPromptOld(times, now - usableMs)
}
