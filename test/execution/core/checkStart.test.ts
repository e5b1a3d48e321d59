import { describe, expect, it } from 'vitest'
import { checkConnection, checkRecord, checkStart } from '../../../src/execution/core/checkStart.ts'

/** The argument and the rule of the error that is thrown. */
function refusal(check: () => void): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    const { name, message } = error as Error
    expect(name).toBe('InvalidArgumentError')
    return message
  }
}

const said = (caller: string, argument: string, rule: string) =>
  `The argument "${argument}" of \`${caller}\` is invalid: ${rule}.`

const quote = { steps: [], details: {}, fees: {}, parameters: {} }
const wallet = { address: '0x00000000000000000000000000000000000000A1' }
const chainReader = { waitForTransaction: () => {} }
const connection = { wallet, chainReader }

const comesFrom = (maker: string, missing?: string) =>
  `it must come from \`${maker}\` or the like${missing ? `, with \`${missing}\`` : ''}`

describe('checkStart', () => {
  it.each<[string, unknown, unknown]>([
    ['nothing but what is needed', connection, {}],
    [
      'all that may be given',
      { ...connection, allowAccountUpgrade: true, audit: { tokens: [] } },
      { acceptedDigest: '0x1', acceptedFindings: [], orderId: 'one' },
    ],
    ['what is not given as null', { ...connection, allowAccountUpgrade: null, audit: null }, {}],
  ])('default: takes %s', (_, given, options) => {
    expect(refusal(() => checkStart(quote, given, options))).toBeUndefined()
  })

  it.each<[string, unknown, unknown, unknown, string | RegExp]>([
    [
      'a quote that `getQuote` didn’t make',
      {},
      connection,
      {},
      said('start', 'quote', 'it must come from `getQuote`, with `steps`'),
    ],
    ['no connection', quote, 5, {}, said('start', 'connection', 'it must be an object')],
    [
      'no wallet',
      quote,
      { chainReader },
      {},
      said('start', 'connection', 'it must be an object, with `wallet`'),
    ],
    [
      'no chain reader',
      quote,
      { wallet },
      {},
      said('start', 'connection', 'it must be an object, with `chainReader`'),
    ],
    [
      'a wallet of another library',
      quote,
      { ...connection, wallet: {} },
      {},
      said('start', 'connection.wallet', comesFrom('createViemWallet', 'address')),
    ],
    [
      'a chain reader of another library',
      quote,
      { ...connection, chainReader: {} },
      {},
      said('start', 'connection.chainReader', comesFrom('createViemChainReader', 'waitForTransaction')),
    ],
    [
      'text instead of true',
      quote,
      { ...connection, allowAccountUpgrade: 'yes' },
      {},
      /"connection\.allowAccountUpgrade" of `start`/,
    ],
    [
      'audit options with invalid tokens',
      quote,
      { ...connection, audit: { tokens: 5 } },
      {},
      /"connection\.audit\.tokens" of `start`.*it must be a list/,
    ],
    ['no options', quote, connection, 5, said('start', 'options', 'it must be an object')],
    ['a number for the digest', quote, connection, { acceptedDigest: 5 }, /"acceptedDigest" of `start`/],
    [
      'accepted findings that aren’t a list',
      quote,
      connection,
      { acceptedFindings: 5 },
      /"acceptedFindings" of `start`/,
    ],
    ['a number for the order ID', quote, connection, { orderId: 5 }, /"orderId" of `start`/],
  ])('error: names %s', (_, given, connected, options, message) => {
    expect(refusal(() => checkStart(given, connected, options))).toMatch(message)
  })
})

describe('checkConnection', () => {
  it('default: needs only a chain reader to resume, and checks a wallet if there is one', () => {
    expect(refusal(() => checkConnection({ chainReader }, 'resume'))).toBeUndefined()
    const withoutReader = said('resume', 'connection', 'it must be an object, with `chainReader`')
    expect(refusal(() => checkConnection({ wallet }, 'resume'))).toBe(withoutReader)
    const withoutAddress = said('resume', 'connection.wallet', comesFrom('createViemWallet', 'address'))
    expect(refusal(() => checkConnection({ chainReader, wallet: {} }, 'resume'))).toBe(withoutAddress)
  })
})

describe('checkRecord', () => {
  it('default: has all that is read of it', () => {
    const record = { id: 'one', status: 'filling', summary: {}, items: [] }
    expect(refusal(() => checkRecord(record, 'resume'))).toBeUndefined()
    for (const name of Object.keys(record)) {
      const missing = said('resume', 'record', `it must come from a journal, with \`${name}\``)
      expect(refusal(() => checkRecord({ ...record, [name]: undefined }, 'resume'))).toBe(missing)
    }
  })
})
