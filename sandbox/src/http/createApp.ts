import { defaultServicePaths as paths } from '@causeway/react/schemas'
import { Hono } from 'hono'
import { apiKeyHeader, type ApiKey } from '../domain/service/apiKey.ts'
import { Refusal } from '../domain/service/refusal.ts'
import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { answerPermit } from '../deposits/permits/answerPermit.ts'
import { fromBrandWords } from '../dialect/brandWords.ts'
import { quotePathV2 } from '../dialect/toDeploymentQuote.ts'
import { writePermit, writeQuote, writeStatus, writeStatusV3 } from '../dialect/writeAnswers.ts'
import { readFamilyQuote, writeFamilyQuote } from '../families/mapTexts.ts'
import type { TakeFaults } from '../faults/createFaults.ts'
import type { FaultEndpoint } from '../faults/fault.ts'
import { answerQuote } from '../quote/answerQuote.ts'
import { answerRequests } from '../requests/answerRequests.ts'
import { answerRequestsV2 } from '../requests/answerRequestsV2.ts'
import { findRequest } from '../requests/findRequest.ts'
import type { HistoryIndex } from '../requests/history/historyIndex.ts'
import { toStatusBody, toStatusV3Body } from '../requests/toStatusBody.ts'
import { answerError } from './answerError.ts'
import { json, readJsonObject } from './json.ts'
import { limitBody } from './middleware/limitBody.ts'
import { loopbackCors } from './middleware/loopback.ts'
import { answerMigrationGuide, migrationGuidePath } from './middleware/migrationGuide.ts'
import { applyFaults } from './faults/applyFaults.ts'
import { requireApiKey } from './middleware/requireApiKey.ts'
import { requireJson } from './middleware/requireJson.ts'
import { deprecateRequestsV2, limitRequestsV2, toDeprecationBody } from './middleware/requestsV2Lifetime.ts'

/** What the endpoints need. */
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
  const quotePaths = policy.dialect === 'deployment' ? [paths.quote, quotePathV2] : [paths.quote]
  const faultsAt = (endpoint: FaultEndpoint) => applyFaults(endpoint, { takeFaults, clock, createId })
  const anyCaller = requireApiKey(apiKeys, { required: false })
  const keyHolder = requireApiKey(apiKeys, { required: true })
  const history = { context, index, apiKeys }

  const app = new Hono()
  app.use(loopbackCors)
  app.use(paths.requestsV2, deprecateRequestsV2)
  app.use(async (_c, next) => {
    if (!isClosed()) return next()
    return json({ message: 'The sandbox is closed.', errorCode: 'SERVICE_UNAVAILABLE' }, 503)
  })

  for (const path of quotePaths) {
    app.use(path, faultsAt('quote'))
    app.post(path, requireJson, anyCaller, limitBody(), async ({ req }) => {
      const body = readFamilyQuote(fromBrandWords(await readJsonObject(req.raw), policy.brand), families)
      const answer = await answerQuote(context, body, req.header(apiKeyHeader))
      return json(writeQuote(writeFamilyQuote(answer, families), path, policy))
    })
  }

  app.use(paths.permits, faultsAt('permits'))
  app.post(paths.permits, requireJson, anyCaller, limitBody(), async ({ req }) =>
    json(
      writePermit(
        await answerPermit({ context, flow }, req.queries('signature'), await readJsonObject(req.raw)),
        policy,
      ),
    ),
  )

  for (const path of [paths.status, paths.statusV3]) app.use(path, faultsAt('status'))
  app.get(paths.status, anyCaller, async ({ req }) =>
    json(writeStatus(toStatusBody(await findRequest(store, req.query()), families), policy)),
  )
  app.get(paths.statusV3, anyCaller, async ({ req }) =>
    json(writeStatusV3(toStatusV3Body(await findRequest(store, req.query()), families), policy)),
  )

  app.use(paths.requests, faultsAt('requests'))
  app.get(paths.requests, keyHolder, async ({ req }) =>
    json(await answerRequests(history, new URL(req.url).searchParams, req.header(apiKeyHeader))),
  )

  app.use(paths.requestsV2, faultsAt('requestsV2'))
  app.get(paths.requestsV2, limitRequestsV2(clock), anyCaller, async (c) => {
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
    const served = [...methods.keys()].join(', ')
    throw new Refusal(404, { message: `The sandbox does not serve ${req.path}. It serves ${served}.` })
  })
  app.onError((error, { req }) => {
    const isNumbered = policy.dialect === 'deployment' && quotePaths.includes(req.path)
    return answerError(error, { brand: policy.brand, createId, isNumbered })
  })
  return app
}

/** The method of each endpoint. Middleware is registered under `ALL`. */
function methodsByPath({ routes }: Hono): ReadonlyMap<string, string> {
  return new Map(routes.filter(({ method }) => method !== 'ALL').map(({ path, method }) => [path, method]))
}
