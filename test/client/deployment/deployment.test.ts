import { http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getQuote, postSignature, createClient, type CreateClientParameters } from '@causeway/react/actions'
import { auditQuote, type CreateConfigParameters, createConfig } from '@causeway/react/execution'
import { type Deployment, createProxyHandler } from '@causeway/react/proxy'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

const depository = '0x00000000000000000000000000000000000000d0'
const permitTaker = '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be'
const router = '0x00000000000000000000000000000000000000d1'
const other = '0x00000000000000000000000000000000000000d3'
const fillContract = '0x00000000000000000000000000000000000000d4'
const onBase = '0x00000000000000000000000000000000000000d2'

const deployment: Deployment = {
  baseUrl: 'https://service.invalid/api',
  testnetBaseUrl: 'https://testnet.invalid/api',
  brand: 'acme',
  paths: { quote: '/quote/v2', status: '/intents/status/v3', permits: '/execute/signatures' },
  depositories: { 1: depository, 8453: onBase },
  permitSpenders: { 8453: [permitTaker] },
  routers: { 1: [router] },
  fillContracts: { 8453: [fillContract] },
  contracts: { 1: [other] },
  chainNames: { 1: 'ethereum', 8453: 'base' },
  solvers: ['0x00000000000000000000000000000000000050f7'],
  signedMessages: ['I claim {requestId} for {user}.'],
}

const chains = { chains: [mainnet, base], transports: { 1: http(), 8453: http() } } as const

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('deployment', () => {
  it('default: requests at its address, with its names', () => {
    expect(createClient({ deployment })).toMatchObject({
      baseUrl: 'https://service.invalid/api',
      brand: 'acme',
      paths: {
        quote: '/quote/v2',
        status: '/intents/status/v3',
        requests: '/requests/v3',
        requestsV2: '/requests/v2',
      },
      contracts: [
        { chainId: 1, address: depository, isDepository: true },
        { chainId: 8453, address: onBase, isDepository: true },
        { chainId: 8453, address: permitTaker, takesPermits: true },
        { chainId: 1, address: router, isRouter: true },
        { chainId: 8453, address: fillContract, isFillContract: true },
        { chainId: 1, address: other },
      ],
      chainNames: { 1: 'ethereum', 8453: 'base' },
      signedMessages: ['I claim {requestId} for {user}.'],
    })
  })

  it('parameters: testnet, and an address, brand and paths that differ', () => {
    expect(createClient({ deployment, testnet: true }).baseUrl).toBe('https://testnet.invalid/api')
    const client = createClient({
      deployment,
      baseUrl: 'https://your.app/bridge',
      brand: 'other',
      paths: { quote: '/quote/v9' },
    })
    expect(client).toMatchObject({
      baseUrl: 'https://your.app/bridge',
      brand: 'other',
      paths: { quote: '/quote/v9', status: '/intents/status/v3' },
    })
  })

  it('error: refuses a test network that the deployment doesn’t name, and no base URL at all', () => {
    const { testnetBaseUrl: _, ...mainnetOnly } = deployment
    const refused = (field: string) =>
      expect.objectContaining({ name: 'InvalidConfigError', argument: field })
    expect(() => createClient({ deployment: mainnetOnly, testnet: true })).toThrow(
      refused('deployment.testnetBaseUrl'),
    )
    const nothing: unknown = {}
    expect(() => createClient(nothing as CreateClientParameters)).toThrow(refused('baseUrl'))
  })

  it.each<[argument: string, why: string, wrong: object]>([
    ['deployment.paths.quote', 'which would ask another host', { paths: { quote: 'quote/v2' } }],
    ['deployment.paths.quote', 'another host behind an @', { paths: { quote: '@evil.example/quote' } }],
    ['deployment.paths.quote', 'another host behind two slashes', { paths: { quote: '//evil.example' } }],
    ['deployment.paths.permits', 'with a query', { paths: { permits: '/permits?a=b' } }],
    ['deployment.paths.statusV3', 'that leads up', { paths: { statusV3: '/../status' } }],
    ['deployment.paths.requests', 'without a letter', { paths: { requests: '' } }],
    ['deployment.brand', 'without a letter', { brand: '' }],
    ['deployment.brand', 'that isn’t a word', { brand: 'Acme Inc.' }],
    ['deployment.brand', 'that is written as a name', { brand: 'Acme' }],
    ['deployment.depositories.1', 'left as a placeholder', { depositories: { 1: '0x…' } }],
    ['deployment.depositories.1', 'a digit short', { depositories: { 1: depository.slice(0, -1) } }],
    ['deployment.depositories.1', 'the zero address', { depositories: { 1: `0x${'0'.repeat(40)}` } }],
    // Casts: a page without types gives anything.
    ['deployment.depositories.1', 'in a list', { depositories: { 1: [depository] as unknown as string } }],
    ['deployment.depositories', 'alone', { depositories: depository as unknown as object }],
    ['deployment.depositories.base', 'of a chain by its name', { depositories: { base: onBase } }],
    ['deployment.contracts.1', 'left as a placeholder', { contracts: { 1: ['0x…'] } }],
    ['deployment.routers.1', 'a digit short', { routers: { 1: [router.slice(0, -1)] } }],
    ['deployment.permitSpenders.1', 'a digit short', { permitSpenders: { 1: [router.slice(0, -1)] } }],
    ['deployment.contracts.1', 'a digit short', { contracts: { 1: [depository, router.slice(0, -1)] } }],
    ['deployment.contracts.1', 'the zero address', { contracts: { 1: [`0x${'0'.repeat(40)}`] } }],
    // Two casts: a page without types gives anything.
    ['deployment.contracts', 'a Map', { contracts: new Map([[1, [depository]]]) as unknown as object }],
    ['deployment.contracts', 'a number', { contracts: 5 as unknown as object }],
    ['deployment.chainNames', 'a Map', { chainNames: new Map([[1, 'ethereum']]) as unknown as object }],
    ['deployment.paths', 'null', { paths: null as unknown as object }],
    ['deployment.contracts.8453', 'alone', { contracts: { 8453: onBase } }],
    ['deployment.contracts.base', 'of a chain by its name', { contracts: { base: [onBase] } }],
    ['deployment.chainNames.1', 'without a letter', { chainNames: { 1: '' } }],
    ['deployment.chainNames.1', 'left as a placeholder', { chainNames: { 1: '<name>' } }],
    ['deployment.contracts.1', 'left as a word', { contracts: { 1: ['DEPOSITORY_ADDRESS'] } }],
    [
      'deployment.contracts.1',
      'left as a longer word',
      { contracts: { 1: ['YOUR_DEPOSITORY_ADDRESS_HERE'] } },
    ],
    ['deployment.signedMessages', 'of any request', { signedMessages: ['I claim {user}.'] }],
    ['deployment.signedMessages', 'alone', { signedMessages: 'I claim {requestId}.' as unknown as string[] }],
    ['deployment.solvers', 'that is none', { solvers: ['0x12'] }],
    ['deployment.solvers', 'left as a word', { solvers: ['TODO'] }],
    [
      'deployment.solvers',
      'of another chain family',
      { solvers: ['So11111111111111111111111111111111111111112'] },
    ],
    ['deployment.contract', 'in place of contracts', { contract: { 1: [depository] } }],
    ['deployment.chainnames', 'in place of chainNames', { chainnames: { 1: 'ethereum' } }],
    ['deployment.apiKey', 'which is no field of one', { apiKey: 'a-long-enough-key' }],
    ['deployment.paths.permit', 'in place of permits', { paths: { permit: '/permits' } }],
    ['deployment.paths.requestsV4', 'that nobody knows', { paths: { requestsV4: '/requests/v4' } }],
    ['deployment.chainNames.8453', 'of two chains', { chainNames: { 1: 'Base', 8453: 'base' } }],
    ['deployment.baseUrl', 'with an endpoint behind it', { baseUrl: 'https://service.invalid/quote' }],
    ['deployment.baseUrl', 'with its own endpoint', { baseUrl: 'https://service.invalid/api/quote/v2/' }],
    ['deployment.testnetBaseUrl', 'too', { testnetBaseUrl: 'https://testnet.invalid/requests/v3' }],
    ['deployment.testnetBaseUrl', 'the same again', { testnetBaseUrl: 'https://service.invalid/api/' }],
    ['deployment.chainNames.1', 'the number of another', { chainNames: { 1: '8453' } }],
    ['deployment.paths.quote', 'a place of two', { paths: { quote: '/post', permits: '/post' } }],
    ['deployment.paths.quote', 'the usual place of another', { paths: { quote: '/requests/v3' } }],
    ['deployment.paths.status', 'a place of two', { paths: { status: '/all', requests: '/all' } }],
    ['deployment.baseUrl', 'that isn’t an address', { baseUrl: 'not an address' }],
    ['deployment.testnetBaseUrl', 'left as a placeholder', { testnetBaseUrl: '…' }],
  ])('error: refuses %s %s in client, config and proxy alike', (argument, _, wrong) => {
    const refusedBy = (caller: string) =>
      expect.objectContaining({
        name: 'InvalidConfigError',
        argument,
        message: expect.stringContaining(`\`${caller}\``),
      })
    const given = { ...deployment, ...wrong } as Deployment
    const baseUrl = 'https://your.app'
    expect(() => createClient({ deployment: given })).toThrow(refusedBy('createClient'))
    expect(() => createClient({ deployment: given, baseUrl })).toThrow(refusedBy('createClient'))
    expect(() => createConfig({ ...chains, deployment: given, baseUrl })).toThrow(refusedBy('createConfig'))
    vi.stubGlobal('window', undefined)
    const proxy = { apiKey: 'a-long-enough-key', allowedOrigins: [] }
    expect(() => createProxyHandler({ ...proxy, deployment: given })).toThrow(refusedBy('createProxyHandler'))
  })

  it.each([
    [{ paths: { status: '/intents/status/v3' } }],
    [{ paths: { status: '/status', statusV3: '/status' } }],
    [{ chainNames: { 1: '1' } }],
    [{ brand: 'acmeBridge' }],
  ])('behavior: accepts %j', (right) => {
    expect(createClient({ deployment: { ...deployment, ...right } }).baseUrl).toBe(deployment.baseUrl)
  })

  it.each([
    [{ contract: {} }, 'did you mean `contracts`'],
    [{ depository: {} }, 'did you mean `depositories`'],
    [{ ChainNames: {} }, 'did you mean `chainNames`'],
    [{ baseURL: 'https://service.invalid' }, 'did you mean `baseUrl`'],
    [{ testnetUrl: 'https://service.invalid' }, 'did you mean `testnetBaseUrl`'],
    [{ solver: [] }, 'did you mean `solvers`'],
    [{ path: {} }, 'did you mean `paths`'],
    [{ paths: { statusv3: '/status' } }, 'did you mean `statusV3`'],
    [{ paths: { request: '/requests' } }, 'did you mean `requests`'],
    [
      { url: 'https://service.invalid' },
      'there are `baseUrl`, `testnetBaseUrl`, `brand`, `paths`, `depositories`, `permitSpenders`, `routers`, `fillContracts`, `contracts`, `chainNames`, `solvers`, `signedMessages`',
    ],
  ])('error: suggests the right name for a misspelled field: %j', (wrong, meant) => {
    const given = { ...deployment, ...wrong } as Deployment
    expect(() => createClient({ deployment: given })).toThrow(meant)
  })

  it.each([
    [{ testNet: true }, 'testNet', 'did you mean `testnet`'],
    [{ baseURL: 'https://your.app' }, 'baseURL', 'did you mean `baseUrl`'],
  ])('error: refuses a misspelled parameter beside it: %j', (wrong, argument, meant) => {
    const refused = expect.objectContaining({ name: 'InvalidConfigError', argument })
    for (const make of [
      () => createClient({ deployment, ...wrong } as CreateClientParameters),
      () => createConfig({ ...chains, deployment, ...wrong } as CreateConfigParameters),
    ]) {
      expect(make).toThrow(refused)
      expect(make).toThrow(meant)
    }
    expect(() => createClient({ deployment, timeout: 5 } as CreateClientParameters)).toThrow('`timeoutMs`')
    expect(() => createConfig({ ...chains, deployment, token: [] } as CreateConfigParameters)).toThrow(
      '`tokens`',
    )
  })

  it.each([
    ['baseUrl', { baseUrl: 'https://your.app/bridge/quote' }],
    ['baseUrl', { baseUrl: 'https://your.app/bridge/quote/v2' }],
    ['baseUrl', { baseUrl: '/bridge/intents/status/v3' }],
  ])('error: refuses %s beside it that ends in an endpoint: %j', (argument, wrong) => {
    const refused = expect.objectContaining({ name: 'InvalidConfigError', argument })
    expect(() => createClient({ deployment, ...wrong })).toThrow(refused)
    expect(createClient({ deployment, baseUrl: '/quotes' }).baseUrl).toBe('/quotes')
  })

  describe('an address whose letter case says that a letter is wrong', () => {
    const right = '0x4cD00E387622C35bDDB9b4c962C136462338BC31'
    const wrong = '0x4CD00E387622C35bDDB9b4c962C136462338BC31'

    it.each<[string, Partial<CreateConfigParameters>]>([
      ['deployment.depositories.8453', { deployment: { ...deployment, depositories: { 8453: wrong } } }],
      ['deployment.routers.1', { deployment: { ...deployment, routers: { 1: [wrong] } } }],
      ['deployment.permitSpenders.1', { deployment: { ...deployment, permitSpenders: { 1: [wrong] } } }],
      ['deployment.contracts.8453', { deployment: { ...deployment, contracts: { 8453: [wrong] } } }],
      ['deployment.solvers', { deployment: { ...deployment, solvers: [wrong] } }],
      ['audit.contracts', { deployment, audit: { contracts: [{ chainId: 1, address: wrong }] } }],
      ['audit.solvers', { deployment, audit: { solvers: [wrong] } }],
    ])('error: is refused in %s, and named', (argument, given) => {
      const make = () => createConfig({ ...chains, ...given } as CreateConfigParameters)
      expect(make).toThrow(expect.objectContaining({ name: 'InvalidConfigError', argument }))
      expect(make).toThrow(wrong)
    })

    it('error: createClient refuses it, too', () => {
      const make = () => createClient({ deployment: { ...deployment, contracts: { 1: [wrong] } } })
      expect(make).toThrow(expect.objectContaining({ argument: 'deployment.contracts.1' }))
    })

    it('behavior: is accepted with the right checksum, or in lower case alone', () => {
      const contracts = { 1: [right, right.toLowerCase()] }
      expect(() => createConfig({ ...chains, deployment: { ...deployment, contracts } })).not.toThrow()
    })
  })

  it('behavior: posts a signature to a path that the deployment may name', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ message: 'Success' }))
    const paths = { permits: '/v1.1/permits' }
    const client = createClient({ deployment: { ...deployment, paths }, fetch })
    const body = { kind: 'eip3009', requestId: '0x1' }
    await postSignature(client, { endpoint: client.paths.permits, body, signature: '0x5c' })
    expect(fetch.mock.calls[0]?.[0]).toBe('https://service.invalid/api/v1.1/permits?signature=0x5c')
  })

  it('error: suggests the intended field in one sentence', () => {
    const given = { ...deployment, brnd: 'acme' }
    expect(() => createClient({ deployment: given })).toThrow(/did you mean `brand`\?$/)
    expect(() => createClient({ deployment: { ...deployment, brand: 'Acme' } })).toThrow(
      /small letter.*\w\.$/,
    )
  })

  it('error: checks paths and a brand beside it in the same way', () => {
    const refused = (argument: string) => expect.objectContaining({ name: 'InvalidConfigError', argument })
    expect(() => createClient({ deployment, paths: { quote: 'quote' } })).toThrow(refused('paths.quote'))
    expect(() => createClient({ deployment, paths: { quotes: '/quote' } as object })).toThrow(
      refused('paths.quotes'),
    )
    expect(() => createClient({ deployment, brand: 'a b' })).toThrow(refused('brand'))
  })

  it('error: suggests the right name for a misspelled path of the proxy', () => {
    vi.stubGlobal('window', undefined)
    const proxy = { apiKey: 'a-long-enough-key', allowedOrigins: [], deployment }
    const paths = { permit: '/permits' } as object
    expect(() => createProxyHandler({ ...proxy, paths })).toThrow('did you mean `permits`')
  })

  it('behavior: uses the usual path for an undefined one, as from an unset variable', () => {
    const paths = { quote: undefined, status: undefined } as object
    expect(createClient({ deployment: { ...deployment, paths } }).paths.quote).toBe('/quote')
    expect(createClient({ deployment, paths }).paths).toMatchObject({
      quote: '/quote/v2',
      status: '/intents/status/v3',
    })
  })

  it('parameters: contracts outside the EVM', () => {
    const contracts = {
      792703809: ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'],
      101: [`0x${'5'.repeat(64)}`],
      3586256: ['723071'],
    }
    const depositories = {
      792703809: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
      101: `0x${'5'.repeat(64)}`,
    }
    const { permitSpenders: _, routers: __, fillContracts: ___, ...rest } = deployment
    const known = { ...rest, depositories, contracts }
    expect(createClient({ deployment: known }).contracts).toHaveLength(5)
    expect(createClient({ deployment: { baseUrl: deployment.baseUrl, contracts } }).contracts).toHaveLength(3)
  })

  it('behavior: trusts its own contracts in a config, and no others, unless the page names some', () => {
    const config = createConfig({ ...chains, deployment, baseUrl: 'https://your.app/bridge' })
    expect(config.client.baseUrl).toBe('https://your.app/bridge')
    const { contracts, chainNames, solvers, signedMessages } = createClient({ deployment })
    expect(config.getAudit()).toMatchObject({ contracts, chainNames, solvers, signedMessages })
    const own = [{ chainId: 1, address: onBase }]
    expect(createConfig({ ...chains, deployment, audit: { contracts: own } }).getAudit().contracts).toBe(own)
    expect(createConfig({ ...chains, baseUrl: 'https://your.app' }).getAudit().contracts).toBeUndefined()
  })

  it('behavior: doesn’t sign a quote that pays a contract in none of its lists', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('USDC'))
    const own = quote.protocol?.v2?.paymentDetails?.depository ?? ''
    const blockedBy = (known: Pick<Deployment, 'depositories' | 'contracts'>) =>
      auditQuote(quote, {
        contracts: createClient({ deployment: { baseUrl: deployment.baseUrl, ...known } }).contracts,
      })
        .filter(({ severity }) => severity === 'block')
        .map(({ rule }) => rule)
    const [origin, destination] = env.chains
    const contracts = { [origin.id]: [router] }
    expect(blockedBy({ depositories: { [origin.id]: own }, contracts })).toEqual([])
    expect(blockedBy({ depositories: { [origin.id]: own } })).toEqual([])
    expect(blockedBy({ contracts: { [origin.id]: [router, own] } })).toEqual(['deposit-call'])
    expect(blockedBy({ depositories: { [origin.id]: router } })).not.toEqual([])
    expect(blockedBy({ contracts })).not.toEqual([])
    // The same address on the other chain is another contract.
    expect(blockedBy({ depositories: { [destination.id]: own } })).not.toEqual([])
  })

  it('behavior: works in the proxy too, so that the page reaches its paths', async () => {
    vi.stubGlobal('window', undefined)
    const asked: string[] = []
    const handler = createProxyHandler({
      deployment,
      apiKey: 'a-long-enough-key',
      allowedOrigins: ['https://your.app'],
      mountPath: '/bridge',
      fetch: async (url) => {
        asked.push(String(url))
        return Response.json({ status: 'pending' })
      },
    })
    const page = createClient({ deployment, baseUrl: 'https://your.app/bridge' })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const url = `${page.baseUrl}${page.paths.status}?requestId=0x1`
    expect((await handler(new Request(url, { headers }))).status).toBe(200)
    expect(asked).toEqual(['https://service.invalid/api/intents/status/v3?requestId=0x1'])
    // A step may name the older lookup.
    const old = new Request('https://your.app/bridge/intents/status?requestId=0x1', { headers })
    expect((await handler(old)).status).toBe(200)
    expect(asked.at(-1)).toBe('https://service.invalid/api/intents/status?requestId=0x1')
    const quote = new Request('https://your.app/bridge/quote', { headers, method: 'POST', body: '{}' })
    expect((await handler(quote)).status).toBe(404)
  })
})

describe('brand', () => {
  async function askTwice(parameters: Partial<CreateClientParameters>) {
    const env = createTestEnvironment()
    const client = createClient({
      baseUrl: 'https://service.invalid',
      fetch: env.sandbox.fetch,
      ...parameters,
    } as CreateClientParameters)
    await getQuote(client, env.quoteParameters('USDC'))
    return getQuote(client, env.quoteParameters('USDC'))
  }

  it('default: doesn’t warn about a brand that fits', async () => {
    const onBrandMismatch = vi.fn()
    const quote = await askTwice({ onBrandMismatch })
    expect(quote.fees.relayerService).toBeDefined()
    expect(onBrandMismatch).not.toHaveBeenCalled()
  })

  it('behavior: reports another brand in the fees once, with the name that was seen', async () => {
    const onBrandMismatch = vi.fn()
    const quote = await askTwice({ brand: 'acme', onBrandMismatch })
    expect(quote.fees.relayerService).toBeUndefined()
    expect(onBrandMismatch.mock.calls).toEqual([[{ brand: 'acme', seen: 'svc' }]])
  })

  it('behavior: keeps the quote if a listener throws', async () => {
    vi.stubGlobal('reportError', vi.fn())
    const thrown = new Error('analytics')
    const onBrandMismatch = () => {
      throw thrown
    }
    await expect(askTwice({ brand: 'acme', onBrandMismatch })).resolves.toHaveProperty('steps')
    expect(reportError).toHaveBeenCalledExactlyOnceWith(thrown)
  })

  it('behavior: warns once in the console without a listener', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await askTwice({ brand: 'acme' })
    expect(warn.mock.calls).toEqual([[expect.stringContaining("brand: 'svc'")]])
  })

  it('behavior: counts a fee without a group as a brand’s if a component has the same name', async () => {
    const env = createTestEnvironment()
    const onBrandMismatch = vi.fn()
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await env.sandbox.fetch(input, init)
      const { fees, ...quote } = await response.json()
      const { svcerGas: _gas, svcerService: _service, ...alone } = fees
      return Response.json({ ...quote, fees: alone }, response)
    }
    const client = createClient({ baseUrl: 'https://service.invalid', brand: 'acme', onBrandMismatch, fetch })
    await getQuote(client, env.quoteParameters('USDC'))
    expect(onBrandMismatch.mock.calls).toEqual([[{ brand: 'acme', seen: 'svc' }]])
  })

  it.each([
    ['alone, as in short public examples', { gas: {}, relayer: {} }],
    ['before a name with the same ending', { relayer: {}, relayerGas: {}, maker: {} }],
    ['behind a name with the same ending', { maker: {}, relayer: {}, relayerService: {} }],
  ])('behavior: notices a brand by a fee %s', async (_, fees) => {
    const onBrandMismatch = vi.fn()
    const fetch = async () => Response.json({ fees })
    const client = createClient({ deployment, onBrandMismatch, fetch })
    await expect(getQuote(client, createTestEnvironment().quoteParameters('USDC'))).rejects.toThrow()
    expect(onBrandMismatch.mock.calls).toEqual([[{ brand: 'acme', seen: 'relay' }]])
  })

  it('behavior: ignores fees without a brand, and invalid answers', async () => {
    const onBrandMismatch = vi.fn()
    for (const body of [
      { fees: { gas: {}, app: {} } },
      { fees: { 'x y erGas': {} } },
      { fees: { maker: {}, acmeer: {} } },
      { fees: { maker: {} }, details: { expandedPriceImpact: { acme: {} } } },
      { fees: [] },
      [],
      'er',
    ]) {
      const client = createClient({ deployment, onBrandMismatch, fetch: async () => Response.json(body) })
      await expect(getQuote(client, createTestEnvironment().quoteParameters('USDC'))).rejects.toThrow()
    }
    expect(onBrandMismatch).not.toHaveBeenCalled()
  })
})
