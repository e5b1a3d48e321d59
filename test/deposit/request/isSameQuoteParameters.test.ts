import { expect, it } from 'vitest'
import type { GetQuoteParameters } from '@causeway/react/actions'
import { isSameQuoteParameters } from '../../../src/deposit/request/isSameQuoteParameters.ts'

const parameters = { amount: 5n, recipient: '0x1' } as GetQuoteParameters

it('default: compares exact amounts; undefined parameters are never the same', () => {
  expect(isSameQuoteParameters(parameters, { ...parameters })).toBe(true)
  expect(isSameQuoteParameters(parameters, { ...parameters, amount: 6n })).toBe(false)
  expect(isSameQuoteParameters(undefined, undefined)).toBe(false)
  expect(isSameQuoteParameters(parameters, undefined)).toBe(false)
  expect(isSameQuoteParameters(undefined, parameters)).toBe(false)
})
