import { describe, expect, it } from 'vitest'
import { embeddedCurrencySchema, parseWithSchema } from '@causeway/react/schemas'
import { readableField, type CurrencyField } from '../../src/schemas/readableField.ts'

describe('readableField', () => {
  it.each<[name: CurrencyField, value: unknown]>([
    ['decimals', 300],
    ['decimals', '1.5'],
    ['chainId', 0],
    ['chainId', 'base'],
    ['address', {}],
    ['symbol', ''],
    ['metadata', 'verified'],
  ])('behavior: ignores %s %j as unreadable, like the schema', (name, value) => {
    expect(readableField({ [name]: value }, name)).toBeUndefined()
    expect(parseWithSchema(embeddedCurrencySchema, { [name]: value })[name]).toBeUndefined()
  })

  it.each<[name: CurrencyField, value: unknown]>([
    ['decimals', '6'],
    ['decimals', 6],
    ['chainId', '8453'],
    ['symbol', 'USDC'],
  ])('default: reads %s %j, and keeps it as it is written', (name, value) => {
    expect(readableField({ [name]: value }, name)).toBe(value)
  })
})
