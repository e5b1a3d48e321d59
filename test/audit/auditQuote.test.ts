import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import {
  type AuditFinding,
  type BuiltInAuditRule,
  type AuditRule,
  auditQuote,
} from '@causeway/react/execution'
import { auditRules } from '../../src/audit/auditRules.ts'
import { english } from '../../src/locales/english.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { getQuoteOfEachKind } from '../support/quotes/getQuoteOfEachKind.ts'
import { quoteKinds, type QuoteKind } from '../support/quotes/quoteKinds.ts'
import { allMutations } from '../support/mutations/allMutations.ts'
import { mutated, type Mutation } from '../support/mutations/mutation.ts'
import { addReset, deposit, hideOrder, messageOf, required } from '../support/mutations/places.ts'

const { contracts, signedMessages, tokens } = createTestEnvironment()
let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

const serious = (findings: readonly AuditFinding[]) => findings.filter(({ severity }) => severity !== 'info')
const mutations = allMutations()
const audits = new Map<Mutation, readonly AuditFinding[]>()
const ids = Object.keys(auditRules) as BuiltInAuditRule[]
/** A finding that no built-in rule makes. */
const own: AuditFinding = { rule: 'own', severity: 'info', message: 'Seen.', facts: {} }

/** The findings of a changed quote, which is audited once for several tests. */
function findingsOf(mutation: Mutation): readonly AuditFinding[] {
  const known = audits.get(mutation)
  if (known) return known
  const { kind, mutate, options } = mutation
  const quote = mutated(quotes[kind], mutate)
  const found = auditQuote(quote, options?.(quote))
  audits.set(mutation, found)
  return found
}

const depositoryOf = ({ protocol }: Quote) => protocol?.v2?.paymentDetails?.depository ?? ''

describe('auditQuote', () => {
  it.each(quoteKinds)('default: finds nothing in a good quote: %s', (kind) => {
    // Where a swap is done, which token wraps, and what is a contract, no quote can say.
    const asked: Partial<Record<QuoteKind, string>> = {
      swapToken: 'unknown-contract',
      swapNative: 'unknown-contract',
      wrap: 'swap-call',
      unwrap: 'swap-call',
      sendNative: 'direct-transfer',
      claim: 'message',
    }
    const usual = asked[kind]
    expect(serious(auditQuote(quotes[kind])).map(({ rule }) => rule)).toEqual(usual ? [usual] : [])
    const addressesWithoutCode = [quotes[kind].details.recipient]
    expect(
      serious(auditQuote(quotes[kind], { contracts, signedMessages, tokens, addressesWithoutCode })),
    ).toEqual([])
  })

  it.each(mutations)('error: $rule: $kind with $title', (mutation) => {
    const { rule, severity = 'block' } = mutation
    const found = findingsOf(mutation).filter((finding) => finding.rule === rule)
    expect(found.map(({ severity }) => severity)).toContain(severity)
  })

  it('behavior: the mutations above trigger every rule', () => {
    expect(mutations.filter(({ severity }) => severity === undefined).length).toBeGreaterThan(60)
    const seen = new Set(mutations.map(({ rule }) => rule))
    expect([...seen].toSorted()).toEqual(ids.toSorted())
  })

  it.each(ids)('behavior: describes a finding: %s', (id) => {
    const said = mutations
      .filter(({ rule }) => rule === id)
      .flatMap((mutation) =>
        findingsOf(mutation).flatMap(({ rule, severity, message, facts, stepIndex, itemIndex }) =>
          rule === id
            ? `${severity}${stepIndex === itemIndex ? '' : ' of an item'}: ${message.replaceAll(/0x\w+|\d+/g, '…')} ${Object.keys(facts).join(' ')}`
            : [],
        ),
      )
    expect([...new Set(said)].toSorted()).toMatchSnapshot()
  })

  it('behavior: accepts an approval of zero', () => {
    const reset = mutated(quotes.legacyBridge, (quote) => addReset(quote))
    expect(serious(auditQuote(reset))).toEqual([])
  })

  it('behavior: lets known contracts be called, paid and approved without a confirmation', () => {
    const quote = mutated(quotes.nativeBridge, (quote) => delete quote.protocol?.v2?.paymentDetails)
    const contracts = [
      {
        chainId: quote.parameters.originChainId,
        address: depositoryOf(quotes.nativeBridge),
        isDepository: true,
      },
    ]
    expect(serious(auditQuote(quote, { contracts }))).toEqual([])
    expect(serious(auditQuote(quotes.permit, { contracts }))).toEqual([])
    expect(serious(auditQuote(quotes.tokenBridge, { contracts }))).toEqual([])
  })

  it('behavior: lets a contract that swaps take permits, too', () => {
    const { originChainId: chainId } = quotes.swapToken.parameters
    const { to: address } = deposit(quotes.swapToken)
    const contracts = [
      { chainId, address, takesPermits: true },
      { chainId, address, isRouter: true },
    ]
    expect(serious(auditQuote(quotes.swapToken, { contracts }))).toEqual([])
    // A router of another chain is another contract.
    const elsewhere = [
      { chainId, address },
      { chainId: chainId + 1, address, isRouter: true },
    ]
    const found = serious(auditQuote(quotes.swapToken, { contracts: elsewhere }))
    expect(found.map(({ rule }) => rule)).toEqual(['allowance-spender', 'unknown-router'])
  })

  it('behavior: accepts a text of the deployment with the account and the ID in either case', () => {
    const { user } = quotes.claim.parameters
    const sayer = (change: (text: string) => string) =>
      mutated(quotes.claim, (quote) => {
        const sign = messageOf(quote)
        sign.message = change(sign.message)
      })
    const lower = sayer((text) => text.replace(user, user.toLowerCase()))
    const upper = sayer((text) =>
      text.replaceAll(/0x[0-9a-f]+/gi, (hex) => `0x${hex.slice(2).toUpperCase()}`),
    )
    for (const quote of [lower, upper]) {
      const sentences = ['Another one about {requestId}', ...signedMessages]
      expect(auditQuote(quote, { signedMessages: sentences })).toMatchObject([
        { rule: 'message', severity: 'info', facts: { text: messageOf(quote).message } },
      ])
    }
  })

  it('behavior: blocks a sign-in message, even if it is listed', () => {
    const sentence = 'Sign in to Acme for {requestId}'
    const quote = mutated(quotes.claim, (copy) => {
      messageOf(copy).message = `Sign in to Acme for ${required(copy.steps[0]).requestId}`
    })
    const found = serious(auditQuote(quote, { signedMessages: [sentence] }))
    expect(found.map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual(['sign-in-message: block'])
  })

  it.each(['swapToken', 'order'] as const)(
    'behavior: lets a contract pay in %s without a finding',
    (kind) => {
      expect(serious(auditQuote(quotes[kind], { contracts, isContractAccount: true }))).toEqual([])
    },
  )

  it.each(['req-1', `0x${'ab'.repeat(33)}`, `x0x${'ab'.repeat(32)}`])(
    'behavior: doesn’t search calldata for a request ID of %s',
    (requestId) => {
      const quote = mutated(quotes.nativeBridge, (copy) => {
        for (const step of copy.steps) {
          step.requestId = requestId
          for (const { check } of step.items) if (check) check.endpoint = `/status?requestId=${requestId}`
        }
        hideOrder(copy)
      })
      // An order that is not shown is asked about, and nothing else is.
      expect(serious(auditQuote(quote)).map(({ rule }) => rule)).toEqual(['unchecked-order'])
    },
  )

  it('behavior: has a message for every rule', () => {
    // Also a type check: a rule without a message does not compile.
    const words: Readonly<Record<`audit.${BuiltInAuditRule}`, string>> = english
    for (const rule of ids) expect(words[`audit.${rule}`]).toMatch(/^({provider:)?[A-Z].*\.$/)
    const named = Object.keys(english).filter((key) => key.startsWith('audit.'))
    // One more, for a rule of the page's own that fails.
    expect(named).toHaveLength(ids.length + 1)
    expect(english['audit.failed-rule']).toMatch(/\.$/)
  })

  it('parameters: calls own rules after the built-in ones, with the quote and its items', () => {
    const seen: unknown[] = []
    const rule: AuditRule = (quote, items) => {
      seen.push(quote, items.length)
      return [own]
    }
    expect(auditQuote(quotes.tokenBridge, { rules: [rule] }).at(-1)).toBe(own)
    expect(seen).toEqual([quotes.tokenBridge, 2])
  })

  it.each<[string, unknown, RegExp]>([
    [
      'throws',
      () => {
        throw new TypeError('own slip')
      },
      /rules\[0\].*own slip/,
    ],
    ['returns nothing', () => undefined, /rules\[0\]/],
    ['returns a promise', async () => [], /rules\[0\]/],
    ['returns something other than findings', () => [{ ...own, severity: 'fatal' }], /list of findings/],
  ])('error: blocks if a rule %s, and reports it to the page', (_, rule, message) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => reported.mockRestore())
    const found = auditQuote(quotes.tokenBridge, { rules: [rule as AuditRule, () => [own]] })
    expect(found.slice(-2)).toEqual([
      { rule: 'failed-rule', severity: 'block', message: expect.stringMatching(message), facts: {} },
      own,
    ])
    // A rule that returned something else has thrown nothing.
    expect(reported.mock.calls.length).toBe(message.source.startsWith('list') ? 0 : 1)
  })

  it('error: blocks if the severity is raised of a rule that doesn’t exist', () => {
    const found = auditQuote(quotes.tokenBridge, { minimumSeverity: { 'deposit-cal': 'block' } })
    expect(found.at(-1)).toMatchObject({
      rule: 'failed-rule',
      severity: 'block',
      message: expect.stringContaining('deposit-cal'),
    })
  })

  it('parameters: minimumSeverity makes a question of a built-in rule a refusal, and says nothing else', () => {
    const quote = mutated(quotes.tokenBridge, (copy) => delete required(copy.protocol?.v2).orderData)
    const found = (minimumSeverity = {}) =>
      auditQuote(quote, { minimumSeverity }).map(({ rule, severity }) => `${rule}: ${severity}`)
    expect(found()).toEqual(['unchecked-order: confirm'])
    expect(found({ 'unchecked-order': 'block' })).toEqual(['unchecked-order: block'])
    expect(found({ recipient: 'block' })).toEqual(found())
  })

  it.each([
    ['info', 'confirm', 'confirm'],
    ['info', 'block', 'block'],
    ['confirm', 'block', 'block'],
    ['block', 'confirm', 'block'],
    ['confirm', 'confirm', 'confirm'],
  ] as const)('parameters: minimumSeverity makes %s raised to %s %s', (severity, raised, expected) => {
    const finding = { ...own, severity }
    const options = { rules: [() => [finding]], minimumSeverity: { own: raised } }
    const found = auditQuote(quotes.tokenBridge, options).at(-1)
    expect(found).toEqual({ ...own, severity: expected })
    if (expected === severity) expect(found).toBe(finding)
  })

  it('parameters: ignores minimumSeverity of another rule, or of a property of every object', () => {
    const finding = { ...own, rule: 'toString' }
    const options = { rules: [() => [finding]], minimumSeverity: { other: 'block' as const } }
    expect(auditQuote(quotes.tokenBridge, options).at(-1)).toBe(finding)
  })
})
