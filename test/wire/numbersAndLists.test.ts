import { describe, expect, it } from 'vitest'
import { getRequests } from '../../src/actions/getRequests.ts'
import { postSignature } from '../../src/actions/postSignature.ts'
import { planItems } from '../../src/decode/planItems.ts'
import { MalformedResponseError } from '../../src/errors/client.ts'
import { evmQuotes } from './examples/quoteExamples.ts'
import { sponsoredV3 } from './examples/records/sponsoredV3.ts'
import { clientAnswering, readQuote } from './support/readExample.ts'

const { swapWithApproval } = evmQuotes

/** The same, with every `amount` that a number holds exactly as a number. */
function withNumbers(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, field: unknown) =>
      key === 'amount' && /^-?\d{1,15}$/.test(String(field)) ? Number(field) : field,
    ),
  )
}

describe('amounts as JSON numbers', () => {
  it('default: a quote says the same', async () => {
    const [text, numbers] = await Promise.all([
      readQuote(swapWithApproval),
      readQuote({ ...swapWithApproval, answer: withNumbers(swapWithApproval.answer) }),
    ])
    expect(withNumbers(swapWithApproval.answer)).not.toEqual(swapWithApproval.answer)
    expect({ ...numbers, receivedAt: 0 }).toEqual({ ...text, receivedAt: 0 })
    expect(numbers.fees?.relayer?.amount).toBeTypeOf('bigint')
  })

  it('default: so does a record, rewards included', async () => {
    const read = (record: unknown) => getRequests(clientAnswering({ requests: [record] }), {})
    expect(await read(withNumbers(sponsoredV3.answer))).toEqual(await read(sponsoredV3.answer))
  })
})

describe('steps without items', () => {
  const step = { id: 'approve', action: 'Confirm', description: 'Approve', kind: 'transaction' }

  it.each([
    ['absent', {}],
    ['null', { items: null }],
    ['an empty text', { items: '' }],
    ['empty', { items: [] }],
  ])('default: where they are %s, nothing is asked for', async (_, items) => {
    const { steps, ...answer } = Object(swapWithApproval.answer)
    const quote = await readQuote({
      ...swapWithApproval,
      answer: { ...answer, steps: [{ ...step, ...items }, ...steps] },
    })
    const whole = await readQuote(swapWithApproval)
    expect(planItems(quote.steps).map(({ data }) => data)).toEqual(
      planItems(whole.steps).map(({ data }) => data),
    )
  })

  it('default: nor by what follows a signature', async () => {
    const client = clientAnswering({ steps: [step] })
    const answer = await postSignature(client, { endpoint: '/execute/permits', signature: '0x12', body: {} })
    expect(answer.steps?.flatMap(({ items }) => items)).toEqual([])
  })

  it.each([{}, 'approve', 5])('error: items that are %j are told', async (items) => {
    const { steps, ...answer } = Object(swapWithApproval.answer)
    const broken = { ...swapWithApproval, answer: { ...answer, steps: [{ ...step, items }, ...steps] } }
    await expect(readQuote(broken)).rejects.toThrow(MalformedResponseError)
  })
})
