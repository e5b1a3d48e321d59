import type * as z from 'zod/mini'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseCount } from '../../support/runner/caseCount.ts'
import { lenient, nullish } from '../../../src/schemas/base/nullish.ts'
import { array, map, object } from '../../../src/schemas/base/object.ts'
import { parseWithSchema, SchemaError } from '@causeway/react/schemas'
import {
  answeredChainId,
  anything,
  chainId,
  decimals,
  evmAddress,
  exactUnits,
  looseNumber,
  looseBoolean,
  hex,
  reason,
  smallestUnits,
  text,
  looseText,
} from '../../../src/schemas/base/primitives.ts'

/** What a schema reads, or where and why it does not. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  try {
    return parseWithSchema(schema, value)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return `${error.path || 'itself'} ${error.reason}`
  }
}

const list = object({ rows: array(object({ id: text, amount: smallestUnits, note: lenient(text) })) })

describe('object', () => {
  it('default: keeps what it does not know', () => {
    const row = { id: 'a', amount: '5', note: 'n', more: [1] }
    expect(read(list, { rows: [row], page: 1 })).toEqual({ rows: [{ ...row, amount: 5n }], page: 1 })
  })

  it('error: names the field', () => {
    expect(
      read(list, {
        rows: [
          { id: 'a', amount: '5' },
          { id: 'b', amount: 5 },
        ],
      }),
    ).toBe('rows.1.amount it must be a whole number of base units')
    expect(read(list, {})).toBe('rows it must be a list')
    expect(read(list, [])).toBe('itself it must be an object')
    expect(read(list, null)).toBe('itself it must be an object')
  })

  it('behavior: hostile keys stay data', () => {
    const value: unknown = JSON.parse(
      '{"rows":[],"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    )
    const output = parseWithSchema(list, value)
    expect(Object.getPrototypeOf(output)).toBe(Object.prototype)
    expect(Reflect.get({}, 'admin')).toBeUndefined()
    expect(Reflect.get(output, 'admin')).toBeUndefined()
  })

  it('behavior: never changes what it reads', () => {
    const row = Object.freeze({ id: 'a', amount: '5', note: 7 })
    const value = Object.freeze({ rows: Object.freeze([row]) })
    expect(parseWithSchema(list, value)).toEqual({ rows: [{ id: 'a', amount: 5n }] })
    expect(row.note).toBe(7)
  })
})

describe('lenient and nullish', () => {
  it('default', () => {
    const schema = object({ shown: lenient(text), optional: nullish(text) })
    expect(parseWithSchema(schema, { shown: 's', optional: 'o' })).toEqual({ shown: 's', optional: 'o' })
    expect(parseWithSchema(schema, { shown: 5 })).toEqual({})
    expect(read(schema, { optional: 5 })).toBe('optional it must be text')
  })

  it.each([[undefined], [null], ['']])('behavior: %j is absent, whatever the type of the field', (value) => {
    for (const schema of [text, smallestUnits, chainId, array(text), object({ id: text }), anything]) {
      const fields = object({ shown: lenient(schema), optional: nullish(schema) })
      expect(parseWithSchema(fields, { shown: value, optional: value })).toEqual({})
    }
  })
})

describe('map', () => {
  it('error: an exception of the conversion is thrown as it is', () => {
    const schema = map(anything, () => {
      throw new TypeError('a bug')
    })
    expect(() => read(object({ a: schema }), { a: 1 })).toThrow('a bug')
  })
})

describe('primitives', () => {
  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['an amount', smallestUnits, '0012', 12n],
    ['the largest amount', smallestUnits, (2n ** 256n - 1n).toString(), 2n ** 256n - 1n],
    ['an amount as a number', exactUnits, 21_000, 21_000n],
    ['an amount as text', exactUnits, '21000', 21_000n],
    ['a chain', chainId, 1, 1],
    ['a chain as text', answeredChainId, '8453', 8453],
    ['decimals', decimals, 255, 255],
    ['decimals as text', decimals, '6', 6],
    ['a number as text', looseText, 5, '5'],
    ['text', looseText, 'a', 'a'],
    ['a number', looseNumber, -0.5, -0.5],
    ['a number that is written as text', looseNumber, '-0.5', -0.5],
    ['yes', looseBoolean, 'true', true],
    ['no', looseBoolean, false, false],
    ['a reason', reason, 'SLIPPAGE', 'SLIPPAGE'],
    ['no reason', reason, 'N/A', undefined],
    ['an address', evmAddress, `0x${'aB'.repeat(20)}`, `0x${'aB'.repeat(20)}`],
    ['no bytes', hex, '0x', '0x'],
  ])('default: %s', (_, schema, value, output) => {
    expect(read(schema, value)).toBe(output)
  })

  it.each<[string, z.ZodMiniType, unknown[]]>([
    ['an amount', smallestUnits, ['', '-1', '1.5', '1e3', ' 1', '0x1', '١', 5, null, '9'.repeat(79)]],
    ['a chain in text', chainId, ['1', '8453']],
    ['an exact amount', exactUnits, [-1, 1.5, 2 ** 53, Number.NaN, '-1', {}]],
    [
      'a chain',
      chainId,
      [0, -1, 1.5, '0', '-1', '1.5', '0x1', ' 1', '9'.repeat(17), Number.POSITIVE_INFINITY],
    ],
    ['decimals', decimals, [-1, 256, 0.5, '256', '']],
    ['an address', evmAddress, ['0x', `0x${'g'.repeat(40)}`, `0x${'a'.repeat(41)}`, 5]],
    ['bytes', hex, ['', '0x0', '0xzz', 'ab']],
    ['text', looseText, ['', true, null, {}, [], Number.NaN]],
    ['a number', looseNumber, ['', '1e3', '0x1', ' 1', 'soon', true, null]],
    ['yes or no', looseBoolean, ['', 'yes', 1, 0, null]],
  ])('error: not %s', (_, schema, values) => {
    for (const value of values) expect(read(schema, value)).toMatch(/^itself it must be/)
  })

  it('behavior: throws nothing but a SchemaError for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const schemas: z.ZodMiniType[] = [
          list,
          smallestUnits,
          exactUnits,
          chainId,
          decimals,
          evmAddress,
          hex,
          text,
        ]
        for (const schema of schemas) read(schema, value)
      }),
      { numRuns: caseCount(1_000) },
    )
  })
})
