import { depositAbi } from '@causeway/react/schemas'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  createWalletClient,
  encodeFunctionData,
  http,
  parseEther,
  parseUnits,
  zeroAddress,
  type Address,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getQuote,
  type Quote,
  getRequestStatus,
  getRequests,
  createClient,
  type Client,
} from '@causeway/react/actions'
import {
  type LocalChain,
  type Sandbox,
  ServicePortBusyError,
  createMemoryStore,
  defaultChainSpecs,
  sandboxAccounts,
  startSandbox,
} from '@causeway/sandbox'
import type { SandboxFacts } from '@causeway/sandbox/page'
import { createManualClock } from '@causeway/sandbox/simulated'
import { createChainPublicClient } from '../../src/anvil/clients/createChainClients.ts'
import { readBalance } from '../../src/anvil/readers/readBalance.ts'
import { findFreePort } from '../../src/http/server/findFreePort.ts'
import { startServer } from '../../src/http/server/startServer.ts'
import { at } from '../support/at.ts'
import { currencyOf, orderIdOf, requestIdOf } from '../support/quotes.ts'
import { waitForRequest } from '../support/waitForRequest.ts'
import { listen } from '../../src/http/server/listen.ts'

const [alice, bob] = sandboxAccounts.users
const account = privateKeyToAccount(alice.privateKey)
const store = createMemoryStore()
// Starts at the real time, since the chains have that, too.
const clock = createManualClock(Date.now())

let sandbox: Sandbox
let client: Client
let alder: LocalChain
let birch: LocalChain

beforeAll(async () => {
  const chains = defaultChainSpecs.map((spec) => ({ ...spec, port: 0 }))
  sandbox = await startSandbox({ servicePort: 0, chains, clock, store })
  client = createClient({ baseUrl: sandbox.serviceUrl, apiKey: 'sandbox-key' })
  alder = at(sandbox.chains, 0)
  birch = at(sandbox.chains, 1)
})

afterAll(() => sandbox.stop())

describe('startSandbox', () => {
  it('default: bridges a token, with every balance right to the base unit', async () => {
    const before = await balances(['USDC'])
    const quote = await ask({ from: 'USDC', to: 'USDC', amount: parseUnits('250', 6) })
    expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'deposit'])
    const receipts = await pay(quote)
    const request = await settle(quote)
    expect(request.progress.status).toBe('success')

    const { currencyIn, currencyOut } = quote.details
    const fee = quote.fees.relayer?.amount ?? 0n
    expect(fee).toBeGreaterThan(0n)
    expect(currencyOut.amount).toBe(currencyIn.amount - fee)
    const moved = difference(before, await balances(['USDC']))
    expect(moved).toEqual({
      'Alder USDC alice': -currencyIn.amount,
      'Alder USDC bob': 0n,
      'Alder USDC solver': 0n,
      'Alder USDC depository': currencyIn.amount,
      'Birch USDC alice': currencyOut.amount,
      'Birch USDC bob': 0n,
      'Birch USDC solver': -currencyOut.amount,
      'Birch USDC depository': 0n,
    })

    const status = await getRequestStatus(client, { requestId: requestIdOf(quote) })
    expect(status).toMatchObject({ status: 'success', inTxHashes: [receipts.at(-1)?.transactionHash] })
    const fill = await reader(birch).getTransactionReceipt({ hash: status.txHashes?.[0] as Hex })
    expect(fill.status).toBe('success')
    const { requests } = await getRequests(client, { id: requestIdOf(quote) })
    expect(requests).toMatchObject([
      { status: 'success', data: { outTxs: [{ txHash: fill.transactionHash }] } },
    ])
  })

  it('default: bridges the native token to another account', async () => {
    const before = await balances(['ETH'])
    const quote = await ask({ from: 'ETH', to: 'ETH', amount: parseEther('1.5'), recipient: bob.address })
    const receipts = await pay(quote)
    const request = await settle(quote)
    if (request.progress.status !== 'success') throw new TypeError(request.progress.status)

    const { currencyOut } = quote.details
    expect(currencyOut.amount).toBe(parseEther('1.5') - (quote.fees.relayer?.amount ?? 0n))
    const moved = difference(before, await balances(['ETH']))
    expect(moved).toEqual({
      'Alder ETH alice': -parseEther('1.5') - gasOf(receipts),
      'Alder ETH bob': 0n,
      'Alder ETH solver': 0n,
      'Alder ETH depository': parseEther('1.5'),
      'Birch ETH alice': 0n,
      'Birch ETH bob': currencyOut.amount,
      'Birch ETH solver': -currencyOut.amount - request.progress.fill.fee,
      'Birch ETH depository': 0n,
    })
    // The charge for the gas of the fill covers its cost.
    expect(quote.fees.relayerGas?.amount).toBeGreaterThanOrEqual(request.progress.fill.fee)
  })

  it('default: swaps the native token for another one', async () => {
    const before = await balances(['DAI'])
    const quote = await ask({ from: 'ETH', to: 'DAI', amount: parseEther('100'), tradeType: 'EXACT_OUTPUT' })
    await pay(quote)
    expect((await settle(quote)).progress.status).toBe('success')
    expect(difference(before, await balances(['DAI']))).toMatchObject({
      'Birch DAI alice': parseEther('100'),
      'Birch DAI solver': -parseEther('100'),
    })
  })

  it('behavior: refunds a deposit that is too small in full', async () => {
    const quote = await ask({ from: 'ETH', to: 'ETH', amount: parseEther('1'), refundTo: bob.address })
    const id = requestIdOf(quote)
    const before = await balances(['ETH'])
    const args = [zeroAddress, orderIdOf(quote)] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args })
    const receipt = await send(alder, { to: alder.depository, data, value: parseEther('1') - 1n })
    const request = await settle(quote)
    if (request.progress.status !== 'refund') throw new TypeError(request.progress.status)

    expect(request.progress.failReason).toBe('DEPOSITED_AMOUNT_TOO_LOW_TO_FILL')
    expect(difference(before, await balances(['ETH']))).toEqual({
      'Alder ETH alice': -(parseEther('1') - 1n) - gasOf([receipt]),
      'Alder ETH bob': parseEther('1') - 1n,
      'Alder ETH solver': -request.progress.refund.fee,
      'Alder ETH depository': 0n,
      'Birch ETH alice': 0n,
      'Birch ETH bob': 0n,
      'Birch ETH solver': 0n,
      'Birch ETH depository': 0n,
    })
    const status = await getRequestStatus(client, { requestId: id })
    expect(status).toMatchObject({
      status: 'refund',
      rawStatus: 'fallback',
      txHashes: [request.progress.refund.transactionHash],
    })
  })

  it('error: reports a busy port', async () => {
    const port = Number(new URL(sandbox.serviceUrl).port)
    const error = await startSandbox({ servicePort: port }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(ServicePortBusyError)
    expect(error).toMatchObject({ port, message: expect.stringContaining(`port ${port} is busy`) })
  })
})

describe('startServer', () => {
  it('default', async () => {
    const requests: Request[] = []
    const server = await startServer({
      port: 0,
      fetch: async (request) => {
        requests.push(request)
        return new Response(await request.text(), { status: 201, headers: { 'x-answer': 'yes' } })
      },
    })
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`)
    const response = await fetch(`${server.url}/path?query=1`, { method: 'POST', body: 'Grüße' })
    expect(response.status).toBe(201)
    expect(response.headers.get('x-answer')).toBe('yes')
    expect(await response.text()).toBe('Grüße')
    expect(new URL(at(requests, 0).url).search).toBe('?query=1')
    await server.stop()
    await expect(fetch(server.url)).rejects.toThrow()
  })

  it.each([
    ['at once', (text: string) => text],
    ['piece by piece', (text: string) => new Blob([text]).stream()],
  ])('error: answers 413 to a body that is too large, sent %s', async (_how, toBody) => {
    const post = (body: string) =>
      fetch(`${sandbox.serviceUrl}/quote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: toBody(body),
        duplex: 'half',
      } as RequestInit)
    expect((await post('x'.repeat(1_048_577))).status).toBe(413)
    // A body that fits is read, and refused for what it says.
    expect(await (await post('{"user":5}')).json()).toMatchObject({ errorCode: 'INVALID_ADDRESS' })
  })

  it('error: answers an invalid URL with 400', async () => {
    const socket = connect(Number(new URL(sandbox.serviceUrl).port), '127.0.0.1')
    socket.end('GET quote HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
    const [answer] = await once(socket.setEncoding('utf8'), 'data')
    expect(answer).toMatch(/^HTTP\/1.1 400/)
  })

  it('error: reports a busy port', async () => {
    const other = createServer()
    const port = await listen(other)
    const starting = startServer({ port, fetch: () => Promise.resolve(new Response()) })
    await expect(starting).rejects.toBeInstanceOf(ServicePortBusyError)
    other.close()
  })
})

describe('causeway-sandbox', () => {
  it('default', async () => {
    const child = startCli('--port', '0')
    await child.untilOutput(/Ctrl\+C ends it/)
    expect(child.output()).toContain('NEVER SEND REAL MONEY')
    const [serviceUrl = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(child.output()) ?? []
    expect((await fetch(`${serviceUrl}/intents/status`)).status).toBe(400)
    child.process.kill('SIGTERM')
    expect(await child.exited).toBe(0)
    await expect(fetch(serviceUrl)).rejects.toThrow()
  })

  it('behavior: ends at Ctrl+C during the start', async () => {
    const child = startCli('--port', '0')
    await child.untilOutput(/Starting/)
    child.process.kill('SIGINT')
    expect(await child.exited).toBe(0)
    expect(child.output()).not.toContain('Service')
  })

  it('parameters: --json, and every port', async () => {
    const [port, ...chainPorts] = [
      await findFreePort(15_100),
      await findFreePort(15_200),
      await findFreePort(15_300),
    ]
    const child = startCli('--json', '--port', String(port), '--chain-ports', chainPorts.join())
    await child.untilOutput(/"accounts":/)
    const line =
      child
        .output()
        .split('\n')
        .find((text) => text.startsWith('{')) ?? ''
    const facts = JSON.parse(line) as SandboxFacts
    expect(facts).toMatchObject({
      serviceUrl: `http://127.0.0.1:${port}`,
      apiKey: 'sandbox-key',
      chains: [
        {
          id: 31337,
          name: 'Alder',
          rpcUrl: `http://127.0.0.1:${chainPorts[0]}`,
          nativeCurrency: { symbol: 'ETH' },
        },
        {
          id: 31338,
          name: 'Birch',
          rpcUrl: `http://127.0.0.1:${chainPorts[1]}`,
          nativeCurrency: { symbol: 'ETH' },
        },
      ],
    })
    expect(facts.tokens.filter(({ symbol }) => symbol === 'USDC')).toMatchObject([
      { chainId: 31337, decimals: 6 },
      { chainId: 31338, decimals: 6 },
    ])
    expect(facts.accounts.map(({ address }) => address)).toContain(alice.address)
    child.process.kill('SIGTERM')
    expect(await child.exited).toBe(0)
  })

  it('parameters: --help', async () => {
    const child = startCli('--help')
    expect(await child.exited).toBe(0)
    expect(child.output()).toContain('--port <number>')
  })

  it.each([
    [['dance']],
    [['--port', 'x']],
    [['--port', '70000']],
    [['--colour']],
    [['--chain-ports', '1']],
    [['--chain-ports', '8545,8545']],
    [['--dialect', 'x']],
    [['--brand', 'A b']],
  ])('error: refuses %o', async (args) => {
    const child = startCli(...args)
    expect(await child.exited).toBe(2)
    expect(child.output()).toContain('Usage: causeway-sandbox')
  })

  it('error: reports a requested port that is busy', async () => {
    const { port } = new URL(sandbox.serviceUrl)
    const child = startCli('--port', port)
    expect(await child.exited).toBe(1)
    expect(child.output()).toContain(`port ${port} is busy`)
  })
})

/** Runs the command as a user would; its output is kept. */
function startCli(...args: string[]) {
  const path = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))
  const child = spawn(process.execPath, [path, ...args])
  const exited = once(child, 'exit').then(([code]: unknown[]) => code)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return {
    process: child,
    exited,
    output: () => output,
    async untilOutput(pattern: RegExp): Promise<void> {
      while (!pattern.test(output)) await once(child.stdout, 'data')
    },
  }
}

function ask({
  from,
  to,
  ...rest
}: { from: string; to: string; amount: bigint } & Partial<Parameters<typeof getQuote>[1]>): Promise<Quote> {
  return getQuote(client, {
    user: alice.address,
    originChainId: alder.id,
    destinationChainId: birch.id,
    originCurrency: currencyOf(alder, from).address,
    destinationCurrency: currencyOf(birch, to).address,
    tradeType: 'EXACT_INPUT',
    ...rest,
  })
}

/** Waits until the solver has seen the deposit, and lets the time of a fill pass. */
async function settle(quote: Quote) {
  const id = requestIdOf(quote)
  await waitForRequest(store, id, ({ progress }) => progress.status === 'pending')
  await clock.advance(1500)
  return waitForRequest(
    store,
    id,
    ({ progress }) => progress.status !== 'pending' && progress.status !== 'submitted',
  )
}

/** Sends every transaction of a quote, just as it is. */
async function pay({ steps }: Quote): Promise<TransactionReceipt[]> {
  const receipts: TransactionReceipt[] = []
  for (const step of steps) {
    if (step.kind !== 'transaction') throw new TypeError(`The step ${step.id} is no transaction.`)
    for (const { data } of step.items) {
      expect(data.chainId).toBe(alder.id)
      receipts.push(
        await send(alder, {
          to: data.to,
          data: data.data,
          value: data.value,
          maxFeePerGas: data.maxFeePerGas ?? undefined,
          maxPriorityFeePerGas: data.maxPriorityFeePerGas ?? undefined,
        }),
      )
    }
  }
  return receipts
}

async function send(
  chain: LocalChain,
  transaction: {
    to: Address
    data: Hex
    value: bigint
    maxFeePerGas?: bigint | undefined
    maxPriorityFeePerGas?: bigint | undefined
  },
): Promise<TransactionReceipt> {
  const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
  const hash = await wallet.sendTransaction({ chain: null, ...transaction })
  const receipt = await reader(chain).waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  return receipt
}

function reader(chain: LocalChain) {
  return createChainPublicClient(chain, { pollingIntervalMs: 50 })
}

function gasOf(receipts: readonly TransactionReceipt[]): bigint {
  return receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)
}

/** Balances of everybody who takes part, read from the chains themselves. */
async function balances(symbols: readonly string[]): Promise<Record<string, bigint>> {
  const found: Record<string, bigint> = {}
  for (const chain of [alder, birch]) {
    const holders = {
      alice: alice.address,
      bob: bob.address,
      solver: sandboxAccounts.solver.address,
      depository: chain.depository,
    }
    for (const symbol of symbols) {
      const { address } = currencyOf(chain, symbol)
      for (const [name, holder] of Object.entries(holders)) {
        found[`${chain.name} ${symbol} ${name}`] = await readBalance(reader(chain), address, holder)
      }
    }
  }
  return found
}

function difference(before: Record<string, bigint>, after: Record<string, bigint>): Record<string, bigint> {
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, value - (before[key] ?? 0n)]))
}
