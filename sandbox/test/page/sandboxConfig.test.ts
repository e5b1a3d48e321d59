import { createServer } from 'node:http'
import { createPublicClient, http } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { createConfig } from '@causeway/react/execution'
import { sandboxAccounts } from '@causeway/sandbox'
import { type SandboxConfigParameters, defaultSandboxFacts, sandboxConfig } from '@causeway/sandbox/page'
import { listen } from '../../src/http/server/listen.ts'

const [alice, bob] = sandboxAccounts.users

/** Facts whose second chain, first token or first account has other fields; `null` in place of the whole chain. */
function withChain(fields: object | null) {
  const [first, second] = defaultSandboxFacts.chains
  return { facts: { ...defaultSandboxFacts, chains: [first, fields && { ...second, ...fields }] } }
}

function withToken(fields: object) {
  const [first] = defaultSandboxFacts.tokens
  return { facts: { ...defaultSandboxFacts, tokens: [{ ...first, ...fields }] } }
}

function withAccount(fields: object) {
  const [first] = defaultSandboxFacts.accounts
  return { facts: { ...defaultSandboxFacts, accounts: [{ ...first, ...fields }] } }
}

it('default: has everything of a default sandbox, without asking it', () => {
  const { config, wallet } = sandboxConfig()
  expect(createConfig(config).client).toMatchObject({ baseUrl: 'http://127.0.0.1:4000/proxy', brand: 'svc' })
  const { depositories, permitSpenders, routers, solvers } = config.deployment
  const { chains } = defaultSandboxFacts
  expect(depositories).toEqual(Object.fromEntries(chains.map(({ id, depository }) => [id, depository])))
  expect(routers).toEqual(Object.fromEntries(chains.map((chain) => [chain.id, chain.routers])))
  expect(permitSpenders).toEqual(Object.fromEntries(chains.map((chain) => [chain.id, chain.permitSpenders])))
  expect(Object.values(routers).map(({ length }) => length)).toEqual([2, 2])
  expect(Object.values(permitSpenders).map(({ length }) => length)).toEqual([1, 1])
  expect(solvers).toEqual([sandboxAccounts.solver.address])
  expect(config.chains).toMatchObject([
    { id: 31337, name: 'Alder', rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } } },
    { id: 31338, name: 'Birch', rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } } },
  ])
  expect(config.tokens.map(({ symbol }) => symbol)).toEqual([
    'USDC',
    'DAI',
    'WETH',
    'USDT',
    'TOLL',
    'USDC',
    'DAI',
    'WETH',
    'USDT',
    'TOLL',
  ])
  expect(new Set(config.tokens.map(({ chainId, address }) => `${chainId} ${address}`)).size).toBe(10)
  expect(wallet.address).toBe(alice.address)
})

it('parameters: account', () => {
  expect(sandboxConfig({ account: 1 }).wallet.address).toBe(bob.address)
})

it('parameters: port, chainPorts', () => {
  const { config } = sandboxConfig({ port: 4001, chainPorts: [8547, 8548] })
  expect(config.deployment.baseUrl).toBe('http://127.0.0.1:4001/proxy')
  expect(config.chains.map(({ rpcUrls }) => rpcUrls.default.http[0])).toEqual([
    'http://127.0.0.1:8547',
    'http://127.0.0.1:8548',
  ])
  const [first, second] = sandboxConfig({ port: 4001 }).config.chains
  expect([first, second].map((chain) => chain?.rpcUrls)).toEqual(
    sandboxConfig().config.chains.map((chain) => chain.rpcUrls),
  )
})

it('error: reports another node with the same chain ID, until the sandbox answers', async () => {
  const codes = ['0x', '0x60']
  const { url } = await startNode((method) =>
    method === 'eth_getCode' ? (codes.shift() ?? '0x60') : '0x7a69',
  )
  const { port } = new URL(url)
  const { config } = sandboxConfig({ chainPorts: [Number(port), 8546] })
  const client = createPublicClient({
    chain: config.chains[0],
    transport: config.transports[31337] ?? http(),
  })
  await expect(client.getChainId()).rejects.toMatchObject({
    name: 'InvalidConfigError',
    argument: 'chainPorts',
    message: expect.stringContaining(`what answers at ${url} is not the sandbox`),
  })
  expect(await client.getChainId()).toBe(31337)
})

it.each<[what: string, parameters: unknown, argument: string]>([
  ['an account that there is not', { account: 5 }, 'account'],
  ['an account before the first', { account: -1 }, 'account'],
  ['half an account', { account: 0.5 }, 'account'],
  ['an account as text', { account: '0' }, 'account'],
  ['the number of accounts', { account: 'length' }, 'account'],
  ['no account', { account: null }, 'account'],
  ['a misspelled account', { acount: 1 }, 'acount'],
  ['no chain', { facts: { ...defaultSandboxFacts, chains: [] } }, 'facts.chains'],
  ['chains that aren’t a list', { facts: { ...defaultSandboxFacts, chains: {} } }, 'facts.chains'],
  ['an invalid chain', withChain(null), 'facts.chains.1'],
  ['a chain whose ID is text', withChain({ id: '31338' }), 'facts.chains.1.id'],
  ['a chain without a node', withChain({ rpcUrl: 'birch' }), 'facts.chains.1.rpcUrl'],
  ['a chain without a currency', withChain({ nativeCurrency: 'ETH' }), 'facts.chains.1.nativeCurrency'],
  ['an invalid router', withChain({ routers: ['0x12'] }), 'facts.chains.1.routers.0'],
  ['a token without decimals', withToken({ decimals: undefined }), 'facts.tokens.0.decimals'],
  ['a solver that isn’t an address', { facts: { ...defaultSandboxFacts, solver: '0x12' } }, 'facts.solver'],
  ['no accounts', { facts: { ...defaultSandboxFacts, accounts: [] } }, 'facts.accounts'],
  ['an invalid key', withAccount({ privateKey: '0x12' }), 'facts.accounts.0.privateKey'],
  ['a provider without an address', { facts: { ...defaultSandboxFacts, proxyUrl: '' } }, 'facts.proxyUrl'],
  ['a port as text', { port: '4010' }, 'port'],
  ['no port', { port: 0 }, 'port'],
  ['one port for two chains', { chainPorts: [8547] }, 'chainPorts'],
  ['invalid ports of chains', { chainPorts: [8547, 65_536] }, 'chainPorts'],
  ['a port beside facts', { facts: defaultSandboxFacts, port: 4010 }, 'port'],
  ['chains’ ports beside facts', { facts: defaultSandboxFacts, chainPorts: [1, 2] }, 'chainPorts'],
  ['facts that hold nothing', { facts: {} }, 'facts.proxyUrl'],
  ['no facts', { facts: null }, 'facts'],
  ['facts as they were printed', { facts: JSON.stringify(defaultSandboxFacts) }, 'facts'],
  ['no parameters', null, 'parameters'],
])('error: refuses %s', (_, parameters, argument) => {
  expect(() => sandboxConfig(parameters as SandboxConfigParameters)).toThrow(
    expect.objectContaining({ name: 'InvalidArgumentError', argument }),
  )
})

it('behavior: keeps the wallet on one chain at a time, which knows no other chain', async () => {
  const { wallet } = sandboxConfig()
  expect(await wallet.getChainId()).toBe(31337)
  await wallet.switchChain(31338)
  expect(await wallet.getChainId()).toBe(31338)
  await expect(wallet.switchChain(1)).rejects.toThrow('The test wallet knows no chain 1.')
  expect(await wallet.getChainId()).toBe(31338)
})

/** A node that answers each method as the test says. */
async function startNode(answer: (method: string) => string): Promise<{ url: string }> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { id, method } = JSON.parse(Buffer.concat(chunks).toString()) as { id: number; method: string }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answer(method) }))
    })()
  })
  const port = await listen(server)
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${port}` }
}
