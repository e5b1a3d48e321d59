import { encodeFunctionData, getAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { auditQuote, verifyOrderSignature, type AuditFinding } from '@causeway/react/execution'
import { depositAbi } from '@causeway/react/schemas'
import { describeSteps } from '../../src/audit/describe/describeSteps.ts'
import { swapOnBothSides } from './examples/abridged/swapOnBothSides.ts'
import { fieldsNotRead } from './support/fieldsNotRead.ts'
import { readQuote } from './support/readExample.ts'

const usdc = { chainId: 8453, address: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', decimals: 6 }
const worthless = { chainId: 8453, address: '0x00000000000000000000000000000000deadc01f', decimals: 18 }
const router = '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be'
const depository = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
const contracts = [
  { chainId: 8453, address: router, isRouter: true },
  { chainId: 8453, address: depository, isDepository: true },
]
const solver = '0xf70da97812cb96acdf810712aa562db8dfa3dbef'
const stranger = '0x000000000000000000000000000000000000bad1'
const chainNames = { 8453: 'base', 4663: 'robinhood' }
const solvers = [solver]

type Changed = ReturnType<typeof JSON.parse>

/** The quote, with changes made to its text. */
async function quoteWith(change: (answer: Changed) => void = () => {}): Promise<Quote> {
  const answer: Changed = structuredClone(swapOnBothSides.answer)
  change(answer)
  return { ...(await readQuote({ ...swapOnBothSides, answer })), receivedAt: 1_791_034_632_000 }
}

/** Findings about the order; the id of an order that was changed is another one. */
function rulesOf(quote: Quote, tokens = [usdc]): string[] {
  const findings = auditQuote(quote, { contracts, chainNames, tokens })
  return findings
    .filter(({ rule }) => rule.startsWith('order-') && rule !== 'order-id')
    .map(({ rule, severity }) => `${rule}: ${severity}`)
}

/** The findings without knowing the provider's contracts. */
function unnamedRulesOf(quote: Quote): string[] {
  return auditQuote(quote, { chainNames }).map(({ rule, severity }) => `${rule}: ${severity}`)
}

/** The order takes and refunds that token, and the route says that the input is swapped to it. */
function swapTo(address: string) {
  return (answer: Changed) => {
    const { orderData, paymentDetails } = answer.protocol.v2
    orderData.inputs[0].payment.currency = address
    for (const refund of orderData.inputs[0].refunds) refund.currency = address
    paymentDetails.currency = address
    const { origin, destination } = answer.details.route
    origin.outputCurrency.currency = { ...origin.outputCurrency.currency, address }
    destination.inputCurrency.currency = { ...destination.inputCurrency.currency, address }
  }
}

describe('an input that is swapped before it is deposited', () => {
  it('default: is read without losing a field, and asks only about the router’s call', async () => {
    const quote = await quoteWith()
    expect(fieldsNotRead(swapOnBothSides.answer, quote)).toEqual([])
    const signed = await verifyOrderSignature(quote)
    expect(signed).toBe(true)
    const findings = auditQuote(quote, { contracts, chainNames, solvers, isOrderSigned: signed })
    expect(findings.map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual(['unknown-call: confirm'])
  })

  it('error: blocks a call of a router that is none of the known contracts', async () => {
    const others = contracts.filter(({ address }) => address !== router)
    const findings = auditQuote(await quoteWith(), { contracts: others, chainNames, solvers })
    expect(findings.map(({ rule, severity }) => `${rule}: ${severity}`)).toContain('unknown-contract: block')
  })

  it('behavior: asks about an approval for a contract that may spend it for anyone', async () => {
    const others = contracts.map(({ chainId, address }) => ({
      chainId,
      address,
      isDepository: address === depository,
    }))
    const findings = auditQuote(await quoteWith(), { contracts: others, chainNames, solvers })
    expect(findings.map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual([
      'allowance-spender: confirm',
      'unknown-call: confirm',
    ])
    expect(findings[0]).toMatchObject({
      message: `An approval is for ${router}, which may spend it for anybody. If it spends it only for its caller, name it in \`routers\`.`,
      facts: { spender: router },
      stepIndex: 0,
      itemIndex: 0,
    })
  })

  it('behavior: asks about the router if no contracts are named', async () => {
    expect(unnamedRulesOf(await quoteWith())).toEqual(['unknown-contract: confirm'])
  })

  it('error: blocks a contract call that no swap explains, without asking', async () => {
    const unexplained = await quoteWith(({ details }) => delete details.route)
    expect(unnamedRulesOf(unexplained)).toContain('unknown-contract: block')
    const elsewhere = await quoteWith(
      ({ details }) => (details.route.origin.outputCurrency.currency.chainId = 10),
    )
    expect(unnamedRulesOf(elsewhere)).toContain('unknown-contract: block')
    const isInput = await quoteWith(({ details }) => {
      details.route.origin.outputCurrency.currency.address = details.currencyIn.currency.address
    })
    expect(unnamedRulesOf(isInput)).toContain('unknown-contract: block')
  })

  it('error: blocks another call beside the deposit', async () => {
    const quote = await quoteWith((answer) => {
      const [, step] = answer.steps
      const [item] = step.items
      const { from } = item.data
      const data = depositOf(from, answer.protocol.v2.orderId)
      step.items = [item, { ...item, data: { ...item.data, to: depository, data, value: '0' } }]
    })
    expect(unnamedRulesOf(quote)).toContain('unknown-contract: block')
  })

  it('behavior: accepts refunds in a token of the page like those in native tokens', async () => {
    expect(rulesOf(await quoteWith(swapTo(getAddress(usdc.address))))).toEqual([
      // The page knows the token on the origin chain alone.
      'order-refund: confirm',
    ])
    const onBoth = [usdc, { ...usdc, chainId: 4663 }]
    expect(rulesOf(await quoteWith(swapTo(getAddress(usdc.address))), onBoth)).toEqual([])
  })

  it('error: asks about refunds in a token that only the quote vouches for', async () => {
    expect(rulesOf(await quoteWith(swapTo(worthless.address)))).toEqual([
      'order-refund: confirm',
      'order-refund: confirm',
    ])
    const quote = await quoteWith(swapTo(worthless.address))
    const found = auditQuote(quote, { contracts, chainNames, tokens: [usdc] })
    expect(found.filter(({ rule }) => rule === 'order-refund')).toMatchObject([
      {
        message: expect.stringContaining('and only the quote describes it'),
        facts: { chainId: 'base', currency: worthless.address },
      },
      { facts: { chainId: 'robinhood', currency: worthless.address } },
    ])
  })

  it.each<[string, (answer: Changed) => void, string[]]>([
    [
      'takes another token than the route',
      ({ protocol }) => (protocol.v2.orderData.inputs[0].payment.currency = worthless.address),
      ['order-payment: block', 'order-refund: confirm', 'order-refund: confirm'],
    ],
    [
      'takes one unit more than the swap gives',
      ({ protocol }) => (protocol.v2.orderData.inputs[0].payment.amount = '874803905765356'),
      ['order-payment: block'],
    ],
    [
      'refunds another token than the route',
      ({ protocol }) => (protocol.v2.orderData.inputs[0].refunds[0].currency = worthless.address),
      ['order-refund: block', 'order-refund: confirm'],
    ],
    [
      'refunds there in another token than arrives there',
      ({ protocol }) => (protocol.v2.orderData.inputs[0].refunds[1].currency = usdc.address),
      ['order-refund: block'],
    ],
    [
      'is paid in a token of another chain',
      ({ details }) => {
        const { outputCurrency } = details.route.origin
        outputCurrency.currency = { ...outputCurrency.currency, chainId: 10 }
      },
      ['order-payment: block', 'order-refund: block'],
    ],
    [
      'has no route to explain it',
      ({ details }) => delete details.route,
      ['order-payment: block', 'order-refund: block', 'order-refund: block'],
    ],
  ])('error: blocks or asks about an order that %s', async (_, change, rules) => {
    expect(rulesOf(await quoteWith(change))).toEqual(rules)
  })

  it('error: requires a readable deposit, and its order, to be of what is paid', async () => {
    const quote = await quoteWith((answer) => {
      const [, { items }] = answer.steps
      const { orderId } = answer.protocol.v2
      items[0].data.to = depository
      items[0].data.data = depositOf(items[0].data.from, orderId)
    })
    expect(rulesOf(quote)).toEqual(['order-payment: block', 'order-refund: block'])
  })
})

/** Puts one value in place of another in the calldata of the router. */
const inCall =
  (from: string, to: string, { only }: { only?: 'last' | 'first' } = {}) =>
  ({ steps }: Changed) => {
    const { data } = steps[1].items[0]
    const old = from.slice(2).toLowerCase()
    const parts = data.data.split(old)
    expect(parts.length).toBeGreaterThan(1)
    const cut = only === 'last' ? parts.length - 1 : 1
    data.data = only
      ? parts.slice(0, cut).join(old) + to.slice(2).toLowerCase() + parts.slice(cut).join(old)
      : parts.join(to.slice(2).toLowerCase())
  }

describe('the calls of a router', () => {
  const { orderId } = (swapOnBothSides.answer as Changed).protocol.v2
  const user = '0xc4F87C3715374445C4657aa14c47CBB339b59d1A'
  const input = '0xb20000000000000000000078ee7ce2fe4908108c'

  const word = (amount: bigint) => `0x${amount.toString(16).padStart(64, '0')}`
  const taking = (amount: bigint) => inCall(word(1_000_000n), word(amount), { only: 'first' })
  const nobody = '0x0000000000000000000000000000000000000000'

  it.each<[string, (answer: Changed) => void, rule: string, message: RegExp, facts: AuditFinding['facts']]>([
    [
      'deposits for another order',
      inCall(orderId, `0x${'ab'.repeat(32)}`),
      'other-request: block',
      /does not name the request/,
      { requestId: (swapOnBothSides.answer as Changed).steps[1].requestId },
    ],
    [
      'credits someone else',
      inCall(user, stranger),
      'deposit-call: block',
      /credited to someone else/,
      { depositor: getAddress(stranger) },
    ],
    [
      'credits itself',
      inCall(user, nobody, { only: 'last' }),
      'deposit-call: block',
      /credited to someone else/,
      { depositor: router },
    ],
    [
      'deposits elsewhere',
      inCall(depository, stranger),
      'deposit-call: block',
      /at 0x0{36}[bB][aA][dD]1, which is no depository.* `depositories`/,
      { to: getAddress(stranger) },
    ],
    [
      'takes another token',
      inCall(input, stranger, { only: 'first' }),
      'swap-input: block',
      /takes another token/,
      { token: getAddress(stranger), amount: 1_000_000n, expected: 1_000_000n },
    ],
    [
      'takes one unit more',
      taking(1_000_001n),
      'swap-input: block',
      /takes a different amount/,
      { token: input, amount: 1_000_001n, expected: 1_000_000n },
    ],
    [
      'gives what is left over to a stranger',
      inCall(solver, stranger),
      'swap-payment: confirm',
      /leaves over goes to someone/,
      { to: getAddress(stranger) },
    ],
    [
      'deposits what the route does not say',
      ({ details }) => (details.route.origin.outputCurrency.currency.address = stranger),
      'deposit-call: block',
      /in a different token/,
      { token: nobody },
    ],
  ])('error: stop or ask about a quote whose router %s', async (_, change, rule, message, facts) => {
    const findings = auditQuote(await quoteWith(change), { contracts, chainNames, solvers })
    const found = findings.find(({ rule: id, severity }) => `${id}: ${severity}` === rule)
    expect(found).toMatchObject({
      message: expect.stringMatching(message),
      facts,
      stepIndex: 1,
      itemIndex: 0,
    })
    expect(found?.facts).toEqual(facts)
    expect(findings.map(({ rule: id }) => id)).toContain('unknown-call')
  })

  it('behavior: lets leftovers go to the recipient', async () => {
    const quote = structuredClone(await quoteWith(inCall(solver, stranger)))
    quote.details.recipient = stranger
    const findings = auditQuote(quote, { contracts, chainNames, solvers })
    expect(findings.filter(({ rule }) => rule === 'swap-payment')).toEqual([])
  })

  it('behavior: accepts no leftovers of another token, and less of the input', async () => {
    const nothing = await quoteWith((answer) => {
      inCall(input, stranger, { only: 'first' })(answer)
      taking(0n)(answer)
    })
    for (const quote of [nothing, await quoteWith(taking(999_999n))]) {
      const findings = auditQuote(quote, { contracts, chainNames, solvers })
      expect(findings.map(({ rule }) => rule)).toEqual(['unknown-call'])
    }
  })

  it('behavior: ask about a deposit for another order where the quote names none', async () => {
    const quote = await quoteWith((answer) => {
      delete answer.protocol
      inCall(orderId, `0x${'ab'.repeat(32)}`)(answer)
    })
    expect(unnamedRulesOf(quote)).toContain('other-request: confirm')
  })

  it('behavior: find the request’s ID reversed, as public routers get it', async () => {
    const { requestId } = (swapOnBothSides.answer as Changed).steps[1]
    const backwards = `0x${requestId.slice(2).split('').toReversed().join('')}`
    const withoutOrder = (answer: Changed) => {
      delete answer.protocol
      const { data } = answer.steps[1].items[0]
      data.data = `0x11223344${backwards.slice(2)}`
    }
    expect(unnamedRulesOf(await quoteWith(withoutOrder))).not.toContain('other-request: confirm')
    const other = await quoteWith((answer) => {
      withoutOrder(answer)
      inCall(backwards, `0x${'cd'.repeat(32)}`)(answer)
    })
    expect(unnamedRulesOf(other)).toContain('other-request: confirm')
  })

  it('behavior: name the order in the review that the router deposits for', async () => {
    const steps = describeSteps(await quoteWith(), { nativeOf: () => undefined, tokens: [], contracts })
    expect(steps[1]?.facts).toContainEqual({ key: 'order', text: orderId })
  })
})

describe('an output that is swapped on the destination', () => {
  it('default: may be refunded there in the token that was to be swapped', async () => {
    const quote = await quoteWith((answer) => {
      const { route } = answer.details
      answer.details.currencyIn = route.origin.outputCurrency
      answer.details.currencyIn.minimumAmount = route.origin.outputCurrency.amount
      const [, deposit] = answer.steps
      const { data } = deposit.items[0]
      data.to = depository
      data.value = route.origin.outputCurrency.amount
      data.data = encodeFunctionData({
        abi: depositAbi,
        functionName: 'depositNative',
        args: [getAddress(data.from), answer.protocol.v2.orderId],
      })
      answer.steps = [deposit]
    })
    const { address } = quote.details.currencyIn.currency
    const parameters = { ...quote.parameters, originCurrency: getAddress(address), amount: 874803905765355n }
    expect(auditQuote({ ...quote, parameters }, { chainNames })).toEqual([])
  })
})

function depositOf(user: string, orderId: Hex): Hex {
  return encodeFunctionData({
    abi: depositAbi,
    functionName: 'depositErc20',
    args: [getAddress(user), '0xb20000000000000000000078ee7ce2fe4908108c', 1_000_000n, orderId],
  })
}
