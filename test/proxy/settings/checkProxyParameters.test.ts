import { describe, expect, it } from 'vitest'
import { createProxyHandler } from '@causeway/react/proxy'
import { alice } from '../support/accounts.ts'
import { apiKey, appOrigin, createProxyEnvironment } from '../support/createProxyEnvironment.ts'

const parameters = { baseUrl: 'https://service.example', apiKey, allowedOrigins: [appOrigin] }

const noOrigin = (origin: string) =>
  `"${origin}" isn’t an origin; write it as a browser does, such as https://app.example, without path or wildcard.`
const noHost = (host: string) =>
  `"${host}" isn’t a host; write it as a browser does, such as app.example or localhost:5173.`
const noPath = (path: string) =>
  `"${path}" isn’t a path for the proxy; write segments of letters, digits, . _ ~ - after a /.`
const noField = (name: string) => `"${name}" isn’t a field name.`
const noPlainPath = 'it must be a plain path, such as /quote/v2.'
const noKey = 'it must have at least 8 visible ASCII characters; is the environment variable set?'
const noNumber = 'it must be a positive number.'
const noFunction = 'it must be a function.'
const noArray = 'it must be an array.'

const invalid: [what: string, change: object, argument: string, rule: string][] = [
  ['no limits', { limits: null }, 'limits', 'it must be an object.'],
  ['a wildcard', { allowedOrigins: ['*'] }, 'allowedOrigins', noOrigin('*')],
  [
    'an origin with a path',
    { allowedOrigins: ['https://app.example/'] },
    'allowedOrigins',
    noOrigin('https://app.example/'),
  ],
  [
    'an origin with a wildcard',
    { allowedOrigins: ['https://*.example'] },
    'allowedOrigins',
    noOrigin('https://*.example'),
  ],
  [
    'an origin of another protocol',
    { allowedOrigins: ['ftp://app.example'] },
    'allowedOrigins',
    noOrigin('ftp://app.example'),
  ],
  ['no list of origins', { allowedOrigins: undefined }, 'allowedOrigins', noArray],
  ['the opaque origin', { allowedOrigins: ['null'] }, 'allowedOrigins', noOrigin('null')],
  ['a host without scheme', { allowedOrigins: ['app.example'] }, 'allowedOrigins', noOrigin('app.example')],
  [
    'a wildcard of headers',
    { allowedHeaders: ['*'] },
    'allowedHeaders',
    '"*" isn’t a header name; wildcards aren’t allowed.',
  ],
  [
    'a header with a wildcard at its end',
    { allowedHeaders: ['x-*'] },
    'allowedHeaders',
    '"x-*" isn’t a header name; wildcards aren’t allowed.',
  ],
  [
    'a header with a wildcard at its start',
    { allowedHeaders: ['*-id'] },
    'allowedHeaders',
    '"*-id" isn’t a header name; wildcards aren’t allowed.',
  ],
  ['an empty key', { apiKey: '' }, 'apiKey', noKey],
  ['a short key', { apiKey: 'abc' }, 'apiKey', noKey],
  ['a key with a line break', { apiKey: 'abcdefgh\r\nx: y' }, 'apiKey', noKey],
  [
    'a limit from a variable that is not set',
    { limits: { bodyBytes: Number(undefined) } },
    'limits.bodyBytes',
    noNumber,
  ],
  ['a limit without end', { limits: { responseBytes: Infinity } }, 'limits.responseBytes', noNumber],
  ['a limit as text', { limits: { timeoutMs: '5000' } }, 'limits.timeoutMs', noNumber],
  ['a limit of nothing', { limits: { timeoutMs: 0 } }, 'limits.timeoutMs', noNumber],
  [
    'a time that no timer takes',
    { limits: { timeoutMs: 2 ** 31 } },
    'limits.timeoutMs',
    'it must be at most 2147483647.',
  ],
  [
    'a host with a scheme',
    { allowedHosts: ['https://app.example'] },
    'allowedHosts',
    noHost('https://app.example'),
  ],
  ['a host with a path', { allowedHosts: ['app.example/'] }, 'allowedHosts', noHost('app.example/')],
  ['a wildcard of hosts', { allowedHosts: ['*'] }, 'allowedHosts', noHost('*')],
  [
    'a host with a wildcard at its start',
    { allowedHosts: ['*.example'] },
    'allowedHosts',
    noHost('*.example'),
  ],
  ['a host with a wildcard at its end', { allowedHosts: ['app.*'] }, 'allowedHosts', noHost('app.*')],
  ['no host', { allowedHosts: [''] }, 'allowedHosts', noHost('')],
  ['a number as host', { allowedHosts: [5] }, 'allowedHosts', noHost('5')],
  ['a prototype as a field', { extraFields: ['__proto__'] }, 'extraFields', noField('__proto__')],
  ['a constructor as a field', { extraFields: ['constructor'] }, 'extraFields', noField('constructor')],
  ['a prototype by its other name', { extraFields: ['prototype'] }, 'extraFields', noField('prototype')],
  ['a field of other letters', { extraFields: ['appFeeſ'] }, 'extraFields', noField('appFeeſ')],
  ['a mount with dots', { mountPath: '/a/../b' }, 'mountPath', noPath('/a/../b')],
  ['a mount with a slash at its end', { mountPath: '/a/' }, 'mountPath', noPath('/a/')],
  ['a mount with an escape', { mountPath: '/a%2fb' }, 'mountPath', noPath('/a%2fb')],
  [
    'a fee that JSON can’t say',
    { quoteParameters: { appFees: [{ recipient: alice, fee: 10, least: 1n }] } },
    'quoteParameters.appFees.0.least',
    'it must be text or a number, as JSON has no bigint.',
  ],
  ['a path to another host', { paths: { quote: '@evil.example/quote' } }, 'paths.quote', noPlainPath],
  ['a path with a query', { paths: { quote: '/quote?a=b' } }, 'paths.quote', noPlainPath],
  // A misspelled or wrong setting would leave open what it was meant to close.
  ['a misspelled getUser', { getuser: () => alice }, 'getuser', 'there is none; did you mean `getUser`?'],
  [
    'a misspelled allowedHosts',
    { allowedHost: ['app.example'] },
    'allowedHost',
    'there is none; did you mean `allowedHosts`?',
  ],
  [
    'a misspelled limit',
    { limits: { timeoutMS: 5000 } },
    'limits.timeoutMS',
    'there is none; did you mean `timeoutMs`?',
  ],
  ['a user without a function', { getUser: alice }, 'getUser', noFunction],
  ['null as a function', { getUser: null }, 'getUser', noFunction],
  ['an address as a function', { getLimiterKey: null }, 'getLimiterKey', noFunction],
  ['a log without a function', { onResponse: console }, 'onResponse', noFunction],
  ['a fetch without a function', { fetch: 'fetch' }, 'fetch', noFunction],
  ['one host', { allowedHosts: 'app.example' }, 'allowedHosts', noArray],
  ['no hosts', { allowedHosts: null }, 'allowedHosts', noArray],
  ['one origin', { allowedOrigins: appOrigin }, 'allowedOrigins', noArray],
  ['one header', { allowedHeaders: 'authorization' }, 'allowedHeaders', noArray],
  ['one field', { extraFields: 'ttl' }, 'extraFields', noArray],
  ['a limiter that counts nothing', { limiter: {} }, 'limiter', 'it must have a method `take`.'],
  ['a limiter that is text', { limiter: 'redis' }, 'limiter', 'it must have a method `take`.'],
  [
    'a limiter of the key that counts nothing',
    { keyLimiter: null },
    'keyLimiter',
    'it must have a method `take`.',
  ],
  [
    'fees that callers name and the owner of the key pays',
    { extraFields: ['appFees'], allowSponsorship: true },
    'extraFields',
    'callers may not name appFees where the owner of the key pays fees.',
  ],
  ...['allowSponsorship', 'allowKeyOwnerFields', 'allowCredentials'].map(
    (name): [string, object, string, string] => [
      `${name} as a variable writes it`,
      { [name]: 'false' },
      name,
      'it must be true or false.',
    ],
  ),
]

describe('createProxyHandler', () => {
  it.each(invalid)('error: refuses the parameter %s', (_, change, argument, rule) => {
    expect(() => createProxyHandler({ ...parameters, ...change } as never)).toThrow(
      expect.objectContaining({
        name: 'InvalidConfigError',
        argument,
        message: `The argument "${argument}" of \`createProxyHandler\` is invalid: ${rule}`,
      }),
    )
  })

  it.each([undefined, null, 'https://service.example'])('error: refuses %j as parameters', (given) => {
    expect(() => createProxyHandler(given as never)).toThrow(
      'The argument "parameters" of `createProxyHandler` is invalid: it must be an object.',
    )
  })

  it('behavior: accepts the longest time that a timer supports', () => {
    expect(() => createProxyHandler({ ...parameters, limits: { timeoutMs: 2 ** 31 - 1 } })).not.toThrow()
  })

  it('behavior: accepts undefined parameters', async () => {
    const names = [
      'getUser',
      'limits',
      'allowedHosts',
      'allowSponsorship',
      'limiter',
      'quoteParameters',
      'testnet',
    ]
    const absent = Object.fromEntries(names.map((name) => [name, undefined]))
    expect((await createProxyEnvironment(absent).ask('/bridge/requests/v3')).status).toBe(200)
  })

  it('error: refuses an invalid base URL', () => {
    expect(() => createProxyHandler({ ...parameters, baseUrl: '/api' })).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'baseUrl' }),
    )
  })
})
