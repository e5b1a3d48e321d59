import type { Step } from '../schemas/quote/step.ts'

/** The request that steps are about: the first that one of them names. */
export function requestIdOf(steps: readonly Pick<Step, 'requestId'>[]): string | undefined {
  return steps.find((step) => step.requestId != null)?.requestId
}
