import { describe, expect, it } from 'vitest'
import { createPaymentPrompts } from '../../../src/execution/payments/paymentPrompts.ts'
import { createTestRun } from '../../support/environment/createTestRun.ts'

/** Two executions of one quote, as of two configs of a page. */
function createTwo() {
  const { run } = createTestRun()
  const other = { ...run, getState: () => ({ ...run.getState(), id: 'two' }) }
  return { run, other }
}

describe('createPaymentPrompts', () => {
  it('default: executions that share them know of each other’s prompts', () => {
    const { run, other } = createTwo()
    const prompts = createPaymentPrompts()
    const uncount = prompts.count(run)
    expect([prompts.isPromptedOnPage(other), prompts.isPromptedOnPage(run)]).toEqual([true, false])
    uncount()
    expect(prompts.isPromptedOnPage(other)).toBe(false)
  })

  it('behavior: those of another page are apart', () => {
    const { run, other } = createTwo()
    createPaymentPrompts().count(run)
    expect(createPaymentPrompts().isPromptedOnPage(other)).toBe(false)
  })
})
