import { describe, expect, it, onTestFinished } from 'vitest'
import { getQuote, CausewayError } from '@causeway/react/actions'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const quote = await getQuote(env.client, env.quoteParameters())
const connection = { wallet: env.wallet, chainReader: env.reader }

type Callable = (...given: unknown[]) => unknown

/** Wrong values of a script without types. */
const wrongs = [undefined, null, 5, 5n, true, 'x', {}, [], [null], () => {}]

/** The first arguments of a call, before the one that is wrong. */
const beginnings: unknown[][] = [[], [quote], [quote, connection], [{ id: 'x', items: [] }], ['x']]

/** Objects that a page may pass to a config, or that only the library calls. */
const ports = new Set(['client', 'chainReader', 'journal', 'locks'])

/** The methods of a config, those of its objects included. */
function methodsOf(value: object, path = '', depth = 0): [string, Callable][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, Callable][] => {
    if (ports.has(name)) return []
    if (typeof inner === 'function') return [[path + name, inner as Callable]]
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner) || depth > 1) return []
    return methodsOf(inner, `${path}${name}.`, depth + 1)
  })
}

/** Calls a method of a new config, and returns what it throws, at once or later. */
async function errorOf(name: string, given: unknown[]): Promise<unknown> {
  const config = configOf(env)
  onTestFinished(config.stop)
  const method = new Map(methodsOf(config)).get(name)
  if (!method) throw new TypeError(`A config has no method ${name}.`)
  try {
    const result: unknown = method(...given)
    // A valid call isn't awaited: `start` takes until the swap is over.
    await Promise.race([result, config.executions.forget('none')])
    return undefined
  } catch (thrown) {
    return thrown
  }
}

describe('methods of a config that are called with something else', () => {
  it.each(methodsOf(configOf(env)).map(([name]) => name))('error: %s', async (name) => {
    const complaints: string[] = []
    for (const given of beginnings.flatMap((first) => wrongs.map((wrong) => [...first, wrong]))) {
      const error = await errorOf(name, given)
      if (error !== undefined && !(error instanceof CausewayError)) complaints.push(String(error))
    }
    expect(complaints).toEqual([])
  })

  const fromQuote = 'it must come from `getQuote`'
  const text = 'it must be text'
  const aFunction = 'it must be a function'
  it.each<[name: string, argument: string, given: unknown[], rule: string]>([
    ['executions.current.start', 'quote', ['x', connection], fromQuote],
    [
      'executions.current.start',
      'connection',
      [quote, { chainReader: env.reader }],
      'it must be an object, with `wallet`',
    ],
    [
      'executions.current.start',
      'connection.wallet',
      [quote, { ...connection, wallet: env.wallet.address }],
      'it must come from `createViemWallet` or the like',
    ],
    [
      'executions.current.start',
      'connection.chainReader',
      [quote, { ...connection, chainReader: env.transports }],
      'it must come from `createViemChainReader` or the like, with `waitForTransaction`',
    ],
    [
      'executions.current.start',
      'connection.allowAccountUpgrade',
      [quote, { ...connection, allowAccountUpgrade: 'false' }],
      'it must be true or false',
    ],
    [
      'executions.current.start',
      'connection.audit.rules',
      [quote, { ...connection, audit: { rules: 'x' } }],
      'it must be a list of functions',
    ],
    ['executions.current.start', 'options', [quote, connection, null], 'it must be an object'],
    ['executions.current.start', 'acceptedDigest', [quote, connection, { acceptedDigest: 5 }], text],
    ['executions.current.start', 'orderId', [quote, connection, { orderId: 1042 }], text],
    [
      'executions.current.start',
      'acceptedFindings',
      [quote, connection, { acceptedFindings: 'all' }],
      'it must be a list',
    ],
    [
      'executions.current.start',
      'acceptDigest',
      [quote, connection, { acceptDigest: '0x' }],
      'there is none; did you mean `acceptedDigest`?',
    ],
    [
      'executions.current.resume',
      'record',
      [{ id: 'x' }, connection],
      'it must come from a journal, with `status`',
    ],
    ['executions.current.adoptHashes', 'record', [[]], 'it must come from a journal'],
    ['executions.open', 'connection', [undefined], 'it must be an object'],
    ['executions.open', 'connection.getWallet', [{ ...connection, getWallet: env.wallet }], aFunction],
    ['executions.show', 'id', [5], text],
    ['executions.forget', 'id', [{ id: 'x' }], text],
    ['depositBook.save', 'terms', [quote], 'it must come from `requestDepositAddress`, with `requestId`'],
    ['depositBook.updateStatus', 'requestId', [5, 'success'], text],
    [
      'depositBook.updateStatus',
      'status',
      ['0x1', 'completed'],
      'it must be "waiting" or "depositing" or "pending" or "submitted" or "success" or "refund" or "failure" or "unknown"',
    ],
    ['depositBook.updateStatus', 'isDropped', ['0x1', 'failure', 'yes'], 'it must be true or false'],
    ['requestWatcher.watch', 'parameters', ['0x1'], 'it must be an object'],
    ['requestWatcher.watch', 'parameters', [{ requestId: '0x1' }], 'it must be an object, with `onStatus`'],
    ['requestWatcher.watch', 'onStatus', [{ requestId: '0x1', onStatus: 'x' }], aFunction],
    [
      'requestWatcher.watch',
      'onSuperceded',
      [{ requestId: '0x1', onStatus() {}, onSuperceded() {} }],
      'there is none; did you mean `onSuperseded`?',
    ],
    ['executions.current.subscribe', 'listener', [5], aFunction],
    ['executions.current.subscribeEvents', 'listener', ['x'], aFunction],
    ['tokens.subscribe', 'listener', [undefined], aFunction],
    ['connect', 'wallet', [env.wallet.address], 'it must come from `createViemWallet` or the like'],
  ])('error: %s: %s', async (name, argument, given, rule) => {
    const error = await errorOf(name, given)
    const caller = name.split('.').at(-1)
    expect(error).toMatchObject({
      name: 'InvalidArgumentError',
      argument,
      rule,
      message: expect.stringContaining(`\`${caller}\``),
    })
  })
})
