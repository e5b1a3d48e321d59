import * as fc from 'fast-check'
import { getAddress, numberToHex, parseEther, zeroAddress, type Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '../../src/actions/getQuote.ts'
import { ServiceError } from '../../src/errors/client.ts'
import { depositsOf, fillOf, refundsOf } from '../../src/sandbox/service/requestModel.ts'
import { at, question, send, setUp, totals, type TestSandbox } from './support/simulated.ts'

/** What someone may do, in any order. */
type Action =
  | { do: 'ask'; type: 'strict' | 'open'; amount: bigint; ttl: number | undefined }
  /** `sent` is the quoted amount and something; dust is next to nothing. */
  | { do: 'pay'; order: number; sent: 'exact' | 'dust' | bigint; payer: number }
  | { do: 'wait'; ms: number }

interface Order {
  quote: Quote
  type: 'strict' | 'open'
  address: Address
  recipient: Address
  refundTo: Address
  /** Milliseconds since the epoch. */
  askedAt: number
  /** Milliseconds; what is not filled so long after its quote is refunded. */
  validity: number
  payments: { amount: bigint; at: number }[]
}

/** Less than what a refund costs: 80000 units of gas at 0.11 gwei. */
const leastRefund = 8_800_000_000_000n
/** From the payment to the fill, in milliseconds. */
const fillAfterMs = 500 + 750

describe('deposit addresses', () => {
  it('behavior: whatever is paid in whatever order, each payment is filled or goes back, once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions(), { minLength: 3, maxLength: 25 }), fc.boolean(), playAndCheck),
      { numRuns: 120 },
    )
  }, 60_000)
})

async function playAndCheck(played: readonly Action[], isRegenerating: boolean): Promise<void> {
  const sandbox = setUp()
  if (isRegenerating) sandbox.faults.play('supersededDeposit')
  const orders: Order[] = []
  const holders = () => orders.flatMap(({ address, recipient, refundTo }) => [address, recipient, refundTo])
  const before = await totals(sandbox)
  for (const action of played) await play(sandbox, orders, action)
  await sandbox.clock.advance(10_000)

  expect(await totals(sandbox, holders())).toEqual(before)
  for (const order of orders) await check(sandbox, order)
  const requests = (await sandbox.store.all()).filter(({ depositAddress }) => depositAddress)
  const paid = orders.flatMap(({ payments }) => payments)
  expect(
    requests
      .flatMap(depositsOf)
      .map(({ amount }) => amount)
      .toSorted(byAmount),
  ).toEqual(paid.map(({ amount }) => amount).toSorted(byAmount))
  for (const request of requests) {
    const { progress, surpluses } = request
    if (fillOf(request)) expect(progress.status).toBe('success')
    for (const { refund, refundFailReason } of surpluses) expect(refund ?? refundFailReason).toBeDefined()
  }
  const hashes = requests.flatMap((request) => [fillOf(request) ?? [], refundsOf(request)].flat())
  expect(new Set(hashes.map(({ chainId, transactionHash }) => `${chainId} ${transactionHash}`)).size).toBe(
    hashes.length,
  )
}

async function play(sandbox: TestSandbox, orders: Order[], action: Action): Promise<void> {
  const { wallet, origin, accounts, clock } = sandbox
  switch (action.do) {
    case 'wait':
      return clock.advance(action.ms)
    case 'ask': {
      const { type, amount, ttl } = action
      const receiver = (what: number) =>
        getAddress(numberToHex(1000 + orders.length * 2 + what, { size: 20 }))
      const [recipient, refundTo] = [receiver(0), receiver(1)]
      const asked = { amount, recipient, refundTo, ...(ttl !== undefined && { ttl }) }
      const quote = await askFor(sandbox, { ...asked, strict: type === 'strict' })
      const validity = (ttl ?? 3600) * 1000
      const address = getAddress(at(quote.steps, 0).depositAddress ?? '0x')
      orders.push({ quote, type, address, recipient, refundTo, askedAt: clock.now(), validity, payments: [] })
      return
    }
    case 'pay': {
      const order = orders[action.order % Math.max(orders.length, 1)]
      if (!order) return
      const quoted = order.quote.details.currencyIn.amount
      const { sent } = action
      const amount = sent === 'exact' ? quoted : sent === 'dust' ? 7n : quoted + sent
      if (amount <= 0n) return
      wallet.switchChain(origin.id)
      wallet.switchAccount(at(accounts, action.payer))
      order.payments.push({ amount, at: clock.now() })
      await send(wallet, { from: at(accounts, action.payer), to: order.address, data: '0x', value: amount })
      return
    }
    default:
      return action satisfies never
  }
}

/** Compares what an order's accounts hold with what the interface's table says of its payments. */
async function check(sandbox: TestSandbox, order: Order): Promise<void> {
  const { ledger, origin, destination } = sandbox
  const expected = { filled: 0n, returned: 0n }
  for (const [index, { amount, at: paidAt }] of order.payments.entries()) {
    // What comes to an open address later is quoted when it comes.
    const quotedAt = index === 0 ? order.askedAt : paidAt
    const isLate = paidAt + fillAfterMs > quotedAt + order.validity
    const { filled, returned } = isLate
      ? { filled: 0n, returned: order.type === 'open' ? refundOf(amount) : amount }
      : order.type === 'strict'
        ? strictOutcome(order, amount, index)
        : await openOutcome(sandbox, amount)
    expected.filled += filled
    expected.returned += returned
  }
  expect({
    filled: await ledger.balanceOf(destination.id, zeroAddress, order.recipient),
    returned: await ledger.balanceOf(origin.id, zeroAddress, order.refundTo),
    left: await ledger.balanceOf(origin.id, zeroAddress, order.address),
  }).toEqual({ ...expected, left: 0n })
}

function strictOutcome({ quote }: Order, amount: bigint, index: number) {
  const { currencyIn, currencyOut } = quote.details
  if (index > 0 || amount < currencyIn.amount) return { filled: 0n, returned: amount }
  return { filled: currencyOut.amount, returned: amount - currencyIn.amount }
}

/** Prices never move here, so that a quote of this moment is one of the moment of payment. */
async function openOutcome(sandbox: TestSandbox, amount: bigint) {
  try {
    const { details } = await askFor(sandbox, { amount, strict: false })
    return { filled: details.currencyOut.amount, returned: 0n }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.errorCode !== 'AMOUNT_TOO_LOW') throw error
    return { filled: 0n, returned: refundOf(amount) }
  }
}

function refundOf(amount: bigint): bigint {
  return amount < leastRefund ? 0n : amount
}

function askFor(sandbox: TestSandbox, more: { amount: bigint; strict: boolean }) {
  const asked = { from: 'ETH', to: 'ETH', useDepositAddress: true, refundTo: sandbox.user, ...more }
  return getQuote(sandbox.client, question(sandbox, asked))
}

function actions(): fc.Arbitrary<Action> {
  const wei = (units: string) => parseEther(units)
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('ask' as const),
        type: fc.constantFrom('strict' as const, 'open' as const),
        amount: fc.bigInt(wei('0.001'), wei('5')),
        ttl: fc.constantFrom(undefined, 1, 5),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        order: fc.nat(9),
        sent: fc.oneof(
          fc.constantFrom('exact' as const, 'dust' as const, -1n, 1n),
          fc.bigInt(wei('-5'), wei('5')),
        ),
        payer: fc.nat(4),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        ms: fc.constantFrom(0, 200, 600, 1500, 6000),
      }),
    },
  )
}

function byAmount(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
