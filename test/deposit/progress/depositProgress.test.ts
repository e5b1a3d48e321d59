import { createManualClock, type ServicePolicy } from '@causeway/sandbox/simulated'
import { getAddress, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { getRequests, getRequestStatus } from '@causeway/react/actions'
import {
  deriveDepositProgress,
  type DepositProgress,
  requestDepositAddress,
  toDepositQuoteParameters,
} from '@causeway/react/execution'
import { requestRecordSchema, type RequestRecord, parseWithSchema } from '@causeway/react/schemas'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  clientWithHistory,
  depositAddressParameters,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { depositStatusText } from '../../../src/widgets/deposit-address/model/status/depositStatusText.ts'
import { pageFacts } from '../../support/deposits/pageFacts.ts'

const eth = parseEther

/** A deposit address at a provider whose time stands still, and what is known of it. */
async function giveAddress({
  change,
  policy,
}: { change?: Parameters<typeof depositAddressParameters>[1]; policy?: Partial<ServicePolicy> } = {}) {
  // Page and provider agree on the date.
  const clock = createManualClock(Date.now())
  const env = createTestEnvironment({ clock, ...(policy && { policy }) })
  const parameters = toDepositQuoteParameters(depositAddressParameters(env, change), undefined)
  if (!parameters) throw new TypeError('The parameters are not complete.')
  const { terms } = await requestDepositAddress(env.client, parameters)
  const client = clientWithHistory(env)
  const list = async (which: { id: string } | { depositAddress: string }) =>
    (await getRequests(client, { ...which, includeChildRequests: true })).requests
  async function progress(isOfThisBrowser = true): Promise<DepositProgress> {
    const { requestId } = terms
    const records = [...(await list({ id: requestId })), ...(await list({ depositAddress: terms.address }))]
    const unique = [...new Map(records.map((record) => [record.id, record])).values()]
    const page = pageFacts(env, terms)
    const first = deriveDepositProgress({ requestId, terms, lookup: undefined, records: unique, page })
    const status = await getRequestStatus(client, { requestId: first.requestId })
    return deriveDepositProgress({
      requestId,
      terms: isOfThisBrowser ? terms : undefined,
      lookup: status,
      records: unique,
      page,
    })
  }
  return {
    env,
    clock,
    terms,
    progress,
    pay: (amount: bigint) => payOutsidePage(env, getAddress(terms.address), amount),
  }
}

const shortOf = ({ status, payment, legs, isOver, excess, refunded }: DepositProgress) => ({
  status,
  payment,
  legs: legs.map(({ kind }) => kind),
  isOver,
  excess,
  refunded: refunded?.amount,
})

describe('deriveDepositProgress', () => {
  it('behavior: goes from the address to the delivery, status by status', async () => {
    const { progress, pay, clock } = await giveAddress()
    const seen = [(await progress()).status]
    pay(eth('1'))
    for (const ms of [0, 500, 750, 750]) {
      await clock.advance(ms)
      seen.push((await progress()).status)
    }
    expect(seen).toEqual(['waiting', 'depositing', 'pending', 'submitted', 'success'])
    expect(shortOf(await progress())).toEqual({
      status: 'success',
      payment: 'exact',
      legs: ['deposit', 'delivery'],
      isOver: true,
      excess: undefined,
      refunded: undefined,
    })
  })

  it('behavior: doesn’t take the first of two payments for all that arrived', async () => {
    const { progress, pay, clock } = await giveAddress()
    pay(eth('0.5'))
    pay(eth('0.5'))
    await clock.advance(4_000)
    const seen = await progress()
    expect(seen).toMatchObject({ status: 'refund', payment: 'under', arrived: undefined, quoted: eth('1') })
    expect(seen.refunded?.amount).toBe(eth('1'))
    expect(depositStatusText(seen, true).where).toEqual(['deposit.where.notMade', 'deposit.where.refund'])
  })

  it('behavior: gives the amounts that each leg moved', async () => {
    const { progress, pay, clock, terms } = await giveAddress()
    pay(eth('1.5') + 7n)
    await clock.advance(5000)
    expect(await progress()).toMatchObject({
      status: 'success',
      payment: 'over',
      quoted: eth('1'),
      arrived: eth('1.5') + 7n,
      excess: eth('0.5') + 7n,
      received: { amount: terms.receive.amount },
      refunded: { amount: eth('0.5') + 7n },
      isOver: true,
    })
    expect((await progress()).legs.map(({ kind, chainId }) => [kind, chainId])).toEqual([
      ['deposit', 31337],
      ['delivery', 31338],
      ['refund', 31337],
    ])
  })

  it.each<[title: string, amount: bigint, waitMs: number, expected: object]>([
    ['under', eth('1') - 1n, 0, { payment: 'under', refunded: eth('1') - 1n }],
    ['late', eth('1'), 3_600_001, { payment: 'late', refunded: eth('1') }],
  ])('behavior: reports a payment that is %s and refunded', async (_, amount, waitMs, expected) => {
    const { progress, pay, clock } = await giveAddress()
    await clock.advance(waitMs)
    pay(amount)
    await clock.advance(5000)
    expect(shortOf(await progress())).toEqual({
      status: 'refund',
      legs: ['deposit', 'refund'],
      isOver: true,
      excess: undefined,
      ...expected,
    })
  })

  it('behavior: fills what arrives at an open address, and counts further payments', async () => {
    const { progress, pay, clock } = await giveAddress({ change: { type: 'open' } })
    pay(eth('2'))
    await clock.advance(5000)
    expect(await progress()).toMatchObject({
      status: 'success',
      payment: 'over',
      excess: undefined,
      furtherPayments: 0,
    })
    pay(eth('0.5'))
    await clock.advance(5000)
    expect(await progress()).toMatchObject({ status: 'success', arrived: eth('2'), furtherPayments: 1 })
  })

  it('behavior: follows the request that superseded it, with all facts about the payment', async () => {
    const { progress, pay, clock, terms } = await giveAddress({ policy: { regeneratesDeposits: true } })
    pay(eth('1'))
    await clock.advance(5000)
    const followed = await progress()
    expect(followed).toMatchObject({
      isSuperseded: true,
      status: 'success',
      payment: 'exact',
      furtherPayments: 0,
    })
    expect(followed.requestId).not.toBe(terms.requestId)
  })

  it('behavior: reads the same on another device from the ID alone', async () => {
    const recoveryAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const { progress, pay, clock, terms } = await giveAddress({ change: { recoveryAddress } })
    pay(eth('0.4'))
    await clock.advance(5000)
    const here = await progress(true)
    // The requesting clock counts, not the provider's time of the request.
    expect(here.terms).toEqual(terms)
    expect(await progress(false)).toEqual({ ...here, terms: undefined })
    expect(await progress(false)).toMatchObject({ recoveryAddress, quoted: eth('1'), arrived: eth('0.4') })
  })
})

describe('deriveDepositProgress of made-up reports', () => {
  const requestId = '0x1'
  const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const record = (change: object): RequestRecord =>
    parseWithSchema(requestRecordSchema, {
      id: requestId,
      status: 'waiting',
      depositAddress: { address, type: 'strict' },
      data: {},
      createdAt: '',
      updatedAt: '',
      ...change,
    })
  const status = (state: RequestRecord['status'], isDeposited = false) => ({
    rawStatus: state,
    status: state,
    isDeposited,
    updatedAt: undefined,
  })

  it.each<
    [
      title: string,
      looked: RequestRecord['status'],
      isDeposited: boolean,
      recorded: string | undefined,
      state: string,
    ]
  >([
    ['pending before a deposit', 'pending', false, undefined, 'waiting'],
    ['pending after it', 'pending', true, undefined, 'pending'],
    ['pending, and the history knows less', 'pending', true, 'waiting', 'pending'],
    ['pending, and the history knows more', 'pending', false, 'depositing', 'depositing'],
    ['a failure that was refunded since', 'failure', true, 'refund', 'refund'],
    ['an unknown word', 'unknown', false, 'waiting', 'unknown'],
    ['an unknown word of the history', 'waiting', false, 'teleporting', 'unknown'],
  ])('behavior: decides the status for %s', (_, looked, isDeposited, recorded, state) => {
    const records = recorded === undefined ? [] : [record({ status: recorded })]
    const read = deriveDepositProgress({
      requestId,
      terms: undefined,
      lookup: status(looked, isDeposited),
      records,
    })
    expect(read.status).toBe(state)
  })

  it('behavior: only waits by itself for an address that this page requested, until the provider reports', () => {
    const read = (isAudited: boolean, records: RequestRecord[]) =>
      deriveDepositProgress({ requestId, terms: undefined, lookup: undefined, records, isAudited })
    expect(read(true, [])).toMatchObject({ status: 'waiting', isConfirmedByService: false })
    expect(read(false, [])).toMatchObject({ status: 'unknown', isConfirmedByService: false })
    expect(read(false, [record({})])).toMatchObject({ status: 'waiting', isConfirmedByService: true })
  })

  it.each([
    ['DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', 'under'],
    ['TTL_EXPIRED', 'late'],
    ['ORDER_EXPIRED', 'late'],
    ['DEPOSIT_CHAIN_MISMATCH', 'wrong'],
    ['INCORRECT_DEPOSIT_CURRENCY', 'wrong'],
    ['SLIPPAGE', undefined],
    ['N/A', undefined],
    ['SUN_IN_ECLIPSE', undefined],
  ])('behavior: classifies a refund for %s', (failReason, payment) => {
    const records = [record({ status: 'refund', data: { failReason } })]
    expect(deriveDepositProgress({ requestId, terms: undefined, lookup: undefined, records }).payment).toBe(
      payment,
    )
  })

  it('behavior: waits for an excess until it is returned, or can’t be', () => {
    const side = (amount: string) => ({
      origin: { inputCurrency: { amount, currency: { chainId: 1, address: '0x', decimals: 18 } } },
    })
    const over = (data: object, protocol?: object) =>
      deriveDepositProgress({
        requestId,
        terms: undefined,
        lookup: undefined,
        records: [
          record({
            status: 'success',
            data: { inTxs: [{ txHash: '0xa' }], route: { quoted: side('10'), actual: side('12') }, ...data },
            protocol,
          }),
        ],
      })
    expect(over({})).toMatchObject({ payment: 'over', excess: 2n, isOver: false })
    expect(over({ refundFailReason: 'MANUAL_REFUND_REQUIRED' }).isOver).toBe(true)
    const back = { settlement: { destination: { refunds: [{ transactionId: '0xb' }] } } }
    expect(over({ outTxs: [{ txHash: '0xb' }] }, back).isOver).toBe(true)
  })

  it('behavior: requests that name each other end', () => {
    const records = [
      record({ supersededByRequestId: '0x2' }),
      record({ id: '0x2', supersededByRequestId: requestId }),
    ]
    const read = deriveDepositProgress({ requestId, terms: undefined, lookup: undefined, records })
    expect(read).toMatchObject({ requestId: '0x2', isSuperseded: true })
  })

  it('behavior: keeps an address strict, whatever the type of the request that superseded it', () => {
    const records = [
      record({ supersededByRequestId: '0x2' }),
      record({ id: '0x2', depositAddress: { address, type: 'open' } }),
    ]
    const read = deriveDepositProgress({ requestId, terms: undefined, lookup: undefined, records })
    expect(read).toMatchObject({ requestId: '0x2', type: 'strict' })
  })

  it('error: reports another address than the requested one', () => {
    const terms = {
      requestId,
      type: 'strict' as const,
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const,
      pay: { chainId: 1, decimals: 18, amount: 1n },
      receive: { chainId: 2, decimals: 18, amount: 1n },
      recipient: address as `0x${string}`,
      refundTo: address as `0x${string}`,
      requestedAt: 0,
    }
    const read = (records: RequestRecord[], given = terms) =>
      deriveDepositProgress({ requestId, terms: given, lookup: undefined, records }).hasOtherAddress
    expect(read([record({})])).toBe(true)
    expect(read([record({ depositAddress: null })])).toBe(false)
    expect(read([])).toBe(false)
    expect(read([record({ depositAddress: { address: terms.address.toLowerCase(), type: 'strict' } })])).toBe(
      false,
    )
  })
})
