import { describe, expect, it } from 'vitest'
import { findSuccessor } from '../../../src/actions/lookups/findSuccessor.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'

/** A history that shows these records, and what it was asked. */
function historyOf(...records: object[]) {
  const asked: URL[] = []
  const client = clientOf(async (url) => {
    asked.push(new URL(String(url instanceof Request ? url.url : url)))
    return Response.json({
      requests: records.map((record) => ({
        status: 'pending',
        data: {},
        createdAt: '',
        updatedAt: '',
        ...record,
      })),
    })
  })
  const { signal } = new AbortController()
  return { asked, find: () => findSuccessor(client, { requestId: '0x1' }, { signal }) }
}

describe('findSuccessor', () => {
  it('default: finds the request that superseded it by its own record', async () => {
    const { find, asked } = historyOf(
      { id: '0x9', supersededByRequestId: '0x8' },
      { id: '0x1', supersededByRequestId: '0x2' },
    )
    expect(await find()).toBe('0x2')
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('id')])).toEqual([
      ['/requests/v3', '0x1'],
    ])
  })

  it('behavior: ignores the case of an ID', async () => {
    const { find } = historyOf({ id: '0X1', supersededByRequestId: '0x2' })
    expect(await find()).toBe('0x2')
  })

  it.each([
    ['no request superseded it', [{ id: '0x1', supersededByRequestId: null }]],
    ['its record doesn’t say', [{ id: '0x1' }]],
    ['it names itself', [{ id: '0x1', supersededByRequestId: '0x1' }]],
    ['it names itself in upper case', [{ id: '0x1', supersededByRequestId: '0X1' }]],
    ['it names an empty ID', [{ id: '0x1', supersededByRequestId: '' }]],
    ['the history has no record of it', [{ id: '0x9', supersededByRequestId: '0x8' }]],
    ['the history is empty', []],
  ])('behavior: finds no successor where %s', async (_, records) => {
    expect(await historyOf(...records).find()).toBeUndefined()
  })

  it('error: finds nothing in a history that can’t be read', async () => {
    const client = clientOf(async () => Response.json({ message: 'no key' }, { status: 401 }))
    const { signal } = new AbortController()
    await expect(findSuccessor(client, { requestId: '0x1' }, { signal })).rejects.toMatchObject({
      name: 'ServiceError',
      status: 401,
    })
  })

  it('parameters: signal ends the request', async () => {
    const reason = new Error('left')
    const client = clientOf(async (_, init) => {
      init?.signal?.throwIfAborted()
      return Response.json({ requests: [] })
    })
    const asking = findSuccessor(client, { requestId: '0x1' }, { signal: AbortSignal.abort(reason) })
    await expect(asking).rejects.toThrow()
  })
})
