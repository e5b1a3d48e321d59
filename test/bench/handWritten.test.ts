import { expect, test } from 'vitest'
import { readQuote, readRecords } from '../../bench/handWritten.ts'
import { array } from '../../src/schemas/base/object.ts'
import { parseWithSchema, fromBrand, quoteSchema, requestRecordSchema } from '@causeway/react/schemas'
import { quoteBody, requestsPageBody } from '../contract/samples.ts'

// The bench compares the schemas with these checks, which is fair only while both read the same.

test('default: the checks by hand read a quote as the schemas do', () => {
  const body = fromBrand(quoteBody, 'svc')
  expect(readQuote(body)).toEqual(parseWithSchema(quoteSchema, body))
})

test('default: the checks by hand read records as the schemas do', () => {
  const { requests } = requestsPageBody
  expect(readRecords(requests)).toEqual(parseWithSchema(array(requestRecordSchema), requests))
})
