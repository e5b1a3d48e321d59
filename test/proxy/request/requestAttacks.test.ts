import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quoteBodySchema } from '@causeway/react/schemas'
import { alice } from '../support/accounts.ts'
import { createProxyEnvironment } from '../support/createProxyEnvironment.ts'
import { errorOf } from '../support/errorOf.ts'
import { closeHosts, hosts } from '../support/hosts.ts'

afterEach(closeHosts)

describe.each(hosts)('error: refuses a path that is not in its plain form, $name', (host) => {
  const env = (parameters = {}) => createProxyEnvironment(parameters, undefined, host)

  it.each([
    '/',
    '/bridge',
    '/bridge/',
    '/quote',
    '/requests/v3',
    '/bridge/requests/v2',
    '/bridge/requests/v3/',
    '/bridge/requests/v3/0x1',
    '/bridge/requests/v3.json',
    '/bridge/requests%2fv3',
    '/bridge/requests%2Fv3',
    '/bridge%2frequests/v3',
    '/bridge/requests%252fv3',
    '/bridge/requests%5cv3',
    '/bridge/requests/v3%00',
    '/bridge/requests/v3%20',
    '/bridge/requests/v3%0d%0ax-api-key:%20mine',
    '/bridge/requests/v3%3fuser=1',
    '/bridge/requests/v3%23',
    '/bridge/%72equests/v3',
    '/bridge//requests/v3',
    '//bridge/requests/v3',
    '/bridge/requests//v3',
    '/bridge/../requests/v3',
    '/bridge/%2e%2e/requests/v3',
    '/bridge/requests/v3/..',
    '/bridge/requests/v3/%2e%2e/%2e%2e/admin',
    '/bridge/requests/v3;a=b',
    '/bridge;x/requests/v3',
    '/bridge/requests;/v3',
    '/Bridge/requests/v3',
    '/bridge/REQUESTS/V3',
    '/bridge/requests/V3',
    '/bridge/requests/v3,',
    '/bridge/requests/v3*',
    '/bridge/requests/v３',
    '/bridge/https://service.example/api/requests/v3',
    '/bridge/@evil.example/requests/v3',
    '/bridge/requests/v3#fragment',
  ])('%s', async (path) => {
    const { ask, received } = env()
    expect(await errorOf(await ask(path))).toBe('404 NOT_FOUND')
    expect(received).toEqual([])
  })
})

describe.each(hosts)('error: refuses a query that can be read in two ways, $name', (host) => {
  const env = (parameters = {}) => createProxyEnvironment(parameters, undefined, host)

  it.each([
    ['user=0x1&user=0x2', '400 REPEATED_PARAMETER'],
    ['user=0x1&%75ser=0x2', '400 REPEATED_PARAMETER'],
    ['limit=1&limit=1', '400 REPEATED_PARAMETER'],
    ['user[]=0x1', '400 UNKNOWN_PARAMETER'],
    ['user%5B%5D=0x1', '400 UNKNOWN_PARAMETER'],
    ['user[0]=0x1', '400 UNKNOWN_PARAMETER'],
    ['User=0x1', '400 UNKNOWN_PARAMETER'],
    ['USER=0x1', '400 UNKNOWN_PARAMETER'],
    ['user%00=0x1', '400 UNKNOWN_PARAMETER'],
    ['user%20=0x1', '400 UNKNOWN_PARAMETER'],
    ['+user=0x1', '400 UNKNOWN_PARAMETER'],
    ['__proto__=1', '400 UNKNOWN_PARAMETER'],
    ['constructor=1', '400 UNKNOWN_PARAMETER'],
    ['hash=0x1', '400 UNKNOWN_PARAMETER'],
    ['referrer=me', '400 UNKNOWN_PARAMETER'],
    ['x-api-key=me', '400 UNKNOWN_PARAMETER'],
    ['user', '400 INVALID_PARAMETER'],
    ['term=a%00', '400 INVALID_PARAMETER'],
    ['term=a%0d%0aHost:%20evil', '400 INVALID_PARAMETER'],
    ['term=%c0%ae', '400 INVALID_PARAMETER'],
    ['term=%ff', '400 INVALID_PARAMETER'],
    ...[
      'limit=0',
      'limit=51',
      'limit=1e1',
      'limit=-1',
      'limit=',
      'limit[$gt]=1',
      'sortBy=price',
      'sortBy=createdAt;drop',
      'sortDirection=DESC',
      'status=won',
      'status=success,failure',
      'includeTotal=yes',
      'includeChildRequests=1',
      'originChainId=base',
      'chainId=0x1',
      'startTimestamp=now',
      'amountUsdMin=1e3',
      'user=',
      'id=',
    ].map((query): [string, string] => [
      query,
      query.includes('[') ? '400 UNKNOWN_PARAMETER' : '400 INVALID_PARAMETER',
    ]),
    ['filters=no', '400 INVALID_PARAMETER'],
    ['filters={}', '400 INVALID_PARAMETER'],
    ['filters=[1]', '400 INVALID_PARAMETER'],
    ['filters=[{"User":"0x1"}]', '400 INVALID_PARAMETER'],
    ['filters=[{"__proto__":{}}]', '400 INVALID_PARAMETER'],
    ['filters=[{"constructor":"0x1"}]', '400 INVALID_PARAMETER'],
    ['filters=[{"uſer":"0x1"}]', '400 INVALID_PARAMETER'],
    ['filters=[{"user":{"$ne":""}}]', '400 INVALID_PARAMETER'],
    ['filters=[{"user":["0x1",{}]}]', '400 INVALID_PARAMETER'],
    ['filters=[{"user":["0x1",null]}]', '400 INVALID_PARAMETER'],
    ['filters=[{"user":1}]', '400 INVALID_PARAMETER'],
    ['filters=[{"user":true}]', '400 INVALID_PARAMETER'],
    ['filters=[{"chainId":"one"}]', '400 INVALID_PARAMETER'],
    ['filters=[{"status":"won"}]', '400 INVALID_PARAMETER'],
    ['filters=[{"amountUsdMin":"1"}]', '400 INVALID_PARAMETER'],
    ['filters=[{"id":"a","id":"b"}]', '400 INVALID_PARAMETER'],
    ['filters=[{"chainId":[1,"10"],"not:recipient":null}]', '200'],
    [`term=${'a'.repeat(5_000)}`, '414 QUERY_TOO_LONG'],
    ['apiKey=0x1', '403 KEY_OWNER_FIELD_NOT_ALLOWED'],
    ['includeAuthenticatedData=true', '403 KEY_OWNER_FIELD_NOT_ALLOWED'],
    ['includeAuthenticatedData=1', '403 KEY_OWNER_FIELD_NOT_ALLOWED'],
    ['filters=[{"not:apiKey":null}]', '403 KEY_OWNER_FIELD_NOT_ALLOWED'],
  ])('%s', async (query, error) => {
    const { ask, received } = env()
    const response = await ask(`/bridge/requests/v3?${query}`)
    expect(response.status === 200 ? '200' : await errorOf(response)).toBe(error)
    expect(received.length).toBe(response.status === 200 ? 1 : 0)
  })

  it('behavior: keeps separators within a value', async () => {
    const { ask, received } = env()
    await ask('/bridge/requests/v3?term=a;user=b%26user=c%23%3Fd')
    expect(received[0]?.url).toBe(
      'https://service.example/api/requests/v3?term=a%3Buser%3Db%26user%3Dc%23%3Fd',
    )
  })

  it('behavior: knows the parameters of each endpoint', async () => {
    const { ask, quote, received } = env()
    expect(await errorOf(await ask('/bridge/intents/status?user=0x1'))).toBe('400 UNKNOWN_PARAMETER')
    const asked = await ask('/bridge/quote?user=0x1', { method: 'POST' })
    expect(await errorOf(asked)).toBe('400 UNKNOWN_PARAMETER')
    expect(received).toEqual([])
    expect((await quote({})).status).toBe(200)
  })

  it('parameters: allowKeyOwnerFields', async () => {
    const { ask, received } = env({ allowKeyOwnerFields: true })
    await ask('/bridge/requests/v3?includeAuthenticatedData=true&filters=[{"apiKey":"a"}]')
    expect(new URL(received[0]?.url ?? '').searchParams.get('includeAuthenticatedData')).toBe('true')
  })
})

describe.each(hosts)('error: refuses a body that is not one plain JSON object, $name', (host) => {
  const env = (parameters = {}) => createProxyEnvironment(parameters, undefined, host)

  const json = { 'content-type': 'application/json' }

  it.each<[string, string, Record<string, string>, string]>([
    [
      'a form',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      '415 UNSUPPORTED_CONTENT_TYPE',
    ],
    ['plain text', '{}', { 'content-type': 'text/plain' }, '415 UNSUPPORTED_CONTENT_TYPE'],
    ['two types', '{}', { 'content-type': 'text/plain, application/json' }, '415 UNSUPPORTED_CONTENT_TYPE'],
    ['a look-alike type', '{}', { 'content-type': 'application/jsonp' }, '415 UNSUPPORTED_CONTENT_TYPE'],
    [
      'another charset',
      '{}',
      { 'content-type': 'application/json; charset=utf-7' },
      '415 UNSUPPORTED_CONTENT_TYPE',
    ],
    ['a packed body', '{}', { ...json, 'content-encoding': 'gzip' }, '415 UNSUPPORTED_CONTENT_TYPE'],
    ['nothing', '', json, '400 INVALID_BODY'],
    ['cut JSON', '{"user":', json, '400 INVALID_BODY'],
    ['an array', '[]', json, '400 INVALID_BODY'],
    ['null', 'null', json, '400 INVALID_BODY'],
    ['text', '"user"', json, '400 INVALID_BODY'],
    ['two documents', '{}{}', json, '400 INVALID_BODY'],
    ['a field in another letter case', '{"user":"a","User":"b"}', json, '400 INVALID_BODY'],
    ['sponsorship in another letter case', '{"SubsidizeFees":true}', json, '400 INVALID_BODY'],
    ['a body nested too deep', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, json, '400 INVALID_BODY'],
    ['a long body', JSON.stringify({ a: 'a'.repeat(70_000) }), json, '413 BODY_TOO_LARGE'],
    ['a body that says it is long', '{}', { ...json, 'content-length': '70000' }, '413 BODY_TOO_LARGE'],
    ['sponsorship', '{"subsidizeFees":true}', json, '403 SPONSORSHIP_NOT_ALLOWED'],
    ['sponsorship as text', '{"subsidizeFees":"true"}', json, '403 SPONSORSHIP_NOT_ALLOWED'],
  ])('%s', async (_, body, headers, error) => {
    const { ask, received } = env()
    expect(await errorOf(await ask('/bridge/quote', { method: 'POST', body, headers }))).toBe(error)
    expect(received).toEqual([])
  })

  it('bytes that aren’t text', async () => {
    const { ask, received } = env()
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    expect(await errorOf(await ask('/bridge/quote', { method: 'POST', body, headers: json }))).toBe(
      '400 INVALID_BODY',
    )
    expect(received).toEqual([])
  })

  it.each([
    `{"user":"0x1","user":"${alice}"}`,
    `{"user":"${alice}","user":"${alice}"}`,
    `{"user":"${alice}","\\u0075ser":"0x1"}`,
    '{"txs":[{"to":"0x1","value":"0","data":"0x","to":"0x2"}]}',
    '{"additionalData":{"a":{"b":[1],"b":[2]}}}',
    '{"amount":"}","amount":"{"}',
  ])('a field that is given twice: %s', async (body) => {
    const { quote, received } = env({ getUser: () => alice })
    expect(await errorOf(await quote(body))).toBe('400 INVALID_BODY')
    expect(received).toEqual([])
  })

  it('behavior: accepts a name in several objects, and in a text', async () => {
    const { quote, received } = env()
    const txs = [
      { to: alice, value: '0', data: '0x' },
      { to: '0x00000000000000000000000000000000000000bb', value: '0', data: '0x' },
    ]
    const body = JSON.stringify({ user: '"user":', txs, additionalData: { user: '{"user":1}' } })
    await quote(body)
    expect(received[0]?.body).toBe(body)
  })

  it.each([
    '{"__proto__":{"subsidizeFees":true}}',
    '{"constructor":{}}',
    '{"toString":"a"}',
    '{"hasOwnProperty":true}',
    // Folded to small letters, a long s is an s and a Kelvin sign a k.
    '{"ſubsidizeFees":true}',
    '{"useDepositAddreſs":true}',
    '{"\u212aeepers":true}',
    '{"uѕer":"0x1"}',
    '{"user ":"0x1"}',
    '{"user\u0000":"0x1"}',
    '{"subsidize_fees":true}',
    '{"subsidizefees":true}',
    '{"subsidizeFees[]":true}',
    '{"ext":1}',
    '{"":1}',
  ])('a field that the schemas do not know: %s', async (body) => {
    const { quote, received } = env({ extraFields: ['appFees'] })
    expect(await errorOf(await quote(body))).toBe('400 INVALID_BODY')
    expect(received).toEqual([])
  })

  it.each([
    '{"txs":[{"to":"0x1","__proto__":{"value":"1"}}]}',
    '{"txs":[{"constructor":{"prototype":{}}}]}',
    '{"additionalData":{"prototype":1}}',
    '{"txs":[{"ſubsidizeFees":true}]}',
    '{"additionalData":{"uѕer":"0x1"}}',
    '{"additionalData":{"user ":"0x1"}}',
    '{"additionalData":{"user\\u0000":"0x1"}}',
    '{"additionalData":[[{"":1}]]}',
  ])('a strange name at any depth, also beside a signature: %s', async (body) => {
    const { quote, ask, received } = env()
    expect(await errorOf(await quote(body))).toBe('400 INVALID_BODY')
    const sent = await ask('/bridge/execute/permits?signature=0x1', { method: 'POST', body, headers: json })
    expect(await errorOf(sent)).toBe('400 INVALID_BODY')
    expect(received).toEqual([])
  })

  it.each([
    '{"additionalData":{"most":1e999}}',
    '{"additionalData":{"of":[[-1e999]]}}',
    '{"txs":[{"gas":1e400}]}',
    '{"ext":1e309}',
  ])('a number that would be forwarded as null: %s', async (body) => {
    const { quote, ask, received } = env({ extraFields: ['ext', 'gas'] })
    expect(await errorOf(await quote(body))).toBe('400 INVALID_BODY')
    const sent = await ask('/bridge/execute/permits?signature=0x1', { method: 'POST', body, headers: json })
    expect(await errorOf(sent)).toBe('400 INVALID_BODY')
    expect(received).toEqual([])
  })

  it('default: forwards every field of the schemas in a sponsored quote, except those that earn the caller something', async () => {
    const { quote, received } = env({ allowSponsorship: true })
    const samples: unknown[] = [true, 5, '5', 'EXACT_INPUT', ['swap'], {}, []]
    const earning = new Set(['appFees', 'referrer', 'topupGas', 'topupGasAmount', 'fixedRate'])
    const fields = Object.entries(quoteBodySchema.shape).filter(([name]) => !earning.has(name))
    const body = Object.fromEntries(
      fields.map(([name, schema]) => [
        name,
        samples.find((sample) => z.safeParse<z.ZodMiniType>(schema, sample).success),
      ]),
    )
    expect(Object.values(body)).not.toContain(undefined)
    expect((await quote(body)).status).toBe(200)
    expect(received[0]?.body).toBe(JSON.stringify(body))
  })

  it.each([
    '{"amount":5}',
    '{"amount":{"a":1}}',
    '{"user":["0x1"]}',
    '{"originChainId":"1"}',
    '{"txs":{"to":"0x1"}}',
    '{"txs":["0x1"]}',
    '{"txs":[{"to":"0x1","value":"0","data":"0x","subsidizeFees":true}]}',
    '{"authorizationList":[{"chainId":1,"address":"0x1","nonce":0,"yParity":0,"r":"0x","s":"0x","apiKey":"x"}]}',
    '{"includedSwapSources":[{"referrer":"x"}]}',
    '{"additionalData":[]}',
    '{"useDepositAddress":"true"}',
    '{"recipient":null}',
  ])('a quote with another type or name within: %s', async (body) => {
    const { quote, received } = env()
    expect(await errorOf(await quote(body))).toBe('400 INVALID_BODY')
    expect(received).toEqual([])
  })

  it('behavior: forwards what single routes need', async () => {
    const { quote, received } = env()
    const body = { additionalData: { userPublicKey: '0x2', deep: [{ apiKey: 1 }] } }
    await quote(body)
    expect(received[0]?.body).toBe(JSON.stringify(body))
  })

  it.each([
    {},
    { kind: 'claim' },
    { kind: { a: 1 }, requestId: '0x7' },
    { kind: 'claim', requestId: 7 },
    { kind: 'claim', requestId: '0x7', api: ['bridge'] },
    { kind: 'claim', requestId: '0x7', subsidizeFees: true },
    { kind: 'claim', requestId: '0x7', referrer: 'x' },
    { kind: 'claim', requestId: '0x7', appFees: [{ recipient: alice, fee: '900' }] },
  ])('a permit with other fields: %j', async (body) => {
    const { ask, received } = env()
    const sent = await ask('/bridge/execute/permits?signature=0x1', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: json,
    })
    expect(await errorOf(sent)).toBe('400 INVALID_BODY')
    expect(received).toEqual([])
  })

  it.each(['', 'signed', '0xg', '0x1%200x2'])('a permit with an invalid signature: %j', async (signature) => {
    const { ask, received } = env()
    const sent = await ask(`/bridge/execute/permits?signature=${signature}`, {
      method: 'POST',
      body: JSON.stringify({ kind: 'claim', requestId: '0x7' }),
      headers: json,
    })
    expect(await errorOf(sent)).toBe('400 INVALID_PARAMETER')
    expect(received).toEqual([])
  })

  it('parameters: extraFields of a permit, and within fields of a quote', async () => {
    const { ask, quote, received } = env({ extraFields: ['nonce', 'originalTxValue'] })
    const permit = JSON.stringify({ kind: 'nonce-mapping', requestId: '0x7', api: 'swap', nonce: 1 })
    await ask('/bridge/execute/permits?signature=0x1', { method: 'POST', body: permit, headers: json })
    const call = JSON.stringify({ txs: [{ to: alice, value: '2', data: '0x', originalTxValue: '3' }] })
    await quote(call)
    expect(received.map(({ body }) => body)).toEqual([permit, call])
  })

  it.each([
    [undefined, 'svc'],
    ['acme', 'acme'],
  ])('parameters: accepts the name that deployment %s gives its own fee', async (brand, word) => {
    const { quote, received } = env({ allowSponsorship: true, ...(brand && { brand }) })
    const body = { subsidizeFees: true, sponsoredFeeComponents: ['swap', word] }
    expect((await quote(body)).status).toBe(200)
    for (const other of ['all', 'other'])
      expect((await quote({ ...body, sponsoredFeeComponents: [other] })).status).toBe(400)
    expect(received.map(({ body: sent }) => sent)).toEqual([JSON.stringify(body)])
  })

  it.each([
    [{ apiKey: 1 }, '"apiKey" is no field'],
    [{ txs: [{ to: alice, value: '0', data: '0x', apiKey: 1 }] }, '"txs.0.apiKey" is no field'],
    [{ txs: [{ to: alice, value: {}, data: '0x' }] }, '"txs.0.value": '],
    [{ txs: [{ '<b>': 1 }] }, ': a field of it is no field'],
  ])('behavior: names the place of a refused field: %j', async (body, place) => {
    const { quote } = env()
    expect((await (await quote(body)).json()).message).toContain(place)
  })

  it('parameters: extraFields', async () => {
    const { quote, received } = env({ extraFields: ['appFees'] })
    await quote({ appFees: [{ recipient: alice, fee: '10' }] })
    expect(received[0]?.body).toBe(JSON.stringify({ appFees: [{ recipient: alice, fee: '10' }] }))
    expect(await errorOf(await env().quote({ appFees: [] }))).toBe('400 INVALID_BODY')
  })

  it.each(['sponsoredFeeComponents', 'maxSubsidizationAmount', 'subsidizationBps', 'subsidizeRent'])(
    'what a sponsor pays, without the switch for it: %s',
    async (name) => {
      const { quote, received } = env()
      expect(await errorOf(await quote({ [name]: name === 'subsidizeRent' ? true : ['rent'] }))).toBe(
        '403 SPONSORSHIP_NOT_ALLOWED',
      )
      await quote({ subsidizeFees: false })
      expect(received.map(({ body }) => body)).toEqual(['{"subsidizeFees":false}'])
    },
  )

  it('a body for an endpoint that takes none', async () => {
    const { ask, received } = env()
    for (const headers of [{ 'content-length': '2' }, { 'transfer-encoding': 'chunked' }]) {
      expect(await errorOf(await ask('/bridge/requests/v3', { headers }))).toBe('400 INVALID_BODY')
    }
    expect(received).toEqual([])
  })

  it('parameters: allowSponsorship', async () => {
    const { quote, received } = env({ allowSponsorship: true })
    await quote({ subsidizeFees: true })
    expect(received[0]?.body).toBe('{"subsidizeFees":true}')
  })
})

describe('the handler alone', () => {
  it.each([
    '/bridge/requests/v3',
    'ftp://proxy.example/bridge/requests/v3',
    'https://proxy.example/bridge/./requests/v3',
    'https://proxy.example/bridge/x/../requests/v3',
    'https://proxy.example\\bridge\\requests\\v3',
    'https://proxy.example/bridge\\requests/v3',
    'https://proxy.example/bridge/requests/v3\u0000',
    'https://proxy.example/bridge/requests/v3\n',
    'https:/bridge/requests/v3',
  ])('error: refuses %j, from a server that leaves addresses as they are', async (url) => {
    const { handler, received } = createProxyEnvironment()
    const request = new Request('https://proxy.example')
    Object.defineProperty(request, 'url', { value: url })
    expect(await errorOf(await handler(request))).toBe('404 NOT_FOUND')
    expect(received).toEqual([])
  })

  it('behavior: stops reading at the limit, whatever length is declared', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024
        controller.enqueue(new Uint8Array(1024).fill(0x20))
      },
    })
    const { ask } = createProxyEnvironment({ limits: { bodyBytes: 4096 } })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    }
    expect(await errorOf(await ask('/bridge/quote', init))).toBe('413 BODY_TOO_LARGE')
    expect(sent).toBeLessThan(10_000)
  })
})
