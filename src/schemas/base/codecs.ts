import * as z from 'zod/mini'
import { amountPattern, basisPointsPattern, maxAmountLength } from './primitives.ts'

const inBaseUnits = 'it must be a whole number of base units'
export const inBasisPoints = 'it must be a whole number of basis points from 0 to 10000'

/** A non-negative whole amount: a `bigint` here, digits on the wire. */
export function digits(rule: string = inBaseUnits) {
  return z.codec(
    z.string(rule).check(z.maxLength(maxAmountLength, rule), z.regex(amountPattern, rule)),
    z.bigint(rule),
    {
      decode: BigInt,
      encode: String,
    },
  )
}

/** Basis points: a number here, digits on the wire. */
export const basisPoints = z.codec(
  z.string(inBasisPoints).check(z.regex(basisPointsPattern, inBasisPoints)),
  z.number(inBasisPoints),
  { decode: Number, encode: String },
)

/** A number in a body; public examples also write it as digits. */
export function bodyNumber(rule: string, isValid: (value: number) => boolean) {
  return z.codec(
    z.union([z.number(rule), z.string(rule).check(z.regex(/^\d{1,16}$/, rule))], rule),
    z.number(rule).check(z.refine(isValid, rule)),
    { decode: Number, encode: (value) => value },
  )
}

/** A number in a query. */
export function queryNumber(rule: string, isValid: (value: number) => boolean) {
  return z.codec(
    z.string(rule).check(z.regex(/^\d+(\.\d+)?$/, rule)),
    z.number(rule).check(z.refine(isValid, rule)),
    { decode: Number, encode: String },
  )
}

/** A boolean in a query. */
export const queryBoolean = z.codec(
  z.enum(['true', 'false'], 'it must be true or false'),
  z.boolean('it must be true or false'),
  { decode: (text) => text === 'true', encode: (value) => (value ? 'true' : 'false') },
)

/** A list in a query: its items, separated by commas. */
export function queryList<item extends z.ZodMiniType<string | number, string | number>>(item: item) {
  return z.codec(z.string('it must be text'), z.array(item, 'it must be a list'), {
    decode: (text) => text.split(',') as z.input<item>[],
    encode: (items) => items.join(','),
  })
}

/** The fields of a body or a query as callers may pass them: lists may be read-only. */
export type Sent<fields> = {
  [name in keyof fields]: fields[name] extends (infer item)[] | undefined
    ? readonly item[] | Extract<fields[name], undefined>
    : fields[name]
}
