import type { Step } from '../schemas/quote/step.ts'

/** The request ID of a list of steps: the first that a step names. */
export function requestIdOf(steps: readonly Pick<Step, 'requestId'>[]): string | undefined {
  return steps.find((step) => step.requestId != null)?.requestId
}
