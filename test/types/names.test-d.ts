import { expectTypeOf } from 'vitest'
import type { RequestFilterFields } from '../../src/actions/requestFilters.ts'
import type { GetRequestsParameters } from '../../src/actions/requestsParameters.ts'
import type {
  comparingParameters,
  listingParameters,
  topLevelParameters,
} from '../../src/schemas/requestsParameterNames.ts'

type Name<list extends readonly string[]> = list[number]

// The lists that the proxy and the filters use name the very parameters that the types describe.
expectTypeOf<keyof RequestFilterFields>().toEqualTypeOf<Name<typeof comparingParameters>>()
expectTypeOf<keyof GetRequestsParameters>().toEqualTypeOf<
  Name<typeof comparingParameters> | Name<typeof topLevelParameters> | Name<typeof listingParameters>
>()
