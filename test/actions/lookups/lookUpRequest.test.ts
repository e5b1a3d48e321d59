import { describe, expect, it } from 'vitest'
import { lookUpRequest } from '../../../src/actions/lookups/lookUpRequest.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'

const named = '/intents/status/v2'

/** A provider at which some paths answer with this HTTP status, and the others give the request's status. */
function serviceOf(refused: Readonly<Record<string, number>>) {
  const asked: string[] = []
  const client = clientOf(async (url) => {
    const { pathname } = new URL(String(url))
    asked.push(pathname)
    const status = refused[pathname]
    return status === undefined ? Response.json({ status: 'submitted' }) : new Response('', { status })
  })
  return { asked, client }
}

describe('lookUpRequest', () => {
  it('default: asks at the path that the step names', async () => {
    const { asked, client } = serviceOf({})
    expect(await lookUpRequest(client, { requestId: '0x1', path: named }, {})).toMatchObject({
      state: { status: 'submitted' },
      path: named,
    })
    expect(asked).toEqual([named])
  })

  it('behavior: asks at the client’s own path where the step’s path serves nothing', async () => {
    const { asked, client } = serviceOf({ [named]: 404 })
    const found = await lookUpRequest(client, { requestId: '0x1', path: named }, {})
    expect(found).toMatchObject({ state: { status: 'submitted' } })
    expect(found.path).toBeUndefined()
    expect(asked).toEqual([named, client.paths.status])
  })

  it.each([
    ['a provider that fails', named, { [named]: 503 }],
    ['a request that is not known at its own lookup', undefined, { '/intents/status': 404 }],
    ['the same, where a step names it', '/intents/status', { '/intents/status': 404 }],
    ['a request that is known nowhere', named, { [named]: 404, '/intents/status': 404 }],
  ])('error: rejects for %s', async (_, path, refused) => {
    const { asked, client } = serviceOf(refused)
    await expect(lookUpRequest(client, { requestId: '0x1', path }, {})).rejects.toMatchObject({
      status: Object.values(refused)[0],
    })
    expect(asked).toHaveLength(Object.keys(refused).length)
  })
})
