import { claimMessage } from '@causeway/sandbox/simulated'
import { encodeFunctionData, maxUint256, zeroAddress, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { type AuditFinding, type AuditOptions, type KnownToken, auditQuote } from '@causeway/react/execution'
import { depositAbi } from '@causeway/react/schemas'
import { getQuoteOfEachKind } from '../support/quotes/getQuoteOfEachKind.ts'
import { mutated, stranger, type Mutation } from '../support/mutations/mutation.ts'
import {
  addReset,
  addTransaction,
  approval,
  call,
  deposit,
  hideOrder,
  required,
  inputToken,
  lastStep,
  order,
  payment,
  recomputeOrderId,
  signData,
  typedData,
  unrelatedToken,
} from '../support/mutations/places.ts'
import type { QuoteKind } from '../support/quotes/quoteKinds.ts'

let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

type Mutate = Mutation['mutate']

function audit(kind: QuoteKind, mutate: Mutate, options?: AuditOptions): AuditFinding[] {
  return auditQuote(mutated(quotes[kind], mutate), options)
}

const second = '0x00000000000000000000000000000000000000b2'
const topUp = ({ details }: Quote, change: { amount?: bigint; amountUsd: string }) =>
  Object.assign(required(details.currencyGasTopup), change)

/** The deposit of the quote's order; `all` of what is approved, in place of an amount. */
function depositOf(
  quote: Quote,
  {
    depositor = quote.parameters.user,
    amount = quote.details.currencyIn.amount,
    all = false,
  }: { depositor?: string; amount?: bigint; all?: boolean },
): Hex {
  const [user, token, id] = [depositor, inputToken(quote), required(quote.protocol?.v2?.orderId)] as Hex[]
  if (!user || !token || !id) throw new TypeError('The quote has no such thing.')
  return all
    ? encodeFunctionData({ abi: depositAbi, functionName: 'depositErc20', args: [user, token, id] })
    : encodeFunctionData({ abi: depositAbi, functionName: 'depositErc20', args: [user, token, amount, id] })
}

/** Gives the request another id, wherever the quote says it but in calldata. */
function rename({ steps }: Quote, requestId: string) {
  for (const step of steps) {
    step.requestId = requestId
    for (const { check, data } of step.items) {
      if (check) check.endpoint = `/status?requestId=${requestId}`
      const { post } = Object(data)
      if (post?.body) post.body = { ...post.body, requestId }
    }
  }
}

const minimumOf = ({ details }: Quote) => required(details.currencyOut.minimumAmount)

describe('quotes without a finding', () => {
  it.each<[string, QuoteKind, Mutate]>([
    // How it is followed.
    [
      'signatures without a `check`',
      'permit',
      ({ steps }) => {
        for (const { items } of steps) for (const item of items) item.check = undefined
      },
    ],
    [
      'a step that names no request beside one that does',
      'tokenBridge',
      ({ steps }) => (required(steps[0]).requestId = undefined),
    ],
    // The order.
    [
      'an order that refunds the user, without a refund address in the request',
      'order',
      (quote) => {
        quote.parameters.refundTo = undefined
        required(order(quote).inputs[0]?.refunds[0]).recipient = quote.parameters.user
      },
    ],
    [
      'an order that refunds the recipient, without a refund address in the request',
      'order',
      (quote) => {
        quote.parameters.refundTo = undefined
        required(order(quote).inputs[0]?.refunds[0]).recipient = quote.details.recipient
      },
    ],
    [
      'an order that pays the minimum, and more besides',
      'order',
      (quote) => {
        const { payments } = order(quote).output
        const paid = required(payments[0])
        payments.push({ ...paid, minimumAmount: '1' })
        paid.minimumAmount = String(minimumOf(quote))
      },
    ],
    ['a chain that is named with a prefix', 'order', (quote) => (order(quote).output.chainId = 'base-8453')],
    ['a chain that is named with a suffix', 'order', (quote) => (order(quote).output.chainId = '8453-base')],
    ['a chain that is not named', 'tokenBridge', (quote) => delete payment(quote).chainId],
    // What was requested.
    ['a quote without a sponsorship', 'tokenBridge', (quote) => (quote.feeSponsorship = undefined)],
    [
      'as much as a token can count',
      'expectedOutput',
      (quote) => {
        quote.protocol = undefined
        quote.details.currencyIn.amount = maxUint256
        deposit(quote).to = quote.parameters.user as Hex
        lastStep(quote).items.length = 1
      },
    ],
    // The minimum.
    [
      'no minimum where one side is the other',
      'sendToken',
      ({ details }) => (details.currencyOut.minimumAmount = undefined),
    ],
    [
      'a minimum of all',
      'crossSwap',
      (quote) => {
        const { currencyOut } = quote.details
        currencyOut.minimumAmount = currencyOut.amount
        required(order(quote).output.payments[0]).minimumAmount = String(currencyOut.amount)
      },
    ],
    [
      'a minimum just as low as was allowed',
      'crossSwap',
      ({ details: { currencyOut } }) => (currencyOut.minimumAmount = (currencyOut.amount * 9900n) / 10_000n),
    ],
    [
      'a minimum of half where no tolerance is known',
      'tokenBridge',
      ({ details }) => {
        details.slippageTolerance = undefined
        details.currencyOut.minimumAmount = details.currencyOut.amount / 2n
      },
    ],
    [
      'a minimum of half where the tolerance can’t be read',
      'tokenBridge',
      ({ details }) => {
        details.slippageTolerance = { total: 'auto' }
        details.currencyOut.minimumAmount = details.currencyOut.amount / 2n
      },
    ],
    [
      'less than half, where that slippage was requested',
      'tokenBridge',
      ({ details, parameters }) => {
        parameters.slippageTolerance = 9_999
        details.currencyOut.minimumAmount = details.currencyOut.amount / 10_000n
      },
    ],
    // Gas.
    [
      'gas of any price where the quoted gas fee is zero',
      'nativeBridge',
      (quote) => {
        required(quote.fees.gas).amount = 0n
        deposit(quote).maxFeePerGas = 10n ** 18n
      },
    ],
    [
      'gas of any price where the quote has no gas fee',
      'nativeBridge',
      (quote) => {
        quote.fees.gas = undefined
        deposit(quote).maxFeePerGas = 10n ** 18n
      },
    ],
    [
      'gas at ten times what is quoted',
      'nativeBridge',
      (quote) => {
        required(quote.fees.gas).amount = 21_000n
        Object.assign(deposit(quote), { gas: 210_000n, maxFeePerGas: 1n })
      },
    ],
    // The top-up: half or double of what was asked for, and as dear as a native token may be.
    ['a top-up of half the worth', 'topup', (quote) => topUp(quote, { amountUsd: '1' })],
    ['a top-up of double the worth', 'topup', (quote) => topUp(quote, { amountUsd: '4' })],
    [
      'a top-up in the dearest native token',
      'topup',
      (quote) => topUp(quote, { amountUsd: '2', amount: 2_000_000_000_000n }),
    ],
    [
      'calls that need no funds',
      'calls',
      (quote) => {
        quote.parameters.amount = 0n
        quote.parameters.tradeType = 'EXACT_OUTPUT'
        quote.details.currencyOut.amount = 0n
        quote.details.currencyOut.minimumAmount = 0n
        required(order(quote).output.payments[0]).minimumAmount = '0'
      },
    ],
    // Deposits and approvals.
    [
      'a deposit that is credited to its sender',
      'tokenBridge',
      (quote) => (deposit(quote).data = depositOf(quote, { depositor: zeroAddress })),
    ],
    ['a claim before the steps that follow it', 'claim', (quote) => (quote.steps.length = 1)],
    // Ids.
    [
      'a payment on one chain whose request has a short id',
      'sendNative',
      (quote) => {
        rename(quote, 'req-1')
        hideOrder(quote)
        deposit(quote).data = '0x'
      },
    ],
    [
      'a signature that names no request yet',
      'permit',
      (quote) => {
        required(quote.steps[0]).requestId = undefined
        for (const item of required(quote.steps[0]).items) item.check = undefined
        signData(quote).post.body = undefined
      },
    ],
    ['a signature that is posted without a request', 'permit', (quote) => (signData(quote).post.body = {})],
    [
      'a signature that is posted with an empty request',
      'permit',
      (quote) => (signData(quote).post.body = { requestId: '' }),
    ],
    // Permits.
    [
      'a permit valid a minute longer than asked',
      'permit',
      (quote) =>
        (typedData(quote).value['validBefore'] = String(Math.ceil(quote.receivedAt / 1000) + 300 + 60)),
    ],
  ])('behavior: %s', (_, kind, mutate) => {
    const sealed: Mutate = (quote) => {
      mutate(quote)
      if (quote.protocol?.v2?.orderData) recomputeOrderId(quote)
    }
    const rules = new Set(
      audit(kind, sealed, { signedMessages: [claimMessage] }).flatMap(({ severity, rule }) =>
        severity === 'info' ? [] : rule,
      ),
    )
    if (kind === 'expectedOutput') expect(rules).not.toContain('input-amount')
    else expect([...rules]).toEqual([])
  })

  it.each([
    ['its own symbol in other letters', { symbol: 'USDС' }],
    ['a long name that the page doesn’t know', { name: 'Bridged USD Coin' }],
    ['the long name of its namesake on another chain', { name: 'USD Coin' }],
  ])('behavior: accepts a known token that the quote names by %s', (_, change) => {
    const { chainId, address, decimals } = quotes.tokenBridge.details.currencyIn.currency
    const tokens = [
      { chainId, address, decimals, symbol: 'USDC', name: 'USDC' },
      { chainId: 1, address: stranger, decimals, symbol: 'USDC', name: 'USD Coin' },
    ]
    const renamed = (quote: Quote) =>
      Object.assign(quote.details.currencyIn.currency, { symbol: 'USDC', name: 'USDC' }, change)
    const rules = audit('tokenBridge', renamed, { tokens }).map(({ rule }) => rule)
    expect(rules).not.toContain('token-identity')
  })

  it.each(['LI∏K', 'L∣NK', '|INK', '1INK', 'LIИꓘ', 'LINᏦ', 'L工NK', 'ᒪINK', '⅃INK', 'LI∩K', 'LI龍K', 'L⧜NK'])(
    'behavior: asks about a token that the quote calls %s, like another one of the page',
    (symbol) => {
      const { chainId, address, decimals } = quotes.tokenBridge.details.currencyIn.currency
      const tokens = [
        { chainId, address, decimals, symbol: 'USDC' },
        { chainId, address: stranger, decimals, symbol: 'LINK' },
      ]
      const renamed = (quote: Quote) =>
        Object.assign(quote.details.currencyIn.currency, { symbol, name: undefined })
      const found = audit('tokenBridge', renamed, { tokens }).filter(({ rule }) => rule === 'token-identity')
      expect(found.map(({ severity }) => severity)).toEqual(['confirm'])
    },
  )

  it.each<[says: string, word: object, severities: string[]]>([
    ['USDC, like one of the page', { symbol: 'USDC' }, ['confirm']],
    ['by the name of one', { symbol: 'PEPE', name: 'USD Coin' }, ['confirm']],
    ['something else', { symbol: 'PEPE', name: 'Pepe' }, []],
    ['nothing', {}, []],
  ])('behavior: checks an unlisted token whose contract calls itself %s', (_, word, severities) => {
    const { chainId, address, decimals } = quotes.tokenBridge.details.currencyIn.currency
    const tokens = [{ chainId, address: stranger, decimals, symbol: 'USDC', name: 'USD Coin' }]
    // The provider gives neither name.
    const renamed = (quote: Quote) =>
      Object.assign(quote.details.currencyIn.currency, { symbol: 'XYZ', name: 'Xyz' })
    const severitiesOf = (unlistedTokens: readonly KnownToken[]) =>
      audit('tokenBridge', renamed, { tokens, unlistedTokens })
        .filter(({ rule }) => rule === 'token-identity')
        .map(({ severity }) => severity)
    expect(severitiesOf([{ chainId, address, decimals, ...word }])).toEqual(severities)
    expect(severitiesOf([{ chainId, address: stranger, decimals, ...word }])).toEqual([])
  })

  it.each<[string, object, object[], AuditFinding['facts'] | undefined]>([
    ['without a symbol or name', { symbol: '', name: '' }, [], undefined],
    ['by invisible characters', { symbol: ' \u200b', name: '\u200b ' }, [], undefined],
    [
      'by its own name, which another token has, too',
      { symbol: 'USDC', name: 'USD Coin' },
      [{ symbol: 'USDC', name: 'USD Coin' }],
      undefined,
    ],
    [
      'by another symbol than the page',
      { symbol: 'PEPE', name: '' },
      [{ symbol: 'USDC' }],
      { symbol: 'PEPE', expected: 'USDC' },
    ],
    [
      'by the symbol of another token',
      { symbol: 'USDC.e', name: '' },
      [],
      { symbol: 'USDC.e', expected: '' },
    ],
    [
      'by the name of another token',
      { symbol: 'XYZ', name: 'USD Coin' },
      [],
      { name: 'USD Coin', expected: '' },
    ],
    [
      'by the name of another token, although it has one itself',
      { symbol: 'DAI', name: 'USD Coin' },
      [{ symbol: 'DAI', name: 'Dai' }],
      { name: 'USD Coin', expected: 'Dai' },
    ],
  ])('behavior: compares the names of a token %s', (_, said, own, facts) => {
    const { chainId, address, decimals } = quotes.tokenBridge.details.currencyIn.currency
    const tokens = [
      ...own.map((token) => ({ chainId, address, decimals, ...token })),
      { chainId, address: stranger, decimals, symbol: 'USDC.e', name: 'USD Coin' },
      { chainId, address: second, decimals },
    ]
    const renamed = (quote: Quote) => Object.assign(quote.details.currencyIn.currency, said)
    const found = audit('tokenBridge', renamed, { tokens }).find(({ rule }) => rule === 'token-identity')
    expect(found?.facts).toEqual(facts && { ...facts, address })
  })

  it.each([
    ['the same', {}],
    ['another token', { address: stranger, decimals: 1 }],
    ['the token of another chain', { chainId: 1, decimals: 1 }],
  ])('behavior: accepts a known token that is %s', (_, change) => {
    const { chainId, address, decimals } = quotes.tokenBridge.details.currencyIn.currency
    const tokens = [{ chainId, address, decimals, ...change }]
    expect(audit('tokenBridge', () => {}, { tokens }).filter(({ severity }) => severity !== 'info')).toEqual(
      [],
    )
  })
})

describe('quotes with a finding', () => {
  it.each<[string, QuoteKind, string, Mutate]>([
    ['a top-up of nothing', 'topup', 'gas-topup', (quote) => topUp(quote, { amount: 0n, amountUsd: '2' })],
    ['a top-up of less than half', 'topup', 'gas-topup', (quote) => topUp(quote, { amountUsd: '0.99' })],
    ['a top-up of more than double', 'topup', 'gas-topup', (quote) => topUp(quote, { amountUsd: '4.01' })],
    [
      'a top-up of far too little for its stated value',
      'topup',
      'gas-topup',
      (quote) => topUp(quote, { amountUsd: '2', amount: 1_999_999_999_999n }),
    ],
    [
      'requested calls without an output',
      'calls',
      'output-amount',
      ({ details }) => (details.currencyOut.amount = 0n),
    ],
    [
      'an output of nothing, even if that was requested',
      'exactOutput',
      'output-amount',
      ({ parameters, details }) => {
        parameters.amount = 0n
        details.currencyOut.amount = 0n
      },
    ],
    [
      'less at a deposit address than the quote takes',
      'deposit',
      'underpayment',
      (quote) => (deposit(quote).value -= 1n),
    ],
    [
      'a deposit of one unit less',
      'tokenBridge',
      'underpayment',
      (quote) => (deposit(quote).data = depositOf(quote, { amount: quote.details.currencyIn.amount - 1n })),
    ],
    [
      'another id behind a transfer to the recipient',
      'sendToken',
      'other-request',
      (quote) => (deposit(quote).data = `${deposit(quote).data.slice(0, 138)}${'ab'.repeat(32)}` as Hex),
    ],
    [
      'a payment to a depository without an ID, where the quote has none either',
      'nativeBridge',
      'other-request',
      (quote) => {
        rename(quote, 'req-1')
        hideOrder(quote)
        deposit(quote).data = '0x'
      },
    ],
    [
      'another place to follow what is paid by hand',
      'deposit',
      'check-endpoint',
      ({ steps }) => {
        for (const step of steps) {
          Object.assign(step, { kind: 'unknown', rawKind: 'transaction' })
          for (const item of step.items) item.check = { method: 'GET', endpoint: '//evil.example/' }
        }
      },
    ],
    ['a claim after which nothing is paid', 'claim', 'underpayment', ({ steps }) => (steps.length = 2)],
    [
      'a claim and a permit of one unit less',
      'permit',
      'underpayment',
      (quote) => {
        quote.steps.push(structuredClone(required(quotes.claim.steps[0])))
        typedData(quote).value['value'] = String(quote.details.currencyIn.amount - 1n)
      },
    ],
    [
      'two permits of one nonce',
      'permit',
      'token-outflow',
      ({ steps }) => void steps.push(structuredClone(required(steps.at(-1)))),
    ],
    ['two deposits', 'nativeBridge', 'extra-call', (quote) => addTransaction(quote, {})],
    [
      'a deposit of all that is approved after it',
      'tokenBridge',
      'deposit-call',
      (quote) => {
        const [approve, last] = quote.steps
        quote.steps = [required(last), required(approve)]
        required(quote.steps[0]).items.forEach(({ data }) =>
          Object.assign(Object(data), { data: depositOf(quote, { all: true }) }),
        )
      },
    ],
    [
      'a deposit of the whole allowance of another spender',
      'tokenBridge',
      'deposit-call',
      (quote) => {
        approval(quote).data = call('approve', second, quote.details.currencyIn.amount)
        deposit(quote).data = depositOf(quote, { all: true })
      },
    ],
    [
      'a payment of a step that names no request, where no depository is named',
      'nativeBridge',
      'native-target',
      (quote) => {
        delete required(quote.protocol?.v2).paymentDetails
        deposit(quote).data = '0x'
        lastStep(quote).requestId = undefined
      },
    ],
    [
      'steps of both kinds that name no request',
      'claim',
      'request-id',
      ({ steps }) => {
        for (const step of steps) step.requestId = undefined
      },
    ],
    [
      'an order without an output',
      'order',
      'order-payment',
      (quote) => Object.assign(order(quote), { output: undefined }),
    ],
    [
      'an order without payments and calls',
      'order',
      'order-payment',
      (quote) => Object.assign(order(quote).output, { payments: undefined, calls: undefined }),
    ],
    [
      'an order that promises enough, but of another currency',
      'order',
      'order-payment',
      (quote) => {
        const { payments } = order(quote).output
        const paid = required(payments[0])
        payments.push(
          Object.assign({ ...paid, minimumAmount: String(minimumOf(quote)) }, { currency: stranger }),
        )
        paid.minimumAmount = '1'
      },
    ],
    [
      'a minimum just lower than was allowed',
      'crossSwap',
      'minimum-slippage',
      ({ details: { currencyOut } }) =>
        (currencyOut.minimumAmount = (currencyOut.amount * 9900n) / 10_000n - 1n),
    ],
    [
      'gas just above ten times what is quoted',
      'nativeBridge',
      'gas-price',
      (quote) => {
        required(quote.fees.gas).amount = 21_000n
        Object.assign(deposit(quote), { gas: 210_001n, maxFeePerGas: 1n })
      },
    ],
    [
      'a deposit address that is the address of the output token',
      'deposit',
      'deposit-address',
      ({ steps, details }) =>
        (details.currencyOut.currency.address = required(required(steps[0]).depositAddress ?? undefined)),
    ],
    [
      'an approval for a contract that is called only before it',
      'tokenBridge',
      'allowance-spender',
      (quote) => {
        addTransaction(quote, { to: inputToken(quote), data: call('approve', stranger, 1n) }, 'after')
        addTransaction(quote, { to: stranger, data: '0x', value: 0n })
      },
    ],
  ])('error: %s', (_, kind, rule, mutate) => {
    expect(audit(kind, mutate).map((finding) => finding.rule)).toContain(rule)
  })
})

describe('the code that the audit asks for', () => {
  it.each<[string, QuoteKind, Mutate, (quote: Quote) => string]>([
    ['who is paid', 'sendNative', () => {}, ({ details }) => details.recipient],
    ['who is sent the token', 'sendToken', () => {}, ({ details }) => details.recipient],
    ['whose approval is revoked', 'legacyBridge', addReset, () => unrelatedToken],
  ])('behavior: doesn’t ask for the code of %s', (_, kind, mutate, addressWithoutCodeOf) => {
    const found = audit(kind, mutate, { addressesWithoutCode: [addressWithoutCodeOf(quotes[kind])] })
    expect(found.map(({ rule }) => rule)).not.toContain('no-code')
  })
})

describe('findings of a single rule', () => {
  it.each<[string, QuoteKind, Mutate]>([
    [
      'token-call',
      'tokenBridge',
      (quote) => addTransaction(quote, { to: inputToken(quote), data: `0x23b872dd${'0'.repeat(192)}` }),
    ],
    [
      'foreign-token',
      'nativeBridge',
      (quote) => addTransaction(quote, { to: unrelatedToken, data: `0x23b872dd${'0'.repeat(192)}` }),
    ],
    [
      'unchecked-order',
      'permit',
      (quote) => {
        rename(quote, 'req-1')
        hideOrder(quote)
      },
    ],
    [
      'unchecked-order',
      'nativeBridge',
      (quote) => {
        const { orderId } = required(quote.protocol?.v2)
        rename(quote, 'req-1')
        hideOrder(quote)
        deposit(quote).data = orderId as Hex
      },
    ],
    // If no contracts are named, the one that swaps must be confirmed.
    [
      'unknown-contract',
      'swapNative',
      (quote) => {
        rename(quote, 'req-1')
        quote.protocol = {}
      },
    ],
  ])('behavior: %s of %s', (rule, kind, mutate) => {
    expect(audit(kind, mutate).map((finding) => finding.rule)).toEqual([rule])
  })
})

describe('a deposit address', () => {
  const place = ({ steps, parameters: { originChainId } }: Quote) => ({
    chainId: originChainId,
    address: required(required(steps[0]).depositAddress ?? undefined),
  })
  const token = (quote: Quote) => ({ ...place(quote), symbol: 'XYZ', name: 'Token', decimals: 6 })
  const elsewhere = (quote: Quote) => ({ ...token(quote), chainId: quote.parameters.destinationChainId })

  it.each<[what: string, optionsOf: (quote: Quote) => AuditOptions, rules: string[]]>([
    ['a token of the page', (quote) => ({ tokens: [token(quote)] }), ['deposit-address']],
    [
      'a token that the chain describes',
      (quote) => ({ unlistedTokens: [token(quote)] }),
      ['deposit-address'],
    ],
    [
      'a depository',
      (quote) => ({ contracts: [{ ...place(quote), isDepository: true }] }),
      ['deposit-address'],
    ],
    ['a router', (quote) => ({ contracts: [{ ...place(quote), isRouter: true }] }), ['deposit-address']],
    [
      'a permit taker',
      (quote) => ({ contracts: [{ ...place(quote), takesPermits: true }] }),
      ['deposit-address'],
    ],
    ['a token on the other network', (quote) => ({ tokens: [elsewhere(quote)] }), ['deposit-address']],
    [
      'a depository of the other network',
      (quote) => ({ contracts: [{ ...elsewhere(quote), isDepository: true }] }),
      ['deposit-address'],
    ],
    [
      'a token with another address',
      (quote) => ({ tokens: [{ ...token(quote), address: unrelatedToken }] }),
      [],
    ],
  ])('behavior: compares it with %s', (_, optionsOf, rules) => {
    for (const kind of ['deposit', 'openDeposit'] as const) {
      const quote = quotes[kind]
      const found = auditQuote(quote, optionsOf(quote)).map((finding) => finding.rule)
      expect(found.filter((rule) => rule === 'deposit-address')).toEqual(rules)
    }
  })

  it.each(['user', 'refundTo', 'recoveryAddress'] as const)('behavior: compares it with the %s', (who) => {
    for (const kind of ['deposit', 'openDeposit'] as const) {
      const quote = structuredClone(quotes[kind])
      quote.parameters[who] = place(quote).address
      expect(auditQuote(quote).map(({ rule }) => rule)).toContain('deposit-address')
    }
  })
})

it('behavior: counts the calldata of a transaction without a gas hint, or with too low a one', () => {
  const isAsked = (data: string, gas: bigint | undefined) => {
    const quote = structuredClone(quotes.tokenBridge)
    required(quote.fees.gas).amount = 4_000n
    Object.assign(deposit(quote), { gas: 21_000n, maxFeePerGas: 1n, data: '0x' })
    Object.assign(approval(quote), { data, gas, maxFeePerGas: 1n })
    return auditQuote(quote).some(({ rule }) => rule === 'gas-price')
  }
  // Ten times 4,000 is 21,000 and 19,000 more: 1,187 bytes of 16 and two zeros of 4.
  const bytes = `0x${'f0'.repeat(1_187)}`
  for (const gas of [undefined, 21_000n]) {
    expect([isAsked(`${bytes}0000`, gas), isAsked(`${bytes}000000`, gas)]).toEqual([false, true])
  }
})

describe('the facts of findings', () => {
  it.each<[string, QuoteKind, Mutate, (quote: Quote) => AuditFinding['facts']]>([
    [
      'input-amount',
      'tokenBridge',
      ({ details }) => (details.currencyIn.amount += 1n),
      () => ({ actual: 100_000_001n, expected: 100_000_000n }),
    ],
    [
      'input-amount',
      'exactOutput',
      ({ details }) => (details.currencyIn.amount = maxUint256 + 1n),
      () => ({ actual: maxUint256 + 1n }),
    ],
    [
      'output-amount',
      'exactOutput',
      ({ details }) => (details.currencyOut.amount -= 1n),
      ({ parameters: { amount } }) => ({ expected: amount, actual: amount - 1n }),
    ],
    [
      'deposit-address',
      'openDeposit',
      ({ steps }) => steps.push({ ...required(steps[0]), depositAddress: stranger }),
      ({ steps }) => ({ addresses: `${required(steps[0]).depositAddress} ${stranger}`.toLowerCase() }),
    ],
    [
      'request-id',
      'nativeBridge',
      ({ steps }) => steps.push({ ...required(steps[0]), requestId: '0x02' }),
      ({ steps }) => ({ requestIds: `${required(steps[0]).requestId} 0x02` }),
    ],
    [
      'check-endpoint',
      'nativeBridge',
      (quote) => (required(lastStep(quote).items[0]).check = { method: 'GET', endpoint: '//evil.example/' }),
      () => ({ endpoint: '//evil.example/' }),
    ],
    [
      'other-request',
      'nativeBridge',
      (quote) => (deposit(quote).data = '0xdeadbeef00'),
      (quote) => ({ requestId: required(lastStep(quote).requestId) }),
    ],
    [
      'other-request',
      'nativeBridge',
      (quote) => {
        deposit(quote).data = '0xdeadbeef00'
        lastStep(quote).requestId = undefined
        required(required(quote.protocol).v2).orderId = `0x${'1'.repeat(64)}`
      },
      () => ({ requestId: '' }),
    ],
    [
      'unknown-contract',
      'nativeBridge',
      (quote) => Object.assign(deposit(quote), { to: stranger, data: `0xdeadbeef${'0'.repeat(64)}` }),
      () => ({ to: stranger, selector: '0xdeadbeef' }),
    ],
    [
      'extra-call',
      'nativeBridge',
      (quote) => addTransaction(quote, {}, 'after'),
      (quote) => ({ to: deposit(quote).to, selector: deposit(quote).data.slice(0, 10) }),
    ],
    [
      'swap-call',
      'swapNative',
      (quote) => (deposit(quote).data = `0xdeadbeef${'0'.repeat(64)}`),
      (quote) => ({ to: deposit(quote).to, selector: '0xdeadbeef' }),
    ],
    [
      'token-call',
      'tokenBridge',
      (quote) => (approval(quote).data = `0xdeadbeef${'0'.repeat(64)}`),
      () => ({ function: '0xdeadbeef' }),
    ],
    ['permit-chain', 'permit', (quote) => (typedData(quote).domain['chainId'] = 1), () => ({ chainId: 1n })],
    ['permit-chain', 'permit', (quote) => delete typedData(quote).domain['chainId'], () => ({ chainId: '' })],
    [
      'permit-token',
      'permit',
      (quote) => (typedData(quote).domain['verifyingContract'] = second),
      () => ({ token: second }),
    ],
    [
      'permit-token',
      'permit',
      (quote) => delete typedData(quote).domain['verifyingContract'],
      () => ({ token: '' }),
    ],
  ])('default: %s of %s', (rule, kind, mutate, facts) => {
    const found = audit(kind, mutate).find((finding) => finding.rule === rule)
    expect(found?.facts).toEqual(facts(quotes[kind]))
  })
})
