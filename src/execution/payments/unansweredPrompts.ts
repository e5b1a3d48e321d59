import { perObject } from '../../utils/data/perObject.ts'
import type { Approval } from '../state/executionItem.ts'
import type { Journal } from '../ports/journal/journal.ts'
import type { LockRelease } from '../ports/locks/locks.ts'

/**
 * Prompts that were left while the wallet still showed them. Each keeps its lock, so that no other tab prompts beside it, until the wallet
 * answers or the user lets this page prompt anyway.
 */
export interface UnansweredPrompts {
  find(lock: string): UnansweredPrompt | undefined
  /** Gives the lock to whoever prompts next. */
  take(lock: string): UnansweredPrompt | undefined
  keep(lock: string, prompt: UnansweredPrompt, answer: Promise<unknown>): void
}

export interface UnansweredPrompt {
  release: LockRelease
  chainId: number
  /** What it asked to approve, which the token shows once it is done. */
  approval: Approval | undefined
  /** What it asked to pay, by the key of `OpenPayment`; undefined if nobody can be paid by it anymore. */
  payment: string | undefined
  /** The request that it asked to pay, or the digest of its quote. */
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

/** The unanswered prompts of all executions in this page that share a journal: another one may prompt the same account next. */
export const shareUnansweredPrompts = perObject((_journal: Journal) => createUnansweredPrompts())
