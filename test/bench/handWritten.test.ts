import { expect, test } from 'vitest'
import { readQuote, readRecords } from '../../bench/handWritten.ts'
import { array } from '../../src/schemas/base/object.ts'
import { parseWithSchema, fromBrandedQuote, quoteSchema, requestRecordSchema } from '@causeway/react/schemas'
import { quoteBody, requestsPageBody } from '../contract/samples.ts'

// The bench compares the schemas with these checks, which is fair only while both read the same.

test('default: reads a quote with the handwritten checks as with the schemas', () => {
  const body = fromBrandedQuote(quoteBody, 'svc')
  expect(readQuote(body)).toEqual(parseWithSchema(quoteSchema, body))
})

test('default: reads records with the handwritten checks as with the schemas', () => {
  const { requests } = requestsPageBody
  expect(readRecords(requests)).toEqual(parseWithSchema(array(requestRecordSchema), requests))
})
