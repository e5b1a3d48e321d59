import { Hono } from 'hono'
import { apiKeyHeader, type ApiKey } from '../domain/apiKey.ts'
import { Refusal } from '../domain/refusal.ts'
import type { RequestFlow } from '../domain/request/requestFlow.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { answerPermit } from '../deposits/permits/answerPermit.ts'
import { readQuoteBody, writePermit, writeQuote } from '../dialect/writeAnswers.ts'
import { readFamilyQuote, writeFamilyQuote } from '../families/mapTexts.ts'
import type { TakeFaults } from '../faults/createFaults.ts'
import type { FaultEndpoint } from '../faults/fault.ts'
import { permitsPath } from '../quote/answer/toSignatureSteps.ts'
import { answerQuote } from '../quote/answerQuote.ts'
import { answerRequests } from '../requests/answerRequests.ts'
import { answerRequestsV2 } from '../requests/answerRequestsV2.ts'
import { findRequest } from '../requests/findRequest.ts'
import type { HistoryIndex } from '../requests/history/historyIndex.ts'
import { toStatusBody, toStatusV3Body } from '../requests/toStatusBody.ts'
import { answerError } from './answerError.ts'
import { json, readJsonObject } from './json.ts'
import { loopbackCors } from './loopback.ts'
import { answerMigrationGuide, migrationGuidePath } from './migrationGuide.ts'
import { passFaults } from './passFaults.ts'
import { requireApiKey } from './requireApiKey.ts'
import { requireJson } from './requireJson.ts'
import {
  deprecateRequestsV2,
  limitRequestsV2,
  requestsV3Path,
  toDeprecationBody,
} from './requestsV2Lifetime.ts'

/** Everything that the endpoints answer from. */
export interface CreateAppParameters {
  context: ServiceContext
  flow: RequestFlow
  index: HistoryIndex
  apiKeys: readonly ApiKey[]
  takeFaults: TakeFaults
  isClosed: () => boolean
}

/** The endpoints of the service. */
export function createApp({
  context,
  flow,
  index,
  apiKeys,
  takeFaults,
  isClosed,
}: CreateAppParameters): Hono {
  const { store, clock, createId, policy, families } = context
  const quotePaths = policy.dialect === 'deployment' ? ['/quote', '/quote/v2'] : ['/quote']
  const faultsAt = (endpoint: FaultEndpoint) => passFaults(endpoint, { takeFaults, clock, createId })
  const anyCaller = requireApiKey(apiKeys, { required: false })
  const keyHolder = requireApiKey(apiKeys, { required: true })
  const history = { context, index, apiKeys }

  const app = new Hono()
  app.use(loopbackCors)
  app.use('/requests/v2', deprecateRequestsV2)
  app.use(async (_c, next) => {
    if (!isClosed()) return next()
    return json({ message: 'The sandbox is closed.', errorCode: 'SERVICE_UNAVAILABLE' }, 503)
  })

  for (const path of quotePaths) {
    app.use(path, faultsAt('quote'))
    app.post(path, requireJson, anyCaller, async ({ req }) => {
      const body = readFamilyQuote(readQuoteBody(await readJsonObject(req.raw), policy), families)
      const answer = await answerQuote(context, body, req.header(apiKeyHeader))
      return json(writeQuote(writeFamilyQuote(answer, families), policy))
    })
  }

  app.use(permitsPath, faultsAt('permits'))
  app.post(permitsPath, requireJson, anyCaller, async ({ req }) =>
    json(
      writePermit(
        await answerPermit({ context, flow }, req.queries('signature'), await readJsonObject(req.raw)),
        policy,
      ),
    ),
  )

  for (const path of ['/intents/status', '/intents/status/v3']) app.use(path, faultsAt('status'))
  app.get('/intents/status', anyCaller, async ({ req }) =>
    json(toStatusBody(await findRequest(store, req.query('requestId')), families)),
  )
  app.get('/intents/status/v3', anyCaller, async ({ req }) =>
    json(toStatusV3Body(await findRequest(store, req.query('requestId')), families)),
  )

  app.use(requestsV3Path, faultsAt('requests'))
  app.get(requestsV3Path, keyHolder, async ({ req }) =>
    json(await answerRequests(history, new URL(req.url).searchParams, req.header(apiKeyHeader))),
  )

  app.use('/requests/v2', faultsAt('requestsV2'))
  app.get('/requests/v2', limitRequestsV2(clock), anyCaller, async (c) => {
    const { searchParams } = new URL(c.req.url)
    const page = await answerRequestsV2(history, searchParams, c.req.header(apiKeyHeader))
    return json({ ...page, deprecation: toDeprecationBody(c) })
  })

  app.get(migrationGuidePath, answerMigrationGuide)

  const methods = methodsByPath(app)
  for (const [path, method] of methods) {
    app.all(path, ({ req }) => {
      const message = `${path} takes ${method}, not ${req.method}.`
      throw new Refusal(405, { message }, { allow: `${method}, OPTIONS` })
    })
  }
  app.all('*', ({ req }) => {
    const paths = [...methods.keys()].join(', ')
    throw new Refusal(404, { message: `The sandbox does not serve ${req.path}. It serves ${paths}.` })
  })
  app.onError((error) => answerError(error, { brand: policy.brand, createId }))
  return app
}

/** The method of each endpoint; middleware stands under `ALL`. */
function methodsByPath({ routes }: Hono): ReadonlyMap<string, string> {
  return new Map(routes.filter(({ method }) => method !== 'ALL').map(({ path, method }) => [path, method]))
}
