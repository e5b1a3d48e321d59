import { describe, expect, it } from 'vitest'
import { getQuote, type Quote, type GetQuoteParameters } from '@causeway/react/actions'
import { auditQuote, verifyQuote } from '@causeway/react/execution'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  runToEnd,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'
import { otherPerson } from '../../support/quotes/quoteKinds.ts'

const kinds: [string, 'ETH' | 'USDC', Partial<GetQuoteParameters>][] = [
  ['native tokens', 'ETH', { recipient: otherPerson }],
  ['a token', 'USDC', { recipient: otherPerson }],
  ['calls', 'ETH', { txs: [{ to: otherPerson, value: 1n, data: '0xabcdef01' }] }],
]

it('behavior: follows steps that name no status path by their request ID', async () => {
  const env = createTestExecution()
  const quote = structuredClone(
    await getQuote(env.client, env.quoteParameters('ETH', { recipient: otherPerson })),
  )
  for (const { items } of quote.steps) for (const item of items) item.check = undefined
  expect(auditQuote(quote)).toEqual([])
  const state = await runToEnd(env, quote)
  expect(state).toMatchObject({ status: 'success', error: undefined, requestId: quote.steps[0]?.requestId })
})

describe.each(['interface', 'deployment'] as const)('a provider that uses the dialect %s', (dialect) => {
  it.each(kinds)('default: quotes, audits, pays and follows %s to the end', async (_, symbol, wishes) => {
    const env = createTestExecution({ policy: { dialect } })
    const quote: Quote = await getQuote(
      env.client,
      env.quoteParameters(symbol, { refundTo: undefined, ...wishes }),
    )
    expect(auditQuote(quote)).toEqual([])
    const state = await runToEnd(env, quote)
    expect(state).toMatchObject({ status: 'success', error: undefined })
  })
})

const auditOf = ({ contracts, sandbox }: TestExecution) => ({ contracts, solvers: [sandbox.solver] })

/** The provider as deployments write, with known contracts and solvers, and the findings that the user was asked about. */
function deployment() {
  const env = createTestExecution({ policy: { dialect: 'deployment' } })
  const audit = auditOf(env)
  const asked: string[] = []
  env.execution.subscribeEvents(({ event }) => {
    if (event.type !== 'decisionNeeded' || event.decision.kind !== 'findings') return
    asked.push(...event.decision.findings.map(({ rule, severity }) => `${rule}: ${severity}`))
    queueMicrotask(env.execution.proceed)
  })
  const prompts: string[] = []
  env.sandbox.wallet.approve = async ({ method }) => {
    prompts.push(method)
    return true
  }
  async function pay(symbol: 'USDC' | 'DAI' | 'USDT') {
    const quote = await getQuote(
      env.client,
      env.quoteParameters(symbol, { usePermit: true, recipient: otherPerson, refundTo: undefined }),
    )
    asked.length = 0
    prompts.length = 0
    const { status } = await runToEnd(env, quote, { audit })
    return { status, asked: [...asked], prompts: [...prompts], verified: verifyQuote(quote, audit) }
  }
  return { env, pay }
}

describe('the refund addresses in orders of deployments', () => {
  // Beside the payer they name the recipient on the other chain, which is reported if another refund address was asked for.
  const told = ['order-refund-recipient: info']
  const friend = otherPerson
  type Wishes = Partial<GetQuoteParameters>
  it.each<[string, (payer: string) => Wishes, string[]]>([
    [
      'without a refund address, the payer receives',
      () => ({ recipient: undefined, refundTo: undefined }),
      [],
    ],
    ['without a refund address, a friend receives', () => ({ refundTo: undefined, recipient: friend }), []],
    [
      'with the payer’s refund address, the payer receives',
      (payer) => ({ refundTo: payer, recipient: payer }),
      [],
    ],
    [
      'with the payer’s refund address, a friend receives',
      (payer) => ({ refundTo: payer, recipient: friend }),
      told,
    ],
    [
      'with a friend’s refund address, the payer receives',
      (payer) => ({ refundTo: friend, recipient: payer }),
      told,
    ],
    ['with another friend’s refund address, a friend receives', () => ({ recipient: friend }), told],
    [
      'with the payer’s refund address on the origin alone, a friend receives',
      (payer) => ({ refundTo: payer, recipient: friend, refundOnOrigin: true }),
      [],
    ],
  ])('behavior: %s', async (_, wishes, findings) => {
    const env = createTestExecution({ policy: { dialect: 'deployment' } })
    const quote = await getQuote(env.client, env.quoteParameters('USDC', wishes(env.wallet.address)))
    expect(auditQuote(quote).map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual(findings)
  })
})

describe('permits as deployments ask for them', () => {
  it.each(['DAI', 'USDT'] as const)(
    'default: approves Permit2 once, after a question; then pays %s with one signature, and asks nothing',
    async (symbol) => {
      const { pay } = deployment()
      const verified = { status: 'verified', by: 'order' }
      expect(await pay(symbol)).toMatchObject({
        status: 'success',
        asked: ['allowance: confirm'],
        prompts: ['eth_sendTransaction', 'eth_signTypedData_v4'],
        verified,
      })
      expect(await pay(symbol)).toMatchObject({
        status: 'success',
        asked: [],
        prompts: ['eth_signTypedData_v4'],
        verified,
      })
    },
  )

  it('behavior: learns from Permit2 that the permit was used where no answer comes', async () => {
    const { env, pay } = deployment()
    await pay('DAI')
    // The provider pulls the deposit, and all its answers are lost from then on.
    env.sandbox.faults.add({ endpoint: 'permits', type: 'lostConnection' })
    env.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
    const quote = await getQuote(
      env.client,
      env.quoteParameters('DAI', { usePermit: true, recipient: otherPerson }),
    )
    const over = env.execution.start(quote, { ...env.connection, audit: auditOf(env) })
    env.execution.subscribe(() => {
      if (env.execution.getState().decision?.kind === 'postAgain') queueMicrotask(env.execution.decline)
    })
    await advanceWhile(env.clock, () => env.execution.getState().items[0]?.status !== 'done')
    env.sandbox.faults.clear()
    await advanceUntil(env.clock, over)
    expect(env.execution.getState()).toMatchObject({ status: 'success' })
  })

  it('behavior: asks about a transfer to the solver whose nonce names no order: it may be for another one', async () => {
    const { pay } = deployment()
    expect(await pay('USDC')).toMatchObject({
      status: 'success',
      asked: ['other-request: confirm'],
      prompts: ['eth_signTypedData_v4'],
      verified: { status: 'unverified', missing: 'payment' },
    })
  })
})
