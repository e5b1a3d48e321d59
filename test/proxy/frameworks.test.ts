import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProxyEnvironment } from './support/createProxyEnvironment.ts'
import { closeFrameworks, frameworks, listenBehindParser, listenInHono } from './support/frameworks.ts'

const phases = [
  'before it',
  'while the caller is looked up',
  'while the provider is asked',
  'while the answer is read',
] as const
type Phase = (typeof phases)[number]

const broken = () => new Error('The connection broke.')

/** What a middleware, or the network, does to an exchange of the proxy. */
const acts: Readonly<Record<string, (incoming: IncomingMessage, outgoing: ServerResponse) => void>> = {
  'answers it': (_, outgoing) => {
    outgoing.statusCode = 503
    outgoing.end('Too slow.')
  },
  'begins to answer it': (_, outgoing) => {
    outgoing.writeHead(503)
    outgoing.write('Too')
    setImmediate(() => outgoing.end(' slow.'))
  },
  'destroys the response': (_, outgoing) => outgoing.destroy(),
  'destroys the response with an error': (_, outgoing) => outgoing.destroy(broken()),
  'destroys the request with an error': (incoming) => incoming.destroy(broken()),
  'tells of an error of the response': (_, outgoing) =>
    process.nextTick(() => outgoing.emit('error', broken())),
  'tells of an error of the request': (incoming) => process.nextTick(() => incoming.emit('error', broken())),
}

const uncaught: unknown[] = []
const keep = (error: unknown) => uncaught.push(error)
beforeAll(() => void process.on('uncaughtException', keep).on('unhandledRejection', keep))
afterAll(() => void process.off('uncaughtException', keep).off('unhandledRejection', keep))
afterEach(closeFrameworks)
afterEach(() => void uncaught.splice(0))

/** A server, and a function that makes the next exchange go wrong in one phase. */
async function serve({ listen }: (typeof frameworks)[number]) {
  let interfere: ((phase: Phase) => void) | undefined
  const env = createProxyEnvironment(
    {
      getUser: async () => {
        interfere?.('while the caller is looked up')
        await new Promise(setImmediate)
        return '0x00000000000000000000000000000000000000AA'
      },
    },
    async () => {
      interfere?.('while the provider is asked')
      await new Promise(setImmediate)
      const text = new TextEncoder().encode('{"requests":[]}')
      return new Response(
        new ReadableStream({
          async pull(controller) {
            interfere?.('while the answer is read')
            await new Promise(setImmediate)
            controller.enqueue(text)
            controller.close()
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      )
    },
  )
  const mutate: { phase?: Phase; act?: (typeof acts)[string] } = {}
  const address = await listen(env.handler, (incoming, outgoing) => {
    interfere = (phase) => {
      if (phase === mutate.phase) mutate.act?.(incoming, outgoing)
    }
    interfere('before it')
  })
  return { address, mutate, env }
}

/** The status of an answer with its text, or what came instead. */
async function outcomeOf(url: string): Promise<string> {
  try {
    const response = await fetch(url)
    return `${response.status} ${await response.text()}`
  } catch {
    return 'no answer'
  }
}

describe.each(frameworks)('toNodeListener in $name', (framework) => {
  it('default: answers within the framework', async () => {
    const { address } = await serve(framework)
    expect(await outcomeOf(`${address}/bridge/requests/v3`)).toBe('200 {"requests":[]}')
  })

  it.each(phases)('error: keeps the server running when other middleware interferes %s', async (phase) => {
    const { address, mutate } = await serve(framework)
    const url = `${address}/bridge/requests/v3`
    const outcomes: Record<string, string> = {}
    for (const [name, act] of Object.entries(acts)) {
      Object.assign(mutate, { phase, act })
      outcomes[name] = await outcomeOf(url)
      Object.assign(mutate, { phase: undefined, act: undefined })
      expect(await outcomeOf(url)).toBe('200 {"requests":[]}')
    }
    expect(outcomes).toMatchObject({
      'answers it': '503 Too slow.',
      'begins to answer it': '503 Too slow.',
      'destroys the response': 'no answer',
      'destroys the response with an error': 'no answer',
      'destroys the request with an error': 'no answer',
    })
    expect(uncaught).toEqual([])
  })

  it('error: survives a caller that disconnects in the middle of a body', async () => {
    const { address, env } = await serve(framework)
    const { promise: gone, resolve } = Promise.withResolvers<void>()
    const request = sendRequest(`${address}/bridge/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1000 },
    })
    request.on('error', () => resolve())
    request.write('{"amount":', () => request.destroy(broken()))
    await gone
    expect(await outcomeOf(`${address}/bridge/requests/v3`)).toBe('200 {"requests":[]}')
    expect(env.received.map(({ method }) => method)).toEqual(['GET'])
    expect(uncaught).toEqual([])
  })
})

describe('toNodeListener', () => {
  it('error: refuses a body that another parser has read', async () => {
    const { handler, received } = createProxyEnvironment()
    const address = await listenBehindParser(handler)
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${address}/bridge/quote`, { method: 'POST', body: '{}', headers })
    expect(response.status).toBe(400)
    expect(received).toEqual([])
    expect(uncaught).toEqual([])
  })

  it('error: survives a response that can’t be read, or can’t be sent', async () => {
    const answers = [
      () => new Response(new ReadableStream({ pull: () => Promise.reject(broken()) })),
      () => Response.error(),
      () => {
        throw broken()
      },
    ]
    const node = frameworks[0]
    const address = await node?.listen(
      async () => answers[0]?.() ?? Response.json('fine'),
      () => {},
    )
    const outcomes: string[] = []
    for (; answers.length > 0; answers.shift()) outcomes.push(await outcomeOf(`${address}/`))
    expect(outcomes).toEqual(['no answer', 'no answer', expect.stringContaining('PROXY_FAILED')])
    expect(await outcomeOf(`${address}/`)).toBe('200 "fine"')
    expect(uncaught).toEqual([])
  })

  it('behavior: cancels the request to the provider when the page answers in its place', async () => {
    const { promise: aborted, resolve } = Promise.withResolvers<string>()
    let answer: (() => void) | undefined
    const env = createProxyEnvironment({
      fetch: (_url, init) => {
        init?.signal?.addEventListener('abort', () => resolve('aborted'))
        answer?.()
        return new Promise(() => {})
      },
    })
    const address = await frameworks[0]?.listen(env.handler, (_, outgoing) => {
      answer = () => outgoing.end('Too slow.')
    })
    expect(await outcomeOf(`${address}/bridge/requests/v3`)).toBe('200 Too slow.')
    expect(await aborted).toBe('aborted')
  })
})

it('behavior: survives Hono ending a request that takes too long', async () => {
  let isSlow = true
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>()
  const { handler } = createProxyEnvironment({}, async () => {
    if (isSlow) await late
    return Response.json({ requests: [] })
  })
  const address = await listenInHono(handler, 20)
  expect(await outcomeOf(`${address}/bridge/requests/v3`)).toMatch(/^504/)
  isSlow = false
  answerLate()
  await new Promise(setImmediate)
  expect(await outcomeOf(`${address}/bridge/requests/v3`)).toMatch(/^(200|504)/)
  expect(uncaught).toEqual([])
})
