import * as z from 'zod/mini'

/** Schemas of the public functions' arguments. Objects that are only passed on, such as a clock, are checked for their functions. */

const objectRule = 'it must be an object'
export const listRule = 'it must be a list'

export const textSchema = z.string('it must be text')
export const numberSchema = z.number('it must be a number')
export const booleanSchema = z.boolean('it must be true or false')
export const functionSchema = z.custom((value) => typeof value === 'function', 'it must be a function')
export const integerSchema = z.int('it must be a whole number')
const addressSchema = z.string('it must be an address')

/** An object without unknown fields, since a misspelled one would be ignored. */
export function parametersOf(fields: Readonly<Record<string, z.ZodMiniType>>): z.ZodMiniType {
  const names = Object.keys(fields).map((name) => `\`${name}\``)
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(field)])),
    {
      error: ({ code }) => (code === 'unrecognized_keys' ? `there are ${names.join(', ')}` : objectRule),
    },
  )
}

/** A list of objects with at least these fields. */
function listOf<shape extends z.core.$ZodShape>(fields: shape) {
  return z.array(z.object(fields, objectRule), listRule)
}

const currency = { symbol: textSchema, name: textSchema, decimals: integerSchema }
const currencies = listOf({ ...currency, address: addressSchema })
const swapSources = listOf({ address: addressSchema })

/** Chains to start or simulate. */
export const chainSpecsSchema = listOf({
  id: integerSchema,
  name: textSchema,
  native: z.object(currency, objectRule),
  tokens: listOf(currency),
  swapSources: z.optional(listOf({ name: textSchema, feeBps: numberSchema, depthUsd: numberSchema })),
})

/** The sandbox's description of its chains, for their tokens. */
export const chainsWithCurrenciesSchema = listOf({ id: integerSchema, currencies })

/** The sandbox's description of its chains, for their contracts. */
export const chainsWithContractsSchema = listOf({
  id: integerSchema,
  depository: addressSchema,
  callFiller: addressSchema,
  approvalProxy: addressSchema,
  swapSources,
})

export const clockSchema = z.object({ now: functionSchema, schedule: functionSchema }, objectRule)

export const storeSchema = z.object(
  { get: functionSchema, getByOrderId: functionSchema, put: functionSchema },
  objectRule,
)

export const apiKeysSchema = z.array(textSchema, listRule)
