import { deepStrictEqual } from 'node:assert/strict'
import { fromBrandedQuote } from '../src/schemas/brand.ts'
import { quoteSchema } from '../src/schemas/quote/quote.ts'
import { requestRecordSchema } from '../src/schemas/requests/requestRecord.ts'
import { array } from '../src/schemas/base/object.ts'
import { parseWithSchema } from '../src/schemas/base/parseWithSchema.ts'
import { benchBudgets } from '../scripts/size/budgets.ts'
import { quoteBody, requestsPageBody } from '../test/contract/samples.ts'
import { readQuote, readRecords } from './handWritten.ts'
import { measure } from './measure.ts'
import type { Row } from './table.ts'

/**
 * How long it takes to read an answer that is JSON already, against plain checks of the same fields.
 *
 * @throws {AssertionError} when the two do not read the same.
 */
export function benchParsing(): Row[] {
  // An approval and a deposit, as most quotes have them.
  const steps = [...quoteBody.steps, ...quoteBody.steps]
  const quote = fromBrandedQuote({ ...quoteBody, steps }, 'svc')
  const records = Array.from({ length: 50 }, () => requestsPageBody.requests).flat()
  const recordsSchema = array(requestRecordSchema)
  return [
    compare('parse a quote', quote, (body) => parseWithSchema(quoteSchema, body), readQuote),
    compare(
      'parse a page of 50 requests',
      records,
      (body) => parseWithSchema(recordsSchema, body),
      readRecords,
    ),
  ]
}

function compare(
  what: string,
  body: unknown,
  ours: (body: unknown) => unknown,
  byHand: (body: unknown) => unknown,
): Row {
  deepStrictEqual(withoutHoles(ours(body)), withoutHoles(byHand(body)))
  const json = JSON.stringify(body)
  const found = measure({
    'JSON.parse': () => JSON.parse(json),
    ours: () => ours(body),
    'by hand': () => byHand(body),
  })
  const { ours: own = 0, 'by hand': hand = 0, 'JSON.parse': parse = 0 } = found
  return {
    what: `${what}, ${(json.length / 1024).toFixed(1)} KB`,
    unit: 'us',
    ours: own,
    others: { 'by hand': hand, 'JSON.parse': parse },
    budget: benchBudgets.parsing,
  }
}

/** A missing field and one that is `undefined` are the same. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHoles)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutHoles(inner)]))
}
