import { expect, it } from 'vitest'
import { getRequestStatus, createClient, type DeprecationNotice } from '@causeway/react/actions'
import { errorDetails } from '@causeway/react'
import { createKeyFinder } from '../../src/client/keyFinder/createKeyFinder.ts'
import { encodings } from './keyEncodings.ts'

const apiKey = 'k3y-0f-the-0wner/+='
const holds = createKeyFinder(apiKey)

/** Everything that an error says and holds, its causes included. */
function allOf(error: unknown): string {
  const seen: string[] = []
  for (let current = error; current instanceof Error; current = current.cause) {
    const own = Object.fromEntries(
      Object.getOwnPropertyNames(current).map((name) => [name, Reflect.get(current as Error, name)]),
    )
    seen.push(JSON.stringify({ ...own, cause: undefined }), String(current), errorDetails(current))
  }
  return seen.join('\n')
}

async function failureOf(
  fetch: typeof globalThis.fetch,
  notices: DeprecationNotice[] = [],
): Promise<unknown> {
  const client = createClient({
    baseUrl: 'https://bridge.example',
    apiKey,
    fetch,
    onDeprecation: (notice) => notices.push(notice),
  })
  return getRequestStatus(client, { requestId: '0x1' }).then(
    () => undefined,
    (error: unknown) => error,
  )
}

it.each(encodings)(
  'error: removes a key that the provider returns in %s from all errors',
  async (_, encode) => {
    const said = `Key ${encode(apiKey)} refused`
    const bodies: unknown[] = [
      { message: said },
      {
        message: said,
        errorCode: said,
        requestId: said,
        errorData: { [said]: [said, Array.from(said, (letter) => letter.charCodeAt(0))] },
      },
      {
        message: 'No.',
        details: { type: 'Buffer', data: Array.from(encode(apiKey), (letter) => letter.charCodeAt(0)) },
      },
    ]
    for (const body of [...bodies.map((value) => JSON.stringify(value)), `<html>${said}</html>`, said]) {
      const error = await failureOf(async () => new Response(body, { status: 401 }))
      expect(error).toMatchObject({ name: 'ServiceError', status: 401 })
      expect(holds(allOf(error))).toBe(false)
    }
  },
)

it('behavior: keeps the rest of a text that contains the key', async () => {
  const body = { message: `The key ${apiKey} (${btoa(apiKey)}) may not do that.`, errorCode: 'FORBIDDEN' }
  expect(await failureOf(async () => Response.json(body, { status: 403 }))).toMatchObject({
    serviceMessage: 'The key … (…) may not do that.',
    errorCode: 'FORBIDDEN',
  })
})

it('error: keeps what a library throws, without the request in it', async () => {
  const thrown = Object.assign(new TypeError(`fetch failed with ${apiKey}`), {
    config: { headers: { 'x-api-key': apiKey } },
    cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', request: apiKey }),
  })
  const error = await failureOf(() => Promise.reject(thrown))
  expect(holds(allOf(error))).toBe(false)
  expect(error).toMatchObject({
    name: 'NetworkError',
    cause: { name: 'TypeError', message: 'fetch failed with …', cause: { code: 'ECONNREFUSED' } },
  })
  // A text, and one that leads to itself.
  expect(await failureOf(() => Promise.reject(`no ${apiKey}`))).toMatchObject({ cause: { message: 'no …' } })
  const endless = new Error('endless')
  endless.cause = endless
  expect(holds(allOf(await failureOf(() => Promise.reject(endless))))).toBe(false)
})

it('behavior: keeps an error that doesn’t contain the key', async () => {
  const thrown = new TypeError('fetch failed')
  const client = createClient({ baseUrl: 'https://bridge.example', fetch: () => Promise.reject(thrown) })
  await expect(getRequestStatus(client, { requestId: '0x1' })).rejects.toMatchObject({ cause: thrown })
})

it('behavior: removes the key from a notice about the end of an endpoint', async () => {
  const notices: DeprecationNotice[] = []
  const headers = {
    sunset: 'Tue, 24 Nov 2026 00:00:00 GMT',
    link: `</v3?key=${apiKey}>; rel="successor-version"`,
  }
  await failureOf(
    async () => Response.json({ deprecation: { message: `Ask with ${apiKey}` } }, { status: 410, headers }),
    notices,
  )
  expect(notices).toMatchObject([{ successor: '/v3?key=…', message: 'Ask with …' }])
})
