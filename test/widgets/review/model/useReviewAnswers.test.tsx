import { act, renderHook } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { useReviewAnswers } from '../../../../src/widgets/review/model/useReviewAnswers.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { getQuoteFor } from '../../../support/quotes/getQuoteOfEachKind.ts'
import { quoteCases } from '../../../support/quotes/quoteKinds.ts'

let quote: Quote

beforeAll(async () => {
  quote = await getQuoteFor(createTestEnvironment(), quoteCases.tokenBridge)
})

describe('useReviewAnswers', () => {
  it('default: keeps the last answer to each point', () => {
    const { result } = renderHook(() => useReviewAnswers(quote))
    expect(result.current[0]).toEqual({})
    act(() => result.current[1]('impact', '5'))
    act(() => result.current[1]('recipient', 'yes'))
    act(() => result.current[1]('impact', '5 %'))
    expect(result.current[0]).toEqual({ impact: '5 %', recipient: 'yes' })
  })

  it('behavior: forgets the answers once another quote is shown', () => {
    const other = { ...quote }
    const { result, rerender } = renderHook(({ of }) => useReviewAnswers(of), { initialProps: { of: quote } })
    act(() => result.current[1]('impact', '5'))
    rerender({ of: other })
    expect(result.current[0]).toEqual({})
    act(() => result.current[1]('recipient', 'yes'))
    expect(result.current[0]).toEqual({ recipient: 'yes' })
    rerender({ of: quote })
    expect(result.current[0]).toEqual({})
  })
})
