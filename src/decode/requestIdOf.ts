import type { Step } from '../schemas/quote/step.ts'

/** The request of some steps: the first that one of them names. */
export function requestIdOf(steps: readonly Pick<Step, 'requestId'>[]): string | undefined {
  return steps.find((step) => step.requestId != null)?.requestId
}
