import { describe, expect, it } from 'vitest'
import {
  clientOf,
  createTestSandbox,
  type TestSandbox,
} from '../../sandbox/test/support/environment/createTestSandbox.ts'
import { dialects, type Dialect, type ServicePolicy } from '@causeway/sandbox/simulated'
import { type CausewayError, RateLimitError, ServiceError } from '@causeway/react/actions'
import { english } from '../../src/locales/english.ts'
import { errorMessage } from '../../src/widgets/shared/messages/errors/errorMessage.ts'
import { readSources } from '../support/runner/readSources.ts'
import { catchError } from '../../sandbox/test/support/catchError.ts'
import { findRefusals } from './support/findRefusals.ts'
import type { RefusalCase } from './support/refusalCase.ts'
import { askFor, refusalCases } from './support/refusalCases.ts'
import { wireActions } from './support/wireActions.ts'

const endpoints: Record<RefusalCase['endpoint'], string> = {
  quote: 'POST /quote',
  permits: 'POST /execute/permits',
  status: 'GET /intents/status',
  statusV3: 'GET /intents/status/v3',
  requests: 'GET /requests/v3',
  requestsV2: 'GET /requests/v2',
}

/** Most requests leave nothing behind, and share one. */
const shared = Object.fromEntries(dialects.map((dialect) => [dialect, sandboxIn(dialect)]))

function sandboxIn(dialect: Dialect, policy?: Partial<ServicePolicy>): TestSandbox {
  return createTestSandbox({ policy: { dialect, ...policy } })
}

function sandboxFor({ policy, before }: RefusalCase, dialect: Dialect): TestSandbox {
  return (policy || before ? undefined : shared[dialect]) ?? sandboxIn(dialect, policy)
}

describe('each refusal of the provider', () => {
  const cases = dialects.flatMap((dialect) => refusalCases.map((refused) => ({ ...refused, dialect })))

  it.each(cases)('error: $dialect: $endpoint $expected $body $query', async ({ dialect, ...refused }) => {
    const response = await askFor(sandboxFor(refused, dialect), refused)
    const [status, errorCode] = refused.expected.split(' ')
    const body = await response.clone().json()
    expect([response.status, body.errorCode]).toEqual([Number(status), errorCode])
    expect(response.headers.get('content-type')).toBe('application/json')

    // The client reads the same answer.
    const endpoint = endpoints[refused.endpoint]
    const action = wireActions.find((action) => action.endpoint === endpoint)
    const error = await catchError(action?.ask(clientOf(async () => response)))
    expect(error).toBeInstanceOf(response.status === 429 ? RateLimitError : ServiceError)
    expect(error).toMatchObject({
      endpoint,
      status: response.status,
      errorCode,
      serviceMessage: body.message,
      requestId: body.requestId,
      errorData: body.errorData,
      approxSimulatedBlock: body.approxSimulatedBlock,
      failedCallData: body.failedCallData,
      retryable: response.status === 429 || response.status === 503,
    })
    // And there is a message for users.
    const said = errorMessage(error as CausewayError, (key) => String(english[key]), String)
    expect(said.length).toBeGreaterThan(0)
  })

  it('behavior: has a case; a new one is to be added to refusalCases.ts', async () => {
    const reached = new Set<unknown>()
    const sources = Object.entries(readSources('sandbox/src'))
    // Faults that are switched on, and the switches themselves, have tests of their own.
    const own = sources.filter(
      ([path]) => !/\/(faults|simulated|anvil|page)\/|Fault|Admin|loopback/.test(path),
    )
    const { sites, errorCodes } = findRefusals(Object.fromEntries(own))
    expect(sites.length).toBeGreaterThan(50)
    expect(errorCodes.size).toBeGreaterThan(10)
    for (const refused of refusalCases) {
      const { message, errorCode } = await (await askFor(sandboxFor(refused, 'interface'), refused)).json()
      for (const site of sites) if (new RegExp(site.message).test(message)) reached.add(site)
      reached.add(errorCode)
    }
    expect(sites.filter((site) => !reached.has(site))).toEqual([])
    expect([...errorCodes].filter((code) => !reached.has(code))).toEqual([])
  })
})
