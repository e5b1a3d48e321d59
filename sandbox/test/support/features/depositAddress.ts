import { getAddress, parseEther, parseGwei, zeroAddress, type Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { type Quote, getRequestStatus, getRequests } from '@causeway/react/actions'
import { quoteItemsOf, transactionsOf } from '../../../../src/decode/quoteItems.ts'
import type { ServiceRequest } from '../../../src/domain/request/flow/serviceRequest.ts'
import { getAuditedQuote, receivers, type SymbolQuoteParameters } from '../environment/getAuditedQuote.ts'
import { payAndSettle, settlementMs } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { requestIdOf } from '../quotes.ts'
import { waitForRequest } from '../waitForRequest.ts'

const { recipient, partner: refundTo, app: recoveryAddress } = receivers
const eth = parseEther

/** Deposit addresses, on whichever ledger. */
export function describeDepositAddress(environment: () => ServiceEnvironment): void {
  const askFor = (type: 'strict' | 'open', more: Partial<SymbolQuoteParameters> = {}) =>
    getAuditedQuote(environment(), {
      from: 'ETH',
      to: 'ETH',
      amount: eth('1'),
      recipient,
      refundTo,
      useDepositAddress: true,
      strict: type === 'strict',
      ...more,
    })
  const received = async (account: Address) => {
    const { ledger, origin, destination } = environment()
    return {
      origin: await ledger.balanceOf(origin.id, zeroAddress, account),
      destination: await ledger.balanceOf(destination.id, zeroAddress, account),
    }
  }
  /** Resolves with the requests of an address as soon as there are so many, all at their end. */
  const untilEnded = async (address: Address, count: number): Promise<ServiceRequest[]> => {
    const { store, clock } = environment()
    const find = async () =>
      (await store.all()).filter((request) => request.depositAddress?.address === address)
    await new Promise<void>((resolve) => {
      const check = async () => {
        if ((await find()).length >= count) resolve()
      }
      store.subscribe(() => void check())
      void check()
    })
    await clock.advance(settlementMs)
    return find()
  }

  describe('strict deposit address', () => {
    it('default: exact payment is filled', async () => {
      const quote = await askFor('strict', { recoveryAddress })
      const address = addressOf(quote)
      expect(quote.steps.map(({ id, kind, depositAddress }) => [id, kind, depositAddress])).toEqual([
        ['deposit', 'transaction', address],
      ])
      const [item] = transactionsOf(quoteItemsOf(quote.steps))
      expect(item).toMatchObject({
        data: { to: address, data: '0x', value: eth('1'), chainId: environment().origin.id },
        check: { endpoint: `/intents/status?requestId=${requestIdOf(quote)}` },
      })
      const { amount } = quote.details.currencyOut
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder ETH user': -eth('1'),
        'Alder ETH depository': eth('1'),
        'Birch ETH solver': -amount,
        'Birch ETH recipient': amount,
      })
      if (request.progress.status !== 'success') throw new TypeError(request.progress.status)
      const { deposit, fill } = request.progress
      const record = await readRecord(environment(), quote)
      expect(record).toMatchObject({
        status: 'success',
        refundTo,
        depositAddress: {
          address,
          type: 'strict',
          depositor: environment().user,
          depositTxHash: deposit.transactionHash,
          recoveryAddress,
        },
        features: ['deposit_address'],
        supersededByRequestId: null,
        data: {
          inTxs: [{ txHash: deposit.transactionHash }, { txHash: deposit.sweep?.transactionHash }],
          outTxs: [{ txHash: fill.transactionHash }],
          refundCurrencyData: null,
        },
        protocol: { deposit: { origin: { transactionId: deposit.sweep?.transactionHash } } },
      })
    })

    it('behavior: an exact output is paid in full', async () => {
      const quote = await askFor('strict', { tradeType: 'EXACT_OUTPUT', amount: eth('0.123456789012345678') })
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      expect(moved['Birch ETH recipient']).toBe(eth('0.123456789012345678'))
      expect(moved['Alder ETH user']).toBe(-quote.details.currencyIn.amount)
    })

    it('behavior: too little is not filled, and goes back in full', async () => {
      const quote = paying(await askFor('strict'), eth('1') - 1n)
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({ 'Alder ETH user': 1n - eth('1'), 'Alder ETH partner': eth('1') - 1n })
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'refund',
        data: {
          failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
          refundFailReason: null,
          refundCurrencyData: { amount: String(eth('1') - 1n) },
        },
      })
    })

    it('behavior: of too much the quoted amount is filled, and the excess goes back by itself', async () => {
      const quote = paying(await askFor('strict'), eth('1.5') + 7n)
      const { amount } = quote.details.currencyOut
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder ETH user': -eth('1.5') - 7n,
        'Alder ETH depository': eth('1'),
        'Alder ETH partner': eth('0.5') + 7n,
        'Birch ETH solver': -amount,
        'Birch ETH recipient': amount,
      })
      if (request.progress.status !== 'success') throw new TypeError(request.progress.status)
      const [fill, excess] = [request.progress.fill, request.surpluses[0]?.refund]
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'success',
        data: {
          failReason: null,
          outTxs: [
            { txHash: fill.transactionHash, chainId: environment().destination.id },
            { txHash: excess?.transactionHash, chainId: environment().origin.id },
          ],
          route: {
            actual: {
              origin: { inputCurrency: { amount: String(eth('1.5') + 7n) } },
              destination: { outputCurrency: { amount: String(amount) } },
            },
          },
          refundCurrencyData: { amount: String(eth('0.5') + 7n) },
        },
        protocol: {
          settlement: {
            destination: {
              fills: [{ transactionId: fill.transactionHash }],
              refunds: [{ chainId: environment().origin.id, transactionId: excess?.transactionHash }],
            },
          },
        },
      })
    })

    it('behavior: what comes too late goes back', async () => {
      const quote = await askFor('strict', { ttl: 60 })
      await environment().clock.advance(60_001)
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress).toMatchObject({ status: 'refund', failReason: 'TTL_EXPIRED' })
      expect(moved).toEqual({ 'Alder ETH user': -eth('1'), 'Alder ETH partner': eth('1') })
    })

    it('behavior: a second payment goes back to refundTo, whoever sent it', async () => {
      const quote = await askFor('strict')
      const { request } = await payAndSettle(environment(), quote)
      const before = await received(refundTo)
      await environment().sendFromStranger(addressOf(quote), eth('1'))
      const after = await waitForRequest(environment().store, request.id, ({ surpluses }) =>
        Boolean(surpluses[0]?.refund),
      )
      expect((await received(refundTo)).origin - before.origin).toBe(eth('1'))
      expect(after.progress).toEqual(request.progress)
      expect(after.surpluses).toMatchObject([
        { amount: eth('1'), deposit: { depositor: environment().stranger } },
      ])
      expect((await received(addressOf(quote))).origin).toBe(0n)
    })

    it('behavior: status and history follow it', async () => {
      const { client, store, clock, stranger } = environment()
      const quote = await askFor('strict')
      const [requestId, address] = [requestIdOf(quote), addressOf(quote)]
      const stateOf = async () => (await getRequestStatus(client, { requestId })).rawStatus
      const listed = async (filter: object) =>
        (await getRequests(client, { ...filter, limit: 50 })).requests.map(({ id }) => id)
      expect(await stateOf()).toBe('pending')
      const depositTxHash = await environment().sendFromStranger(address, eth('1'))
      await waitForRequest(store, requestId, ({ progress }) => progress.status === 'depositing')
      expect(await stateOf()).toBe('received')
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'depositing',
        user: environment().user,
        depositAddress: { depositor: stranger, depositTxHash, recoveryAddress: null },
        protocol: { deposit: { origin: null } },
      })
      expect(await listed({ status: 'depositing' })).toEqual([requestId])
      await clock.advance(500)
      expect(await readRecord(environment(), quote)).toMatchObject({ status: 'pending' })
      await clock.advance(750)
      expect(await readRecord(environment(), quote)).toMatchObject({ status: 'submitted' })
      await clock.advance(750)
      expect(await stateOf()).toBe('success')
      for (const filter of [{ depositAddress: address }, { depositTxHash }, { term: address.toLowerCase() }])
        expect(await listed(filter)).toEqual([requestId])
      for (const user of [stranger, environment().user]) expect(await listed({ user })).toContain(requestId)
      expect(await listed({ user: recipient })).not.toContain(requestId)
    })
  })

  describe('open deposit address', () => {
    it('default: what arrives is filled, less fees', async () => {
      const quote = await askFor('open')
      const { request, moved } = await payAndSettle(environment(), paying(quote, eth('2')))
      const filled = await askFor('open', { amount: eth('2') })
      const { amountOut } = request.terms
      expectAlike(amountOut, filled.details.currencyOut.amount)
      expect(moved).toEqual({
        'Alder ETH user': -eth('2'),
        'Alder ETH depository': eth('2'),
        'Birch ETH solver': -amountOut,
        'Birch ETH recipient': amountOut,
      })
      expect(request.surpluses).toEqual([])
      expect(await readRecord(environment(), quote)).toMatchObject({
        depositAddress: { type: 'open' },
        data: {
          route: {
            quoted: { origin: { inputCurrency: { amount: String(eth('1')) } } },
            actual: {
              origin: { inputCurrency: { amount: String(eth('2')) } },
              destination: {
                inputCurrency: { amount: String(quote.details.currencyOut.amount) },
                outputCurrency: { amount: String(amountOut) },
              },
            },
          },
        },
      })
    })

    it('behavior: an expected output is paid when its input arrives', async () => {
      const quote = await askFor('open', { tradeType: 'EXPECTED_OUTPUT', amount: eth('0.3') })
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved['Birch ETH recipient']).toBe(eth('0.3'))
    })

    it('behavior: every further payment makes a request of its own', async () => {
      const quote = await askFor('open')
      const address = addressOf(quote)
      await payAndSettle(environment(), quote)
      const before = await received(recipient)
      await environment().sendFromStranger(address, eth('0.5'))
      await untilEnded(address, 2)
      await environment().pay(paying(quote, eth('0.25')))
      const requests = await untilEnded(address, 3)
      const offers = [
        await askFor('open', { amount: eth('0.5') }),
        await askFor('open', { amount: eth('0.25') }),
      ]
      const offered = offers.reduce((sum, { details }) => sum + details.currencyOut.amount, 0n)
      expectAlike((await received(recipient)).destination - before.destination, offered)
      expect(requests.map(({ progress }) => progress.status)).toEqual(['success', 'success', 'success'])
      expect(new Set(requests.map(({ id }) => id)).size).toBe(3)
      const { requests: records } = await getRequests(environment().client, { depositAddress: address })
      expect(records.map(({ depositAddress }) => depositAddress?.depositor)).toEqual([
        environment().user,
        environment().stranger,
        environment().user,
      ])
      expect((await received(address)).origin).toBe(0n)
    })

    it('parameters: the fees of the app, and what a sponsor pays, follow what arrives', async () => {
      const extraFields = { appFees: [{ recipient: receivers.app, fee: '100' }] }
      const quote = await askFor('open', { extraFields, subsidizeFees: true })
      const { request, moved } = await payAndSettle(environment(), paying(quote, eth('3')))
      const { sponsored, amountOut } = request.terms
      const sponsorPaid = Object.values(sponsored).reduce((sum, share) => sum + share, 0n)
      expect(moved).toEqual({
        'Alder ETH user': -eth('3'),
        'Alder ETH app': eth('0.03'),
        'Alder ETH sponsor': -sponsorPaid,
        'Alder ETH depository': eth('3') + sponsorPaid - eth('0.03'),
        'Birch ETH solver': -amountOut,
        'Birch ETH recipient': eth('3'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        features: ['app_fees', 'deposit_address'],
        data: {
          appFees: { quoted: [{ amount: String(eth('0.01')) }], actual: [{ amount: String(eth('0.03')) }] },
        },
      })
    })

    it('behavior: too little to fill goes back', async () => {
      const quote = await askFor('open')
      const { maxFeePerGas } = await environment().ledger.gasPrice(environment().origin.id)
      const little = maxFeePerGas * 80_000n
      const { moved } = await payAndSettle(environment(), paying(quote, little))
      expect(moved).toEqual({ 'Alder ETH user': -little, 'Alder ETH partner': little })
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'refund',
        data: { failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', refundFailReason: null },
      })
    })

    it('behavior: what costs more to give back than it is worth stays', async () => {
      const quote = await askFor('open')
      const { moved } = await payAndSettle(environment(), paying(quote, 1n))
      expect(moved).toEqual({ 'Alder ETH user': -1n, 'Alder ETH depository': 1n })
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'failure',
        data: {
          failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
          refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND',
        },
      })
    })
  })

  describe('superseded request', () => {
    it.each(['strict', 'open'] as const)('default: %s', async (type) => {
      const { client, clock, faults, store } = environment()
      faults.play('supersededDeposit')
      const quote = await askFor(type)
      const address = addressOf(quote)
      await environment().pay(quote)
      const first = await waitForRequest(
        store,
        requestIdOf(quote),
        ({ supersededBy }) => supersededBy !== undefined,
      )
      await clock.advance(settlementMs)
      faults.clear()
      expect(first.progress).toEqual({ status: 'waiting' })
      expect(await getRequestStatus(client, { requestId: first.id })).toMatchObject({
        status: 'pending',
        details: expect.stringContaining(first.supersededBy ?? '?'),
        inTxHashes: [],
      })
      const { requests } = await getRequests(client, { depositAddress: address, includeChildRequests: true })
      expect(requests).toMatchObject([
        { id: first.supersededBy, status: 'success', depositAddress: { type } },
        { id: first.id, status: 'waiting', supersededByRequestId: first.supersededBy },
      ])
      expect(requests[0]?.supersededByRequestId).toBeUndefined()
      const { requests: own } = await getRequests(client, { depositAddress: address })
      expect(own.map(({ id }) => id)).toEqual([first.id])
      const filled = await store.get(first.supersededBy ?? '0x')
      if (filled?.progress.status !== 'success') throw new TypeError(filled?.progress.status)
      expect(filled.progress.fill.amount).toBe(quote.details.currencyOut.amount)
    })
  })

  /** Equal but for the gas, whose price moves on real chains. */
  function expectAlike(one: bigint, other: bigint): void {
    const difference = one > other ? one - other : other - one
    expect(difference).toBeLessThan(parseGwei('100'))
  }

  function addressOf({ steps }: Quote): Address {
    return getAddress(steps[0]?.depositAddress ?? '0x')
  }

  /** The same quote, as someone pays it who sends another amount. */
  function paying(quote: Quote, value: bigint): Quote {
    const steps = quote.steps.map((step) =>
      step.kind === 'transaction'
        ? { ...step, items: step.items.map((item) => ({ ...item, data: { ...item.data, value } })) }
        : step,
    )
    return { ...quote, steps }
  }
}
