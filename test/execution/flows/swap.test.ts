import { defaultApiKey } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { getQuote, type Quote, type Client, getRequests } from '@causeway/react/actions'
import { createExecution, type StartExecutionConnection, type Wallet } from '@causeway/react/execution'
import { isExecutionSettled } from '../../../src/execution/state/executionState.ts'
import { readJournal } from '../../../src/execution/records/executionJournal.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  runToEnd,
  watcherOf,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'
import { recipient } from '../../support/environment/accounts.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'

const run = (env: TestExecution, quote: Quote, connection: Partial<StartExecutionConnection> = {}) =>
  runToEnd(env, quote, { chainReader: env.reader, ...connection })

/** The balances of the payer on the origin chain, and of the recipient on the destination chain. */
const balancesOf = ({ sandbox, wallet }: TestExecution, { parameters }: Quote) =>
  Promise.all([
    sandbox.ledger.balanceOf(
      parameters.originChainId,
      parameters.originCurrency as `0x${string}`,
      wallet.address,
    ),
    sandbox.ledger.balanceOf(
      parameters.destinationChainId,
      parameters.destinationCurrency as `0x${string}`,
      recipient,
    ),
  ])

describe('createExecution', () => {
  it('default: approves, deposits and follows the request to its success', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters())
    const before = await balancesOf(env, quote)

    const state = await run(env, quote)

    expect(state.error).toBeUndefined()
    expect(env.seen).toEqual([
      'auditing',
      'awaitingWallet',
      'confirming',
      'awaitingWallet',
      'confirming',
      'filling',
      'success',
    ])
    expect(state.items.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(state.requestState?.txHashes).toHaveLength(1)
    const after = await balancesOf(env, quote)
    expect(before[0] - after[0]).toBe(100_000_000n)
    expect(after[1] - before[1]).toBe(quote.details.currencyOut.amount)
    expect(quote.details.currencyOut.amount).toBeLessThan(100n * 10n ** 18n)
  })

  it('behavior: needs no approval for a native token', async () => {
    const env = createTestExecution()
    const state = await run(env, await getQuote(env.client, env.quoteParameters('ETH')))
    expect(state.status).toBe('success')
    expect(state.items).toHaveLength(1)
  })

  it.each(['strict', 'open'] as const)(
    'behavior: pays a %s deposit address with a plain transfer',
    async (type) => {
      const env = createTestExecution()
      const quote = await getQuote(
        env.client,
        env.quoteParameters('ETH', { useDepositAddress: true, strict: type === 'strict' }),
      )
      const before = await balancesOf(env, quote)
      const state = await run(env, quote)
      expect(state).toMatchObject({ status: 'success', items: [{ status: 'done' }] })
      const after = await balancesOf(env, quote)
      expect(after[1] - before[1]).toBe(quote.details.currencyOut.amount)
    },
  )

  it('behavior: follows the request that superseded its own, also after a reload', async () => {
    const env = createTestExecution({ policy: { regeneratesDeposits: true, fillDelayMs: 600_000 } })
    const client = clientOf((url, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-api-key', defaultApiKey)
      return env.sandbox.fetch(url, { ...init, headers })
    })
    const requestWatcher = watcherOf({ ...env, client })
    const execution = createExecution(client, { ...env, requestWatcher, clock: env.sleepClock })
    const quote = await getQuote(client, env.quoteParameters('ETH', { useDepositAddress: true }))
    void execution.start(quote, env.connection)
    const first = quote.steps[0]?.requestId
    await advanceWhile(env.clock, () => execution.getState().status !== 'filling')
    await advanceWhile(env.clock, () => execution.getState().requestId === first)
    const { requestId, status } = execution.getState()
    expect(status).toBe('filling')
    const [record] = await getRequests(client, { id: first ?? '' }).then(({ requests }) => requests)
    expect(record?.supersededByRequestId).toBe(requestId)
    expect(execution.getState().requestState?.status).not.toBe('waiting')
    execution.stop()

    const { records } = await readJournal(env.journal, env.client.baseUrl)
    expect(records).toMatchObject([{ requestId, supersededIds: [first] }])
    expect(records[0]?.statusPath ?? null).toBeNull()
    const again = createExecution(client, { ...env, requestWatcher, clock: env.sleepClock })
    if (records[0]) await again.resume(records[0], { chainReader: env.reader })
    await advanceWhile(env.clock, () => !isExecutionSettled(again.getState()))
    expect(again.getState().status).toBe('success')
  })

  it('behavior: switches the chain before the prompt', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.switchChain(env.chains[1].id)
    const state = await run(env, await getQuote(env.client, env.quoteParameters('ETH')))
    expect(state.status).toBe('success')
    expect(env.seen).toContain('awaitingChain')
    expect(env.sandbox.wallet.chainId).toBe(env.chains[0].id)
  })

  it('error: sends nothing after a declined switch, and can be tried again', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.switchChain(env.chains[1].id)
    env.sandbox.wallet.approve = 'never'
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const state = await run(env, quote)
    expect(state).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
    env.sandbox.wallet.approve = 'always'
    expect((await run(env, quote)).status).toBe('success')
  })

  it('error: reports a wallet that says it switched and did not', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const sent: unknown[] = []
    const wallet: Wallet = {
      ...env.wallet,
      getChainId: async () => 5,
      switchChain: async () => {},
      sendTransaction: async (transaction) => {
        sent.push(transaction)
        return '0x'
      },
    }
    const state = await run(env, quote, { wallet })
    expect(state).toMatchObject({
      status: 'failed',
      error: { name: 'WrongChainError', expectedChainId: env.chains[0].id, actualChainId: 5 },
    })
    expect(sent).toEqual([])
  })

  it('error: tells a rejection from a failure, and continues a second try where the first one stopped', async () => {
    const env = createTestExecution()
    const prompts: string[] = []
    env.sandbox.wallet.approve = async ({ method }) => {
      prompts.push(method)
      return prompts.length !== 2
    }
    const quote = await getQuote(env.client, env.quoteParameters())
    const declined = await run(env, quote)
    expect(declined).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
    expect(declined.items.map(({ status }) => status)).toEqual(['done', 'waiting'])

    const state = await run(env, quote)
    expect(state.status).toBe('success')
    // One approval, one declined deposit, one deposit.
    expect(prompts).toHaveLength(3)
  })

  it('error: reports a wallet that can’t send as an error, not as a rejection', async () => {
    const env = createTestExecution()
    const wallet: Wallet = {
      ...env.wallet,
      sendTransaction: () => Promise.reject(Object.assign(new Error('out of ink'), { code: -32602 })),
    }
    const state = await run(env, await getQuote(env.client, env.quoteParameters()), { wallet })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'WalletError', code: -32602 } })
  })

  it('behavior: doesn’t ask for an allowance that is already there', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.approve = async ({ params }) =>
      !JSON.stringify(params).includes('0x095ea7b3') || approvals++ < 1
    let approvals = 0
    const quote = await getQuote(env.client, env.quoteParameters())
    const [approve] = quote.steps
    if (approve?.kind !== 'transaction' || !approve.items[0]) throw new TypeError('no approval in the quote')
    const hash = await env.wallet.sendTransaction(approve.items[0].data)
    await env.reader.waitForTransaction({ chainId: env.chains[0].id, transactionHash: hash })

    const state = await run(env, quote)
    expect(state.status).toBe('success')
    expect(state.items[0]).toMatchObject({ status: 'done', transactionHash: undefined })
  })

  it('error: reports a reverted transaction as a failure', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    env.sandbox.wallet.script({ type: 'approve', outcome: 'reverts' })
    const state = await run(env, quote)
    expect(state).toMatchObject({ status: 'failed', error: { name: 'TransactionRevertedError' } })
    expect(state.items[0]).toMatchObject({ status: 'failed' })
  })

  it('error: ignores the hash of a transaction with other calldata', async () => {
    const env = createTestExecution()
    const sendTransaction: typeof env.wallet.sendTransaction = (transaction) =>
      env.wallet.sendTransaction({ ...transaction, to: env.wallet.address, data: '0x' })
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), {
      ...env.connection,
      wallet: { ...env.wallet, sendTransaction },
    })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'unknown')
    expect(env.execution.getState()).toMatchObject({
      error: { name: 'ResponseLostError' },
      items: [{ status: 'lost', transactionHash: undefined }],
    })
    expect(env.seen).not.toContain('filling')
  })

  it('error: sends nothing from another account', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters())
    const [, second] = env.sandbox.accounts
    if (second) env.sandbox.wallet.switchAccount(second)
    const state = await run(env, quote)
    expect(state).toMatchObject({ status: 'failed', error: { name: 'WrongAccountError', actual: second } })
  })

  it('error: sends nothing with a disconnected wallet', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters())
    env.sandbox.wallet.disconnect()
    expect(await run(env, quote)).toMatchObject({
      status: 'failed',
      error: { name: 'WalletNotConnectedError' },
    })
  })

  it('error: doesn’t sign an expired quote', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters())
    await env.clock.advance(env.client.quoteMaxAgeMs + 1_000)
    expect(await run(env, quote)).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteExpiredError' },
    })
  })

  it('error: doesn’t sign a quote that seems younger after the clock was set back', async () => {
    const env = createTestExecution()
    let setBackMs = 0
    const clock = {
      ...env.sleepClock,
      now: () => env.clock.now() - setBackMs,
      elapsed: () => env.clock.now(),
    }
    const client = clientOf(env.sandbox.fetch, clock)
    const { journal, locks, requestWatcher } = env
    const execution = createExecution(client, { clock, journal, locks, requestWatcher })
    const quote = await getQuote(client, env.quoteParameters())
    await env.clock.advance(client.quoteMaxAgeMs + 1_000)
    setBackMs = client.quoteMaxAgeMs
    expect(await run({ ...env, execution }, quote)).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteExpiredError' },
    })
  })

  it('error: fails before any prompt at an unknown kind of step', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters())
    const [first, ...rest] = quote.steps
    if (!first) throw new TypeError('no steps')
    const { kind: _, ...step } = first
    const state = await run(env, {
      ...quote,
      steps: [{ ...step, kind: 'unknown', rawKind: 'telepathy' }, ...rest],
    })
    expect(state).toMatchObject({
      status: 'failed',
      error: { name: 'UnsupportedStepError', kind: 'telepathy' },
    })
  })

  it('error: never prompts the wallet for a quote that doesn’t match its parameters', async () => {
    const env = createTestExecution()
    const asked: string[] = []
    env.sandbox.wallet.approve = async ({ method }) => {
      asked.push(method)
      return true
    }
    env.sandbox.wallet.switchChain(env.chains[1].id)
    const quote = await getQuote(env.client, env.quoteParameters())
    const [, stranger = env.wallet.address] = env.sandbox.accounts
    const state = await run(env, { ...quote, details: { ...quote.details, recipient: stranger } })
    expect(state).toMatchObject({
      status: 'failed',
      error: {
        name: 'QuoteAuditError',
        // Against the parameters, and against the order.
        findings: [
          { rule: 'recipient', severity: 'block' },
          { rule: 'recipient', severity: 'block' },
        ],
      },
    })
    expect(asked).toEqual([])
    expect(env.seen).toEqual(['auditing', 'failed'])
  })

  it('behavior: doesn’t send an approval again, even if the chain can’t say whether it is there', async () => {
    const env = createTestExecution()
    const prompts: string[] = []
    env.sandbox.wallet.approve = async ({ params }) => {
      prompts.push(JSON.stringify(params).includes('0x095ea7b3') ? 'approve' : 'deposit')
      return prompts.length !== 2
    }
    const reader = { ...env.reader, getAllowance: () => Promise.reject(new Error('no answer')) }
    const quote = await getQuote(env.client, env.quoteParameters())
    expect((await run({ ...env, reader }, quote)).status).toBe('rejected')
    expect((await run({ ...env, reader }, quote)).status).toBe('success')
    expect(prompts).toEqual(['approve', 'deposit', 'deposit'])
  })

  it('error: refuses a second start while one is pending', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    let answer: (isApproved: boolean) => void = () => {}
    env.sandbox.wallet.approve = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const connection = { wallet: env.wallet, chainReader: env.reader }
    const first = env.execution.start(quote, connection)
    await expect(env.execution.start(quote, connection)).rejects.toMatchObject({
      name: 'ExecutionPendingError',
    })
    await expect.poll(() => env.execution.getState().status).toBe('awaitingWallet')
    answer(false)
    expect((await first).status).toBe('rejected')
  })

  it('behavior: follows the provider to success where the wallet’s answer was lost', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const state = await run(env, quote, {
      wallet: {
        ...env.wallet,
        sendTransaction: async (transaction) => {
          await env.wallet.sendTransaction(transaction)
          return new Promise(() => {})
        },
      },
    })
    expect(state.status).toBe('success')
  })

  it('behavior: doesn’t fail when the provider is unreachable during the fill', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    let isDead = true
    const client: Client = {
      ...env.client,
      send: (path, init) =>
        isDead ? Promise.reject(new TypeError('fetch failed')) : env.client.send(path, init),
    }
    const { sleepClock: clock, journal, locks } = env
    const requestWatcher = watcherOf({ client, sleepClock: clock, locks })
    const execution = createExecution(client, { clock, journal, locks, requestWatcher })
    const over = execution.start(quote, { wallet: env.wallet, chainReader: env.reader })
    const revive = execution.subscribe(() => {
      if (execution.getState().isServiceUnreachable && execution.getState().status === 'filling')
        isDead = false
    })
    await advanceUntil(env.clock, over)
    revive()
    expect(isDead).toBe(false)
    expect((await over).status).toBe('success')
  })
})
