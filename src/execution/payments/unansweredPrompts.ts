import { perObject } from '../../utils/data/perObject.ts'
import type { Approval } from '../state/executionItem.ts'
import type { Journal } from '../ports/journal/journal.ts'
import type { LockRelease } from '../ports/locks/locks.ts'

/**
 * Prompts whose execution was left while the wallet still showed them. Each keeps its lock, so that no other tab opens another prompt,
 * until the wallet answers or the user lets this page prompt anyway.
 */
export interface UnansweredPrompts {
  find(lock: string): UnansweredPrompt | undefined
  /** Removes the prompt and returns it: its lock passes to the next prompt. */
  take(lock: string): UnansweredPrompt | undefined
  keep(lock: string, prompt: UnansweredPrompt, answer: Promise<unknown>): void
}

export interface UnansweredPrompt {
  release: LockRelease
  chainId: number
  /** The approval that it asked for; once done, the token shows it. */
  approval: Approval | undefined
  /** `keyOf` the payment that it asked for; undefined if it can't pay anymore. */
  payment: string | undefined
  /** ID of the request that it asked to pay, or the digest of its quote. */
  requestId: string
}

export function createUnansweredPrompts(): UnansweredPrompts {
  const left = new Map<string, UnansweredPrompt>()
  return {
    find: (lock) => left.get(lock),
    take(lock) {
      const prompt = left.get(lock)
      left.delete(lock)
      return prompt
    },
    keep(lock, prompt, answer) {
      left.set(lock, prompt)
      const end = () => {
        if (left.get(lock) !== prompt) return
        left.delete(lock)
        prompt.release()
      }
      answer.then(end, end)
    },
  }
}

/**
 * The unanswered prompts of all executions of this page with the same journal: the next prompt of the account may come from another one.
 */
export const shareUnansweredPrompts = perObject((_journal: Journal) => createUnansweredPrompts())
