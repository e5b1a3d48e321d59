import { encodeFunctionData, erc20Abi, parseAbi, zeroAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { auditQuote, type AuditFinding, type AuditOptions, verifyQuote } from '@causeway/react/execution'
import { depositAbi } from '@causeway/react/schemas'
import { describeSteps } from '../../src/audit/describe/describeSteps.ts'
import { sponsoredSwap } from '../wire/examples/quotes/sponsoredSwap.ts'
import { signatureSteps } from '../wire/examples/signatureSteps.ts'
import { readQuote } from '../wire/support/readExample.ts'
import { weekBefore } from '../wire/support/weekBefore.ts'

type Changed = ReturnType<typeof JSON.parse>

const user = '0x03508bb71268bba25ecacc8f620e01866650532c'
const usdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const depository: Hex = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
const taker: Hex = '0xbbbfd134e9b44bfb5123898ba36b01de7ab93d98'
const exchange: Hex = '0x00000000000000000000000000000000000000e1'
const solver = '0xf70da97812cb96acdf810712aa562db8dfa3dbef'
const stranger = '0x000000000000000000000000000000000000dead'
const orderId = '0x4c625ab9733d2d5702beed88f4156575e25d599d5145551d5bf2bfc358db234b'
const amount = 100_000_000n

const contracts = [exchange, depository, taker].map((address) => ({
  chainId: 8453,
  address,
  isDepository: address === depository,
  takesPermits: address === taker,
  isRouter: address === exchange,
}))
const known: AuditOptions = { contracts, solvers: [solver] }

const call = (target: string, callData: Hex, more: object = {}) => ({
  target,
  allowFailure: false,
  value: '0',
  callData,
  ...more,
})
const approve = (spender: Hex, of = amount) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, of] })
const transfer = (to: Hex) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
const deposit = (depositor: Hex = user, token: Hex = usdc, id: Hex = orderId, of = amount) =>
  encodeFunctionData({ abi: depositAbi, functionName: 'depositErc20', args: [depositor, token, of, id] })
const depositAll = encodeFunctionData({
  abi: depositAbi,
  functionName: 'depositErc20',
  args: [user, usdc, orderId],
})
const weth: Hex = '0x4200000000000000000000000000000000000006'
const swapTo = (to: Hex, least = 5n, path: Hex[] = [usdc, weth]) =>
  encodeFunctionData({
    abi: parseAbi([
      'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ]),
    functionName: 'swapExactTokensForTokens',
    args: [amount, least, path, to, 2n ** 40n],
  })
const paying = [call(usdc, approve(depository)), call(depository, deposit())]

/** The public step, in a public quote whose order it pays: the signed data, and what may be changed in it. */
async function quoteWith(
  calls: readonly object[] = paying,
  { change = () => {}, steps = [] }: { change?: (step: Changed) => void; steps?: object[] } = {},
): Promise<Quote> {
  const { asked, answer, source } = sponsoredSwap
  const step: Changed = structuredClone(signatureSteps.permit2.answer)
  const { value } = step.items[0].data.sign
  const receivedAt = weekBefore(await readQuote(sponsoredSwap))
  value.deadline = receivedAt / 1_000 + 600
  value.permitted[0].amount = String(amount)
  value.witness.call3Values = structuredClone(calls)
  change(step)
  const quote = await readQuote({
    source,
    asked: { ...Object(asked), usePermit: true },
    answer: { ...Object(answer), steps: [...steps, step] },
  })
  return { ...quote, receivedAt }
}

const rulesOf = (quote: Quote, options = known) =>
  auditQuote(quote, options).map(({ rule, severity }) => `${rule}: ${severity}`)

describe('a permit of Permit2', () => {
  it.each<[string, object[]]>([
    ['deposited for the order', paying],
    [
      'sent to the depository with the order’s id',
      [call(usdc, `${transfer(depository)}${orderId.slice(2)}`)],
    ],
    ['deposited as it is approved', [call(usdc, approve(depository)), call(depository, depositAll)]],
  ])('default: needs no confirmation where it is %s', async (_, calls) => {
    const quote = await quoteWith(calls)
    expect(rulesOf(quote)).toEqual([])
  })

  it('behavior: is verified by the order that its deposit names', async () => {
    expect(verifyQuote(await quoteWith(), known)).toMatchObject({ status: 'verified', by: 'order' })
    const sent = [call(usdc, `${transfer(depository)}${orderId.slice(2)}`)]
    expect(verifyQuote(await quoteWith(sent), known)).toEqual({ status: 'unverified', missing: 'payment' })
  })

  it('behavior: leaves calldata that can’t be read unverified, without calling it a contradiction', async () => {
    const unread = [call(exchange, '0x12345678'), ...paying]
    expect(verifyQuote(await quoteWith(unread), known)).toEqual({ status: 'unverified', missing: 'payment' })
    const other = [call(usdc, transfer(stranger))]
    expect(verifyQuote(await quoteWith(other), known)).toMatchObject({ rules: ['permit-calls'] })
  })

  it.each<[string, object[]]>([
    [
      'a deposit that may fail',
      [call(usdc, approve(depository)), call(depository, deposit(), { allowFailure: true })],
    ],
    ['an approval of a contract that isn’t called', [...paying, call(usdc, approve(stranger))]],
    ['an approval of another token', [call(stranger, approve(depository)), ...paying]],
    ['a swap that no cross-chain quote explains', [call(exchange, swapTo(user)), ...paying]],
  ])('behavior: asks about %s, and doesn’t verify it', async (_, calls) => {
    const quote = await quoteWith(calls)
    expect(rulesOf(quote)).toEqual(['permit-calls: confirm'])
    expect(verifyQuote(quote, known)).toEqual({ status: 'unverified', missing: 'payment' })
  })

  it('behavior: must be confirmed for a router as the spender, which anyone with the permit can call', async () => {
    const quote = await quoteWith(paying, {
      change({ items }) {
        items[0].data.sign.value.spender = exchange
      },
    })
    expect(rulesOf(quote)).toEqual(['direct-transfer: confirm'])
    expect(verifyQuote(quote, known)).toEqual({ status: 'unverified', missing: 'payment' })
  })

  it.each(['metadata', 'msgValue'])('behavior: accepts the public versions with %s, too', async (last) => {
    const quote = await quoteWith(paying, {
      change({ items }) {
        const { types, value } = items[0].data.sign
        const fields = types.RelayerWitness
        fields.splice(3, 0, { name: 'metadata', type: 'bytes' })
        value.witness.metadata = '0x'
        if (last === 'metadata') return
        fields.splice(1, 0, { name: 'msgValue', type: 'uint256' })
        value.witness.msgValue = '0'
      },
    })
    expect(rulesOf(quote)).toEqual([])
  })

  it('behavior: lets Permit2 be approved without limit after a question', async () => {
    const step = (of: bigint) => ({
      id: 'approve',
      kind: 'transaction',
      items: [
        { status: 'incomplete', data: { to: usdc, data: approve(permit2, of), value: '0', chainId: 8453 } },
      ],
    })
    expect(rulesOf(await quoteWith(paying, { steps: [step(amount)] }))).toEqual([])
    expect(rulesOf(await quoteWith(paying, { steps: [step(2n ** 160n - 1n)] }))).toEqual([
      'allowance: confirm',
    ])
  })

  it('error: blocks Permit2 at any other address, even if the order names it, since that contract may take what is approved', async () => {
    const other: Hex = '0x00000000000000000000000000000000000000f2'
    const approval = {
      id: 'approve',
      kind: 'transaction',
      items: [{ status: 'incomplete', data: { to: usdc, data: approve(other), value: '0', chainId: 8453 } }],
    }
    const quote = await quoteWith(paying, {
      change: ({ items }) => (items[0].data.sign.domain.verifyingContract = other),
      steps: [approval],
    })
    const refused = ['token-outflow: confirm', 'allowance-spender: block', 'typed-data: block']
    for (const chainId of [8453, 1]) {
      const named = [...contracts, { chainId, address: other }]
      expect(rulesOf(quote, { ...known, contracts: named })).toEqual(refused)
    }
    // A forged quote would name it as the depository.
    const v2 = {
      ...quote.protocol?.v2,
      paymentDetails: { ...quote.protocol?.v2?.paymentDetails, depository: other },
    }
    const forged = { ...quote, protocol: { v2 } } as Quote
    expect(rulesOf(forged, { solvers: [solver] })).toContain('typed-data: block')
  })

  it('error: blocks an approval of another Permit2 than the signed one', async () => {
    const other: Hex = '0x00000000000000000000000000000000000000f2'
    const step = (spender: Hex) => ({
      id: 'approve',
      kind: 'transaction',
      items: [
        {
          status: 'incomplete',
          data: { to: usdc, data: approve(spender, 2n ** 160n - 1n), value: '0', chainId: 8453 },
        },
      ],
    })
    const named = { ...known, contracts: [...contracts, { chainId: 8453, address: other }] }
    expect(rulesOf(await quoteWith(paying, { steps: [step(other)] }), named)).toContain('allowance: block')
    expect(rulesOf(await quoteWith(paying, { steps: [step(permit2)] }), named)).toEqual([
      'allowance: confirm',
    ])
  })

  it('error: blocks an approval of Permit2 where nothing is signed for it', async () => {
    const { answer } = sponsoredSwap
    const [approval, ...steps] = structuredClone(Object(answer).steps)
    approval.items[0].data.data = approve(permit2)
    const quote = await readQuote({
      ...sponsoredSwap,
      answer: { ...Object(answer), steps: [approval, ...steps] },
    })
    expect(rulesOf(quote)).toContain('allowance-spender: block')
  })

  it('behavior: asks about a swap before the deposit', async () => {
    const calls = [call(exchange, '0x12345678'), call(depository, deposit(user, weth))]
    const quote = await quoteWith(calls)
    const { details } = quote
    const outputCurrency = { currency: { chainId: 8453, address: weth }, amount: 7n }
    const route = { ...details.route, origin: { ...details.route?.origin, outputCurrency } }
    const rules = rulesOf({ ...quote, details: { ...details, route } })
    expect(rules).toContain('permit-calls: confirm')
    expect(rulesOf(quote)).toContain('permit-calls: block')
  })

  it('behavior: asks about calls that can’t be read if a known solver makes them', async () => {
    const unread = [call(usdc, approve(exchange)), call(exchange, '0x12345678'), paying[1] ?? {}]
    expect(rulesOf(await quoteWith(unread))).toEqual(['permit-calls: confirm'])
    expect(rulesOf(await quoteWith(unread), { contracts })).toEqual(['permit-calls: block'])
    const mayFail = [paying[0] ?? {}, call(depository, deposit(), { allowFailure: true })]
    expect(rulesOf(await quoteWith(mayFail))).toEqual(['permit-calls: confirm'])
    const withValue = [paying[0] ?? {}, call(depository, deposit(), { value: '1' })]
    expect(rulesOf(await quoteWith(withValue))).toEqual(['permit-calls: confirm'])
  })

  it.each<[string, object[]]>([
    ['nothing', []],
    ['an approval alone', [call(usdc, approve(depository))]],
    ['a transfer to a stranger', [call(usdc, transfer(stranger))]],
    [
      'a transfer to another contract of the provider',
      [call(usdc, `${transfer(exchange)}${orderId.slice(2)}`)],
    ],
    ['a deposit at another contract of the provider', [call(exchange, deposit())]],
    ['a transfer that names no order', [call(usdc, transfer(depository))]],
    ['another function of the token', [call(usdc, '0x12345678')]],
    ['half an approval', [call(usdc, approve(depository).slice(0, 74) as Hex), ...paying]],
    ['a deposit of another account', [call(depository, deposit(stranger))]],
    ['a deposit for another order', [call(depository, deposit(user, usdc, `0x${'0d'.repeat(32)}`))]],
    ['a deposit of another token', [call(depository, deposit(user, stranger))]],
    ['a deposit at a stranger', [call(stranger, deposit())]],
    ['a deposit of a part', [call(depository, deposit(user, usdc, orderId, amount - 1n))]],
    [
      'a deposit of another contract’s allowance',
      [call(usdc, approve(depository, 1n)), call(usdc, approve(exchange)), call(depository, depositAll)],
    ],
    [
      'a deposit in halves',
      [
        call(usdc, approve(depository)),
        call(depository, deposit(user, usdc, orderId, amount / 2n)),
        call(depository, deposit(user, usdc, orderId, amount / 2n)),
      ],
    ],
    ['a deposit twice', [call(depository, deposit()), call(depository, deposit())]],
    [
      'a transfer to a stranger behind what can’t be read',
      [call(exchange, '0x12345678'), call(usdc, transfer(stranger))],
    ],
  ])('error: blocks a permit for %s', async (_, calls) => {
    expect(rulesOf(await quoteWith(calls))).toEqual(['permit-calls: block'])
  })

  it.each<[string, string, (sign: Changed, step: Changed) => void]>([
    ['an unknown relayer', 'permit-calls', ({ value }) => (value.witness.relayer = stranger)],
    ['leftovers for a stranger', 'permit-calls', ({ value }) => (value.witness.refundTo = stranger)],
    ['an unknown spender', 'permit-receiver', ({ value }) => (value.spender = stranger)],
    ['another chain', 'permit-chain', ({ domain }) => (domain.chainId = 1)],
    ['another token', 'permit-token', ({ value }) => (value.permitted[0].token = stranger)],
    ['a day longer', 'permit-expiry', ({ value }) => (value.deadline += 86_400 + 61)],
    ['two tokens', 'typed-data', ({ value }) => value.permitted.push(value.permitted[0])],
    ['no token', 'typed-data', ({ value }) => (value.permitted = [])],
    ['another contract', 'typed-data', ({ domain }) => (domain.verifyingContract = stranger)],
    ['another domain', 'typed-data', ({ domain }) => (domain.name = 'Permit3')],
    ['a domain with more', 'typed-data', ({ domain }) => (domain.version = '1')],
    ['a field more', 'typed-data', ({ value }) => (value.witness.brandNew = '1')],
    ['a call with a field more', 'typed-data', ({ value }) => (value.witness.call3Values[0].gas = '1')],
    ['another type', 'typed-data', ({ types }) => (types.Call3Value[2].type = 'uint128')],
    ['a type more', 'typed-data', ({ types }) => (types.Other = [])],
    [
      'a witness that binds no calls',
      'typed-data',
      ({ types, value }) => {
        types.RelayerWitness = [{ name: 'relayer', type: 'address' }]
        value.witness = { relayer: solver }
      },
    ],
  ])('error: blocks a permit with %s', async (_, rule, change) => {
    const late = { change: (step: Changed) => change(step.items[0].data.sign, step) }
    const quote = await quoteWith(paying, late)
    // The public deadline is what was asked for.
    const receivedAt = (1764948471 - 600) * 1000
    expect(rulesOf({ ...quote, receivedAt }).filter((one) => one.endsWith('block'))).toContain(
      `${rule}: block`,
    )
  })

  it('behavior: accepts a swap on one chain only to the quoted recipient, at a contract of the provider', async () => {
    const read = async (data: Hex, target = exchange, out: Hex = weth, asked: object = {}) => {
      const quote = await quoteWith([call(usdc, approve(exchange)), call(target, data)])
      const { details, parameters } = quote
      const currency = { chainId: 8453, address: out, decimals: 18 }
      const currencyOut = { ...details.currencyOut, currency, amount: 6n, minimumAmount: 5n }
      return rulesOf({
        ...quote,
        parameters: { ...parameters, destinationChainId: 8453, destinationCurrency: out, ...asked },
        details: { ...details, currencyOut },
        protocol: undefined,
      }).filter((one) => /^(permit|unchecked|order)-/.test(one))
    }
    expect(await read(swapTo(user))).toEqual([])
    expect(
      await read(swapTo(user), exchange, weth, { txs: [{ to: stranger, value: 1n, data: '0x' }] }),
    ).toEqual(['order-calls: block'])
    expect(await read(swapTo(stranger))).toEqual(['permit-calls: block'])
    expect(await read(swapTo(user, 4n))).toEqual(['permit-calls: block'])
    expect(await read(swapTo(user), stranger)).toEqual(['permit-calls: confirm'])
    // Another contract of the provider may treat it differently.
    expect(await read(swapTo(user), taker)).toEqual(['permit-calls: confirm'])
    expect(await read(swapTo(user, 5n, [stranger, weth]))).toEqual(['permit-calls: block'])
    expect(await read(swapTo(user, 5n, [usdc, stranger]))).toEqual(['permit-calls: block'])
    const abi = parseAbi([
      'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ])
    const args = [5n, [weth, usdc], user, 2n ** 40n] as const
    const native = encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args })
    expect(await read(native)).toEqual(['permit-calls: confirm'])
    // The recipient is paid directly, but only in what was asked for; the exchange is approved, and not called.
    expect(await read(transfer(user), usdc, usdc)).toEqual(['permit-calls: confirm'])
    expect(await read(transfer(user), usdc)).toContain('permit-calls: block')
    // A payment to a depository is still for an order.
    expect(await read(deposit(), depository)).toContain('unchecked-order: confirm')
    expect(await read(transfer(depository), usdc)).toContain('unchecked-order: confirm')
  })

  describe('a permit that pays the recipient on one chain', () => {
    type Change = (quote: Quote) => void
    const sent = async (change: Change = () => {}, more: object[] = []) => {
      const quote = await quoteWith([call(usdc, transfer(user)), ...more])
      const { details, parameters } = quote
      const currencyOut = { ...details.currencyOut, ...details.currencyIn, minimumAmount: amount }
      const changed = structuredClone({
        ...quote,
        parameters: { ...parameters, destinationChainId: 8453, destinationCurrency: usdc },
        details: { ...details, currencyOut },
        protocol: undefined,
      })
      change(changed)
      return rulesOf(changed)
    }
    const txs = [{ to: stranger, value: 1n, data: '0xabcdef01' }] as const
    const askCalls: Change = ({ parameters }) => (parameters.txs = [...txs])
    const askGas: Change = ({ parameters, details }) => {
      parameters.topupGas = true
      const currency = { chainId: 8453, address: zeroAddress, decimals: 18 }
      details.currencyGasTopup = { ...details.currencyOut, currency, amount: 10n ** 15n, amountUsd: '2' }
    }

    it('default: needs no other account', async () => {
      expect(await sent()).toEqual([])
    })

    it.each<[string, Change, string]>([
      ['requested calls that it doesn’t make', askCalls, 'order-calls: block'],
      ['a gas top-up that it doesn’t pay', askGas, 'gas-topup: confirm'],
      [
        'a larger output than it sends',
        ({ details: { currencyOut } }) =>
          Object.assign(currencyOut, { amount: 2n * amount, minimumAmount: 2n * amount }),
        'swap-payment: block',
      ],
    ])('error: finds a permit for %s', async (_, change, rule) => {
      expect(await sent(change)).toEqual([rule])
    })

    it('behavior: calls that can’t be read may be those that were asked for', async () => {
      expect(await sent(askCalls, [call(stranger, '0xabcdef01')])).toEqual(['permit-calls: confirm'])
    })
  })

  it('behavior: asks about what only an order could say if none is given', async () => {
    for (const quote of [await quoteWith(), await quoteWith([call(exchange, '0x12345678')])]) {
      expect(rulesOf({ ...quote, protocol: undefined })).toContain('unchecked-order: confirm')
    }
  })

  it.each<[string, object[], (sign: Changed) => void, message: RegExp, facts: AuditFinding['facts']]>([
    [
      'an unknown relayer',
      paying,
      ({ value }) => (value.witness.relayer = stranger),
      /for an unknown relayer/,
      { relayer: stranger },
    ],
    [
      'leftovers for a stranger',
      paying,
      ({ value }) => (value.witness.refundTo = stranger),
      /leftover would go to someone/,
      { refundTo: stranger },
    ],
    ['a transfer to a stranger', [call(usdc, transfer(stranger))], () => {}, /used for something other/, {}],
    ['calls that can’t be read', [call(exchange, '0x12345678')], () => {}, /can’t be read/, { calls: 1 }],
    [
      'a deposit of another account',
      [call(depository, deposit(stranger))],
      () => {},
      /used for something other/,
      {},
    ],
    [
      'a transfer that names no order',
      [call(usdc, transfer(depository))],
      () => {},
      /used for something other/,
      {},
    ],
    [
      'a deposit of another token',
      [call(depository, deposit(user, stranger))],
      () => {},
      /used for something other/,
      {},
    ],
    [
      'a deposit of a part',
      [call(depository, deposit(user, usdc, orderId, amount - 1n))],
      () => {},
      /different amount than it is used for/,
      { paid: amount - 1n, amount },
    ],
    [
      'another contract',
      paying,
      ({ domain }) => (domain.verifyingContract = stranger),
      /is for 0x0{36}dead, which is not Permit2/,
      { primaryType: 'PermitBatchWitnessTransferFrom', contract: stranger },
    ],
  ])('error: describes %s in a finding', async (_, calls, change, message, facts) => {
    const quote = await quoteWith(calls, { change: ({ items }) => change(items[0].data.sign) })
    const finding = auditQuote(quote, known).find((one) => message.test(one.message))
    expect(finding?.facts).toEqual(facts)
  })

  it('behavior: shows in the review who takes what, and all that is signed', async () => {
    const quote = await quoteWith()
    const [step] = describeSteps(quote, { tokens: [], nativeOf: () => undefined, contracts })
    expect(step).toMatchObject({ does: 'permit', amount: { amount } })
    expect(step?.facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'spender', address: taker, source: 'known' }),
        { key: 'data', text: expect.stringContaining(orderId.slice(2)) },
      ]),
    )
  })
})
