import { describe, expect, it } from 'vitest'
import { completeSteps } from '../../../src/schemas/quote/completeSteps.ts'
import { expandPlainFees } from '../../../src/schemas/quote/expandPlainFees.ts'
import { isOfOtherFamily } from '../../../src/schemas/quote/isOfOtherFamily.ts'
import { describeExceededOrderLimit } from '../../../src/schemas/quote/describeExceededOrderLimit.ts'
import { describeExceededStepLimit } from '../../../src/schemas/quote/describeExceededStepLimit.ts'

describe('completeSteps', () => {
  const idsOf = (steps: unknown[], known: object = {}, answered?: unknown) =>
    (completeSteps(steps, known, answered) as { requestId: unknown }[]).map(({ requestId }) => requestId)
  const checked = (endpoint: unknown) => ({ items: [{}, { check: { endpoint } }] })

  it('default: takes the request ID from the step, its items, all of them together, or the whole answer', () => {
    expect(idsOf([{ requestId: '0x1' }, checked('/status?requestId=0x2&x=1')])).toEqual(['0x1', '0x2'])
    expect(idsOf([{ items: [{ data: { post: { body: { requestId: '0x3' } } } }] }])).toEqual(['0x3'])
    expect(idsOf([checked('/status?requestId=0x2'), {}], {}, '0x9')).toEqual(['0x2', '0x2'])
    expect(idsOf([{ requestId: '0x1' }, { requestId: '0x2' }, {}], {}, '0x9')).toEqual([
      '0x1',
      '0x2',
      undefined,
    ])
    expect(idsOf([{}, { requestId: null }], {}, '0x9')).toEqual(['0x9', '0x9'])
    expect(idsOf([{ requestId: '0x1' }, {}], { requestId: '0x7' })).toEqual(['0x1', '0x7'])
  })

  it('behavior: ignores an empty ID, none, or one of another shape', () => {
    for (const endpoint of ['/status', '/status?requestId=', '?', 5, undefined])
      expect(idsOf([checked(endpoint)], {}, '')).toEqual([undefined])
    // It stays as it is, to be refused.
    expect(idsOf([{ requestId: 5, ...checked('/status?requestId=0x2') }, {}])).toEqual([5, undefined])
    expect(completeSteps('none', {})).toBe('none')
    expect(completeSteps(['none', { items: 'none' }], {})).toEqual([
      'none',
      { items: 'none', requestId: undefined },
    ])
  })

  it('default: adds the sender and the status that a transaction leaves out', () => {
    const [step] = completeSteps(
      [
        {
          items: [
            { data: { to: '0x1' } },
            { data: { data: '0x' } },
            { status: 'complete', data: { data: '0x', from: '0xB' } },
            { status: null, data: { value: '1', from: null } },
            { data: { sign: {} } },
            { data: 'text' },
            'text',
          ],
        },
      ],
      { from: '0xA' },
    ) as [{ items: unknown[] }]
    expect(step.items).toEqual([
      { status: 'incomplete', data: { to: '0x1', from: '0xA' } },
      { status: 'incomplete', data: { data: '0x', from: '0xA' } },
      { status: 'complete', data: { data: '0x', from: '0xB' } },
      { status: 'incomplete', data: { value: '1', from: '0xA' } },
      { status: 'incomplete', data: { sign: {} } },
      { status: 'incomplete', data: 'text' },
      'text',
    ])
  })
})

describe('isOfOtherFamily', () => {
  const to = `0x${'1'.repeat(40)}`

  it.each<[what: string, data: unknown, isOther: boolean]>([
    ['a call', { to, data: '0x', value: '0' }, false],
    ['a call of an account', { from: to, to, data: '0x' }, false],
    ['a creation', { data: '0x60' }, false],
    ['a value alone', { value: '5' }, false],
    ['nothing', 'text', false],
    ['fields of a wallet elsewhere', { to, data: '0x', psbt: 'cHNidP8' }, true],
    ['such a field that is null', { to, data: '0x', psbt: null }, false],
    ['an address of another kind', { to: 'TRX9', data: '0x' }, true],
    ['an account of another kind', { from: 'bc1q', to, data: '0x' }, true],
    ['an empty address', { to: '', data: '0x' }, false],
    ['data of another kind without a contract', { data: 'AQID' }, true],
    ['data of another kind for a contract', { to, data: 'AQID' }, false],
    ['none of a transaction’s fields', { chainId: 1 }, true],
    ['a field that is inherited', Object.create({ psbt: 'x', to: 'bc1q', data: 'AQID' }), true],
  ])('default: %s', (_, data, isOther) => {
    expect(isOfOtherFamily(data)).toBe(isOther)
  })

  it.each(['instructions', 'addressLookupTableAddresses', 'psbt', 'messages', 'parameter', 'action'])(
    'default: is true for %s, whatever else there is',
    (mark) => {
      expect(isOfOtherFamily({ to, data: '0x', value: '0', [mark]: [] })).toBe(true)
    },
  )

  it('behavior: ignores an inherited field', () => {
    expect(isOfOtherFamily(Object.assign(Object.create({ psbt: 'x' }), { to, data: '0x' }))).toBe(false)
  })
})

describe('limits', () => {
  const many = (length: number) => Array.from({ length }, () => ({}))

  it('error: reports more than 50 steps, or 100 items of all of them', () => {
    expect(describeExceededStepLimit(many(50))).toBeUndefined()
    expect(describeExceededStepLimit(many(51))).toContain('50 steps')
    const items = (...counts: number[]) => counts.map((count) => ({ items: many(count) }))
    expect(describeExceededStepLimit([...items(60, 40), { items: 'none' }, 'none'])).toBeUndefined()
    expect(describeExceededStepLimit(items(60, 41))).toContain('100 items')
    expect(describeExceededStepLimit('none')).toBeUndefined()
  })

  it('error: reports more than 600,000 characters of all steps together, anywhere', () => {
    const steps = (digits: number) => [
      { items: [{ data: { data: '0'.repeat(400_000) } }] },
      { items: [{ data: { sign: { value: { deep: ['0'.repeat(digits)] } } } }] },
    ]
    expect(describeExceededStepLimit(steps(200_000))).toBeUndefined()
    expect(describeExceededStepLimit(steps(200_001))).toContain('600000 characters')
  })

  it('error: reports more than 500 entries of an order, anywhere', () => {
    const order = (calls: number) => ({
      inputs: [{ refunds: many(99) }],
      output: { calls: many(calls), deep: { fees: many(100) } },
    })
    expect(describeExceededOrderLimit(order(300))).toBeUndefined()
    expect(describeExceededOrderLimit(order(301))).toContain('500 entries')
    expect(describeExceededOrderLimit([many(499), 'none'])).toContain('500 entries')
    expect(describeExceededOrderLimit(undefined)).toBeUndefined()
  })
})

describe('expandPlainFees', () => {
  it('default: gives an amount the currency named beside it', () => {
    const fees = {
      gas: '1',
      gasCurrency: 'ETH',
      relayer: '-2',
      relayerGas: '3',
      relayerService: '4',
      relayerCurrency: 'USDC',
      app: '5',
      subsidized: '6',
      undefined: 'WRONG',
      other: '7',
    }
    const inUsdc = { symbol: 'USDC' }
    expect(expandPlainFees(fees)).toEqual({
      ...fees,
      gas: { amount: '1', currency: { symbol: 'ETH' } },
      relayer: { amount: '-2', currency: inUsdc },
      relayerGas: { amount: '3', currency: inUsdc },
      relayerService: { amount: '4', currency: inUsdc },
      app: { amount: '5' },
      subsidized: { amount: '6' },
    })
  })

  it('behavior: keeps complete fees, and what can’t be read as fees', () => {
    const fees = { gas: { amount: '1' }, app: 'much', relayer: null }
    expect(expandPlainFees(fees)).toEqual(fees)
    expect(expandPlainFees({ gas: '1' })).toEqual({ gas: { amount: '1' } })
    expect(expandPlainFees('none')).toBe('none')
  })
})
