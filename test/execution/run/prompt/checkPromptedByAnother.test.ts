import { describe, expect, it } from 'vitest'
import { createClient, type Client, type Quote } from '@causeway/react/actions'
import { JournalError } from '@causeway/react'
import { checkPromptedByAnother } from '../../../../src/execution/run/prompt/checkPromptedByAnother.ts'
import { pageQuotePrompts } from '../../../../src/execution/payments/quotePrompts.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'
import { createTestRun, type CreateTestRunParameters } from '../../../support/environment/createTestRun.ts'

const silent = () => clientOf(() => new Promise(() => {}))

/** Two executions of one page, each with its own ID, of one request by default. */
function createTwo({
  one = {},
  other = {},
}: { one?: CreateTestRunParameters; other?: CreateTestRunParameters } = {}) {
  const client = silent()
  const create = (id: string, parameters: CreateTestRunParameters) => {
    const { run } = createTestRun({ ...parameters, run: { client, ...parameters.run } })
    const { getState } = run
    return { ...run, getState: () => ({ ...getState(), id }) }
  }
  return { one: create('one', one), other: create('other', other) }
}

describe('checkPromptedByAnother', () => {
  it('default: finds a prompt by another execution of this page, but not by the same one', async () => {
    const { one, other } = createTwo()
    expect(await checkPromptedByAnother(other)).toBe(false)
    pageQuotePrompts.count(one)
    expect([await checkPromptedByAnother(one), await checkPromptedByAnother(other)]).toEqual([false, true])
  })

  it('behavior: forgets each prompt once it turns out that it sent nothing', async () => {
    const { one, other } = createTwo()
    const [uncountFirst, uncountSecond] = [pageQuotePrompts.count(one), pageQuotePrompts.count(one)]
    uncountFirst()
    uncountFirst()
    expect(await checkPromptedByAnother(other)).toBe(true)
    uncountSecond()
    expect(await checkPromptedByAnother(other)).toBe(false)
    pageQuotePrompts.count(one)
    expect(await checkPromptedByAnother(other)).toBe(true)
  })

  it('behavior: finds a prompt of another client for the same provider', async () => {
    const { one, other } = createTwo()
    const fetch = () => new Promise<Response>(() => {})
    pageQuotePrompts.count({ ...one, client: clientOf(fetch) })
    expect(await checkPromptedByAnother({ ...other, client: clientOf(fetch) })).toBe(true)
  })

  it('behavior: recognizes one response through clients that each wrap `fetch`, also when copied', async () => {
    const { one, other } = createTwo()
    const ofResponse = (run: typeof one, quote: Quote, client = silent()) => ({
      ...run,
      client,
      getState: () => ({ ...run.getState(), quote }),
    })
    const { quote } = one
    pageQuotePrompts.count(ofResponse(one, quote))
    const isPrompted = async (again: Quote, client?: Client) =>
      checkPromptedByAnother(ofResponse(other, again, client))
    expect(await isPrompted({ ...quote })).toBe(true)
    expect(await isPrompted({ ...quote, receivedAt: quote.receivedAt + 1 })).toBe(false)
    // A clock may stand still, so that all responses arrive at the same moment.
    const ofOwnClock = clientOf(() => new Promise(() => {}), other.clock)
    pageQuotePrompts.count(ofResponse(one, quote, ofOwnClock))
    expect(await isPrompted(quote, ofOwnClock)).toBe(true)
    const elsewhere = clientOf(() => new Promise(() => {}), other.clock)
    expect([await isPrompted(quote, elsewhere), await isPrompted({ ...quote }, elsewhere)]).toEqual([
      true,
      false,
    ])
  })

  it('behavior: finds a prompt of another config whose execution has the same ID', async () => {
    const { one, other } = createTwo()
    pageQuotePrompts.count(one)
    const { getState } = other
    expect(await checkPromptedByAnother({ ...other, getState: () => ({ ...getState(), id: 'one' }) })).toBe(
      true,
    )
  })

  it('behavior: ignores prompts for another request, or of another provider', async () => {
    const { one, other } = createTwo()
    const fetch = () => new Promise<Response>(() => {})
    pageQuotePrompts.count({ ...one, client: createClient({ baseUrl: 'https://one.invalid', fetch }) })
    const elsewhere = { ...other, client: createClient({ baseUrl: 'https://other.invalid', fetch }) }
    expect(await checkPromptedByAnother(elsewhere)).toBe(false)
    pageQuotePrompts.count(one)
    const { getState } = other
    const ofAnother = { ...other, getState: () => ({ ...getState(), requestId: '0x2' }) }
    expect(await checkPromptedByAnother(ofAnother)).toBe(false)
  })

  it('behavior: identifies a quote that names no request by its digest, and asks nowhere else', async () => {
    const asked: string[] = []
    const unnamed = (digest: string): CreateTestRunParameters => ({
      isUnnamed: true,
      run: { digest, isPromptedInJournal: async (requestId) => (asked.push(requestId), true) },
    })
    const same = createTwo({ one: unnamed('0xd1'), other: unnamed('0xd1') })
    pageQuotePrompts.count(same.one)
    expect(await checkPromptedByAnother(same.other)).toBe(true)
    const different = createTwo({ one: unnamed('0xd1'), other: unnamed('0xd2') })
    pageQuotePrompts.count(different.one)
    expect(await checkPromptedByAnother(different.other)).toBe(false)
    expect(asked).toEqual([])
  })

  it('behavior: finds a prompt that only the journal knows', async () => {
    const asked: string[] = []
    const { run } = createTestRun({
      run: { client: silent(), isPromptedInJournal: async (requestId) => (asked.push(requestId), true) },
    })
    expect(await checkPromptedByAnother(run)).toBe(true)
    expect(asked).toEqual(['0x1'])
  })

  it('error: asks the user once whether to continue where the journal can’t be read', async () => {
    const create = (answer: boolean) =>
      createTestRun({
        answer,
        run: {
          client: silent(),
          isPromptedInJournal: () => Promise.reject(new JournalError({ operation: 'read' })),
        },
      })
    const declined = create(false)
    await expect(checkPromptedByAnother(declined.run)).rejects.toMatchObject({ name: 'UserRejectedError' })
    const accepted = create(true)
    expect(await checkPromptedByAnother(accepted.run)).toBe(false)
    expect(await checkPromptedByAnother(accepted.run)).toBe(false)
    expect(accepted.decisions).toMatchObject([
      { kind: 'storageUnavailable', error: { name: 'JournalError' } },
    ])
  })

  it('behavior: asks nothing for an execution that was left', async () => {
    const { run, decisions, controller } = createTestRun({
      run: { client: silent(), isPromptedInJournal: () => new Promise(() => {}) },
    })
    const asking = checkPromptedByAnother(run)
    controller.abort()
    expect(await asking).toBe(false)
    expect(decisions).toEqual([])
  })
})
