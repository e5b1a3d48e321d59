import { describe, expect, it } from 'vitest'
import {
  getRequestStatus,
  getRequests,
  getRequestsV2,
  postSignature,
  MalformedResponseError,
  RateLimitError,
} from '@causeway/react/actions'
import {
  errorBodySchema,
  quoteSchema,
  requestRecordSchema,
  type RequestsPage,
  requestStateSchema,
} from '@causeway/react/schemas'
import { errorExamples, type WireErrorExample } from './examples/errors.ts'
import { evmQuotes, otherFamilyQuotes, unlimitedApproval } from './examples/quoteExamples.ts'
import { everyFieldV3 } from './examples/records/everyFieldV3.ts'
import { fromBitcoinV3 } from './examples/records/fromBitcoinV3.ts'
import { pageV2 } from './examples/records/pageV2.ts'
import { plainDepositAddressV2 } from './examples/records/plainDepositAddressV2.ts'
import { sponsoredV2 } from './examples/records/sponsoredV2.ts'
import { sponsoredV3 } from './examples/records/sponsoredV3.ts'
import { signatureAnswers } from './examples/signatureAnswers.ts'
import { statusExamples } from './examples/statuses.ts'
import { isSoak } from '../support/runner/caseCount.ts'
import type { WireExample } from './examples/wireExample.ts'
import { fieldsOf, readPath, type Field, type FieldChange } from './support/changes.ts'
import {
  quoteDependsOn,
  recordDependsOn,
  signatureAnswerDependsOn,
  statusDependsOn,
  type DependsOn,
} from './support/dependsOn.ts'
import { differences } from './support/differences.ts'
import { sampleOf } from './support/sampleOf.ts'
import { isReadFromField } from './support/isReadFromField.ts'
import { clientAnswering, readQuote } from './support/readExample.ts'

interface Reading {
  endpoint: string
  dependsOn: DependsOn
  read: (answer: unknown) => Promise<unknown>
}

/** A field of an example, and what the example is read as while nothing is changed. */
interface Sample {
  field: Field
  whole: unknown
}

interface Outcome {
  error?: unknown
  output?: unknown
}

const absences: ReadonlySet<FieldChange['how']> = new Set(['drop', 'null', 'emptyText'])

/** The outcome of reading an answer: refused, and where, or what was read. */
async function outcomeOf({ read }: Reading, answer: unknown): Promise<Outcome> {
  try {
    return { output: await read(answer) }
  } catch (error) {
    return { error }
  }
}

async function problemsOf(reading: Reading, { field, whole }: Sample): Promise<string[]> {
  const changes = field.change().filter((change, place) => isTried(change, place))
  const outcomes = await Promise.all(changes.map(({ answer }) => outcomeOf(reading, answer)))
  const dropped = outcomes[changes.findIndex(({ how }) => how === 'drop')]
  return changes.flatMap((change, index) => {
    const outcome = given(outcomes[index])
    const problem =
      problemOf(reading, change, outcome, whole) ?? problemOfAbsence(change, outcome, given(dropped))
    return problem === undefined ? [] : [`${change.path}: ${change.how} ${problem}`]
  })
}

/** The gate leaves every field out and changes it in every eighteenth way, by turns of its name; `npm run soak` in all ways. */
function isTried({ how, pattern }: FieldChange, place: number): boolean {
  return isSoak || how === 'drop' || place % 18 === sumOf(pattern) % 18
}

/** What is wrong with how a change was read. */
function problemOf(
  { dependsOn, endpoint }: Reading,
  change: FieldChange,
  { error, output }: Outcome,
  whole: unknown,
): string | undefined {
  const isRequired = dependsOn.required.includes(change.pattern)
  const mayCost = isRequired || dependsOn.right.includes(change.pattern)
  if (error !== undefined) {
    if (!mayCost || change.how === 'extend') return `costs the answer: ${String(error)}`
    if (!(error instanceof MalformedResponseError)) return `is no typed error: ${String(error)}`
    const isAbsentRight = !isRequired && absences.has(change.how)
    if (isAbsentRight) return 'is no value, and costs the answer'
    const isNamed = error.path === change.path || error.path.startsWith(`${change.path}.`)
    return isNamed && error.endpoint === endpoint ? undefined : `is told as ${error.path}`
  }
  if (isRequired && absences.has(change.how) && !isItem(change)) return 'is taken'
  if (mayCost && change.how === 'emptyList' && !change.isNested) return 'is taken, though nobody can read it'
  return problemOfDifferences(change, whole, output)
}

/**
 * No value is as good as no field; so is one that can’t be read, where it costs nothing. A chain that can’t be read is not
 * overwritten, so that nothing else of its currency is known by it.
 */
function problemOfAbsence(change: FieldChange, one: Outcome, dropped: Outcome): string | undefined {
  const isUnreadable =
    change.how === 'emptyObject' && !change.isNested && !change.path.endsWith('.currency.chainId')
  if (isItem(change) || !(absences.has(change.how) || isUnreadable)) return undefined
  if (one.error !== undefined || dropped.error !== undefined) return undefined
  const problem = problemOfDifferences(change, dropped.output, one.output, false)
  return problem && `is not as good as none: it ${problem}`
}

function problemOfDifferences(
  change: FieldChange,
  one: unknown,
  other: unknown,
  mayComplete = true,
): string | undefined {
  const others = differences(one, other).filter((path) =>
    change.how === 'retype' ? !isWrittenAlike(one, other, path) : !isReadFromField(change, path, mayComplete),
  )
  return others.length > 0 ? `changes ${others.join(', ')}` : undefined
}

/** The same value: as number or as text, in a field that is kept as it came. */
function isWrittenAlike(one: unknown, other: unknown, path: string): boolean {
  const [value, written] = [one, other].map((whole) => readPath(whole, path.split('.')))
  return value !== undefined && written !== undefined && String(value) === String(written)
}

/** An item may be left out of its list. */
function isItem({ path }: FieldChange): boolean {
  return /\.\d+$/.test(path)
}

/**
 * Every field of the examples once, by its name: the name alone decides which example it is taken from. A currency is read by one
 * schema everywhere, so the gate changes a field that costs nothing at one of its places; `npm run soak` at all of them.
 */
async function samplesOf(reading: Reading, examples: readonly WireExample[]): Promise<Sample[]> {
  const { required, right } = reading.dependsOn
  const costly = new Set([...required, ...right])
  const nameOf = (pattern: string) =>
    isSoak || costly.has(pattern) ? pattern : pattern.replace(/^.*\.currency\./, 'currency.')
  const found = new Map<string, Sample[]>()
  for (const { answer } of examples) {
    const whole = await reading.read(answer)
    for (const field of fieldsOf(answer)) {
      const name = nameOf(field.pattern)
      found.set(name, [...(found.get(name) ?? []), { field, whole }])
    }
  }
  return [...found].map(([name, samples]) => given(samples[sumOf(name) % samples.length]))
}

function sumOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

function given<value>(value: value | undefined): value {
  if (value === undefined) throw new TypeError('There is none.')
  return value
}

const quote: Reading = {
  endpoint: 'POST /quote',
  dependsOn: quoteDependsOn,
  read: async (answer) => ({ ...(await readQuote({ source: '', answer })), receivedAt: 0 }),
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
      expect(requests.at(-1)).toMatchObject({ id: '0x02', status: 'pending' })
      const [odd] = unreadable
      if (odd) throw new MalformedResponseError({ endpoint, status: 200, path: odd.path, reason: odd.reason })
      return requests[0]
    },
  }
}

const recordV3 = recordReading('GET /requests/v3', (page) => getRequests(clientAnswering(page)))
const recordV2 = recordReading('GET /requests/v2', (page) => getRequestsV2(clientAnswering(page)), {
  required: ['id', 'status'],
  right: ['depositAddress', 'depositAddress.address'],
})

const depositV2 = { source: pageV2.source, answer: readPath(pageV2.answer, ['requests', '0']) }

/** The fields of an error that its messages are made of. */
const refusal: Reading = {
  endpoint: 'GET /requests/v3',
  dependsOn: { required: [], right: [] },
  read: async (answer) => {
    const error = await getRequests(clientAnswering(answer, { status: 429 })).catch(
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof RateLimitError)) throw error
    const { shortMessage: _shortMessage, details: _details, ...facts } = error
    return facts
  },
}

/** Fields that a schema knows and no example has. Steps are read by their kind: the examples hold all of them. */
const filledQuote = toExample({
  ...Object(sampleOf(quoteSchema)),
  steps: Object(evmQuotes.bridge.answer).steps,
})
const filledRecord = toExample({ ...Object(sampleOf(requestRecordSchema)), status: 'success' })

function toExample(answer: unknown): WireExample {
  return { source: 'the schema', answer }
}

const cases: [title: string, reading: Reading, examples: readonly WireExample[]][] = [
  [
    'a quote',
    quote,
    [...Object.values({ ...evmQuotes, ...otherFamilyQuotes }), unlimitedApproval, filledQuote],
  ],
  ['a status', status, [...Object.values(statusExamples), toExample(sampleOf(requestStateSchema))]],
  ['an answer to a signature', signatureAnswer, Object.values(signatureAnswers)],
  ['a record of v3', recordV3, [everyFieldV3, sponsoredV3, fromBitcoinV3, filledRecord]],
  ['a record of v2', recordV2, [sponsoredV2, depositV2, plainDepositAddressV2]],
  [
    'a refusal',
    refusal,
    [
      ...Object.values<WireErrorExample>(errorExamples),
      toExample({ ...Object(sampleOf(errorBodySchema)), message: 'Too many requests' }),
    ],
  ],
]

describe('every field, changed in every way, costs itself alone', () => {
  it.each(cases)('behavior: %s', async (_, reading, examples) => {
    const samples = await samplesOf(reading, examples)
    expect(samples.length).toBeGreaterThan(0)
    const problems: string[] = []
    // One field after the other: all their answers at once would fill the memory.
    for (const sample of samples) problems.push(...(await problemsOf(reading, sample)))
    expect(problems).toEqual([])
  })
})
