import { describe, expect, it } from 'vitest'
import { fromBrandedQuote, quoteSchema, parseWithSchema } from '@causeway/react/schemas'
import { getRequests, getRequestStatus } from '@causeway/react/actions'
import { clientOf } from '../support/environment/createTestEnvironment.ts'
import { legacyStatusBody, quoteBody, requestsPageBody } from './samples.ts'

/** A value of a type that no field has. */
const foreign = { foreign: true }

/** Fields whose shape the contract leaves open: kept as they are. */
const keptAsTheyAre: ReadonlySet<string> = new Set([
  'protocol.v2.orderData',
  'requests.0.data.inTxs.0.data',
  'requests.0.data.inTxs.0.stateChanges',
  'requests.0.data.outTxs.0.data',
  'requests.0.data.outTxs.0.stateChanges',
  'requests.0.data.platformFee',
  'requests.0.data.triggeredByFastFill',
  'requests.0.data.externalMetadata',
])

/** The paths of all numbers, texts and open shapes of a value, through lists and objects. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  const isBranch = typeof value === 'object' && value !== null && !keptAsTheyAre.has(path.join('.'))
  return isBranch
    ? Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))
    : [[...path]]
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[], replacement: unknown): unknown {
  if (name === undefined) return replacement
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
  Reflect.set(copy as object, name, replaceAt(Reflect.get(value as object, name), rest, replacement))
  return copy
}

function readAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )
}

const answering = (body: unknown) => clientOf(async () => new Response(JSON.stringify(body)))

const answers: [string, unknown, (body: unknown) => Promise<unknown>][] = [
  ['POST /quote', quoteBody, async (body) => parseWithSchema(quoteSchema, fromBrandedQuote(body, 'svc'))],
  [
    'GET /intents/status',
    legacyStatusBody,
    (body) => getRequestStatus(answering(body), { requestId: '0x1' }),
  ],
  ['GET /requests/v3', requestsPageBody, (body) => getRequests(answering(body))],
]

/** The library's own name for what the wire calls otherwise. */
function toModelPath(path: readonly string[]): string[] {
  const names: Record<string, string> = {
    svcer: 'relayer',
    svcerGas: 'relayerGas',
    svcerService: 'relayerService',
    svc: 'platform',
    time: 'updatedAt',
  }
  return path.map((name) => names[name] ?? name)
}

describe.each(answers)('%s', (_, body, read) => {
  it('default: reads an answer with every documented field', async () => {
    await expect(read(body)).resolves.toBeDefined()
  })

  const paths = pathsOf(body).map((path) => path.join('.'))

  it.each(paths)('behavior: reads %s', async (dotted) => {
    const path = dotted.split('.')
    const output = await read(replaceAt(body, path, foreign)).catch(() => 'refused')
    const found = readAt(output, toModelPath(path))
    // A field that is read is refused or left out when its type is foreign; any other field comes through.
    if (keptAsTheyAre.has(dotted)) expect(found).toEqual(foreign)
    else expect(output === 'refused' || found).not.toEqual(foreign)
  })
})
