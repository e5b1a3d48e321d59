import { describe, expect, it } from 'vitest'
import { getRequestsV2, RateLimitError, ServiceError } from '@causeway/react/actions'
import { errorExamples, type WireErrorExample } from './examples/errors.ts'
import { clientAnswering } from './support/readExample.ts'

function refusalOf({ status, headers = {}, answer }: WireErrorExample): Promise<unknown> {
  return getRequestsV2(clientAnswering(answer, { status, headers })).then(
    () => 'taken',
    (error: unknown) => error,
  )
}

describe('refusals', () => {
  it.each(Object.entries<WireErrorExample>(errorExamples))(
    'error: keep all fields of %s',
    async (_, example) => {
      const error = await refusalOf(example)
      expect(error).toBeInstanceOf(ServiceError)
      const { message, error: word, details, ...facts } = Object(example.answer)
      expect(error).toMatchObject({ status: example.status, serviceMessage: message ?? word, ...facts })
      if (details !== undefined) expect(error).toMatchObject({ errorData: details, errorCode: word })
    },
  )

  it('error: name what replaces an endpoint whose limit shrinks, and the guide', async () => {
    const error = await refusalOf(errorExamples.v2Throttled)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({
      retryable: true,
      retryAfterMs: undefined,
      successor: 'https://api.relay.link/requests/v3',
      migrationGuide: 'https://docs.relay.link/references/api/api_guides/migrating-to-requests-v3',
    })
  })
})
