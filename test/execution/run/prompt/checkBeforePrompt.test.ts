import type { Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { type AuditFinding, digestQuote } from '@causeway/react/execution'
import { quoteItemsOf } from '../../../../src/decode/quoteItems.ts'
import { checkBeforePrompt } from '../../../../src/execution/run/prompt/checkBeforePrompt.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { getQuoteFor, getQuoteOfEachKind } from '../../../support/quotes/getQuoteOfEachKind.ts'
import { quoteCases } from '../../../support/quotes/quoteKinds.ts'
import { createTestRun, type CreateTestRunParameters } from '../../../support/environment/createTestRun.ts'

let quote: Quote
/** A quote whose recipient is its user. */
let quoteToItself: Quote

beforeAll(async () => {
  quote = (await getQuoteOfEachKind()).tokenBridge
  const toItself = { ...quoteCases.tokenBridge, recipient: undefined }
  quoteToItself = await getQuoteFor(createTestEnvironment(), toItself)
})

function createCheck({ run = {}, ...parameters }: CreateTestRunParameters = {}) {
  const env = createTestRun({
    items: quoteItemsOf(quote.steps),
    run: { quote, digest: digestQuote(quote), ...run },
    ...parameters,
  })
  return { ...env, check: () => checkBeforePrompt(env.run) }
}

const found = (severity: AuditFinding['severity'], message: string, rule = 'own'): AuditFinding => ({
  rule,
  severity,
  message,
  facts: {},
  stepIndex: undefined,
  itemIndex: undefined,
})
const auditOf = (...findings: AuditFinding[]) => ({ rules: [() => findings] })

describe('checkBeforePrompt', () => {
  it('default: accepts a good quote, and asks nothing', async () => {
    const asked: number[] = []
    const { check, decisions } = createCheck({ chainReader: { has: (chainId) => asked.push(chainId) > 0 } })
    await expect(check()).resolves.toBeUndefined()
    expect(new Set(asked)).toEqual(new Set([quote.parameters.originChainId]))
    expect(decisions).toEqual([])
  })

  it('error: reports all blocking findings, and only those', async () => {
    const blocks = [found('block', 'one'), found('block', 'other')]
    const { check, decisions } = createCheck({
      run: { audit: auditOf(found('info', 'by the way'), ...blocks, found('confirm', 'sure?')) },
    })
    await expect(check()).rejects.toMatchObject({ name: 'QuoteAuditError', findings: blocks })
    expect(decisions).toEqual([])
  })

  it('error: names a chain that isn’t configured, and reads nothing from it', async () => {
    let reads = 0
    const { check } = createCheck({ chainReader: { has: () => false, getCode: async () => `0x${reads++}` } })
    await expect(check()).rejects.toMatchObject({
      name: 'ChainNotConfiguredError',
      chainId: quote.parameters.originChainId,
    })
    expect(reads).toBe(0)
  })

  it.each<[string, () => Promise<Hex | undefined>, boolean | undefined, boolean]>([
    ['a contract', async () => '0x60', undefined, true],
    ['a contract, of which the page knows better', async () => '0x60', false, false],
    ['a key', async () => undefined, undefined, false],
    ['a key, of which the page knows better', async () => undefined, true, true],
    ['a key that lends its account to a contract', async () => '0xef0100aa', undefined, false],
    ['unknown', () => Promise.reject(new Error('no answer')), undefined, false],
  ])(
    'behavior: checks the account that swaps to itself for being a contract: %s',
    async (_, getCode, isContractAccount, isAsked) => {
      const asked: unknown[] = []
      const { originChainId, user } = quoteToItself.parameters
      const { check, decisions } = createCheck({
        items: quoteItemsOf(quoteToItself.steps),
        chainReader: {
          getCode: async (parameters) => {
            if (parameters.address !== user) return '0x60'
            asked.push(parameters)
            return getCode()
          },
        },
        run: {
          quote: quoteToItself,
          digest: digestQuote(quoteToItself),
          audit: isContractAccount === undefined ? {} : { isContractAccount },
        },
      })
      await check()
      expect(asked).toEqual([{ chainId: originChainId, address: user }])
      expect(decisions).toMatchObject(
        isAsked ? [{ kind: 'findings', findings: [{ rule: 'contract-account' }] }] : [],
      )
    },
  )

  it('behavior: asks nothing if a contract account swaps to another recipient', async () => {
    const { check, decisions } = createCheck({ run: { audit: { isContractAccount: true } } })
    await check()
    expect(decisions).toEqual([])
  })

  it('error: refuses a quote that is too old', async () => {
    const { check, pass, run } = createCheck()
    pass(run.client.quoteMaxAgeMs + 1)
    await expect(check()).rejects.toMatchObject({ name: 'QuoteExpiredError' })
  })

  it('behavior: asks the user about all findings that need a confirmation at once', async () => {
    const confirms = [found('confirm', 'one'), found('confirm', 'other')]
    const { check, decisions } = createCheck({ run: { audit: auditOf(found('info', 'x'), ...confirms) } })
    await check()
    expect(decisions).toEqual([{ kind: 'findings', findings: confirms }])
  })

  it('behavior: doesn’t ask again about accepted findings, but about all others', async () => {
    const [known, news] = [found('confirm', 'one'), found('confirm', 'other')]
    const same = { ...known, facts: {} }
    const both = createCheck({
      run: { audit: auditOf(known, news), acceptedFindings: [found('confirm', 'old'), same] },
    })
    await both.check()
    expect(both.decisions).toEqual([{ kind: 'findings', findings: [news] }])
    const none = createCheck({ run: { audit: auditOf(known), acceptedFindings: [same] } })
    await none.check()
    expect(none.decisions).toEqual([])
  })

  it('error: asks again about an accepted finding with other facts, which may be rejected', async () => {
    const change = { ...found('confirm', 'one'), facts: { amount: '2' } }
    const { check, decisions } = createCheck({
      run: { audit: auditOf(change), acceptedFindings: [found('confirm', 'one')] },
      answer: false,
    })
    await expect(check()).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(decisions).toHaveLength(1)
  })
})
