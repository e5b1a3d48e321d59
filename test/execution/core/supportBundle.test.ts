import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  type Execution,
  type LoggedEvent,
  type ExecutionEvent,
  WalletError,
  parseSupportBundle,
  recordSupportBundle,
  replaySupportBundle,
} from '@causeway/react/execution'
import { toExecutionSummary } from '../../../src/execution/state/executionSummary.ts'
import { createTestExecution, runToEnd } from '../../support/environment/createTestExecution.ts'

describe('support bundle', () => {
  it('default: tells every state again, and holds neither calldata nor signatures', async () => {
    const env = createTestExecution()
    const { toText, stop } = recordSupportBundle(env.execution)
    const statuses: string[] = []
    env.execution.subscribe(() => statuses.push(env.execution.getState().status))
    const quote = await getQuote(env.client, env.quoteParameters('USDC', { usePermit: true }))
    const end = await runToEnd(env, quote)
    stop()
    const text = toText()
    expect(text).not.toMatch(/0x[0-9a-f]{128}/i)
    const bundle = parseSupportBundle(text)
    expect(bundle.events.map(({ sequence }) => sequence)).toEqual(bundle.events.map((_, index) => index + 1))
    const states = replaySupportBundle(bundle)
    expect(states.map(({ status }) => status)).toEqual(statuses)
    expect(states.at(-1)).toMatchObject({
      status: end.status,
      requestId: end.requestId,
      summary: { pay: { amount: quote.details.currencyIn.amount } },
    })
  })

  it('behavior: keeps the name and message of an error', async () => {
    const env = createTestExecution()
    const { toText } = recordSupportBundle(env.execution)
    env.sandbox.wallet.approve = 'never'
    await runToEnd(env, await getQuote(env.client, env.quoteParameters('ETH')))
    expect(replaySupportBundle(parseSupportBundle(toText())).at(-1)).toMatchObject({
      status: 'rejected',
      error: { name: 'UserRejectedError', shortMessage: 'The request was rejected in the wallet.' },
    })
  })

  it.each(['[]', '{}', '{"version":1}', '{"version":2,"events":[]}', 'null', '', '{"version":1,'])(
    'error: refuses %j as a bundle, and says why',
    (text) => {
      const isCut = text === '' || text.endsWith(',')
      const rule = isCut
        ? 'it must be JSON, whole and as it was written'
        : 'it must be a support bundle of version 1'
      const message = `The argument "text" of \`parseSupportBundle\` is invalid: ${rule}.`
      expect(() => parseSupportBundle(text)).toThrow(
        expect.objectContaining({ name: 'InvalidArgumentError', argument: 'text', message }),
      )
    },
  )

  /** Records these events without an execution behind them. */
  function record(...events: ExecutionEvent[]) {
    const listeners = new Set<(entry: LoggedEvent) => void>()
    const execution = {
      subscribeEvents(listener: (entry: LoggedEvent) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    } as unknown as Execution
    const { toText, stop } = recordSupportBundle(execution)
    const tell = (event: ExecutionEvent, sequence: number) => {
      for (const listener of listeners) listener({ sequence, at: 0, event })
    }
    for (const [index, event] of events.entries()) tell(event, index + 1)
    return { read: () => parseSupportBundle(toText()).events, toText, stop, tell }
  }
  const asking: ExecutionEvent = { type: 'chainRequested', chainId: 1 }

  it('error: says where an execution or a bundle comes from when it gets something else', () => {
    const refusal = (caller: string, argument: string, rule: string) =>
      `The argument "${argument}" of \`${caller}\` is invalid: ${rule}.`
    expect(() => recordSupportBundle({} as never)).toThrow(
      refusal(
        'recordSupportBundle',
        'execution',
        'it must come from `createExecution`, with `subscribeEvents`',
      ),
    )
    expect(() => replaySupportBundle({} as never)).toThrow(
      refusal('replaySupportBundle', 'bundle', 'it must come from `parseSupportBundle`, with `events`'),
    )
  })

  it('behavior: only what was an amount is read as one', () => {
    const told: ExecutionEvent[] = ['5nodes', 'n5n'].map((callsId) => ({
      type: 'submitted',
      index: 0,
      transactionHash: undefined,
      callsId,
    }))
    expect(
      record(...told)
        .read()
        .map(({ event }) => event),
    ).toEqual(told)
  })

  it('behavior: keeps the first and the latest of very many events', () => {
    const { read } = record(...Array.from({ length: 600 }, () => asking))
    const kept = read().map(({ sequence }) => sequence)
    expect(kept).toHaveLength(500)
    expect(kept.slice(0, 250)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
    expect(kept.slice(250)).toEqual(Array.from({ length: 250 }, (_, index) => index + 351))
  })

  it('behavior: keeps five hundred events, and records none once stopped', () => {
    const { read, stop, tell } = record(...Array.from({ length: 500 }, () => asking))
    stop()
    tell(asking, 501)
    expect(read().map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 500 }, (_, index) => index + 1),
    )
  })

  it('behavior: keeps what the quote calls, without the arguments', async () => {
    const env = createTestExecution({ policy: { requiresClaim: true } })
    const quote = await getQuote(env.client, env.quoteParameters('ETH', { includeProtocolData: true }))
    const [, deposit] = quote.steps
    const { read } = record({
      type: 'started',
      id: 'one',
      quote,
      summary: toExecutionSummary(quote),
      requestId: undefined,
      items: [],
      at: 1,
    })
    const [entry] = read()
    if (entry?.event.type !== 'started' || deposit?.kind !== 'transaction') throw new TypeError('no quote')
    const { steps, protocol, details } = entry.event.quote
    expect(protocol).toBeUndefined()
    expect(details.currencyIn.amount).toBe(quote.details.currencyIn.amount)
    expect(steps).toMatchObject([
      { kind: 'signature', items: [] },
      { kind: 'transaction', items: [{ data: { value: deposit.items[0]?.data.value } }] },
    ])
    const [, cut] = steps
    const called = deposit.items[0]?.data.data ?? '0x'
    expect(cut?.kind === 'transaction' && cut.items.map(({ data }) => data.data)).toEqual([
      `${called.slice(0, 10)}… (${(called.length - 2) / 2} bytes)`,
    ])
  })

  it('behavior: keeps neither calls nor signatures of the parameters, however deep', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const r = `0x${'5e'.repeat(32)}`
    const txs = [{ to: env.wallet.address, value: 0n, data: '0xabcdef0112345678' }]
    const parameters = {
      ...quote.parameters,
      txs,
      authorizationList: [{ chainId: 1, address: '0x1', nonce: 0, yParity: 0, r, s: r }],
    }
    const { toText } = record({
      type: 'started',
      id: 'one',
      // One cast: of the parameters only what is looked for is written out.
      quote: { ...quote, parameters } as typeof quote,
      summary: toExecutionSummary(quote),
      requestId: undefined,
      items: [],
      at: 1,
    })
    expect(toText()).toContain('"data":"0xabcdef01… (8 bytes)"')
    expect(toText()).toContain('"authorizationList":"(left out)"')
    for (const secret of ['12345678', '5e5e']) expect(toText()).not.toContain(secret)
  })

  it('behavior: keeps no phrase, key or token of a wallet’s error', () => {
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
    const key = `0x${'4f'.repeat(32)}`
    const token = 'q7Wm2ZtR9xKc4LdV8sYp'
    const message = `Request to https://rpc.example/v2/${token}?key=hunter2 failed. Phrase: ${phrase}. Key: ${key}`
    const { toText } = record({ type: 'failed', error: new WalletError({ message }) })
    expect(toText()).toContain('Request to https://rpc.example/v2/… failed. Phrase: …. Key: 0x4f4f4f4f…')
    for (const secret of [phrase, 'sausage', key, token, 'hunter2']) expect(toText()).not.toContain(secret)
  })

  it.each(['n 5 5n n', 'x5n', '5nx', '5 n', 'n'])('behavior: doesn’t read %j as an amount', (message) => {
    const error = new WalletError({ message })
    const { read } = record({ type: 'failed', error })
    expect(read()[0]?.event).toEqual({
      type: 'failed',
      error: { name: 'WalletError', message: error.message, shortMessage: error.shortMessage },
    })
  })
})
