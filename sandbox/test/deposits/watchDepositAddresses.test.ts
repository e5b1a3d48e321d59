import { depositAbi } from '@causeway/react/schemas'
import {
  encodeFunctionData,
  getAddress,
  numberToHex,
  parseEther,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { caseCount } from '../../../test/support/runner/caseCount.ts'
import {
  getQuote,
  type Quote,
  getRequests,
  type GetQuoteParameters,
  ServiceError,
} from '@causeway/react/actions'
import type { LedgerPayment, LedgerReceipt } from '../../src/domain/ledger/ledger.ts'
import { depositsOf, fillOf, refundsOf } from '../../src/domain/request/requestFacts.ts'
import { createService } from '../../src/http/createService.ts'
import { toServiceFetch } from '../../src/simulated/toServiceFetch.ts'
import { at } from '../support/at.ts'
import { sumBalances } from '../support/balances.ts'
import { clientOf, createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { bridge, currencyOf, orderIdOf, quoteParameters, requestIdOf, send } from '../support/quotes.ts'
import { waitForRequest } from '../support/waitForRequest.ts'

import * as fc from 'fast-check'
import { createMemoryStore } from '@causeway/sandbox'
import { type Ledger, PaymentRefusedError } from '@causeway/sandbox/simulated'

/** What users may do, in any order. */
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

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')

/** Less than what a refund costs: 80000 units of gas at 0.11 gwei. */
const leastRefund = 8_800_000_000_000n
/** From the payment to the fill, in milliseconds. */
const fillAfterMs = 500 + 750

describe('deposit addresses', () => {
  it('behavior: fills or refunds each payment once, whatever is paid in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions(), { minLength: 3, maxLength: 25 }), fc.boolean(), playAndCheck),
      { numRuns: caseCount(50) },
    )
  })
})

describe('quote', () => {
  it('default: includes the gas of fill and sweep', async () => {
    const { fees } = await askFor(createTestSandbox(), { amount: parseEther('1'), strict: true })
    // 80000 and 170000 units at 0.11 gwei.
    expect(fees.relayerGas?.amount).toBe(250_000n * 110_000_000n)
  })

  it('behavior: needs a recipient if it is paid by hand without an account', async () => {
    const asked = { amount: parseEther('1'), strict: true, user: zeroAddress }
    const quote = await askFor(createTestSandbox(), { ...asked, recipient: stranger })
    expect(quote.details).toMatchObject({ sender: zeroAddress, recipient: stranger })
    await expect(askFor(createTestSandbox(), asked)).rejects.toMatchObject({ errorCode: 'INVALID_RECIPIENT' })
  })

  it('behavior: swaps what is paid for a token as a deployment, but not as the interface', async () => {
    const to = { to: 'USDC', amount: parseEther('0.5'), strict: true, recipient: stranger }
    await expect(askFor(createTestSandbox(), to)).rejects.toMatchObject({ errorCode: 'UNSUPPORTED_CURRENCY' })
    const deployment = createTestSandbox({ policy: { dialect: 'deployment' } })
    const { wallet, origin, destination, user, ledger } = deployment
    await expect(askFor(deployment, { ...to, strict: false, refundTo: undefined })).rejects.toMatchObject({
      errorCode: 'UNSUPPORTED_CURRENCY',
    })
    const quote = await askFor(deployment, to)
    wallet.switchChain(origin.id)
    const address = getAddress(String(at(quote.steps, 0).depositAddress))
    await send(wallet, { from: user, to: address, data: '0x', value: parseEther('0.5') })
    await deployment.clock.advance(10_000)
    const { address: usdc } = currencyOf(destination, 'USDC')
    expect(await ledger.balanceOf(destination.id, usdc, stranger)).toBe(quote.details.currencyOut.amount)
  })

  it('default: has its own address for every quote', async () => {
    const sandbox = createTestSandbox()
    const quotes = [
      await askFor(sandbox, { amount: parseEther('1'), strict: true }),
      await askFor(sandbox, { amount: parseEther('1'), strict: true }),
    ]
    expect(new Set(quotes.map(({ steps }) => at(steps, 0).depositAddress)).size).toBe(2)
  })

  it.each([
    ['txs', { txs: [{ to: stranger, value: 0n, data: '0x' }] }],
    ['usePermit', { usePermit: true }],
  ] as const)('error: refuses %s, which a plain transfer can’t carry', async (_, more) => {
    const asking = askFor(createTestSandbox(), { amount: parseEther('1'), strict: true, ...more })
    await expect(asking).rejects.toMatchObject({ errorCode: 'UNSUPPORTED_EXECUTION_TYPE' })
  })
})

describe('history', () => {
  it('behavior: has the plain address in v2, and no separate status while it is pending', async () => {
    const sandbox = createTestSandbox()
    const { id, address } = await payStrict(sandbox)
    await waitForRequest(sandbox.store, id, ({ progress }) => progress.status === 'depositing')
    const response = await sandbox.fetch(`https://sandbox.invalid/requests/v2?depositAddress=${address}`)
    expect(await response.json()).toMatchObject({
      requests: [{ id, depositAddress: address, status: 'delayed' }],
    })
  })

  it('parameters: features, and hashes of the payment and of the sweep', async () => {
    const { client, clock, ...sandbox } = createTestSandbox()
    await bridge({ client, clock, ...sandbox }, { amount: 5_000_000n })
    const { id } = await payStrict({ client, clock, ...sandbox })
    await clock.advance(5000)
    const { progress } = (await sandbox.store.get(id)) ?? {}
    if (progress?.status !== 'success') throw new TypeError(progress?.status)
    const { transactionHash, sweep } = progress.deposit
    for (const filter of [
      { features: ['deposit_address'] },
      { depositTxHash: transactionHash },
      { term: transactionHash },
      { term: sweep?.transactionHash },
    ]) {
      const { requests } = await getRequests(client, filter)
      expect(requests.map((request) => request.id)).toEqual([id])
    }
  })
})

describe('sweep', () => {
  it('behavior: tries again what the chain refuses', async () => {
    let refusals = 0
    const sandbox = withSweep((payment, sweep) => {
      if (refusals++ < 3) throw refusedSweep(payment)
      return sweep()
    })
    const { id } = await payStrict(sandbox)
    await sandbox.clock.advance(60_000)
    expect((await sandbox.store.get(id))?.progress.status).toBe('success')
    expect(refusals).toBe(4)
  })

  it('behavior: finds on the chain a sweep whose answer was lost, and sweeps nothing twice', async () => {
    const sandbox = withSweep(async (_, sweep) => {
      await sweep()
      throw new TypeError('fetch failed')
    })
    const { id, pay } = await payStrict(sandbox)
    await sandbox.clock.advance(60_000)
    expect((await sandbox.store.get(id))?.progress).toMatchObject({
      status: 'success',
      deposit: { sweep: { transactionHash: expect.any(String) } },
    })
    await pay()
    const { orderId = '0x' } = (await sandbox.store.get(id)) ?? {}
    const again = { orderId, addressId: id, recipient: sandbox.origin.depository, amount: 1n }
    const currency = { chainId: sandbox.origin.id, currency: zeroAddress }
    await expect(sandbox.ledger.sweep({ ...again, ...currency })).rejects.toMatchObject({
      action: 'sweep',
      reason: 'alreadyPaid',
    })
  })

  it('error: fails when the quote has expired and the sweep was never sent', async () => {
    const sandbox = withSweep(() => {
      throw new TypeError('fetch failed')
    })
    const { id } = await payStrict(sandbox)
    await sandbox.clock.advance(3_600_000)
    expect((await sandbox.store.get(id))?.progress.status).toBe('depositing')
    await sandbox.clock.advance(3_600_000)
    expect((await sandbox.store.get(id))?.progress).toMatchObject({
      status: 'failure',
      failReason: 'TRANSACTION_SUBMISSION_FAILED',
      refundFailReason: 'MANUAL_REFUND_REQUIRED',
    })
  })

  it('error: keeps track of a second payment that can’t be swept', async () => {
    let sent = 0
    const sandbox = withSweep((payment, sweep) => {
      if (sent++ > 0) throw refusedSweep(payment)
      return sweep()
    })
    const { id, pay } = await payStrict(sandbox)
    await sandbox.clock.advance(5000)
    await pay()
    await sandbox.clock.advance(5000)
    expect(await sandbox.store.get(id)).toMatchObject({
      progress: { status: 'success' },
      surpluses: [{ amount: parseEther('1'), refundFailReason: 'MANUAL_REFUND_REQUIRED' }],
    })
  })

  it('behavior: fills a deposit once that is reorganized and mined again', async () => {
    const sandbox = createTestSandbox()
    const network = sandbox.network(sandbox.origin.id)
    network.mining = 'manual'
    const { id } = await payStrict(sandbox)
    network.mine()
    await waitForRequest(sandbox.store, id, ({ progress }) => progress.status === 'depositing')
    network.reorg(1)
    await sandbox.clock.advance(5000)
    network.mine()
    await sandbox.clock.advance(60_000)
    expect(await sandbox.store.get(id)).toMatchObject({ progress: { status: 'success' }, surpluses: [] })
  })

  it('error: fails if a deposit is reorganized for good, with nothing to refund', async () => {
    const sandbox = createTestSandbox()
    const network = sandbox.network(sandbox.origin.id)
    network.mining = 'manual'
    const { id } = await payStrict(sandbox)
    network.mine()
    await waitForRequest(sandbox.store, id, ({ progress }) => progress.status === 'depositing')
    network.reorg(1, { transactions: 'lose' })
    await sandbox.clock.advance(7_200_000)
    expect((await sandbox.store.get(id))?.progress).toMatchObject({
      status: 'failure',
      failReason: 'DEPOSIT_REORGED',
      refundFailReason: null,
    })
  })

  it('behavior: doesn’t take a deposit that a stranger credits to the address for its sweep', async () => {
    const sandbox = createTestSandbox()
    const { wallet, origin, user, store } = sandbox
    const { id, address } = await payStrict(sandbox)
    const { orderId = '0x' } = await waitForRequest(
      store,
      id,
      ({ progress }) => progress.status === 'depositing',
    )
    const args = [address, orderId] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args })
    await send(wallet, { from: user, to: origin.depository, data, value: 1n })
    expect((await store.get(id))?.progress.status).toBe('depositing')
    await sandbox.clock.advance(10_000)
    expect((await store.get(id))?.progress.status).toBe('success')
    expect(await sandbox.ledger.balanceOf(origin.id, zeroAddress, address)).toBe(0n)
    expect(await sandbox.ledger.balanceOf(origin.id, zeroAddress, origin.depository)).toBe(
      parseEther('1') + 1n,
    )
  })

  it('behavior: refunds the payer if the refund address is the native token’s', async () => {
    const sandbox = createTestSandbox()
    const { wallet, origin, user } = sandbox
    const quote = await askFor(sandbox, {
      amount: parseEther('1'),
      strict: true,
      user: stranger,
      recipient: stranger,
      refundTo: zeroAddress,
    })
    const id = requestIdOf(quote)
    const to = getAddress(String(at(quote.steps, 0).depositAddress))
    wallet.switchChain(origin.id)
    await send(wallet, { from: user, to, data: '0x', value: parseEther('0.4') })
    await sandbox.clock.advance(10_000)
    expect((await sandbox.store.get(id))?.progress).toMatchObject({
      status: 'refund',
      refund: { recipient: user, amount: parseEther('0.4') },
    })
    const { requests } = await getRequests(sandbox.client, {})
    expect(requests[0]?.refundTo).toBe(zeroAddress)
  })

  it('behavior: returns a payment for its order that bypasses the deposit address to the payer', async () => {
    const sandbox = createTestSandbox()
    const { wallet, origin, user } = sandbox
    const quote = await askFor(sandbox, { amount: parseEther('1'), strict: true })
    const id = requestIdOf(quote)
    const args = [zeroAddress, orderIdOf(quote)] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args })
    await send(wallet, { from: user, to: origin.depository, data, value: parseEther('1') })
    expect(
      await waitForRequest(sandbox.store, id, ({ surpluses }) => Boolean(surpluses[0]?.refund)),
    ).toMatchObject({
      progress: { status: 'waiting' },
      surpluses: [{ amount: parseEther('1'), refund: { recipient: user } }],
    })
    const { requests } = await getRequests(sandbox.client, {})
    expect(requests.map((request) => request.id)).toEqual([id])
  })
})

/** The service over a ledger with this sweep. */
function withSweep(
  misbehave: (payment: LedgerPayment, sweep: () => Promise<LedgerReceipt>) => Promise<LedgerReceipt>,
): TestSandbox {
  const sandbox = createTestSandbox()
  const store = createMemoryStore()
  const ledger: Ledger = {
    ...sandbox.ledger,
    sweep: async (payment) => misbehave(payment, () => sandbox.ledger.sweep(payment)),
  }
  const service = createService({ ledger, store, clock: sandbox.clock })
  return { ...sandbox, store, client: clientOf(toServiceFetch(service)) }
}

function refusedSweep(payment: LedgerPayment): PaymentRefusedError {
  return new PaymentRefusedError({ action: 'sweep', reason: 'notEnoughFunds', payment })
}

/** Asks for a strict address, and pays it for the first time. */
async function payStrict(
  sandbox: TestSandbox,
): Promise<{ id: Hex; address: Address; pay: () => Promise<void> }> {
  const { wallet, origin, user } = sandbox
  const quote = await askFor(sandbox, { amount: parseEther('1'), strict: true })
  const address = getAddress(at(quote.steps, 0).depositAddress ?? '0x')
  const pay = async () => {
    wallet.switchChain(origin.id)
    await send(wallet, { from: user, to: address, data: '0x', value: parseEther('1') })
  }
  await pay()
  return { id: requestIdOf(quote), address, pay }
}

async function playAndCheck(played: readonly Action[], isRegenerating: boolean): Promise<void> {
  const sandbox = createTestSandbox()
  if (isRegenerating) sandbox.faults.play('supersededDeposit')
  const orders: Order[] = []
  const holders = () => orders.flatMap(({ address, recipient, refundTo }) => [address, recipient, refundTo])
  const before = await sumBalances(sandbox)
  for (const action of played) await play(sandbox, orders, action)
  await sandbox.clock.advance(10_000)

  expect(await sumBalances(sandbox, holders())).toEqual(before)
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
    // A later payment to an open address is quoted when it arrives.
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

function askFor(
  sandbox: TestSandbox,
  more: { amount: bigint; strict: boolean; to?: string } & Partial<GetQuoteParameters>,
) {
  const asked = { from: 'ETH', to: 'ETH', useDepositAddress: true, refundTo: sandbox.user, ...more }
  return getQuote(sandbox.client, quoteParameters(sandbox, asked))
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
