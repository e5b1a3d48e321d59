import { parseUnits } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getQuote, getRequests } from '@causeway/react/actions'
import { createConfig, executeSteps, createMemoryJournal, createMemoryLocks } from '@causeway/react/execution'
import {
  type Sandbox,
  defaultChainSpecs,
  sandboxAccounts,
  startSandbox,
  toSandboxFacts,
} from '@causeway/sandbox'
import { defaultSandboxFacts, sandboxConfig } from '@causeway/sandbox/page'
import { describeSandbox } from '../../src/command/describeSandbox.ts'

const [, bob, carol, dave] = sandboxAccounts.users
const page = 'http://localhost:5173'

let sandbox: Sandbox

beforeAll(async () => {
  const chains = defaultChainSpecs.map((spec) => ({ ...spec, port: 0 }))
  sandbox = await startSandbox({ servicePort: 0, chains, policy: { brand: 'acme' } })
})

afterAll(() => sandbox.stop())

it('behavior: matches the running sandbox with the config made before it runs', () => {
  const { tokens, accounts, chains, apiKey, solver } = toSandboxFacts(sandbox)
  const known = defaultSandboxFacts
  expect({ tokens, accounts, apiKey, solver }).toEqual({
    solver: known.solver,
    tokens: known.tokens,
    accounts: known.accounts,
    apiKey: known.apiKey,
  })
  // Ports were left to the system.
  expect(chains.map((chain) => ({ ...chain, rpcUrl: '' }))).toEqual(
    known.chains.map((chain) => ({ ...chain, rpcUrl: '' })),
  )
})

it('behavior: prints how an app finds it if that is not the default', () => {
  const text = describeSandbox(sandbox)
  expect(text).toContain('joins with    sandboxConfig({ facts })')
  const { port } = new URL(sandbox.serviceUrl)
  const chainPorts = sandbox.chains.map(({ rpcUrl }) => new URL(rpcUrl).port).join(',')
  expect(text).toContain(`npx causeway-sandbox --port ${port} --chain-ports ${chainPorts}`)
})

it('behavior: lets an app swap with its config and wallet alone, and read its history without a key', async () => {
  const facts = toSandboxFacts(sandbox)
  const { config: parameters, wallet } = sandboxConfig({ facts, account: 1 })
  const config = createConfig({ ...parameters, journal: createMemoryJournal(), locks: createMemoryLocks() })
  const token = (chainId: number, symbol: string) =>
    parameters.tokens.find((one) => one.chainId === chainId && one.symbol === symbol)?.address ?? ''
  const quote = await getQuote(config.client, {
    user: bob.address,
    recipient: carol.address,
    refundTo: dave.address,
    originChainId: 31337,
    originCurrency: token(31337, 'USDC'),
    destinationChainId: 31338,
    destinationCurrency: token(31338, 'DAI'),
    amount: parseUnits('20', 6),
    tradeType: 'EXACT_INPUT',
  })
  const { status, requestId } = await executeSteps(config, { quote, wallet })
  expect(status).toBe('success')
  const { requests } = await getRequests(config.client, { user: bob.address })
  expect(requests.map(({ id, recipient }) => ({ id, recipient }))).toEqual([
    { id: requestId, recipient: carol.address },
  ])
  config.stop()
})

it('behavior: lets pages of this machine read the answers, but no other pages', async () => {
  const url = `${sandbox.proxyUrl}/requests/v3?limit=1`
  const own = await fetch(url, { headers: { origin: page } })
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, page])
  const foreign = await fetch(url, { headers: { origin: 'https://page.example' } })
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null])
})

it('behavior: lets a page send a quote after a preflight', async () => {
  const asked = await fetch(`${sandbox.proxyUrl}/quote`, {
    method: 'OPTIONS',
    headers: {
      origin: page,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-headers')).toContain('content-type')
})

it('behavior: forwards nothing that a partner’s proxy would not', async () => {
  const response = await fetch(`${sandbox.proxyUrl}/requests/v2`, { headers: { origin: page } })
  expect(response.status).toBe(404)
})

it('behavior: reports a lost connection as a proxy does', async () => {
  sandbox.faults.add({ type: 'lostConnection', endpoint: 'status', times: 1 })
  const response = await fetch(`${sandbox.proxyUrl}/intents/status?requestId=0x${'a1'.repeat(32)}`)
  expect(response.status).toBe(502)
})
