import { describe, expect, it } from 'vitest'
import { alice, bob } from '../support/accounts.ts'
import { createProxyEnvironment } from '../support/createProxyEnvironment.ts'
import { errorOf } from '../support/errorOf.ts'

const getUser = () => alice
const list = '/bridge/requests/v3'

function sentUser(url: string | undefined): string | null {
  return new URL(url ?? '').searchParams.get('user')
}

describe('getUser', () => {
  it.each([
    '',
    '?term=0x1',
    '?orderId=0x2',
    `?user=${alice}`,
    `?user=${alice.toUpperCase().replace('X', 'x')}`,
    `?recipient=${bob}`,
    `?id=0x1&user=${alice}`,
    `?id=0x1&filters=${encodeURIComponent(JSON.stringify([{ recipient: alice }]))}`,
    `?filters=${encodeURIComponent(JSON.stringify([{ user: alice }, { recipient: bob }]))}`,
    '?continuation=abc',
  ])('default: requests a list only for the caller: %s', async (query) => {
    const { ask, received } = createProxyEnvironment({ getUser })
    expect((await ask(`${list}${query}`)).status).toBe(200)
    expect(sentUser(received[0]?.url)).toBe(alice)
    expect(new URL(received[0]?.url ?? '').searchParams.getAll('user')).toHaveLength(1)
  })

  it.each([
    `?user=${bob}`,
    '?user=',
    `?user=${alice}%20`,
    `?user=${alice},${bob}`,
    `?filters=${encodeURIComponent(JSON.stringify([{ user: bob }]))}`,
    `?filters=${encodeURIComponent(JSON.stringify([{ user: [alice, bob] }]))}`,
    `?filters=${encodeURIComponent(JSON.stringify([{ user: null }]))}`,
    `?filters=${encodeURIComponent(JSON.stringify([{ 'not:user': alice }]))}`,
  ])('error: refuses another user’s list: %s', async (query) => {
    const { ask, received } = createProxyEnvironment({ getUser })
    expect(await errorOf(await ask(`${list}${query}`))).toBe('403 USER_NOT_ALLOWED')
    expect(received).toEqual([])
  })

  it('error: refuses a filter that repeats a field', async () => {
    const { ask, received } = createProxyEnvironment({ getUser })
    const filters = encodeURIComponent(`[{"user":"${bob}","user":"${alice}"}]`)
    expect(await errorOf(await ask(`${list}?filters=${filters}`))).toBe('400 INVALID_PARAMETER')
    expect(received).toEqual([])
  })

  it.each([undefined, '', null, 5, { address: alice }])(
    'error: refuses requests without a user: %j',
    async (nobody) => {
      const { ask, quote, received } = createProxyEnvironment({
        getUser: (async () => nobody) as () => Promise<string>,
      })
      expect(await errorOf(await ask(list))).toBe('401 UNAUTHENTICATED')
      expect(await errorOf(await ask('/bridge/intents/status?requestId=0x1'))).toBe('401 UNAUTHENTICATED')
      expect(await errorOf(await quote({ user: alice }))).toBe('401 UNAUTHENTICATED')
      expect(received).toEqual([])
    },
  )

  it('error: refuses all requests when the session store fails, without details', async () => {
    const { ask, received } = createProxyEnvironment({
      getUser: () => Promise.reject(new Error('redis://secret')),
    })
    const response = await ask(list)
    expect(await response.json()).toEqual({ message: 'The proxy failed.', errorCode: 'PROXY_FAILED' })
    expect(response.status).toBe(500)
    expect(received).toEqual([])
  })

  it('behavior: gets the headers that are not forwarded', async () => {
    const { ask, received } = createProxyEnvironment({
      getUser: ({ headers }) => headers.get('authorization')?.replace('Bearer ', ''),
    })
    await ask(list, { headers: { authorization: `Bearer ${bob}` } })
    expect(sentUser(received[0]?.url)).toBe(bob)
    expect(received[0]?.headers).not.toHaveProperty('authorization')
  })

  it('behavior: requests a quote only for the caller', async () => {
    const { quote, received } = createProxyEnvironment({ getUser })
    await quote({ amount: '1' })
    await quote({ user: alice.toLowerCase(), amount: '1' })
    expect(received.map(({ body }) => body)).toEqual([
      JSON.stringify({ amount: '1', user: alice }),
      JSON.stringify({ user: alice, amount: '1' }),
    ])
    for (const user of [bob, '', null, [alice], { toString: alice }, 0]) {
      expect(await errorOf(await quote({ user }))).toBe('403 USER_NOT_ALLOWED')
    }
    expect(received).toHaveLength(2)
  })

  it.each(['?id=0x1', '?id=0x1&orderId=0x2', `?depositAddress=${bob}`])(
    'behavior: searches for a named request among those of the caller, and those that pay the caller: %s',
    async (query) => {
      const { ask, received } = createProxyEnvironment({ getUser })
      expect((await ask(`${list}${query}`)).status).toBe(200)
      const sent = new URL(received[0]?.url ?? '').searchParams
      expect(JSON.parse(sent.get('filters') ?? '')).toEqual([{ user: alice }, { recipient: alice }])
      expect(sent.has('user')).toBe(false)
    },
  )

  const deposit = { useDepositAddress: true, recipient: alice, amount: '1' }

  it.each([
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4',
    '0:5a0b6f6e1f0b7d0a1c3e5f7a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c',
    '281474976710655',
  ])('behavior: takes the refunded account outside the EVM as the payer: %s', async (payer) => {
    const { quote, received } = createProxyEnvironment({ getUser })
    const fields = { ...deposit, recipient: alice.toLowerCase(), user: payer, refundTo: payer }
    expect((await quote(fields)).status).toBe(200)
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(fields)
  })

  const bitcoin = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

  it.each<[string, object]>([
    ['pays another user', { recipient: bob }],
    ['has no recipient', { recipient: undefined }],
    ['refunds another address', { refundTo: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }],
    ['has no refund address', { refundTo: undefined }],
    ['has no deposit address', { useDepositAddress: undefined }],
    ['asks for a deposit address with text instead of true', { useDepositAddress: 'true' }],
    ...[
      bob,
      bob.replace('0x', '0X'),
      bob.slice(2),
      ` ${bob}`,
      `eip155:1:${bob}`,
      `eip155:1:${bob.slice(2)}`,
      `0x${bob.slice(2).padStart(64, '0')}`,
      bob.replace('0', '\uff10'),
      bob.replace('x', '\u0445'),
      `${bob}\u200b`,
      'bob.eth',
      '',
      null,
      [bitcoin],
      { toString: bitcoin },
    ].map((payer): [string, object] => [
      `is of another payer, ${JSON.stringify(payer)}`,
      { user: payer, refundTo: payer },
    ]),
  ])('error: refuses a quote for a payer outside the EVM that %s', async (_, change) => {
    const { quote, received } = createProxyEnvironment({ getUser })
    const fields = { ...deposit, user: bitcoin, refundTo: bitcoin, ...change }
    expect(await errorOf(await quote(fields))).toMatch(/^403 USER_NOT_ALLOWED$/)
    expect(received).toEqual([])
  })

  it('behavior: accepts a Bitcoin address in capitals, as QR codes have it', async () => {
    const { quote, received } = createProxyEnvironment({ getUser: () => bitcoin })
    expect((await quote({ ...deposit, user: bitcoin.toUpperCase(), refundTo: bitcoin })).status).toBe(200)
    expect(received).toHaveLength(1)
  })

  it('error: gives a session with a Bitcoin address no quote for any other user', async () => {
    const { quote, received } = createProxyEnvironment({ getUser: () => bitcoin })
    for (const user of [alice, '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4', bitcoin.slice(0, -1)]) {
      const fields = { ...deposit, recipient: bitcoin, user, refundTo: user }
      expect(await errorOf(await quote(fields))).toBe('403 USER_NOT_ALLOWED')
    }
    expect(received).toEqual([])
  })

  it('behavior: keeps the letter case of addresses of other chains', async () => {
    const solana = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
    const { ask } = createProxyEnvironment({ getUser: () => solana })
    expect((await ask(`${list}?user=${solana}`)).status).toBe(200)
    expect(await errorOf(await ask(`${list}?user=${solana.toLowerCase()}`))).toBe('403 USER_NOT_ALLOWED')
  })
})

describe('a provider that ignores `user`', () => {
  const own = { id: '1', user: alice.toLowerCase() }

  it.each<[string, unknown]>([
    ['another user', { id: '2', user: bob }],
    ['no user', { id: '2' }],
    ['null for a user', { id: '2', user: null }],
    ['several users', { id: '2', user: [alice, bob] }],
    ['the caller as recipient only', { id: '2', user: bob, recipient: alice, sender: alice }],
    ['no record', 'text'],
    ['nothing', null],
  ])('behavior: omits a record of %s, and the count', async (_, foreign) => {
    const { ask } = createProxyEnvironment({ getUser }, () =>
      Response.json({ requests: [foreign, own], continuation: 'next', total: 2, others: [foreign] }),
    )
    expect(await (await ask(`${list}?includeTotal=true`)).json()).toEqual({
      requests: [own],
      continuation: 'next',
    })
  })

  it('behavior: omits embedded records of another user', async () => {
    const children = [{ id: '2', user: bob }, { id: '3', user: alice }, { id: '4', user: null }, { id: '5' }]
    const data = {
      parent: { id: '6', user: bob, amount: '1' },
      children,
      route: { origin: { child: { user: bob } } },
    }
    const { ask } = createProxyEnvironment({ getUser }, () => Response.json({ requests: [{ ...own, data }] }))
    expect(await (await ask(list)).json()).toEqual({
      requests: [
        { ...own, data: { children: [{ id: '3', user: alice }, { id: '5' }], route: { origin: {} } } },
      ],
    })
  })

  it.each<[string, unknown]>([
    ['names it in another letter case', { id: '2', User: bob }],
    ['names it in capitals', { id: '2', USER: bob, user: alice }],
    ['names it in letters of another script', { id: '2', 'u\u017fer': bob }],
    ['names it with a space', { id: '2', 'user ': bob }],
    ['is JSON in a text after a byte order mark', `\ufeff${JSON.stringify({ user: bob })}`],
    ['names none, in another letter case', { Id: '2', Status: 'success' }],
    ['is JSON in a text', JSON.stringify({ id: '2', user: bob })],
    ['is a list of JSON in a text', JSON.stringify([{ id: '2', user: bob }])],
    ['is JSON in a text of JSON', JSON.stringify(JSON.stringify({ id: '2', user: bob }))],
    ['is JSON in a text after spaces', ` \n${JSON.stringify({ id: '2', User: bob })}`],
  ])('behavior: omits an embedded record of another user that %s', async (_, foreign) => {
    const data = { parent: foreign, others: [foreign, { id: '3', note: '{"kept":1}' }], note: 'kept' }
    const { ask } = createProxyEnvironment({ getUser }, () => Response.json({ requests: [{ ...own, data }] }))
    expect(await (await ask(list)).json()).toEqual({
      requests: [{ ...own, data: { others: [{ id: '3', note: '{"kept":1}' }], note: 'kept' } }],
    })
  })

  it('behavior: omits a record that names two users', async () => {
    const { ask } = createProxyEnvironment({ getUser }, () =>
      Response.json({ requests: [{ ...own, User: bob }, own] }),
    )
    expect(await (await ask(list)).json()).toEqual({ requests: [own] })
  })

  it('behavior: omits an embedded record without a user if it has an ID and a status', async () => {
    const data = {
      parent: { id: '2', status: 'success', recipient: bob },
      inTxs: [{ hash: '0x1', status: 'success' }],
    }
    const { ask } = createProxyEnvironment({ getUser }, () => Response.json({ requests: [{ ...own, data }] }))
    expect(await (await ask(list)).json()).toEqual({
      requests: [{ ...own, data: { inTxs: [{ hash: '0x1', status: 'success' }] } }],
    })
  })

  const outside = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
  const received = { id: '2', user: outside, recipient: alice, depositAddress: { address: 'bc1q0' } }

  it.each<[string, object, boolean]>([
    ['that pays the caller', {}, true],
    ['in another letter case', { recipient: alice.toLowerCase() }, true],
    ['that pays another user', { recipient: bob }, false],
    ['of an account of the EVM', { user: bob }, false],
    ['of an account of the EVM, written without 0x', { user: bob.slice(2) }, false],
    ['that names a second user', { User: bob }, false],
    ['that has no deposit address', { depositAddress: null }, false],
    ['with an address that is text', { depositAddress: 'bc1q0' }, false],
  ])(
    'behavior: decides about a request by its ID, of a deposit address from outside the EVM %s',
    async (_, change, isThere) => {
      const record = { ...received, ...change }
      const data = { parent: { ...record, id: '3' }, other: { id: '4', user: outside, recipient: bob } }
      const { ask } = createProxyEnvironment({ getUser }, () =>
        Response.json({ requests: [{ ...record, data }] }),
      )
      const { requests } = (await (await ask(`${list}?id=2`)).json()) as { requests: unknown[] }
      expect(requests).toEqual(isThere ? [{ ...record, data: { parent: data.parent } }] : [])
      // Where no request is named, the list is of the caller alone.
      for (const query of ['', '?term=2', `?id=2&user=${alice}`, `?recipient=${alice}`]) {
        expect(await (await ask(`${list}${query}`)).json()).toEqual({ requests: [] })
      }
    },
  )

  it('behavior: passes on a list of the caller’s own records in full', async () => {
    const { ask } = createProxyEnvironment({ getUser }, () =>
      Response.json({ requests: [own], continuation: null, total: 1 }),
    )
    expect(await (await ask(list)).json()).toEqual({ requests: [own], total: 1 })
  })

  it.each([{}, { requests: null }, { requests: { 0: own } }, { data: [own] }])(
    'error: withholds a list in another form: %j',
    async (body) => {
      const { ask } = createProxyEnvironment({ getUser }, () => Response.json(body))
      expect(await errorOf(await ask(list))).toBe('502 MALFORMED_RESPONSE')
    },
  )

  it('error: keeps only the message and the code of a list’s error', async () => {
    const { ask } = createProxyEnvironment({ getUser }, () =>
      Response.json(
        { message: 'No.', errorCode: 'BAD', errorData: { user: bob }, requests: [{ user: bob }] },
        { status: 400 },
      ),
    )
    const response = await ask(list)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'No.', errorCode: 'BAD' })
  })
})
