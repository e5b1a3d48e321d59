import { expectTypeOf } from 'vitest'
import type { CausewayError, Quote, RequestsPage, useQuote, useRequests } from '../../src/exports/index.ts'
import type { QuoteOptions, QuoteQueryKey } from '../../src/exports/query.ts'

type QuoteResult = ReturnType<typeof useQuote>
type RequestsResult = ReturnType<typeof useRequests>

expectTypeOf<QuoteResult['data']>().toEqualTypeOf<Quote | undefined>()
expectTypeOf<QuoteResult['error']>().toEqualTypeOf<CausewayError | null>()
expectTypeOf<NonNullable<RequestsResult['data']>['pages']>().toEqualTypeOf<RequestsPage[]>()
expectTypeOf<QuoteQueryKey[0]>().toEqualTypeOf<'causeway'>()
expectTypeOf<QuoteQueryKey[2]>().toEqualTypeOf<'quote'>()

// An amount is a bigint in the smallest unit, never a number.
expectTypeOf<QuoteOptions['amount']>().toEqualTypeOf<bigint | undefined>()
expectTypeOf<Quote['details']['currencyIn']['amount']>().toEqualTypeOf<bigint>()
expectTypeOf<Quote['steps'][number]['kind']>().toEqualTypeOf<'transaction' | 'signature' | 'unknown'>()

// Unknown fields are kept in the value and not in the type: a misspelt field is a compile error.
expectTypeOf<Quote['details']>().not.toHaveProperty('recipiant')
