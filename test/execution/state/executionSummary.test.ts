import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '../../../src/actions/getQuote.ts'
import { executionSummarySchema, toExecutionSummary } from '../../../src/execution/state/executionSummary.ts'
import { toJsonText } from '../../../src/utils/text/toJsonText.ts'
import { quoteEveryKind } from '../../support/quoteEveryKind.ts'
import { parseWithSchema } from '../../../src/schemas/base/parseWithSchema.ts'

let quote: Quote

beforeAll(async () => {
  quote = (await quoteEveryKind()).tokenBridge
})

describe('toExecutionSummary', () => {
  it('default: what is moved, and between whom', () => {
    const { operation, sender, recipient, currencyIn, currencyOut, refundCurrency, timeEstimate } =
      quote.details
    const { refundTo } = quote.parameters
    expect(refundTo).toBeDefined()
    expect(toExecutionSummary(quote)).toEqual({
      operation,
      sender,
      recipient,
      refundTo,
      currencyIn,
      currencyOut,
      refundCurrency,
      timeEstimate,
    })
  })

  it('behavior: where nobody said where refunds go, the service decides', () => {
    const { refundTo: _, ...parameters } = quote.parameters
    expect(toExecutionSummary({ ...quote, parameters }).refundTo).toBeUndefined()
  })
})

describe('executionSummarySchema', () => {
  it('default: reads what was stored', () => {
    const summary = toExecutionSummary(quote)
    expect(parseWithSchema(executionSummarySchema, JSON.parse(toJsonText(summary)))).toEqual(summary)
  })

  it.each(['sender', 'recipient', 'currencyIn', 'currencyOut'])('error: without %s', (field) => {
    const stored: unknown = JSON.parse(toJsonText({ ...toExecutionSummary(quote), [field]: undefined }))
    expect(() => parseWithSchema(executionSummarySchema, stored)).toThrow(`${field}: `)
  })
})
