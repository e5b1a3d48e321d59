import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorDetails } from '@causeway/react'
import { ServiceError } from '@causeway/react/actions'
import { redactText, redactWalletText } from '../../../src/errors/redaction/redact.ts'
import { caseCount } from '../../support/runner/caseCount.ts'
import { bundleOf } from './bundleOf.ts'

const secret = 'AIzaSyD-correct-horse'

const service = (facts: { errorData?: unknown; serviceMessage?: string }) =>
  new ServiceError({ endpoint: 'POST /quote', status: 400, ...facts })

describe('a secret beside its name goes from data', () => {
  const name = 'x-api-key'
  it.each<[unknown]>([
    [[[name, secret]]],
    [[name, secret, 'accept', 'text/html']],
    [['accept', 'text/html', name, secret]],
    [[name, [secret]]],
    [[name, 'string', secret]],
    [[[name], [secret]]],
    [{ columns: [name], rows: [[secret]] }],
    [{ name, value: secret }],
    [{ value: secret, name }],
    [{ name, values: [secret] }],
    [{ Name: name, Value: secret }],
    [{ NAME: name, VALUE: { text: secret } }],
    [{ k: name, v: secret }],
    [{ name, val: secret }],
    [{ key: name, value: secret }],
    [{ header: name, content: secret }],
    [{ id: name, value: secret }],
    [{ label: 'API key', value: secret }],
    [{ label: 'Your API key:', value: secret }],
    [{ parameter: name, value: secret }],
    [{ type: 'apiKey', value: secret }],
    [{ in: 'header', what: name, was: secret }],
    [{ name: { text: name }, value: { text: secret } }],
    [{ name: 'password', value: `my-password-${secret}` }],
  ])('error: removes it from %j', (errorData) => {
    const deep = { request: { headers: [errorData, { name: 'accept', value: 'text/html' }] } }
    const texts = [
      ...[errorData, deep].flatMap((data) => [
        errorDetails(service({ errorData: data })),
        errorDetails(service({}), { data }),
        bundleOf({ data }),
      ]),
      ...[
        JSON.stringify(errorData),
        JSON.stringify(deep, null, 2),
        JSON.stringify({ body: JSON.stringify(deep) }),
      ].flatMap((text) => everyTextOf(`Bad request: ${text}`)),
    ]
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
  })

  it('property: however deep, in whatever order, and beside whatever else', () => {
    const word = fc.constantFrom('name', 'value', 'k', 'v', 'header', 'content', 'in', 'list')
    const named = fc.constantFrom(
      'x-api-key',
      'X-API-KEY',
      'API key',
      'apiKey',
      'Authorization',
      'client_secret',
    )
    const other = fc.constantFrom<unknown>('accept', 'text/html', 7, null, ['gzip'], { q: 'x' })
    const pair = fc
      .tuple(
        named,
        fc.constantFrom<unknown>(secret, [secret], { text: secret }),
        fc.array(other, { maxLength: 3 }),
      )
      .chain(([found, value, rest]) =>
        fc.shuffledSubarray([found, value, ...rest], { minLength: rest.length + 2 }),
      )
      .chain((values) =>
        fc.oneof(
          fc.constant<unknown>(values),
          fc
            .uniqueArray(word, { minLength: values.length, maxLength: values.length })
            .map((fields): unknown => Object.fromEntries(values.map((value, at) => [fields[at], value]))),
        ),
      )
    const nested = fc
      .tuple(pair, fc.array(fc.tuple(fc.boolean(), word), { maxLength: 4 }))
      .map(([inner, levels]) =>
        levels.reduce<unknown>(
          (value, [isList, field]) => (isList ? ['gzip', value] : { [field]: value, status: 1 }),
          inner,
        ),
      )
    fc.assert(
      fc.property(nested, (errorData) => {
        for (const text of [errorDetails(service({ errorData })), bundleOf({ errorData })])
          expect(text).not.toContain(secret)
      }),
      { numRuns: caseCount(600) },
    )
  })

  it('default: keeps what names no secret', () => {
    const errorData = {
      reason: 'Invalid API key',
      requestId: '0x5a',
      tokens: [{ symbol: 'SCRT', name: 'Secret', address: '0x1' }],
      pairs: [['accept', 'text/html']],
      note: 'The password that was given is not right',
    }
    expect(
      JSON.parse(errorDetails(service({ errorData }), { argument: 'apiKey', rule: 'text' })),
    ).toMatchObject({
      errorData,
      argument: 'apiKey',
      rule: 'text',
    })
  })
})

/** Every place in which a text of the provider, or of a wallet, is shown. */
function everyTextOf(text: string): string[] {
  const error = service({ serviceMessage: text, errorData: text })
  return [
    error.message,
    errorDetails(error),
    errorDetails(service({ errorData: { text: [text] } })),
    bundleOf({ error }),
    bundleOf({ text }),
    redactText(text),
    redactWalletText(text),
  ]
}

describe('a secret behind its name goes from a text', () => {
  it.each([
    `x-api-key -> ${secret}`,
    `x-api-key => ${secret}`,
    `x-api-key:${secret}`,
    `x-api-key\t${secret}`,
    `x-api-key,${secret}`,
    `x-api-key - ${secret}`,
    `x-api-key – ${secret}`,
    `x-api-key := ${secret}`,
    `x-api-key (${secret})`,
    `| x-api-key | ${secret} |`,
    `+x-api-key+\n${secret}`,
    `**x-api-key**: \`${secret}\``,
    `(b'x-api-key', b'${secret}')`,
    `[(b'accept', b'*/*'), (b'x-api-key', b'${secret}')]`,
    `("x-api-key" . "${secret}")`,
    `("x-api-key" "${secret}")`,
    `map[x-api-key:[${secret}]]`,
    `Map(1) { 'x-api-key' => '${secret}' }`,
    `<header name="x-api-key">${secret}</header>`,
    `<header name='x-api-key' value='${secret}'/>`,
    `<x-api-key>${secret}</x-api-key>`,
    `<password>correct ${secret}</password>`,
    `name="x-api-key"\r\n\r\n${secret}`,
    String.raw`name=\"x-api-key\"\r\n\r\n${secret}`,
    `x-api-key\r\n\r\n${secret}`,
    `{"name":"x-api-key","values":["${secret}"]}`,
    `{"values":["${secret}"],"name":"x-api-key"}`,
    `[["x-api-key",["${secret}"]]]`,
    `["x-api-key","string","${secret}"]`,
    `{"x-api-key":{"value":"${secret}"}}`,
    `x-api-key&quot;:&quot;${secret}`,
    `x-api-key%22%3A%22${secret}`,
    `x-api-key%3D${secret}`,
    `API key: ${secret}`,
    `API_KEY=${secret}`,
    `Authorization: Basic ${secret}`,
    `Authorization -> Bearer ${secret}`,
  ])('error: removes it from %s', (text) => {
    expect(everyTextOf(`It failed (${text}) at 12:00`).filter((shown) => shown.includes(secret))).toEqual([])
  })

  it.each([
    'The API key is missing',
    'The API key is missing. Ask for one.',
    'Invalid API key, basic authentication failed',
    'The header "x-api-key" is missing',
    'Send “x-api-key” with each request; the API key’s owner can see it.',
    'A password, a seed or a mnemonic is never asked for.',
    'Your API key has reached its limit. Try again in 60 seconds.',
  ])('default: keeps a sentence: %s', (text) => {
    expect(redactText(text)).toBe(text)
  })
})
