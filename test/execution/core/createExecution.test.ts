import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '../../../src/actions/getQuote.ts'
import type { Client } from '../../../src/client/createClient.ts'
import { getRequests } from '../../../src/actions/getRequests.ts'
import { createExecution } from '../../../src/execution/core/createExecution.ts'
import { isPending } from '../../../src/execution/core/executionState.ts'
import { readJournal } from '../../../src/execution/ports/journal/executionJournal.ts'
import type { ExecutionIo } from '../../../src/execution/run/run.ts'
import type { Wallet } from '../../../src/execution/ports/wallet/wallet.ts'
import {
  advanceUntil,
  advanceWhile,
  createExecutionBench,
  runToEnd,
  watcherOf,
  type ExecutionBench,
} from '../../support/createExecutionBench.ts'
import { clientOf } from '../../support/createTestBench.ts'

const createBench = createExecutionBench
type Bench = ExecutionBench
const run = (bench: ExecutionBench, quote: Quote, io: Partial<ExecutionIo> = {}) =>
  runToEnd(bench, quote, { chains: bench.reader, ...io })

const balancesOf = ({ sandbox, wallet }: Bench, { parameters }: Quote) =>
  Promise.all([
    sandbox.ledger.balanceOf(
      parameters.originChainId,
      parameters.originCurrency as `0x${string}`,
      wallet.address,
    ),
    sandbox.ledger.balanceOf(
      parameters.destinationChainId,
      parameters.destinationCurrency as `0x${string}`,
      wallet.address,
    ),
  ])

describe('createExecution', () => {
  it('default: approves, deposits and follows the request to its success', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters())
    const before = await balancesOf(bench, quote)

    const state = await run(bench, quote)

    expect(bench.seen).toEqual([
      'auditing',
      'awaitingWallet',
      'confirming',
      'awaitingWallet',
      'confirming',
      'filling',
      'success',
    ])
    expect(state.items.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(state.requestStatus?.txHashes).toHaveLength(1)
    const after = await balancesOf(bench, quote)
    expect(before[0] - after[0]).toBe(100_000_000n)
    expect(after[1] - before[1]).toBe(quote.details.currencyOut.amount)
    expect(quote.details.currencyOut.amount).toBeLessThan(100_000_000n)
  })

  it('behavior: a native currency needs no approval', async () => {
    const bench = createBench()
    const state = await run(bench, await getQuote(bench.client, bench.quoteParameters('ETH')))
    expect(state.status).toBe('success')
    expect(state.items).toHaveLength(1)
  })

  it.each(['strict', 'open'] as const)(
    'behavior: %s deposit address is paid by a plain transfer',
    async (type) => {
      const bench = createBench()
      const quote = await getQuote(
        bench.client,
        bench.quoteParameters('ETH', { useDepositAddress: true, strict: type === 'strict' }),
      )
      const before = await balancesOf(bench, quote)
      const state = await run(bench, quote)
      expect(state).toMatchObject({ status: 'success', items: [{ status: 'done' }] })
      const after = await balancesOf(bench, quote)
      expect(after[1] - before[1]).toBe(quote.details.currencyOut.amount)
    },
  )

  it('behavior: a request that another one took over is followed there, also after a reload', async () => {
    const bench = createBench({ policy: { regeneratesDeposits: true, fillDelayMs: 600_000 } })
    const client = clientOf((url, init) =>
      bench.sandbox.fetch(url, { ...init, headers: { ...init?.headers, 'x-api-key': 'sandbox-key' } }),
    )
    const watcher = watcherOf({ ...bench, client })
    const execution = createExecution(client, { ...bench, watcher, clock: bench.sleepClock })
    const quote = await getQuote(client, bench.quoteParameters('ETH', { useDepositAddress: true }))
    void execution.start(quote, bench.io)
    const first = quote.steps[0]?.requestId
    await advanceWhile(bench.clock, () => execution.getState().status !== 'filling')
    await advanceWhile(bench.clock, () => execution.getState().requestId === first)
    const { requestId, status } = execution.getState()
    expect(status).toBe('filling')
    const [record] = await getRequests(client, { id: first ?? '' }).then(({ requests }) => requests)
    expect(record?.supersededByRequestId).toBe(requestId)
    expect(execution.getState().requestStatus?.state).not.toBe('waiting')
    execution.stop()

    const { records } = await readJournal(bench.journal, bench.client.baseUrl)
    expect(records).toMatchObject([{ requestId }])
    expect(records[0]?.checkPath ?? null).toBeNull()
    const again = createExecution(client, { ...bench, watcher, clock: bench.sleepClock })
    if (records[0]) await again.resume(records[0], { chains: bench.reader })
    await advanceWhile(bench.clock, () => isPending(again.getState()))
    expect(again.getState().status).toBe('success')
  })

  it('behavior: switches the chain before the prompt', async () => {
    const bench = createBench()
    bench.sandbox.wallet.switchChain(bench.chains[1].id)
    const state = await run(bench, await getQuote(bench.client, bench.quoteParameters('ETH')))
    expect(state.status).toBe('success')
    expect(bench.seen).toContain('awaitingChain')
    expect(bench.sandbox.wallet.chainId).toBe(bench.chains[0].id)
  })

  it('error: a declined switch sends nothing and can be tried again', async () => {
    const bench = createBench()
    bench.sandbox.wallet.switchChain(bench.chains[1].id)
    bench.sandbox.wallet.approve = 'never'
    const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
    const state = await run(bench, quote)
    expect(state).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
    bench.sandbox.wallet.approve = 'always'
    expect((await run(bench, quote)).status).toBe('success')
  })

  it('error: a wallet that says it switched and did not is caught', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
    const sent: unknown[] = []
    const wallet: Wallet = {
      ...bench.wallet,
      getChainId: async () => 5,
      switchChain: async () => {},
      sendTransaction: async (transaction) => {
        sent.push(transaction)
        return '0x'
      },
    }
    const state = await run(bench, quote, { wallet })
    expect(state).toMatchObject({
      status: 'failed',
      error: { name: 'WrongChainError', expectedChainId: bench.chains[0].id, actualChainId: 5 },
    })
    expect(sent).toEqual([])
  })

  it('error: a rejection is told apart from a failure, and a second try goes on where it stopped', async () => {
    const bench = createBench()
    const prompts: string[] = []
    bench.sandbox.wallet.approve = async ({ method }) => {
      prompts.push(method)
      return prompts.length !== 2
    }
    const quote = await getQuote(bench.client, bench.quoteParameters())
    const declined = await run(bench, quote)
    expect(declined).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
    expect(declined.items.map(({ status }) => status)).toEqual(['done', 'waiting'])

    const state = await run(bench, quote)
    expect(state.status).toBe('success')
    // One approval, one declined deposit, one deposit.
    expect(prompts).toHaveLength(3)
  })

  it('error: a wallet that can’t send is not a wallet that was declined', async () => {
    const bench = createBench()
    const wallet: Wallet = {
      ...bench.wallet,
      sendTransaction: () => Promise.reject(Object.assign(new Error('out of ink'), { code: -32602 })),
    }
    const state = await run(bench, await getQuote(bench.client, bench.quoteParameters()), { wallet })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'WalletError', code: -32602 } })
  })

  it('behavior: an allowance that is already there is not asked for again', async () => {
    const bench = createBench()
    bench.sandbox.wallet.approve = async ({ params }) =>
      !JSON.stringify(params).includes('0x095ea7b3') || approvals++ < 1
    let approvals = 0
    const quote = await getQuote(bench.client, bench.quoteParameters())
    const [approve] = quote.steps
    if (approve?.kind !== 'transaction' || !approve.items[0]) throw new TypeError('no approval in the quote')
    const hash = await bench.wallet.sendTransaction(approve.items[0].data)
    await bench.reader.waitForTransaction({ chainId: bench.chains[0].id, transactionHash: hash })

    const state = await run(bench, quote)
    expect(state.status).toBe('success')
    expect(state.items[0]).toMatchObject({ status: 'done', transactionHash: undefined })
  })

  it('error: a reverted transaction is a failure with its hash', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
    const state = await run(bench, quote, {
      wallet: {
        ...bench.wallet,
        // The wallet spends the deposit's value twice over: what it sends reverts for lack of funds.
        sendTransaction: (transaction) =>
          bench.wallet.sendTransaction({ ...transaction, data: '0xdeadbeef' }),
      },
    })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'TransactionRevertedError' } })
    expect(state.items[0]).toMatchObject({ status: 'failed' })
  })

  it('error: another account in the wallet sends nothing', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters())
    const [, second] = bench.sandbox.accounts
    if (second) bench.sandbox.wallet.switchAccount(second)
    const state = await run(bench, quote)
    expect(state).toMatchObject({ status: 'failed', error: { name: 'WrongAccountError', actual: second } })
  })

  it('error: a disconnected wallet sends nothing', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters())
    bench.sandbox.wallet.disconnect()
    expect(await run(bench, quote)).toMatchObject({
      status: 'failed',
      error: { name: 'WalletNotConnectedError' },
    })
  })

  it('error: an old quote is not signed', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters())
    await bench.clock.advance(bench.client.quoteMaxAgeMs + 1_000)
    expect(await run(bench, quote)).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteExpiredError' },
    })
  })

  it('error: an unknown kind of step ends before any prompt', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters())
    const [first, ...rest] = quote.steps
    if (!first) throw new TypeError('no steps')
    const { kind: _, ...step } = first
    const state = await run(bench, {
      ...quote,
      steps: [{ ...step, kind: 'unknown', rawKind: 'telepathy' }, ...rest],
    })
    expect(state).toMatchObject({
      status: 'failed',
      error: { name: 'UnsupportedStepError', kind: 'telepathy' },
    })
  })

  it('error: a quote that does not match its parameters never reaches the wallet', async () => {
    const bench = createBench()
    const asked: string[] = []
    bench.sandbox.wallet.approve = async ({ method }) => {
      asked.push(method)
      return true
    }
    bench.sandbox.wallet.switchChain(bench.chains[1].id)
    const quote = await getQuote(bench.client, bench.quoteParameters())
    const [, stranger = bench.wallet.address] = bench.sandbox.accounts
    const state = await run(bench, { ...quote, details: { ...quote.details, recipient: stranger } })
    expect(state).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteAuditError', findings: [{ rule: 'recipient', severity: 'block' }] },
    })
    expect(asked).toEqual([])
    expect(bench.seen).toEqual(['auditing', 'failed'])
  })

  it('behavior: what was sent is not sent again, even when the chain can’t tell', async () => {
    const bench = createBench()
    const prompts: string[] = []
    bench.sandbox.wallet.approve = async ({ params }) => {
      prompts.push(JSON.stringify(params).includes('0x095ea7b3') ? 'approve' : 'deposit')
      return prompts.length !== 2
    }
    const reader = { ...bench.reader, getAllowance: () => Promise.reject(new Error('no answer')) }
    const quote = await getQuote(bench.client, bench.quoteParameters())
    expect((await run({ ...bench, reader }, quote)).status).toBe('rejected')
    expect((await run({ ...bench, reader }, quote)).status).toBe('success')
    expect(prompts).toEqual(['approve', 'deposit', 'deposit'])
  })

  it('error: a second start while one is under way is refused', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
    let answer: (isApproved: boolean) => void = () => {}
    bench.sandbox.wallet.approve = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const io = { wallet: bench.wallet, chains: bench.reader }
    const first = bench.execution.start(quote, io)
    await expect(bench.execution.start(quote, io)).rejects.toMatchObject({ name: 'ExecutionPendingError' })
    await expect.poll(() => bench.execution.getState().status).toBe('awaitingWallet')
    answer(false)
    expect((await first).status).toBe('rejected')
  })

  it('behavior: a lost answer of the wallet is found by the service', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
    const state = await run(bench, quote, {
      wallet: {
        ...bench.wallet,
        sendTransaction: async (transaction) => {
          await bench.wallet.sendTransaction(transaction)
          return new Promise(() => {})
        },
      },
    })
    expect(state.status).toBe('success')
  })

  it('behavior: a dead service during the fill is not a failure', async () => {
    const bench = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
    let isDead = true
    const client: Client = {
      ...bench.client,
      send: (path, init) =>
        isDead ? Promise.reject(new TypeError('fetch failed')) : bench.client.send(path, init),
    }
    const { sleepClock: clock, journal, locks } = bench
    const watcher = watcherOf({ client, sleepClock: clock, locks })
    const execution = createExecution(client, { clock, journal, locks, watcher })
    const over = execution.start(quote, { wallet: bench.wallet, chains: bench.reader })
    const revive = execution.subscribe(() => {
      if (execution.getState().isServiceUnreachable && execution.getState().status === 'filling')
        isDead = false
    })
    await advanceUntil(bench.clock, over)
    revive()
    expect(isDead).toBe(false)
    expect((await over).status).toBe('success')
  })
})
