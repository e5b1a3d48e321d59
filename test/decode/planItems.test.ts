import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '../../src/actions/getQuote.ts'
import { UnsupportedStepError } from '../../src/errors/quote.ts'
import { planItems, transactionsOf } from '../../src/decode/planItems.ts'
import { toExecutionItem } from '../../src/execution/state/toExecutionItem.ts'
import type { Step } from '../../src/schemas/quote/step.ts'
import { quoteEveryKind } from '../support/quoteEveryKind.ts'
import type { QuoteKind } from '../support/quoteKinds.ts'

let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await quoteEveryKind()
})

describe('planItems', () => {
  it('default: every item, in order, with its place', () => {
    const { steps } = quotes.claim
    const items = planItems(steps)
    expect(
      items.map(({ kind, stepIndex, itemIndex, stepId }) => [kind, stepIndex, itemIndex, stepId]),
    ).toEqual([
      ['signature', 0, 0, 'authorize'],
      ['transaction', 1, 0, 'approve'],
      ['transaction', 2, 0, 'deposit'],
    ])
    const [, approve, deposit] = items
    expect(approve).toMatchObject({
      action: steps[1]?.action,
      requestId: steps[1]?.requestId,
      check: undefined,
    })
    expect(deposit?.check).toEqual(steps[2]?.items[0]?.check)
    expect(deposit?.data).toBe(steps[2]?.items[0]?.data)
    expect(transactionsOf(items)).toEqual([approve, deposit])
  })

  it('behavior: what the service already has is left out', () => {
    const [first, ...rest] = quotes.tokenBridge.steps as [Step, ...Step[]]
    const done = { ...first, items: first.items.map((item) => ({ ...item, status: 'complete' })) } as Step
    expect(planItems([done, ...rest]).map(({ stepId }) => stepId)).toEqual(['deposit'])
  })

  it('behavior: a missing request is undefined', () => {
    const [first] = quotes.tokenBridge.steps as [Step]
    expect(planItems([{ ...first, requestId: undefined }])[0]?.requestId).toBeUndefined()
  })

  it('error: a step of a kind that is not known', () => {
    const step: Step = {
      id: 'dance',
      kind: 'unknown',
      rawKind: 'dance',
      items: [{ status: 'incomplete', check: undefined, data: {} }],
    }
    expect(() => planItems([step])).toThrow(new UnsupportedStepError({ stepId: 'dance', kind: 'dance' }))
  })

  it('error: a signature that can’t be read', () => {
    const step: Step = {
      id: 'sign',
      kind: 'signature',
      items: [{ status: 'incomplete', check: undefined, data: { sign: { signatureKind: 'eip1' } } }],
    }
    const reason = 'sign.signatureKind: it must be "eip191" or "eip712"'
    expect(() => planItems([step])).toThrow(
      new UnsupportedStepError({ stepId: 'sign', kind: 'signature', reason }),
    )
  })
})

describe('toExecutionItem', () => {
  it('default: on the chain of the transaction, or of the origin', () => {
    const [signature, , deposit] = planItems(quotes.claim.steps)
    if (!signature || !deposit) throw new TypeError('The quote has fewer items.')
    expect(toExecutionItem(signature, 5)).toEqual({
      kind: 'signature',
      stepId: 'authorize',
      action: 'Sign in your wallet',
      chainId: 5,
      status: 'waiting',
      transactionHash: undefined,
    })
    expect(toExecutionItem(deposit, 5)).toMatchObject({ kind: 'transaction', chainId: 31337 })
  })
})
