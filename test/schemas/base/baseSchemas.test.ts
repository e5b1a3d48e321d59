import type * as z from 'zod/mini'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { caseCount } from '../../support/runner/caseCount.ts'
import { lenient, nullish } from '../../../src/schemas/base/nullish.ts'
import { array, lenientArray, map, object } from '../../../src/schemas/base/object.ts'
import { bytes32Pattern, encodeWithSchema, parseWithSchema, SchemaError } from '@causeway/react/schemas'
import {
  answeredChainId,
  anything,
  boolean,
  chainId,
  decimals,
  evmAddress,
  exactUnits,
  looseId,
  looseMilliseconds,
  looseNumber,
  looseTime,
  nonEmptyText,
  number,
  looseBoolean,
  hex,
  literal,
  reason,
  signedUnits,
  baseUnits,
  text,
  looseText,
} from '../../../src/schemas/base/primitives.ts'

/** What a schema reads, or where and why it refuses. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  try {
    return parseWithSchema(schema, value)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return `${error.path || 'itself'} ${error.reason}`
  }
}

const list = object({ rows: array(object({ id: text, amount: baseUnits, note: lenient(text) })) })

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

  it('behavior: keeps hostile keys as data', () => {
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

  it.each([[undefined], [null], ['']])(
    'behavior: treats %j as absent, whatever the type of the field',
    (value) => {
      for (const schema of [text, baseUnits, chainId, array(text), object({ id: text }), anything]) {
        const fields = object({ shown: lenient(schema), optional: nullish(schema) })
        expect(parseWithSchema(fields, { shown: value, optional: value })).toEqual({})
      }
    },
  )
})

describe('lenientArray', () => {
  it('default: leaves out what can’t be read, and keeps the rest of the list', () => {
    expect(read(lenientArray(text), ['a', 5, null, 'b'])).toEqual(['a', 'b'])
    expect(read(lenientArray(text), 'a')).toBe('itself it must be a list')
  })
})

describe('parseWithSchema', () => {
  it.each([undefined, 'quote', {}])('error: refuses %j as a schema', (schema) => {
    const rule = expect.stringMatching(/^it must be a schema of zod/)
    expect(() => parseWithSchema(schema as never, {})).toThrow(
      expect.objectContaining({
        name: 'InvalidArgumentError',
        argument: 'schema',
        rule,
        message: expect.stringContaining('`parseWithSchema`'),
      }),
    )
  })
})

it('error: encodeWithSchema: refuses a schema of answers, and anything else', () => {
  const refused = (rule: unknown) =>
    expect.objectContaining({
      name: 'InvalidArgumentError',
      argument: 'schema',
      rule,
      message: expect.stringContaining('`encodeWithSchema`'),
    })
  const rule = 'it must be a schema of what is sent: one of answers only reads'
  expect(() => encodeWithSchema(object({ id: looseText }), { id: '5' } as never)).toThrow(refused(rule))
  expect(() => encodeWithSchema({} as never, {} as never)).toThrow(
    refused(expect.stringMatching(/^it must be a schema of zod/)),
  )
})

describe('map', () => {
  it('error: throws an exception of the conversion as it is', () => {
    const schema = map(anything, () => {
      throw new TypeError('a bug')
    })
    expect(() => read(object({ a: schema }), { a: 1 })).toThrow('a bug')
  })
})

describe('primitives', () => {
  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['an amount', baseUnits, '0012', 12n],
    ['the largest amount', baseUnits, (2n ** 256n - 1n).toString(), 2n ** 256n - 1n],
    ['an amount as a number', exactUnits, 21_000, 21_000n],
    ['an amount as text', exactUnits, '21000', 21_000n],
    ['a reward', signedUnits, '-12', -12n],
    ['a reward as a number', signedUnits, -12, -12n],
    ['a cost', signedUnits, '12', 12n],
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
    ['text that is not empty', nonEmptyText, 'a', 'a'],
    ['an id as a number', looseId, 7, '7'],
    ['an id', looseId, 'a7', 'a7'],
    ['no, written as text', looseBoolean, 'false', false],
    ['a time in seconds', looseTime, 1_700_000_000, '2023-11-14T22:13:20.000Z'],
    ['a time in milliseconds, as text', looseTime, '1700000000500', '2023-11-14T22:13:20.500Z'],
    ['a time in parts of seconds, as text', looseTime, '1700000000.5', '2023-11-14T22:13:20.500Z'],
    ['a time with more around it', looseTime, '#1700000000', '#1700000000'],
    ['a time with more behind it', looseTime, '1700000000!', '1700000000!'],
    ['a time as a number, for reckoning', looseMilliseconds, '1700000000', 1_700_000_000_000],
    ['a time of ISO 8601, for reckoning', looseMilliseconds, '2023-11-14T22:13:20Z', 1_700_000_000_000],
    ['a time with an offset', looseTime, '2023-11-14T22:13:20+05:30', '2023-11-14T22:13:20+05:30'],
    ['a time without an offset', looseTime, '2023-11-14T22:13:20', '2023-11-14T22:13:20Z'],
    ['a time without an offset and seconds', looseTime, '2023-11-14T22:13', '2023-11-14T22:13Z'],
    ['a time of a database', looseTime, '2023-11-14 22:13:20.5', '2023-11-14T22:13:20.5Z'],
  ])('default: reads %s', (_, schema, value, output) => {
    expect(read(schema, value)).toBe(output)
  })

  it.each<[string, z.ZodMiniType, unknown[]]>([
    [
      'a whole number of base units',
      baseUnits,
      ['', '-1', '1.5', '1e3', ' 1', '0x1', '١', 5, null, '9'.repeat(79)],
    ],
    ['the number of a chain', chainId, ['1', '8453']],
    ['a whole number of base units', exactUnits, [-1, 1.5, 2 ** 53, Number.NaN, '-1', {}]],
    [
      'the number of a chain',
      chainId,
      [0, -1, 1.5, '0', '-1', '1.5', '0x1', ' 1', '9'.repeat(17), Number.POSITIVE_INFINITY],
    ],
    ['a whole number from 0 to 255', decimals, [-1, 256, 0.5, '256', '']],
    ['an EVM address', evmAddress, ['0x', `0x${'g'.repeat(40)}`, `0x${'a'.repeat(41)}`, 5]],
    ['hexadecimal data', hex, ['', '0x0', '0xzz', 'ab', 'x0xab', '0xabx']],
    ['text', looseText, ['', true, null, {}, [], Number.NaN]],
    ['a number', looseNumber, ['', '1e3', '0x1', ' 1', 'soon', true, null]],
    ['true or false', looseBoolean, ['', 'yes', 1, 0, null]],
    ['text', nonEmptyText, ['', 5, null]],
    ['an id', looseId, ['', 0.5, 2 ** 53, null]],
    [
      'a whole number of base units, perhaps negative',
      signedUnits,
      ['', '-', '--5', '-1.5', '-x', 0.5, null],
    ],
    ['text', text, [5, null]],
    ['a number', number, ['5', null, Number.NaN]],
    ['true or false', boolean, ['true', 1]],
    ['"POST"', literal('POST'), ['GET', null]],
    ['a time', looseTime, ['', null, {}, 1e20]],
    ['a time', looseMilliseconds, ['', 'soon', '2023-99-99T00:00Z', 'at 2023-11-14T22:13Z', null]],
  ])('error: refuses what is not %s', (rule, schema, values) => {
    for (const value of values) expect(read(schema, value)).toBe(`itself it must be ${rule}`)
  })

  it('behavior: reads a time without an offset as UTC, wherever the user is', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(new Date(0).getTimezoneOffset()).toBe(-330)
    for (const time of ['2023-11-14T22:13:20', '2023-11-14 22:13:20.000', '2023-11-15T03:43:20+05:30']) {
      expect(read(looseMilliseconds, time)).toBe(1_700_000_000_000)
      expect(Date.parse(String(read(looseTime, time)))).toBe(1_700_000_000_000)
    }
  })

  it('default: reads 32 bytes only if they are all of the text', () => {
    const bytes = `0x${'aB'.repeat(32)}`
    const wrong = [`x${bytes}`, `${bytes}a`, bytes.slice(0, -1), `0x${'g'.repeat(64)}`]
    expect([bytes, ...wrong].map((value) => bytes32Pattern.test(value))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('behavior: throws nothing but a SchemaError for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const schemas: z.ZodMiniType[] = [
          list,
          baseUnits,
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
