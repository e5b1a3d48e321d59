import { depositAbi } from '@causeway/react/schemas'
import {
  encodeFunctionData,
  getAddress,
  parseEther,
  parseUnits,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { getQuote, type Quote, getRequestStatus } from '@causeway/react/actions'
import { quoteItemsOf, transactionsOf } from '../../../src/decode/quoteItems.ts'
import { erc20Abi } from '../../src/contracts/generated/abis.ts'
import { createService } from '../../src/http/createService.ts'
import { toServiceFetch } from '../../src/simulated/toServiceFetch.ts'
import { balancesOf, sumBalances } from '../support/balances.ts'
import { clientOf, createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import {
  bridge,
  currencyOf,
  orderIdOf,
  pay,
  postQuote,
  quoteParameters,
  requestIdOf,
  send,
} from '../support/quotes.ts'
import { waitForRequest } from '../support/waitForRequest.ts'
import { createMemoryStore } from '@causeway/sandbox'
import { type Ledger, PaymentRefusedError } from '@causeway/sandbox/simulated'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')
const usdc = (units: string) => parseUnits(units, 6)

describe('solver', () => {
  it('default', async () => {
    const sandbox = createTestSandbox()
    const { client, clock, user, solver, origin } = sandbox
    const before = { all: await sumBalances(sandbox), user: await balancesOf(sandbox, user) }
    const beforeSolver = await balancesOf(sandbox, solver)
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc('25') }))
    const requestId = requestIdOf(quote)
    const states: string[] = []
    const observe = async () => {
      const { rawStatus: status } = await getRequestStatus(client, { requestId })
      const next = await getRequestStatus(client, { requestId, path: '/intents/status/v3' })
      states.push(`${status} ${next.rawStatus}`)
    }

    await observe()
    const [, depositHash] = await pay(sandbox, quote)
    await clock.advance(0)
    await observe()
    await clock.advance(750)
    await observe()
    await clock.advance(749)
    await observe()
    await clock.advance(1)
    await observe()
    expect(states).toEqual([
      'pending waiting',
      'received pending',
      'received submitted',
      'received submitted',
      'success success',
    ])

    const status = await getRequestStatus(client, { requestId })
    expect(status).toMatchObject({
      inTxHashes: [depositHash],
      originChainId: 31337,
      destinationChainId: 31338,
    })
    expect(status.txHashes).toHaveLength(1)
    expect(status.updatedAt).toBe(clock.now())

    const after = { all: await sumBalances(sandbox), user: await balancesOf(sandbox, user) }
    expect(after.all).toEqual(before.all)
    expect(change(before.user, after.user, '31337 USDC')).toBe(-usdc('25'))
    expect(change(before.user, after.user, '31338 USDC')).toBe(quote.details.currencyOut.amount)
    expect(change(before.user, after.user, '31338 ETH')).toBe(0n)
    expect(change(beforeSolver, await balancesOf(sandbox, solver), '31338 USDC')).toBe(
      -quote.details.currencyOut.amount,
    )
    expect((await balancesOf(sandbox, origin.depository))['31337 USDC']).toBe(usdc('25'))
  })

  it('parameters: recipient', async () => {
    const sandbox = createTestSandbox()
    const before = await sumBalances(sandbox, [stranger])
    const quote = await bridge(sandbox, {
      amount: parseEther('2'),
      from: 'ETH',
      to: 'DAI',
      recipient: stranger,
    })
    await sandbox.clock.advance(1500)
    expect(await balancesOf(sandbox, stranger)).toMatchObject({
      '31338 DAI': quote.details.currencyOut.amount,
    })
    // 2 ETH at $2500, less 10 basis points, less the gas of the fill.
    expect(quote.details.currencyOut.amount).toBe(parseEther('4994.96975'))
    expect(await sumBalances(sandbox, [stranger])).toEqual(before)
  })

  it('parameters: fillDelayMs', async () => {
    const sandbox = createTestSandbox({ policy: { fillDelayMs: 0 } })
    const quote = await bridge(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'ETH' })
    await sandbox.clock.advance(0)
    expect(await stateOf(sandbox, requestIdOf(quote))).toBe('success')
  })

  it('behavior: refunds a deposit that is too small in full to refundTo', async () => {
    const sandbox = createTestSandbox()
    const { client, wallet, user, clock } = sandbox
    const before = await sumBalances(sandbox, [stranger])
    const quote = await getQuote(
      client,
      quoteParameters(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'ETH', refundTo: stranger }),
    )
    await send(wallet, {
      ...depositNative(sandbox, orderIdOf(quote)),
      from: user,
      value: parseEther('1') - 1n,
    })
    await clock.advance(1500)
    expect(await balancesOf(sandbox, stranger)).toMatchObject({
      '31337 ETH': parseEther('1') - 1n,
      '31338 ETH': 0n,
    })
    const status = await getRequestStatus(client, { requestId: requestIdOf(quote) })
    expect(status).toMatchObject({ rawStatus: 'fallback', status: 'refund' })
    expect(status.txHashes).toHaveLength(1)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual([
      'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
      undefined,
    ])
    expect(await sumBalances(sandbox, [stranger])).toEqual(before)
  })

  it('behavior: refunds another currency than the quoted one', async () => {
    const sandbox = createTestSandbox()
    const { client, wallet, user, clock } = sandbox
    const before = await balancesOf(sandbox, user)
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc('25') }))
    await depositToken(sandbox, orderIdOf(quote), 'DAI', usdc('25'))
    await clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual(['INCORRECT_DEPOSIT_CURRENCY', undefined])
    expect(change(before, await balancesOf(sandbox, user), '31337 DAI')).toBe(0n)
    expect(wallet.chainId).toBe(31337)
  })

  it('behavior: refunds a deposit on another chain there', async () => {
    const sandbox = createTestSandbox()
    const { client, wallet, user, clock, destination } = sandbox
    const before = await sumBalances(sandbox)
    const quote = await getQuote(
      client,
      quoteParameters(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'ETH' }),
    )
    wallet.switchChain(31338)
    const deposit = depositNative(sandbox, orderIdOf(quote))
    await send(wallet, { ...deposit, to: destination.depository, from: user, value: parseEther('1') })
    await clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual(['DEPOSIT_CHAIN_MISMATCH', undefined])
    expect((await balancesOf(sandbox, destination.depository))['31338 ETH']).toBe(0n)
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: refunds an expired quote', async () => {
    const sandbox = createTestSandbox()
    const { client, clock } = sandbox
    const before = await sumBalances(sandbox)
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc('25') }))
    await clock.advance(3_600_001 - 750)
    await pay(sandbox, quote)
    await clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual(['TTL_EXPIRED', undefined])
    expect(await sumBalances(sandbox)).toEqual(before)

    const response = await postQuote(sandbox, { ttl: 10 })
    const late = (await response.json()) as Quote
    await clock.advance(9_251)
    await depositToken(sandbox, orderIdOf(late), 'USDC', usdc('25'))
    await clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(late))).toEqual(['TTL_EXPIRED', undefined])
  })

  it('behavior: refunds what another fill took from the inventory', async () => {
    const sandbox = createTestSandbox()
    const asked = { amount: parseEther('300'), from: 'ETH', to: 'DAI' }
    const before = await sumBalances(sandbox)
    const quotes = [
      await getQuote(sandbox.client, quoteParameters(sandbox, asked)),
      await getQuote(sandbox.client, quoteParameters(sandbox, asked)),
    ]
    for (const quote of quotes) await pay(sandbox, quote)
    await sandbox.clock.advance(1500)
    const states = await Promise.all(quotes.map((quote) => stateOf(sandbox, requestIdOf(quote))))
    expect(states).toEqual(['success', 'refund'])
    const [, second] = quotes
    if (second) {
      expect(await failReasons(sandbox, requestIdOf(second))).toEqual(['SOLVER_BALANCE_TOO_LOW', undefined])
    }
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: refunds the payer if the recipient takes no funds', async () => {
    const sandbox = createTestSandbox()
    const { destination, user } = sandbox
    const before = await balancesOf(sandbox, user)
    const quote = await bridge(sandbox, {
      amount: parseEther('1'),
      from: 'ETH',
      to: 'ETH',
      recipient: destination.depository,
      refundTo: user,
    })
    await sandbox.clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual([
      'DESTINATION_TOKEN_TRANSFER_REJECTED',
      undefined,
    ])
    const after = await balancesOf(sandbox, user)
    expect(change(before, after, '31337 ETH')).toBe(-45_000n * 60_000_000n)
  })

  it('behavior: returns a second deposit to its depositor, and continues the request', async () => {
    const sandbox = createTestSandbox()
    const { clock, user, store, origin } = sandbox
    const before = await sumBalances(sandbox)
    const quote = await bridge(sandbox, { amount: usdc('25') })
    const id = requestIdOf(quote)
    const beforeSecond = await balancesOf(sandbox, user)
    await depositToken(sandbox, orderIdOf(quote), 'USDC', usdc('7'))
    await waitForRequest(store, id, ({ surpluses }) => surpluses[0]?.refund !== undefined)
    expect(change(beforeSecond, await balancesOf(sandbox, user), '31337 USDC')).toBe(0n)
    await clock.advance(1500)
    // A third one, after the end.
    await depositToken(sandbox, orderIdOf(quote), 'USDC', usdc('8'))
    await clock.advance(1500)
    const request = await waitForRequest(store, id, ({ surpluses }) => surpluses[1]?.refund !== undefined)
    expect(request.progress.status).toBe('success')
    expect((await balancesOf(sandbox, origin.depository))['31337 USDC']).toBe(usdc('25'))
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: returns what is deposited in another account’s name to that account', async () => {
    const sandbox = createTestSandbox()
    const { wallet, user, store, origin } = sandbox
    const quote = await bridge(sandbox, { amount: usdc('25') })
    const args = [stranger, orderIdOf(quote)] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args })
    await send(wallet, { from: user, to: origin.depository, data, value: 11n })
    await waitForRequest(store, requestIdOf(quote), ({ surpluses }) => surpluses[0]?.refund !== undefined)
    expect((await balancesOf(sandbox, stranger))['31337 ETH']).toBe(11n)
  })

  it('behavior: accepts the whole allowance as the deposit', async () => {
    const sandbox = createTestSandbox()
    const { client, clock, wallet, user, origin } = sandbox
    const before = await sumBalances(sandbox)
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc('25') }))
    const token = currencyOf(origin, 'USDC').address
    const [approve] = transactionsOf(quoteItemsOf(quote.steps))
    if (!approve) throw new TypeError('There is nothing to approve.')
    await send(wallet, { from: user, to: token, data: approve.data.data })
    const args = [zeroAddress, token, orderIdOf(quote)] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositErc20', args })
    await send(wallet, { from: user, to: origin.depository, data })
    await clock.advance(1500)
    expect(await stateOf(sandbox, requestIdOf(quote))).toBe('success')
    expect((await balancesOf(sandbox, origin.depository))['31337 USDC']).toBe(usdc('25'))
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: returns an overpayment, and fills the quoted amount', async () => {
    const sandbox = createTestSandbox()
    const { client, clock, wallet, user } = sandbox
    const quote = await getQuote(
      client,
      quoteParameters(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'ETH' }),
    )
    const before = await balancesOf(sandbox, user)
    await send(wallet, { ...depositNative(sandbox, orderIdOf(quote)), from: user, value: parseEther('3') })
    await clock.advance(1500)
    const after = await balancesOf(sandbox, user)
    expect(change(before, after, '31337 ETH')).toBe(-parseEther('1') - 45_000n * 60_000_000n)
    expect(change(before, after, '31338 ETH')).toBe(quote.details.currencyOut.amount)
    expect(await stateOf(sandbox, requestIdOf(quote))).toBe('success')
  })

  it('behavior: doesn’t fill a deposit again that is reported again', async () => {
    const sandbox = createTestSandbox()
    const { ledger, user } = sandbox
    const { store, pay } = withLedger(sandbox, (ledger) => ({
      ...ledger,
      watchDeposits: (onDeposit) =>
        ledger.watchDeposits((deposit) => {
          onDeposit(deposit)
          onDeposit({ ...deposit })
          sandbox.clock.schedule(() => onDeposit({ ...deposit }), 5000)
        }),
    }))
    const before = await ledger.balanceOf(31338, currencyOf(sandbox.destination, 'USDC').address, user)
    const quote = await pay()
    await sandbox.clock.advance(10_000)
    const request = await store.get(requestIdOf(quote))
    expect(request).toMatchObject({ progress: { status: 'success' }, surpluses: [] })
    const after = await ledger.balanceOf(31338, currencyOf(sandbox.destination, 'USDC').address, user)
    expect(after - before).toBe(quote.details.currencyOut.amount)
  })

  it('behavior: counts two deposits of one transaction as two, and refunds the second', async () => {
    const sandbox = createTestSandbox()
    const { store, pay } = withLedger(sandbox, (ledger) => ({
      ...ledger,
      watchDeposits: (onDeposit) =>
        ledger.watchDeposits((deposit) => {
          onDeposit(deposit)
          onDeposit({ ...deposit, logIndex: deposit.logIndex + 1 })
          onDeposit({ ...deposit, logIndex: deposit.logIndex + 2 })
        }),
    }))
    // Another deposit covers the refunds, since the two surpluses don't really exist.
    await bridge(sandbox, { amount: usdc('5000') })
    const quote = await pay()
    await sandbox.clock.advance(10_000)
    const { progress, surpluses = [] } = (await store.get(requestIdOf(quote))) ?? {}
    expect(progress?.status).toBe('success')
    expect(surpluses.map(({ refund }) => refund?.recipient)).toEqual([sandbox.user, sandbox.user])
    expect(new Set(surpluses.map(({ refund }) => refund?.orderId)).size).toBe(2)
  })

  it('behavior: refunds nothing while it is unknown whether a fill was sent', async () => {
    const sandbox = createTestSandbox()
    const { store, refunds, pay } = withLedger(sandbox, (ledger) => ({
      ...ledger,
      fill: () => Promise.reject(new TypeError('fetch failed')),
    }))
    const quote = await pay()
    await sandbox.clock.advance(1500)
    expect((await store.get(requestIdOf(quote)))?.progress).toMatchObject({
      status: 'failure',
      failReason: 'TRANSACTION_SUBMISSION_FAILED',
      refundFailReason: 'MANUAL_REFUND_REQUIRED',
    })
    expect(refunds).toEqual([])
  })

  it('behavior: fails if a refund fails', async () => {
    const sandbox = createTestSandbox()
    const { store, pay } = withLedger(sandbox, (ledger) => ({
      ...ledger,
      fill: (payment) =>
        Promise.reject(new PaymentRefusedError({ action: 'fill', reason: 'reverted', payment })),
      refund: () => Promise.reject(new TypeError('fetch failed')),
    }))
    const quote = await pay()
    await sandbox.clock.advance(1500)
    expect((await store.get(requestIdOf(quote)))?.progress).toMatchObject({
      status: 'failure',
      failReason: 'EXECUTION_REVERTED',
      refundFailReason: 'MANUAL_REFUND_REQUIRED',
    })
  })
})

async function stateOf({ client }: TestSandbox, requestId: Hex): Promise<string> {
  return (await getRequestStatus(client, { requestId })).status
}

async function failReasons({ client }: TestSandbox, requestId: Hex): Promise<unknown[]> {
  const status = await getRequestStatus(client, { requestId, path: '/intents/status/v3' })
  return [status.failReason, status.refundFailReason]
}

function change(before: Record<string, bigint>, after: Record<string, bigint>, key: string): bigint {
  return (after[key] ?? 0n) - (before[key] ?? 0n)
}

function depositNative({ origin }: TestSandbox, id: Hex): { to: Address; data: Hex } {
  return {
    to: origin.depository,
    data: encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args: [zeroAddress, id] }),
  }
}

/** Approves and deposits a token on the origin chain by hand. */
async function depositToken(
  { wallet, user, origin }: TestSandbox,
  id: Hex,
  symbol: string,
  amount: bigint,
): Promise<void> {
  wallet.switchChain(origin.id)
  const token = currencyOf(origin, symbol).address
  const args = [origin.depository, amount] as const
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const deposit = encodeFunctionData({
    abi: depositAbi,
    functionName: 'depositErc20',
    args: [zeroAddress, token, amount, id],
  })
  await send(wallet, { from: user, to: token, data: approve })
  await send(wallet, { from: user, to: origin.depository, data: deposit })
}

/** Another service on the sandbox's chains, over a ledger that misbehaves. */
function withLedger(sandbox: TestSandbox, misbehave: (ledger: Ledger) => Ledger) {
  const { clock } = sandbox
  const refunds: unknown[] = []
  const ledger = misbehave({
    ...sandbox.ledger,
    refund: (payment) => {
      refunds.push(payment)
      return sandbox.ledger.refund(payment)
    },
  })
  const store = createMemoryStore()
  const service = createService({ ledger, store, clock })
  const client = clientOf(toServiceFetch(service))
  return { store, refunds, pay: () => bridge({ ...sandbox, client }, { amount: usdc('25') }) }
}
