import type { PromptIntent } from '../state/executionItem.ts'
import { doubtInterestMs } from '../state/doubtInterestMs.ts'

/** When it was prompted, by the device's clock and, if known, by the chain's. */
export type PromptTimes = Pick<PromptIntent, 'at' | 'chainAt'>

/**
 * How long ago a prompt opened, in milliseconds. The later of the two times counts: the device's clock may have been behind then and set
 * right since, which must not make a payment older. Negative if the clock was ahead, which says nothing about the age.
 */
function promptAgeMs({ at, chainAt = at }: PromptTimes, now: number): number {
  return now - Math.max(at, chainAt)
}

/** Whether a prompt is so old that the user is no longer asked about it. False if its age is negative. */
export function isPromptOld(times: PromptTimes, now: number): boolean {
  return promptAgeMs(times, now) > doubtInterestMs
}

/** The longest validity of a signature that is taken into account, in milliseconds, since users don't remember longer what they signed. */
const maxUsableMs = 365 * 24 * 60 * 60_000

/**
 * Whether a signature is so old that the user is no longer asked whether it was used. It may have been used until its deadline; a validity
 * of more than a year counts as a year.
 */
export function isUseOld(
  times: PromptTimes & Partial<Pick<PromptIntent, 'expiresAt'>>,
  now: number,
): boolean {
  const { at, chainAt = at, expiresAt = Infinity } = times
  const usableMs = Math.min(Math.max(0, expiresAt - Math.max(at, chainAt)), maxUsableMs)
  return isPromptOld(times, now - usableMs)
}
