import fc from 'fast-check'
import { describe, it } from 'vitest'
import { caseCount } from '../../support/runner/caseCount.ts'
import { commands, settleAndCheck, createSimulatedBrowser } from './executionModel.ts'

/** `EXECUTION_RUNS` asks for few, for each of the changes of `npm run mutate`. */
const numRuns = Number(process.env['EXECUTION_RUNS'] ?? caseCount(200))

describe('execution', () => {
  it('property: prompts only after a gesture and once stored, sends nothing twice, and keeps final states, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 14 }), fc.nat(5), async (list, seed) => {
        const browser = createSimulatedBrowser(seed + 1)
        await fc.asyncModelRun(() => ({ model: {}, real: browser }), list)
        await settleAndCheck(browser)
      }),
      { numRuns },
    )
  })
})
