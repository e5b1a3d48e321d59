import * as z from 'zod/mini'

/** Shapes of what the public functions take. What is only handed on, such as a clock, is a thing with its functions. */

const object = 'it must be an object'
export const list = 'it must be a list'

export const text = z.string('it must be text')
export const number = z.number('it must be a number')
export const flag = z.boolean('it must be true or false')
export const callback = z.custom((value) => typeof value === 'function', 'it must be a function')
export const whole = z.int('it must be a whole number')
const address = z.string('it must be an address')

/** An object of which every field is known: a misspelt one would be ignored. */
export function parametersOf(fields: Readonly<Record<string, z.ZodMiniType>>): z.ZodMiniType {
  const names = Object.keys(fields).map((name) => `\`${name}\``)
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(field)])),
    {
      error: ({ code }) => (code === 'unrecognized_keys' ? `there are ${names.join(', ')}` : object),
    },
  )
}

/** A list of objects with these fields; others are nobody's business. */
function listOf<shape extends z.core.$ZodShape>(fields: shape) {
  return z.array(z.object(fields, object), list)
}

const currency = { symbol: text, name: text, decimals: whole }
const currencies = listOf({ ...currency, address })
const swapSources = listOf({ address })

/** Chains that are to be started or simulated. */
export const chainSpecs = listOf({
  id: whole,
  name: text,
  native: z.object(currency, object),
  tokens: listOf(currency),
  swapSources: z.optional(listOf({ name: text, feeBps: number, depthUsd: number })),
})

/** Chains as the sandbox tells of them, for their tokens. */
export const chainsWithCurrencies = listOf({ id: whole, currencies })

/** Chains as the sandbox tells of them, for their contracts. */
export const chainsWithContracts = listOf({
  id: whole,
  depository: address,
  approvalProxy: address,
  swapSources,
})

export const clock = z.object({ now: callback, schedule: callback }, object)

export const store = z.object({ get: callback, getByOrderId: callback, put: callback }, object)

export const keys = z.array(text, list)
