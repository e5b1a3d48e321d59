import { describe, expect, it } from 'vitest'
import { createQuotePrompts } from '../../../src/execution/payments/quotePrompts.ts'
import { createTestRun } from '../../support/environment/createTestRun.ts'

/** Two executions of one quote, as of two configs of a page. */
function createTwo() {
  const { run } = createTestRun()
  const other = { ...run, getState: () => ({ ...run.getState(), id: 'two' }) }
  return { run, other }
}

describe('createQuotePrompts', () => {
  it('default: finds prompts of other executions that share it', () => {
    const { run, other } = createTwo()
    const prompts = createQuotePrompts()
    const uncount = prompts.count(run)
    expect([prompts.isPromptedOnPage(other), prompts.isPromptedOnPage(run)]).toEqual([true, false])
    uncount()
    expect(prompts.isPromptedOnPage(other)).toBe(false)
  })

  it('behavior: doesn’t find prompts of another page', () => {
    const { run, other } = createTwo()
    createQuotePrompts().count(run)
    expect(createQuotePrompts().isPromptedOnPage(other)).toBe(false)
  })
})
