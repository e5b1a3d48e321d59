import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { type Quote, MalformedResponseError, createClient } from '@causeway/react/actions'
import { caseCount } from '../support/runner/caseCount.ts'
import { applyChanges, changes, toText, toTree } from './support/jsonTree.ts'
import { findUnsentValue, readAll } from './support/findUnsentValue.ts'
import { wireActionsOfDialects, type WireAction } from './support/wireActions.ts'

/** For each endpoint. */
const cases = caseCount(300)

/** The fields that funds depend on: in every accepted answer, and of the right type. */
const critical: Record<string, readonly (readonly [path: string, type: string])[]> = {
  'POST /quote': [
    ['details.sender', 'string'],
    ['details.recipient', 'string'],
    ...['currencyIn', 'currencyOut'].flatMap((name) => [
      [`details.${name}.amount`, 'bigint'] as const,
      [`details.${name}.currency.chainId`, 'number'] as const,
      [`details.${name}.currency.address`, 'string'] as const,
      [`details.${name}.currency.decimals`, 'number'] as const,
    ]),
    ['steps.*.id', 'string'],
    ['steps.*.kind', 'string'],
    ['steps.*.items.*.status', 'string'],
  ],
  'POST /execute/permits': [
    ['steps.*.id', 'string'],
    ['steps.*.kind', 'string'],
  ],
  'GET /intents/status': [['status', 'string']],
  'GET /intents/status/v3': [['status', 'string']],
  'GET /requests/v3': [
    ['requests.*.id', 'string'],
    ['requests.*.status', 'string'],
  ],
  'GET /requests/v2': [
    ['requests.*.id', 'string'],
    ['requests.*.status', 'string'],
  ],
}

/** The words that may become a final status. */
const wordsOf: ReadonlyMap<unknown, readonly unknown[]> = new Map([
  ['success', ['success']],
  ['refund', ['refund', 'fallback']],
  // A refund that could not be made is a failure.
  ['failure', ['failure', 'refund', 'fallback']],
])

/** What is wrong with an answer that was accepted. */
function faultsOf({ endpoint, known = null }: WireAction, output: unknown, wire: unknown): unknown[] {
  const missing = (critical[endpoint] ?? []).filter(([path, type]) =>
    readAll(output, path).some((value) => typeof value !== type),
  )
  if (endpoint.startsWith('POST ')) {
    return [...missing, ...transactionFaults(output as Quote), ...invented(output, wire, known)]
  }
  const list = endpoint.includes('requests') ? 'requests.*.' : ''
  const { unreadable = [] } = Object(output) as { unreadable?: readonly { index: number }[] }
  const words = readAll(wire, `${list}status`).filter((_, at) =>
    unreadable.every(({ index }) => index !== at),
  )
  const statuses = readAll(output, `${list}status`)
  const wrong = statuses.filter((status, index) => wordsOf.get(status)?.includes(words[index]) === false)
  // Records of v2 say the same at other places.
  return [...missing, ...wrong, ...(endpoint === 'GET /requests/v2' ? [] : invented(output, wire, known))]
}

function invented(output: unknown, wire: unknown, known: unknown): string[] {
  const path = findUnsentValue(output, wire, [wire, known])
  return path === undefined ? [] : [path]
}

function transactionFaults({ steps }: Quote): unknown[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'transaction') return []
    return step.items.filter(({ data: { to, from, data, value, chainId } }) => {
      const areAddresses = [to, from].every((address) => /^0x[\da-f]{40}$/i.test(address))
      return !(areAddresses && /^0x([\da-f]{2})*$/i.test(data) && typeof value === 'bigint' && chainId > 0)
    })
  })
}

/** An answer without what only says the same again, so that changes hit the rest more often. */
function shortened(answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if (key === 'actual' && 'components' in value) return undefined
    return key === 'components' ? Object.fromEntries(Object.entries(value).slice(0, 3)) : value
  })
  return JSON.parse(text)
}

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
})

describe.each(wireActionsOfDialects)('$name', (action) => {
  it('behavior: refuses any changed answer by name, or makes nothing up', async () => {
    const tree = toTree(shortened(action.answer))
    const seen = { taken: 0, refused: 0 }
    let text = ''
    const client = createClient({
      baseUrl: 'https://sandbox.invalid',
      brand: action.brand,
      fetch: async () => new Response(text),
      onBrandMismatch: () => {},
    })
    await fc.assert(
      fc.asyncProperty(changes, async (drawn) => {
        text = toText(applyChanges(tree, drawn))
        let output: unknown
        try {
          output = await action.ask(client)
        } catch (error) {
          seen.refused += 1
          if (!(error instanceof MalformedResponseError)) throw error
          return
        }
        // A record that can't be read is kept as it came.
        const { unreadable } = Object(output) as { unreadable?: readonly unknown[] }
        if (unreadable && unreadable.length > 0) seen.refused += 1
        else seen.taken += 1
        const faults = faultsOf(action, output, JSON.parse(text))
        if (faults.length > 0) throw new TypeError(`${JSON.stringify(faults)} in ${text}`)
      }),
      { numRuns: cases },
    )
    // It would say nothing if all were taken, or all refused.
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(cases / 100)
  })
})
