import { expect, it } from 'vitest'
import { createConfig } from '../../../src/config/createConfig.ts'
import { sandboxAccounts } from '../../src/domain/accounts.ts'
import { defaultSandboxFacts } from '../../src/page/defaultFacts.ts'
import { sandboxConfig, type SandboxConfigParameters } from '../../src/page/sandboxConfig.ts'

const [alice, bob] = sandboxAccounts.users

it('default: what a sandbox with nothing named has, without asking it', () => {
  const { config, wallet } = sandboxConfig()
  expect(createConfig(config).client).toMatchObject({ baseUrl: 'http://127.0.0.1:4000/proxy', brand: 'svc' })
  const { depositories, contracts, solvers } = config.deployment
  const { chains } = defaultSandboxFacts
  expect(depositories).toEqual(Object.fromEntries(chains.map(({ id, depository }) => [id, depository])))
  expect(contracts).toEqual(Object.fromEntries(chains.map((chain) => [chain.id, chain.contracts])))
  expect(Object.values(contracts).map(({ length }) => length)).toEqual([3, 3])
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

it.each<[what: string, parameters: unknown, argument: string]>([
  ['an account that there is not', { account: 5 }, 'account'],
  ['no chain', { facts: { ...defaultSandboxFacts, chains: [] } }, 'facts.chains'],
  ['a port, which only the facts can tell', { port: 4010 }, 'port'],
  ['facts that hold nothing', { facts: {} }, 'facts'],
  ['no facts', { facts: null }, 'facts'],
  ['facts as they were printed', { facts: JSON.stringify(defaultSandboxFacts) }, 'facts'],
  ['no parameters', null, 'parameters'],
])('error: %s', (_, parameters, argument) => {
  expect(() => sandboxConfig(parameters as SandboxConfigParameters)).toThrow(
    expect.objectContaining({ name: 'InvalidArgumentError', argument }),
  )
})

it('behavior: the wallet is on one chain at a time, and knows no other', async () => {
  const { wallet } = sandboxConfig()
  expect(await wallet.getChainId()).toBe(31337)
  await wallet.switchChain(31338)
  expect(await wallet.getChainId()).toBe(31338)
  await expect(wallet.switchChain(1)).rejects.toThrow('The test wallet knows no chain 1.')
  expect(await wallet.getChainId()).toBe(31338)
})
