import { describe, expect, it, vi } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { checkStillUnpaid, checkUnpaid } from '../../../../src/execution/run/prompt/checkUnpaid.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'
import { contract, createTestRun, transactionItem } from '../../../support/environment/createTestRun.ts'
import { call } from '../../../support/mutations/places.ts'

const hash = `0x${'a'.repeat(64)}`

/** A run at a provider that answers this for its request. */
function runAt(state: object) {
  const asked = vi.fn(async (_url: string | URL | Request) => Response.json(state))
  return { asked, ...createTestRun({ run: { client: clientOf(asked) } }) }
}

describe('checkUnpaid', () => {
  it.each<[status: string, more: object]>([
    ['waiting', {}],
    // The legacy lookup says so before a deposit, too.
    ['pending', {}],
    ['pending', { time: 1_774_993_296_121 }],
    ['somethingNew', {}],
  ])('default: accepts a request that is %s', async (status, more) => {
    const { run, asked } = runAt({ status, ...more })
    await expect(checkUnpaid(run)).resolves.toBeUndefined()
    expect(String(asked.mock.calls[0]?.[0])).toMatch(/requestId=0x1$/)
  })

  it('behavior: doesn’t ask the provider about a quote without a request ID', async () => {
    const asked = vi.fn(async () => Response.json({ status: 'success' }))
    const { run } = createTestRun({ isUnnamed: true, run: { client: clientOf(asked) } })
    await checkUnpaid(run)
    expect(asked).not.toHaveBeenCalled()
  })

  it.each<[status: string, more: object]>([
    ['depositing', {}],
    ['pending', { inTxHashes: [hash] }],
    ['waiting', { inTxHashes: [hash] }],
    ['pending', { updatedAt: 1_774_993_296_121 }],
    ['received', {}],
    ['submitted', {}],
    ['success', {}],
    ['refund', {}],
  ])('error: refuses a request that is %s %o as paid', async (status, more) => {
    await expect(checkUnpaid(runAt({ status, ...more }).run)).rejects.toMatchObject({
      name: 'QuotePaidError',
      requestId: '0x1',
    })
  })

  it('error: refuses a request that has failed, perhaps without a deposit', async () => {
    const { run } = runAt({ status: 'failure', failReason: 'ORDER_EXPIRED' })
    await expect(checkUnpaid(run)).rejects.toMatchObject({
      name: 'RequestFailedError',
      requestId: '0x1',
      reason: 'ORDER_EXPIRED',
    })
  })

  it('behavior: doesn’t ask once something was prompted, or without a request ID', async () => {
    const begun = runAt({ status: 'success' })
    begun.run.dispatch({ type: 'confirmed', index: 0 })
    await checkUnpaid(begun.run)
    expect(begun.asked).not.toHaveBeenCalled()
    await expect(checkUnpaid(createTestRun({ isUnnamed: true }).run)).resolves.toBeUndefined()
  })

  it('behavior: doesn’t ask once one of several payments was prompted, but asks after an approval', async () => {
    const data = { ...transactionItem().data, data: call('approve', contract, 5n), value: 0n }
    const items = [transactionItem({ data }), transactionItem()]
    for (const [index, isAsked] of [true, false].entries()) {
      const asked = vi.fn(async () => Response.json({ status: 'waiting' }))
      const { run } = createTestRun({ items, run: { client: clientOf(asked) } })
      run.dispatch({ type: 'confirmed', index })
      await checkUnpaid(run)
      expect(asked).toHaveBeenCalledTimes(isAsked ? 1 : 0)
    }
  })

  it('behavior: doesn’t ask about a request without an ID', async () => {
    const asked = vi.fn(async () => Response.json({ status: 'success' }))
    await checkUnpaid(createTestRun({ isUnnamed: true, run: { client: clientOf(asked) } }).run)
    expect(asked).not.toHaveBeenCalled()
  })

  describe('for a deposit address', () => {
    const successor = `0x${'b'.repeat(64)}`

    /** A run at a provider that has replaced the request by another one. */
    function runSuperseded(
      answer: (requestId: string) => Response | Promise<Response>,
      depositAddress: string | null = contract,
    ) {
      const asked: string[] = []
      const client = clientOf(async (url) => {
        const { pathname, searchParams } = new URL(String(url))
        const isHistory = pathname.includes('/requests')
        asked.push(`${isHistory ? 'history' : 'status'} ${searchParams.get(isHistory ? 'id' : 'requestId')}`)
        if (!isHistory) return answer(searchParams.get('requestId') ?? '')
        return Response.json({
          requests: [{ id: '0x1', status: 'waiting', supersededByRequestId: successor }],
        })
      })
      const env = createTestRun({ run: { client } })
      // One cast: of a step only its address counts here.
      env.run.quote = { ...env.run.quote, steps: [{ depositAddress }] as unknown as Quote['steps'] }
      return { ...env, asked }
    }

    it('error: finds that the request which superseded it is paid', async () => {
      const { run, asked } = runSuperseded((id) =>
        Response.json({ status: id === successor ? 'submitted' : 'waiting' }),
      )
      await expect(checkUnpaid(run)).rejects.toMatchObject({
        name: 'QuotePaidError',
        requestId: successor,
        status: 'submitted',
      })
      expect(asked).toContain('history 0x1')
    })

    it('error: reports the failure of the request that superseded it', async () => {
      const { run } = runSuperseded((id) =>
        Response.json({ status: id === successor ? 'failure' : 'waiting' }),
      )
      await expect(checkUnpaid(run)).rejects.toMatchObject({
        name: 'RequestFailedError',
        requestId: successor,
      })
    })

    it.each<[string, () => Response | Promise<Response>]>([
      ['is waiting, too', () => Response.json({ status: 'waiting' })],
      ['can’t be asked about', () => new Response('{}', { status: 500 })],
      ['is answered too late', () => new Promise(() => {})],
    ])('error: refuses to pay a request again whose successor %s', async (_, answer) => {
      const { run } = runSuperseded((id) =>
        id === successor ? answer() : Response.json({ status: 'waiting' }),
      )
      await expect(checkUnpaid(run)).rejects.toMatchObject({
        name: 'QuoteReplacedError',
        requestId: successor,
        message: expect.not.stringContaining('A wallet was already asked'),
      })
    })

    it('error: says so if a wallet was already asked to pay a superseded request', async () => {
      const { run } = runSuperseded(() => Response.json({ status: 'waiting' }))
      await expect(checkUnpaid({ ...run, isPromptedInJournal: async () => true })).rejects.toMatchObject({
        name: 'QuoteUsedError',
        requestId: successor,
        message: expect.stringContaining('A wallet was already asked'),
      })
    })

    it('behavior: reads no history for any other quote', async () => {
      const { run, asked } = runSuperseded(() => Response.json({ status: 'waiting' }), null)
      await checkUnpaid(run)
      expect(asked).toEqual(['status 0x1'])
    })
  })

  it('error: refuses a request that another execution prompted for if the provider doesn’t answer', async () => {
    const { run } = createTestRun({ run: { isPromptedInJournal: async () => true } })
    await expect(checkUnpaid(run)).rejects.toMatchObject({ name: 'ServiceError' })
  })

  it('behavior: cancels its request when the user leaves', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const client = clientOf((_, init) => (signals.push(init?.signal), new Promise(() => {})))
    const { run, controller } = createTestRun({ run: { client } })
    const checking = checkUnpaid(run)
    controller.abort()
    await checking
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('behavior: waits only two seconds for a provider that doesn’t answer', async () => {
    const { run, sleeps } = createTestRun({ run: { client: clientOf(() => new Promise(() => {})) } })
    await checkUnpaid(run)
    expect(sleeps).toEqual([2_000])
  })
})

describe('checkStillUnpaid', () => {
  it('default: asks the provider again once its last answer is ten seconds old', async () => {
    const { run, asked, pass } = runAt({ status: 'waiting' })
    run.unpaidCheckedAt = run.clock.now()
    pass(10_000)
    await checkStillUnpaid(run)
    expect(asked).not.toHaveBeenCalled()
    pass(1)
    await checkStillUnpaid(run)
    expect(asked).toHaveBeenCalledTimes(1)
    pass(10_001)
    await checkStillUnpaid(run)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('behavior: asks the provider again if the clock was set back since its last answer', async () => {
    const { run, asked, pass } = runAt({ status: 'waiting' })
    run.unpaidCheckedAt = run.clock.now()
    pass(-10_000)
    await checkStillUnpaid(run)
    expect(asked).not.toHaveBeenCalled()
    pass(-1)
    await checkStillUnpaid(run)
    expect(asked).toHaveBeenCalledOnce()
  })
})
