// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { getRequestStatus } from '../../src/actions/getRequestStatus.ts'
import { getRequests } from '../../src/actions/getRequests.ts'
import { getRequestsV2 } from '../../src/actions/getRequestsV2.ts'
import { postSignature } from '../../src/actions/postSignature.ts'
import { MalformedResponseError } from '../../src/errors/client.ts'
import type { RequestsPage } from '../../src/schemas/requests/requestsPage.ts'
import { evmQuotes, unlimitedApproval } from './examples/quoteExamples.ts'
import { everyFieldV3 } from './examples/records/everyFieldV3.ts'
import { pageV2 } from './examples/records/pageV2.ts'
import { sponsoredV2 } from './examples/records/sponsoredV2.ts'
import { sponsoredV3 } from './examples/records/sponsoredV3.ts'
import { signatureAnswers } from './examples/signatureAnswers.ts'
import { statusExamples } from './examples/statuses.ts'
import type { WireExample } from './examples/wireExample.ts'
import { fieldChanges, readPath, type FieldChange } from './support/changes.ts'
import {
  quoteDependsOn,
  recordDependsOn,
  signatureAnswerDependsOn,
  statusDependsOn,
  type DependsOn,
} from './support/dependsOn.ts'
import { clientAnswering, readQuote } from './support/readExample.ts'

/** What money depends on in an answer that was read. */
interface Fact {
  path: string
  said: string
}

interface Reading {
  endpoint: string
  dependsOn: DependsOn
  read: (answer: unknown) => Promise<unknown>
}

const absences: ReadonlySet<FieldChange['how']> = new Set(['drop', 'null', 'emptyText'])

/** What reading came to: that it was refused, and where, or what was read. */
async function outcomeOf({ read }: Reading, answer: unknown): Promise<{ error?: unknown; output?: unknown }> {
  try {
    return { output: await read(answer) }
  } catch (error) {
    return { error }
  }
}

/** What is wrong with how a change was taken. */
async function problemOf(
  reading: Reading,
  change: FieldChange,
  whole: readonly Fact[],
): Promise<string | undefined> {
  const { dependsOn, endpoint } = reading
  const { error, output } = await outcomeOf(reading, change.answer)
  const isRequired = dependsOn.required.includes(change.pattern)
  const mayCost = isRequired || dependsOn.right.includes(change.pattern)
  if (error !== undefined) {
    if (!mayCost || change.how === 'extend') return `${change.how} costs the answer: ${String(error)}`
    if (!(error instanceof MalformedResponseError)) return `${change.how} is no typed error: ${String(error)}`
    const isAbsentRight = !isRequired && absences.has(change.how)
    if (isAbsentRight) return `${change.how} is no value, and costs the answer`
    const isNamed = error.path === change.path || error.path.startsWith(`${change.path}.`)
    return isNamed && error.endpoint === endpoint ? undefined : `${change.how} is told as ${error.path}`
  }
  // An item may be left out of its list.
  const isItem = /\.\d+$/.test(change.path)
  if (isRequired && absences.has(change.how) && !isItem) return `${change.how} is taken`
  if (isMoved(change)) return undefined
  // What money depends on elsewhere is as it was.
  const touched = whole.find(
    ({ path, said }) =>
      !isWithin(path, change.path) &&
      !isWithin(change.path, path) &&
      text(readPath(output, path.split('.'))) !== said,
  )
  return touched && `${change.how} changes ${touched.path}`
}

/** Without an item the others of its list are elsewhere; and a step is read by its kind and by what its items hold. */
function isMoved({ path, pattern, how }: FieldChange): boolean {
  return (
    (how === 'drop' && /\.\d+$/.test(path)) || /^steps\.\*\.(kind|items\.\*(\.data(\.\w+)?)?)$/.test(pattern)
  )
}

function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`)
}

function placesOf(pattern: string, value: unknown): string[] {
  return pattern.split('.').reduce<string[]>(
    (places, name) =>
      places.flatMap((place) => {
        const inner = place ? readPath(value, place.split('.')) : value
        const names = name === '*' ? (Array.isArray(inner) ? Object.keys(inner) : []) : [name]
        return names.map((one) => (place ? `${place}.${one}` : one))
      }),
    [''],
  )
}

function text(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? ''
  )
}

async function problemsOf(reading: Reading, answer: unknown): Promise<string[]> {
  const { output } = await outcomeOf(reading, answer)
  const { required, right } = reading.dependsOn
  const whole = [...required, ...right]
    // Fields alone: what holds them would say it again.
    .filter((pattern) => ![...required, ...right].some((other) => other.startsWith(`${pattern}.`)))
    .flatMap((pattern) => placesOf(pattern, output))
    .map((path) => ({ path, said: text(readPath(output, path.split('.'))) }))
  const changes = onceEach(fieldChanges(answer), [...required, ...right])
  const problems = await Promise.all(
    changes.map(async (change) => {
      const problem = await problemOf(reading, change, whole)
      return problem === undefined ? [] : [`${change.path}: ${problem}`]
    }),
  )
  expect(changes.length).toBeGreaterThan(0)
  return problems.flat()
}

/** Amounts and currencies stand in many places, where the same is read by the same: of these each is changed once. */
function onceEach(changes: readonly FieldChange[], critical: readonly string[]): FieldChange[] {
  const seen = new Set<string>()
  return changes.filter(({ pattern, how }) => {
    const key = `${how} ${pattern.split('.').slice(-2).join('.')}`
    if (critical.includes(pattern)) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const quote: Reading = {
  endpoint: 'POST /quote',
  dependsOn: quoteDependsOn,
  read: (answer) => readQuote({ source: '', answer }),
}

const status: Reading = {
  endpoint: 'GET /intents/status',
  dependsOn: statusDependsOn,
  read: (answer) => getRequestStatus(clientAnswering(answer), { requestId: '0x01' }),
}

const signatureAnswer: Reading = {
  endpoint: 'POST /execute/permits',
  dependsOn: signatureAnswerDependsOn,
  read: (answer) =>
    postSignature(clientAnswering(answer), {
      endpoint: '/execute/permits',
      body: {},
      signature: '0xabcd',
      known: { from: '0x03508bb71268bba25ecacc8f620e01866650532c', requestId: '0x01' },
    }),
}

/** A record of a page, which costs the other one nothing: what the page says of one that can't be read is thrown. */
function recordReading(
  endpoint: string,
  getPage: (answer: unknown) => Promise<RequestsPage>,
  dependsOn: DependsOn = recordDependsOn,
): Reading {
  return {
    endpoint,
    dependsOn,
    read: async (answer) => {
      const { requests, unreadable } = await getPage({
        requests: [answer, { id: '0x02', status: 'pending' }],
      })
      expect(requests.at(-1)).toMatchObject({ id: '0x02', state: 'pending' })
      const [odd] = unreadable
      if (odd) throw new MalformedResponseError({ endpoint, status: 200, path: odd.path, reason: odd.reason })
      return requests[0]
    },
  }
}

const recordV3 = recordReading('GET /requests/v3', (page) => getRequests(clientAnswering(page)))
const recordV2 = recordReading('GET /requests/v2', (page) => getRequestsV2(clientAnswering(page)), {
  required: ['id', 'status', 'depositAddress.address'],
  right: ['depositAddress'],
})

const cases: [title: string, reading: Reading, example: WireExample][] = [
  ['a sponsored quote', quote, evmQuotes.sponsoredSwap],
  ['a quote with a deposit address', quote, evmQuotes.strictDepositAddress],
  ['a quote with a signature', quote, unlimitedApproval],
  ['a quote with calls', quote, evmQuotes.destinationCalls],
  ...Object.entries(statusExamples).map(([title, example]): [string, Reading, WireExample] => [
    `a status: ${title}`,
    status,
    example,
  ]),
  ['an answer to a signature', signatureAnswer, signatureAnswers.withBareSteps],
  ['a record of v3 with every field', recordV3, everyFieldV3],
  ['a sponsored record of v3', recordV3, sponsoredV3],
  ['a sponsored record of v2', recordV2, sponsoredV2],
  [
    'a record of v2 with a deposit',
    recordV2,
    { source: pageV2.source, answer: readPath(pageV2.answer, ['requests', '0']) },
  ],
]

describe('every field, changed in every way', { timeout: 60_000 }, () => {
  it.each(cases)('behavior: %s', async (_, reading, { answer }) => {
    expect(await problemsOf(reading, answer)).toEqual([])
  })
})
