import { PaymentRefusedError, type PaymentRefusal } from '@causeway/sandbox/simulated'
import { createWalletClient, custom, type TypedDataDefinition } from 'viem'
import { at } from '../../../sandbox/test/support/at.ts'
import { balancesOf } from '../../../sandbox/test/support/balances.ts'
import type { TestSandbox } from '../../../sandbox/test/support/environment/createTestSandbox.ts'
import { signatureItems, toSignable } from '../../../sandbox/test/support/permits.ts'
import { quoteParameters } from '../../../sandbox/test/support/quotes.ts'
import { getQuote, type GetQuoteParameters } from '@causeway/react/actions'
import type { RefusalCase } from './refusalCase.ts'

const body = { kind: 'eip3009', requestId: `0x${'12'.repeat(32)}`, api: 'bridge' }
const signed = 'signature=0x12'

/** All refusals of a signature. */
export const permitRefusals: readonly RefusalCase[] = [
  ...['', 'signature=12', `${signed}&${signed}`].map((query) => refused({ body, query })),
  refused({ body: { ...body, kind: 'eip2612' }, query: signed }),
  refused({ prepare: (sandbox) => posted(sandbox, { kind: 'permit2' }) }),
  refused({ body: { ...body, kind: undefined }, query: signed }),
  refused({ body: { ...body, requestId: '0x12' }, query: signed }),
  refused({ body: { ...body, api: 'user-swap' }, query: signed }),
  refused({ body: { ...body, api: undefined }, query: signed }),
  refused({ body, query: signed }),
  refused({ prepare: (sandbox) => posted(sandbox, { change: { usePermit: false } }) }),
  refused({ prepare: (sandbox) => posted(sandbox, { kind: 'claim' }) }),
  refused({ prepare: (sandbox) => posted(sandbox, { signature: '0x12' }) }),
  refused({ policy: { requiresClaim: true }, prepare: (sandbox) => posted(sandbox, { item: 1 }) }),
  refused({
    policy: { requiresClaim: true },
    prepare: (sandbox) => posted(sandbox, { signature: '0x12' }),
  }),
  refused({
    async prepare(sandbox) {
      const permit = await posted(sandbox)
      await sandbox.clock.advance(600_000)
      return permit
    },
  }),
  refused({ prepare: (sandbox) => withoutBalance(sandbox) }),
  refused({
    prepare: (sandbox) => withoutBalance(sandbox),
    before: (_, ask) => ask(),
  }),
  refused({ prepare: (sandbox) => withRefusal(sandbox, 'alreadyPaid') }),
  refused({ prepare: (sandbox) => withRefusal(sandbox, 'reverted') }),
]

function refused(what: Omit<RefusalCase, 'endpoint' | 'expected'>): RefusalCase {
  return { endpoint: 'permits', expected: '400', ...what }
}

interface Posted {
  change?: Partial<GetQuoteParameters>
  /** Which of the quote's signature items. */
  item?: number
  kind?: string
  /** @default that of the user */
  signature?: string
}

/** What is posted for a separate quote. */
async function posted(
  sandbox: TestSandbox,
  { change, item = 0, kind, signature }: Posted = {},
): Promise<{ body: Record<string, unknown>; query: string }> {
  const { client, user, provider } = sandbox
  const asked = quoteParameters(sandbox, { amount: 100_000_000n, usePermit: true, ...change })
  const quote = await getQuote(client, asked)
  const items = signatureItems(quote)
  if (items.length === 0) {
    return { body: { ...body, requestId: at(quote.steps, 0).requestId }, query: signed }
  }
  const { sign, post } = at(items, item)
  const signer = createWalletClient({ account: user, transport: custom(provider) })
  const signable = toSignable({ sign, post })
  const own =
    sign.signatureKind === 'eip191' ? '0x12' : await signer.signTypedData(signable as TypedDataDefinition)
  return { body: { ...post.body, ...(kind && { kind }) }, query: `signature=${signature ?? own}` }
}

/** A permit for more than the user has. */
async function withoutBalance(sandbox: TestSandbox) {
  const { '31337 USDC': balance = 0n } = await balancesOf(sandbox, sandbox.user)
  return posted(sandbox, { change: { amount: balance + 1n } })
}

/** A permit that the chain refuses. */
function withRefusal(sandbox: TestSandbox, reason: PaymentRefusal) {
  sandbox.ledger.pull = (payment) => {
    throw new PaymentRefusedError({ action: 'pull', reason, payment })
  }
  return posted(sandbox)
}
