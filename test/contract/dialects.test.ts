import { createWalletClient, custom, parseEther, type TypedDataDefinition } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { dialects, type Dialect, type ServicePolicy } from '@causeway/sandbox/simulated'
import {
  clientOf,
  createTestSandbox,
  type TestSandbox,
} from '../../sandbox/test/support/environment/createTestSandbox.ts'
import { signatureItems, toSignable } from '../../sandbox/test/support/permits.ts'
import { pay, quoteParameters, requestIdOf } from '../../sandbox/test/support/quotes.ts'
import {
  getQuote,
  type Quote,
  getRequests,
  getRequestsV2,
  getRequestStatus,
  postSignature,
  type GetQuoteParameters,
  type Client,
} from '@causeway/react/actions'
import { fieldsNotRead } from '../wire/support/fieldsNotRead.ts'
import { fieldsLostFromV2 } from '../wire/support/fieldsLostFromV2.ts'

const recipient = '0x00000000000000000000000000000000000000a1'
const refundTo = '0x00000000000000000000000000000000000000b2'
const app = '0x00000000000000000000000000000000000000c3'

type RequestedQuote = Partial<GetQuoteParameters> & { from?: string; to?: string; amount?: bigint }

/** Quotes that between them have every part that an answer can have. */
const quotes: Record<string, RequestedQuote> = {
  bridge: {},
  swap: { to: 'DAI', slippageTolerance: 120 },
  native: { from: 'ETH', to: 'ETH', amount: parseEther('1') },
  expected: { tradeType: 'EXPECTED_OUTPUT', to: 'DAI', amount: parseEther('50') },
  sponsored: { subsidizeFees: true, sponsoredFeeComponents: ['platform', 'app'] },
  topup: { topupGas: true },
  'app fees': {
    extraFields: { appFees: [{ recipient: app, fee: '25' }], referrer: 'partner.example' },
  },
  'fixed rate': { to: 'DAI', subsidizeFees: true, fixedRate: '1:1' },
  protocol: { includeProtocolData: true },
  calls: {
    from: 'ETH',
    to: 'ETH',
    amount: parseEther('1'),
    txs: [{ to: app, value: 1n, data: '0x1234' }],
  },
  'deposit address': {
    from: 'ETH',
    to: 'ETH',
    amount: parseEther('1'),
    useDepositAddress: true,
    strict: true,
    refundTo,
    recoveryAddress: '0x00000000000000000000000000000000000000d4',
  },
  permit: { usePermit: true },
  'permit of another token': { from: 'DAI', to: 'DAI', amount: parseEther('25'), usePermit: true },
}

/** The quotes of a provider that accepts such permits. */
function quotesOf(dialect: Dialect): [string, RequestedQuote][] {
  return Object.entries(quotes).filter(
    ([name]) => dialect === 'deployment' || name !== 'permit of another token',
  )
}

/** The brand of the public examples, whose words the comparison knows. */
const brand = 'relay'

/** The provider in a dialect, a client of it, and the last answer that came over the wire. */
function serviceIn(dialect: Dialect, policy: Partial<ServicePolicy> = {}) {
  const sandbox = createTestSandbox({ policy: { dialect, brand, listUnpaid: true, ...policy } })
  let answered: unknown
  const client = clientOf(async (...request) => {
    const response = await sandbox.fetch(...request)
    answered = await response.clone().json()
    return response
  }, brand)
  return { sandbox, client, answer: () => answered }
}

function ask(client: Client, sandbox: TestSandbox, asked: RequestedQuote): Promise<Quote> {
  return getQuote(client, quoteParameters(sandbox, { amount: 25_000_000n, recipient, ...asked }))
}

/** Payments of each kind, and their end. */
async function history(dialect: Dialect) {
  const service = serviceIn(dialect)
  const { client, sandbox } = service
  const paid: Quote[] = []
  for (const [, asked] of quotesOf(dialect)) {
    const quote = await ask(client, sandbox, asked)
    if (asked.usePermit) continue
    await pay(sandbox, quote)
    paid.push(quote)
  }
  // A late payment is returned.
  const late = await ask(client, sandbox, { ttl: 1 })
  await sandbox.clock.advance(2000)
  await pay(sandbox, late)
  await sandbox.clock.advance(10_000)
  return { ...service, paid }
}

describe.each(dialects)('the dialect %s', (dialect) => {
  let past: Awaited<ReturnType<typeof history>>
  beforeAll(async () => {
    past = await history(dialect)
  })

  it.each(quotesOf(dialect))('behavior: reads all of a quote: %s', async (_, asked) => {
    const { client, sandbox, answer } = serviceIn(dialect)
    const quote = await ask(client, sandbox, asked)
    expect(fieldsNotRead(answer(), quote)).toEqual([])
  })

  it('behavior: reads all of each record', async () => {
    const { client, answer } = past
    const page = await getRequests(client, { includeAuthenticatedData: true, includeTotal: true })
    expect(page.requests.length).toBe(quotesOf(dialect).length + 1)
    expect(new Set(page.requests.map(({ rawStatus: status }) => status))).toEqual(
      new Set(['success', 'refund', 'waiting']),
    )
    expect(fieldsNotRead(answer(), page)).toEqual([])
  })

  it('behavior: reads all of each record of v2', async () => {
    const { client, answer } = past
    const { requests } = await getRequestsV2(client, {})
    const { requests: written } = answer() as { requests: { id: string }[] }
    expect(requests.map(({ id }) => id)).toEqual(written.map(({ id }) => id))
    for (const [index, record] of requests.entries()) {
      expect(fieldsLostFromV2(written[index], record)).toEqual([])
    }
  })

  it.each(['/intents/status', '/intents/status/v3'])(
    'behavior: reads all of a status at %s',
    async (path) => {
      const { client, answer, paid } = past
      for (const quote of paid) {
        const status = await getRequestStatus(client, { requestId: requestIdOf(quote), path })
        expect(fieldsNotRead(answer(), status)).toEqual([])
      }
    },
  )

  it('behavior: reads all of an answer to a permit', async () => {
    const { client, sandbox, answer } = serviceIn(dialect, { relaysPermits: false })
    const quote = await ask(client, sandbox, { usePermit: true })
    const [item] = signatureItems(quote)
    if (!item) throw new TypeError('There is nothing to sign.')
    const signer = createWalletClient({ account: sandbox.user, transport: custom(sandbox.provider) })
    const signature = await signer.signTypedData(toSignable(item) as TypedDataDefinition)
    const { endpoint, body } = item.post
    const known = { from: sandbox.user, requestId: requestIdOf(quote) }
    const posted = await postSignature(client, { endpoint, body, signature, known })
    expect(answer()).toHaveProperty('steps')
    expect(fieldsNotRead(answer(), posted)).toEqual([])
  })
})
