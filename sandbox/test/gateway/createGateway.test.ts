import { beforeEach, describe, expect, it } from 'vitest'
import { createGateway } from '../../src/anvil/gateway/createGateway.ts'

let asked: string[]

beforeEach(() => {
  asked = []
})

const gateway = createGateway(async (body) => {
  asked.push(body)
  return Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' })
})

const call = (method: string) => ({ jsonrpc: '2.0', id: 1, method, params: [] })

function post(body: unknown, headers: Record<string, string> = {}) {
  return gateway.fetch(
    new Request('http://127.0.0.1:8545/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: '127.0.0.1:8545', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

const page = { origin: 'http://localhost:5173' }

/** Expects the answer of a node without this method, with no request to a node. */
async function expectRefusal(body: unknown, headers: Record<string, string> = page): Promise<void> {
  const response = await post(body, headers)
  expect(await response.json()).toMatchObject({ error: { code: -32_601 } })
  expect(asked).toEqual([])
}

describe('programs', () => {
  it.each(['eth_call', 'anvil_setBalance', 'evm_mine', 'anvil_reset'])(
    'default: may call %s',
    async (method) => {
      const response = await post(call(method))
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ result: '0x1' })
      expect(asked).toEqual([JSON.stringify(call(method))])
    },
  )
})

describe('pages of this machine', () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'http://app.localhost'])(
    'default: lets %s read, and send what was signed',
    async (origin) => {
      for (const method of ['eth_call', 'eth_getLogs', 'eth_sendRawTransaction', 'eth_chainId']) {
        const response = await post(call(method), { origin })
        expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, origin])
      }
      expect(asked).toHaveLength(4)
    },
  )

  it.each([
    'anvil_setBalance',
    'anvil_reset',
    'anvil_impersonateAccount',
    'hardhat_setCode',
    'evm_revert',
    'debug_traceTransaction',
    'personal_sign',
    'eth_sendTransaction',
    'eth_sendUnsignedTransaction',
    'eth_signTypedData_v4',
    'ETH_CALL',
    '__proto__',
  ])('error: refuses %s', async (method) => {
    await expectRefusal(call(method))
  })

  it('error: refuses a batch with one such call', async () => {
    const batch = [call('eth_call'), call('anvil_setBalance')]
    for (const body of [batch, [batch], [], '{"method":"eth_call"']) await expectRefusal(body)
    expect((await post([call('eth_call'), call('eth_chainId')], page)).status).toBe(200)
  })

  it('error: refuses a method that is written twice, or is no text', async () => {
    const twice = '{"jsonrpc":"2.0","id":1,"method":"eth_call","method":"anvil_setBalance","params":[]}'
    await expectRefusal(twice)
    const hidden = '{"jsonrpc":"2.0","id":1,"method":"anvil_setBalance","method":"eth_call","params":[]}'
    await post(hidden, page)
    // A parser that takes the first of two still gets what was checked.
    expect(asked.join()).not.toContain('anvil_setBalance')
    asked = []
    await expectRefusal({ ...call('x'), method: ['anvil_setBalance'] })
  })
})

describe('browser wallets', () => {
  const wallet = { origin: 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn' }

  it('default: may do what pages may', async () => {
    await expectRefusal(call('anvil_setBalance'), wallet)
    expect((await post(call('eth_sendRawTransaction'), wallet)).status).toBe(200)
    expect((await post(call('eth_call'), { ...wallet, host: 'evil.example' })).status).toBe(403)
    expect(asked).toHaveLength(1)
  })
})

describe('pages of elsewhere', () => {
  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'null',
    'file://',
  ])('error: refuses everything to %s', async (origin) => {
    const response = await post(call('eth_blockNumber'), { origin })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(asked).toEqual([])
  })

  it.each(['cross-site', 'same-site'])(
    'error: refuses everything without an origin, when a browser says %s',
    async (site) => {
      const response = await post(call('eth_blockNumber'), { 'sec-fetch-site': site })
      expect([response.status, asked]).toEqual([403, []])
    },
  )

  it('error: refuses another host name that resolves to this machine (DNS rebinding)', async () => {
    const response = await post(call('eth_blockNumber'), { host: 'evil.example:8545' })
    expect(response.status).toBe(403)
    expect(asked).toEqual([])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'error: refuses %s, which browsers send without a preflight',
    async (contentType) => {
      expect((await post(call('anvil_reset'), { 'content-type': contentType })).status).toBe(415)
      expect(asked).toEqual([])
    },
  )

  it('error: refuses a body larger than a node accepts', async () => {
    expect((await post({ ...call('eth_call'), params: ['0'.repeat(2_100_000)] })).status).toBe(413)
  })

  it('error: refuses other methods and paths', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['POST', '/other'],
    ] as const) {
      const request = new Request(`http://127.0.0.1:8545${path}`, { method })
      expect((await gateway.fetch(request)).status).toBe(404)
    }
  })
})
