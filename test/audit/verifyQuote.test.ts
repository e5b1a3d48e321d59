import { concat, pad, zeroAddress, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { type AuditOptions, auditQuote, verifyQuote } from '@causeway/react/execution'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { makeConsistent } from '../support/attacks/consistent.ts'
import { allMutations } from '../support/mutations/allMutations.ts'
import { isSoak } from '../support/runner/caseCount.ts'
import { mutated, stranger, type Mutation } from '../support/mutations/mutation.ts'
import {
  addReset,
  call,
  deposit,
  hideOrder,
  inputToken,
  order,
  recomputeOrderId,
  required,
  signData,
  typedData,
} from '../support/mutations/places.ts'
import { getQuoteOfEachKind } from '../support/quotes/getQuoteOfEachKind.ts'
import { otherPerson, type QuoteKind } from '../support/quotes/quoteKinds.ts'

const { tokens } = createTestEnvironment()
let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

const ofOrder = ['payment', 'recipient', 'minimum', 'networks', 'refund']
const ofTransaction = ['payment', 'recipient', 'minimum']
const fillContract = '0x00000000000000000000000000000000000000f1'

/** Names a contract for the calls, in an order with an ID that fits. */
function nameFillContract(quote: Quote, address: string): void {
  Object.assign(order(quote).output, { extraData: pad(address as Hex) })
  recomputeOrderId(quote)
}

/** Pays the contract for the calls instead of the recipient. */
function payForCalls(quote: Quote, address: string): void {
  required(order(quote).output.payments[0]).recipient = address
  nameFillContract(quote, address)
}

describe('verifyQuote', () => {
  it.each<[QuoteKind, object, AuditOptions?]>([
    ['order', { status: 'verified', by: 'order', covers: ofOrder }],
    // Only the quote says which contract makes the calls.
    ['calls', { status: 'verified', by: 'order', covers: ofOrder }],
    ['sendToken', { status: 'verified', by: 'transaction', covers: ofTransaction }],
    [
      'sendNative',
      { status: 'verified', by: 'transaction', covers: ofTransaction },
      { addressesWithoutCode: [otherPerson] },
    ],
    ['sendNative', { status: 'unverified', missing: 'payment' }],
    ['wrap', { status: 'verified', by: 'transaction', covers: ofTransaction }, { tokens }],
    ['unwrap', { status: 'verified', by: 'transaction', covers: ofTransaction }, { tokens }],
    ['wrap', { status: 'unverified', missing: 'order' }],
    ['unwrap', { status: 'unverified', missing: 'order' }],
    ['tokenBridge', { status: 'verified', by: 'order', covers: ofOrder }],
    ['nativeBridge', { status: 'verified', by: 'order', covers: ofOrder }],
    ['crossSwap', { status: 'verified', by: 'order', covers: ofOrder }],
    ['solverSwap', { status: 'verified', by: 'order', covers: ofOrder }],
    ['permit', { status: 'verified', by: 'order', covers: ofOrder }],
    ['claim', { status: 'verified', by: 'order', covers: ofOrder }],
    ['deposit', { status: 'unverified', missing: 'payment' }],
    ['swapToken', { status: 'unverified', missing: 'contract' }],
    ['swapNative', { status: 'unverified', missing: 'contract' }],
  ])('default: %s', (kind, verification, options) => {
    expect(verifyQuote(quotes[kind], options)).toEqual(verification)
  })

  it('behavior: doesn’t verify a permit for a solver that only the quote names, whatever order it names', () => {
    const toSolver = mutated(quotes.permit, (quote) => (typedData(quote).value['to'] = order(quote).solver))
    expect(verifyQuote(toSolver)).toEqual({ status: 'unverified', missing: 'payment' })
    const { solver } = order(toSolver)
    expect(verifyQuote(toSolver, { solvers: [solver] })).toMatchObject({ status: 'verified', by: 'order' })
  })

  it('behavior: any weight of the only input counts for the ID alone, except none', () => {
    const weigh = (weight: string) => (quote: Quote) =>
      void Object.assign(required(order(quote).inputs[0]).payment, { weight })
    const other = mutated(quotes.order, weigh('1000000'))
    expect(verifyQuote(other)).toEqual({ status: 'contradicted', rules: ['order-id'] })
    const fitting = (weight: string) =>
      mutated(quotes.order, (quote) => (weigh(weight)(quote), recomputeOrderId(quote)))
    expect(verifyQuote(fitting('1000000'))).toEqual({ status: 'verified', by: 'order', covers: ofOrder })
    expect(auditQuote(fitting('1000000'))).toEqual(auditQuote(quotes.order))
    expect(verifyQuote(fitting('0'))).toEqual({ status: 'contradicted', rules: ['order-payment'] })
  })

  it('behavior: doesn’t cover what nothing guarantees', () => {
    for (const kind of ['solverSwap', 'tokenBridge'] as const) {
      const quote = mutated(quotes[kind], ({ details }) => (details.currencyOut.minimumAmount = undefined))
      expect(verifyQuote(quote)).toEqual({
        status: 'verified',
        by: 'order',
        covers: ofOrder.filter((fact) => fact !== 'minimum'),
      })
    }
  })

  it('behavior: never verifies a quote that must not be signed', () => {
    const tried = allMutations().filter((_, index) => isSoak || index % 5 === 0)
    const verified = tried.filter(({ kind, mutate, options }) => {
      const quote = mutated(quotes[kind], mutate)
      const given = options?.(quote)
      const isBlocked = auditQuote(quote, given).some(({ severity }) => severity === 'block')
      return isBlocked && verifyQuote(quote, given).status === 'verified'
    })
    expect(verified.map(({ kind, title }) => `${kind} with ${title}`)).toEqual([])
  })

  it('parameters: also verifies what the page knows beyond the quote', () => {
    const { originChainId: chainId } = quotes.order.parameters
    const contracts = [{ chainId, address: deposit(quotes.order).to, isDepository: true }]
    const solvers = [order(quotes.order).solver]
    const known: AuditOptions = { contracts, solvers, isOrderSigned: true }
    expect(verifyQuote(quotes.order, known)).toEqual({
      status: 'verified',
      by: 'order',
      covers: ['contract', ...ofOrder, 'signature'],
    })
  })

  it('behavior: trusts the paid contract for the calls only if the page knows it, and never covers it by the quote alone', () => {
    const foreign = mutated(quotes.calls, (quote) => payForCalls(quote, fillContract))
    const { originChainId, destinationChainId } = foreign.parameters
    const paid = { chainId: originChainId, address: deposit(foreign).to, isDepository: true }
    const refunding = { ...paid, isFillContract: true }
    const filler = { chainId: destinationChainId, address: fillContract, isFillContract: true }
    expect(verifyQuote(foreign)).toEqual({ status: 'unverified', missing: 'contract' })
    expect(verifyQuote(foreign, { contracts: [refunding, filler] })).toMatchObject({
      covers: ['contract', 'payment', 'recipient', 'minimum', 'networks', 'calls', 'refund'],
    })
    // On the origin chain, the same address fills nothing.
    for (const contracts of [undefined, [paid], [paid, { ...filler, chainId: originChainId }]]) {
      if (contracts) {
        expect(verifyQuote(foreign, { contracts })).toEqual({ status: 'contradicted', rules: ['recipient'] })
      }
      const finding = auditQuote(foreign, { contracts }).find(({ rule }) => rule === 'recipient')
      expect(finding).toMatchObject({
        severity: 'confirm',
        message: expect.stringContaining('a contract for the calls'),
        facts: { recipient: fillContract },
      })
    }
  })

  it('behavior: covers the contract that proves a native payment only if the page names it', () => {
    const { contracts = [] } = createTestEnvironment()
    const covers = ['contract', ...ofOrder]
    const verify = (kind: QuoteKind, mutate: Mutation['mutate'], known: typeof contracts = contracts) =>
      verifyQuote(
        mutated(quotes[kind], (quote) => (mutate(quote), recomputeOrderId(quote))),
        { contracts: known },
      )
    const strange = { extraData: pad(fillContract as Hex) }
    const forgePayment: Mutation['mutate'] = (quote) => Object.assign(order(quote).output, strange)
    const forgeRefund: Mutation['mutate'] = (quote) =>
      Object.assign(required(order(quote).inputs[0]?.refunds[0]), strange)
    const isFoundBy = { status: 'unverified', missing: 'contract' }
    expect(verify('nativeBridge', () => {})).toMatchObject({ covers })
    expect(verify('nativeBridge', forgePayment)).toEqual(isFoundBy)
    expect(verify('nativeBridge', forgeRefund)).toEqual(isFoundBy)
    for (const extraData of [undefined, '0x', `0x${'f1'.repeat(20)}`, pad(fillContract as Hex).slice(0, -2)])
      expect(
        verify('nativeBridge', (quote) => Object.assign(order(quote).output, { extraData })),
        extraData,
      ).toEqual(isFoundBy)
    // Outside the EVM, whatever the order names counts.
    const payTron: Mutation['mutate'] = (quote) => {
      const currency = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
      quote.parameters.destinationCurrency = currency
      quote.details.currencyOut.currency.address = currency
      for (const one of order(quote).output.payments) Object.assign(one, { currency })
    }
    expect(verify('nativeBridge', (quote) => (payTron(quote), forgePayment(quote)))).toEqual(isFoundBy)
    expect(
      verify('nativeBridge', (quote) => {
        payTron(quote)
        Object.assign(order(quote).output, { extraData: '0x' })
      }),
    ).toMatchObject({ status: 'verified', covers })
    // If the page lists none, nothing is asked or covered.
    const unlisted = contracts.filter(({ isFillContract }) => !isFillContract)
    for (const mutate of [() => {}, forgePayment, forgeRefund])
      expect(verify('nativeBridge', mutate, unlisted)).toMatchObject({ covers: ofOrder })
    // A refund is proven on the network where it is paid.
    const refundThere: Mutation['mutate'] = (quote) => {
      const { chainId, payments, ...output } = order(quote).output
      const [payment] = payments
      const refund = required(order(quote).inputs[0]?.refunds[0])
      Object.assign(refund, {
        ...output,
        chainId,
        currency: required(payment).currency,
        recipient: payment?.recipient,
      })
    }
    const there = quotes.nativeBridge.parameters.destinationChainId
    const onlyThere = contracts.filter(({ chainId, isFillContract }) => !isFillContract || chainId === there)
    expect(verify('nativeBridge', refundThere, onlyThere)).toMatchObject({
      status: 'verified',
      covers: expect.arrayContaining(['contract']),
    })
    expect(verify('nativeBridge', (quote) => (refundThere(quote), forgeRefund(quote)), onlyThere)).toEqual(
      isFoundBy,
    )
    // Tokens prove themselves.
    for (const mutate of [() => {}, forgePayment, forgeRefund])
      expect(verify('tokenBridge', mutate)).toMatchObject({ covers })
    expect(verify('tokenBridge', () => {}, unlisted)).toMatchObject({ covers })
    expect(verify('crossSwap', forgeRefund)).toMatchObject({ covers })
    expect(verify('crossSwap', forgePayment)).toEqual(isFoundBy)
  })

  it.each<[string, (quote: Quote) => string]>([
    ['an address without a key', () => zeroAddress],
    ['the token to receive', (quote) => quote.details.currencyOut.currency.address],
    ['the solver', (quote) => order(quote).solver],
    ['the user', (quote) => quote.parameters.user],
    ['the refund address', (quote) => quote.parameters.refundTo ?? ''],
  ])('error: contradicts an order that pays %s for calls', (_, addressOf) => {
    const asked = mutated(quotes.calls, (quote) => (quote.parameters.refundTo ??= fillContract))
    const paid = mutated(asked, (quote) => payForCalls(quote, addressOf(quote)))
    const findings = auditQuote(paid).map(({ rule, severity }) => `${rule}: ${severity}`)
    expect(findings).toContain('recipient: block')
    const named = mutated(asked, (quote) => nameFillContract(quote, addressOf(quote)))
    expect(auditQuote(named).map(({ rule, severity }) => `${rule}: ${severity}`)).toContain(
      'order-calls: confirm',
    )
    expect(verifyQuote(named)).toEqual({ status: 'contradicted', rules: ['order-calls'] })
  })

  it('behavior: covers the contract that makes the calls only if the page names it, and asks about it where none can', () => {
    const { originChainId, destinationChainId } = quotes.calls.parameters
    const named = mutated(quotes.calls, (quote) => nameFillContract(quote, fillContract))
    const unnamed = mutated(quotes.calls, (quote) => {
      Object.assign(order(quote).output, { extraData: '0x' })
      recomputeOrderId(quote)
    })
    const contracts = [{ chainId: originChainId, address: deposit(named).to, isDepository: true }]
    const known = [
      ...contracts.map((one) => ({ ...one, isFillContract: true })),
      { chainId: destinationChainId, address: fillContract, isFillContract: true },
    ]
    expect(verifyQuote(named, { contracts: known })).toMatchObject({
      covers: ['contract', 'payment', 'recipient', 'minimum', 'networks', 'calls', 'refund'],
    })
    expect(verifyQuote(named)).toMatchObject({ status: 'verified', covers: ofOrder })
    expect(verifyQuote(named, { contracts })).toMatchObject({ covers: ofOrder })
    for (const options of [{}, { contracts: known }]) {
      const finding = auditQuote(unnamed, options).find(({ rule }) => rule === 'order-calls')
      expect(finding).toMatchObject({ severity: 'confirm', facts: { contract: '' } })
      expect(verifyQuote(unnamed, options)).toEqual({ status: 'contradicted', rules: ['order-calls'] })
    }
  })

  it('behavior: covers neither an unknown contract nor a payment that isn’t credited', () => {
    const { originChainId: chainId, originCurrency } = quotes.nativeBridge.parameters
    const elsewhere = mutated(quotes.nativeBridge, (quote) => (deposit(quote).to = stranger))
    const known = { chainId, address: deposit(quotes.nativeBridge).to, isDepository: true }
    const contradicted = { status: 'contradicted', rules: ['unknown-contract'] }
    expect(originCurrency).toBe(zeroAddress)
    expect(verifyQuote(quotes.nativeBridge, { contracts: [known] })).toMatchObject({ status: 'verified' })
    expect(verifyQuote(elsewhere, { contracts: [known] })).toEqual(contradicted)
    expect(verifyQuote(elsewhere)).toEqual(contradicted)
    const paid = mutated(elsewhere, (quote) => {
      deposit(quote).data = (quote.protocol?.v2?.orderId ?? '0x') as Hex
    })
    const router = { chainId, address: stranger }
    expect(verifyQuote(paid, { contracts: [router, known] })).toEqual({
      status: 'contradicted',
      rules: ['direct-transfer'],
    })
    expect(verifyQuote(paid, { contracts: [known] })).toEqual({
      status: 'contradicted',
      rules: ['native-target'],
    })
  })

  it('parameters: verifies a swap at a known router', () => {
    const known = {
      chainId: quotes.swapToken.parameters.originChainId,
      address: deposit(quotes.swapToken).to,
    }
    expect(verifyQuote(quotes.swapToken, { contracts: [{ ...known, isRouter: true }] })).toEqual({
      status: 'verified',
      by: 'transaction',
      covers: ['contract', 'payment', 'recipient', 'minimum'],
    })
    // A call that looks like a swap may do something else at another contract.
    for (const other of [known, { ...known, isDepository: true }]) {
      const unverified = { status: 'unverified', missing: 'contract' }
      expect(verifyQuote(quotes.swapToken, { contracts: [other] })).toEqual(unverified)
    }
  })

  it('parameters: covers chains with names where the names are known', () => {
    const named = mutated(quotes.order, (quote) => {
      for (const { payment, refunds } of order(quote).inputs) {
        payment['chainId'] = 'alder'
        for (const refund of refunds) {
          Object.assign(refund, {
            chainId:
              'chainId' in refund && refund.chainId === order(quote).output.chainId ? 'birch' : 'alder',
          })
        }
      }
      order(quote).output.chainId = 'birch'
      recomputeOrderId(quote)
    })
    const { originChainId, destinationChainId } = named.parameters
    const covered = (chainNames?: Record<number, string>) => {
      const verification = verifyQuote(named, { chainNames })
      return 'covers' in verification ? verification.covers : verification
    }
    const allButNetworks = ['payment', 'recipient', 'minimum', 'refund']
    expect(covered()).toEqual(allButNetworks)
    expect(covered({ [originChainId]: 'alder' })).toEqual(allButNetworks)
    expect(covered({ [destinationChainId]: 'birch' })).toEqual(allButNetworks)
    // Each name is that of the other chain.
    expect(covered({ [originChainId]: 'birch', [destinationChainId]: 'alder' })).toEqual({
      status: 'contradicted',
      rules: ['order-payment'],
    })
    expect(covered({ [originChainId]: 'alder', [destinationChainId]: 'birch' })).toEqual(ofOrder)
  })

  it.each<[string, QuoteKind, (quote: Quote) => void, object]>([
    [
      'an order that is not shown',
      'tokenBridge',
      (quote) => delete required(quote.protocol?.v2).orderData,
      { status: 'unverified', missing: 'order' },
    ],
    [
      'an order of another shape',
      'order',
      (quote) => Object.assign(order(quote), { version: undefined }),
      { status: 'unverified', missing: 'data' },
    ],
    ...(
      [
        ['in 1970', () => 1],
        ['before the order is over', (deadline) => deadline - 1],
      ] as const satisfies readonly [string, (deadline: number) => number][]
    ).map(([when, deadlineOf]): [string, QuoteKind, (quote: Quote) => void, object] => [
      `refunds that end ${when}, sealed again`,
      'order',
      (quote) => {
        const { inputs, output } = order(quote)
        for (const refund of required(inputs[0]).refunds) {
          Object.assign(refund, { deadline: deadlineOf(output.deadline) })
        }
        recomputeOrderId(quote)
      },
      { status: 'contradicted', rules: ['order-refund'] },
    ]),
    ...(['tokenBridge', 'calls', 'permit'] as const).map(
      (kind): [string, QuoteKind, (quote: Quote) => void, object] => [
        `refunds of more than the order takes, sealed again: ${kind}`,
        kind,
        (quote) => {
          const { payment, refunds } = required(order(quote).inputs[0])
          for (const refund of refunds) {
            Object.assign(refund, { minimumAmount: String(BigInt(String(payment['amount'])) + 1n) })
          }
          makeConsistent(quote)
        },
        { status: 'contradicted', rules: ['order-refund'] },
      ],
    ),
    [
      'a refund to the recipient on the destination, too, which is asked about, sealed again',
      'order',
      (quote) => {
        const { inputs, output } = order(quote)
        const refund = required(required(inputs[0]).refunds[0])
        quote.parameters.refundTo = String(refund.recipient)
        const there = {
          chainId: output.chainId,
          currency: required(output.payments[0]).currency,
          recipient: quote.parameters.recipient,
        }
        required(inputs[0]).refunds.push({ ...refund, ...there })
        recomputeOrderId(quote)
      },
      { status: 'verified', by: 'order', covers: ['payment', 'recipient', 'minimum', 'networks'] },
    ],
    [
      'a refund of another token than the quote names, which is asked about',
      'order',
      (quote) => {
        Object.assign(required(quote.details.refundCurrency?.currency), quote.details.currencyOut.currency)
      },
      { status: 'verified', by: 'order', covers: ['payment', 'recipient', 'minimum', 'networks'] },
    ],
    [
      'a payment with an id to a deposit address, which reads none',
      'deposit',
      (quote) => {
        delete quote.parameters.refundTo
        required(order(quote).inputs[0]).refunds = []
        deposit(quote).data = required(quote.protocol?.v2?.orderId) as Hex
        recomputeOrderId(quote)
      },
      { status: 'unverified', missing: 'payment' },
    ],
    [
      'a call that can’t be read',
      'order',
      (quote) =>
        (deposit(quote).data = concat([
          '0x1234abcd',
          pad(required(quote.protocol?.v2?.orderId) as `0x${string}`),
        ])),
      { status: 'unverified', missing: 'payment' },
    ],
    [
      'another salt',
      'order',
      (quote) => Object.assign(order(quote), { salt: '1' }),
      { status: 'contradicted', rules: ['order-id'] },
    ],
    [
      'another recipient, sealed again',
      'order',
      (quote) => {
        required(order(quote).output.payments[0]).recipient = stranger
        recomputeOrderId(quote)
      },
      { status: 'contradicted', rules: ['recipient'] },
    ],
    [
      'less than the minimum, sealed again',
      'order',
      (quote) => {
        required(order(quote).output.payments[0]).minimumAmount = '1'
        recomputeOrderId(quote)
      },
      { status: 'contradicted', rules: ['order-payment'] },
    ],
    [
      'a swap by an unknown function',
      'swapToken',
      (quote) => (deposit(quote).data = deposit(quote).data.replace(/^0x.{8}/, '0xdeadbeef') as Hex),
      { status: 'unverified', missing: 'call' },
    ],
    [
      'a swap that pays another recipient',
      'swapToken',
      (quote) => {
        const words = [quote.details.recipient, stranger].map((one) => one.slice(2).toLowerCase())
        deposit(quote).data = deposit(quote).data.replace(words[0] ?? '', words[1] ?? '') as Hex
      },
      { status: 'contradicted', rules: ['swap-payment'] },
    ],
    [
      'an unknown step',
      'order',
      (quote) => Object.assign(required(quote.steps[0]), { kind: 'unknown', rawKind: 'teleport' }),
      { status: 'unverified', missing: 'call' },
    ],
  ])('behavior: %s', (_, kind, mutate, verification) => {
    expect(verifyQuote(mutated(quotes[kind], mutate))).toEqual(verification)
  })

  it.each<[string, QuoteKind, (quote: Quote) => void, object]>([
    [
      'a transfer beside a revoked approval',
      'sendToken',
      (quote) => addReset(quote),
      { status: 'unverified', missing: 'order' },
    ],
    [
      'a transfer beside which a text is signed',
      'sendToken',
      (quote) => {
        const { requestId } = required(quote.steps[0])
        quote.steps.unshift({ ...structuredClone(required(quotes.claim.steps[0])), requestId })
        Object.assign(signData(quote).post, { body: undefined })
      },
      { status: 'unverified', missing: 'order' },
    ],
    [
      'what is paid by hand on one chain, of which no transaction tells anything',
      'deposit',
      (quote) => {
        hideOrder(quote)
        const { parameters, details, steps } = quote
        parameters.destinationChainId = parameters.originChainId
        details.currencyOut.currency.chainId = parameters.originChainId
        for (const step of steps) Object.assign(step, { kind: 'unknown', rawKind: 'transaction' })
      },
      { status: 'unverified', missing: 'order' },
    ],
    [
      'a swap on one chain whose order is not shown',
      'solverSwap',
      (quote) => hideOrder(quote),
      { status: 'unverified', missing: 'order' },
    ],
    [
      'a bridge by a call that can’t be read, whose order is not shown',
      'nativeBridge',
      (quote) => {
        deposit(quote).data = concat(['0x1234abcd', pad('0x1')])
        hideOrder(quote)
      },
      { status: 'unverified', missing: 'order' },
    ],
    [
      'a swap on one chain that is sent to the depository with the order’s id',
      'solverSwap',
      (quote) => {
        const { to } = deposit(quote)
        quote.steps.shift()
        const data = call('transfer', to, quote.details.currencyIn.amount)
        const id = required(quote.protocol?.v2?.orderId).slice(2)
        Object.assign(deposit(quote), { to: inputToken(quote), data: `${data}${id}` })
      },
      { status: 'verified', by: 'order', covers: ofOrder },
    ],
    [
      'a permit that names no order',
      'permit',
      (quote) => (typedData(quote).value['nonce'] = pad('0x1')),
      { status: 'unverified', missing: 'payment' },
    ],
    [
      'an order that is over, and whose signature can’t be checked',
      'order',
      (quote) => {
        Object.assign(order(quote), { version: undefined })
        order(quote).output.deadline = 1
      },
      { status: 'contradicted', rules: ['order-deadline'] },
    ],
    [
      'an order whose input is on a chain of an unknown name',
      'order',
      (quote) => {
        const [input] = order(quote).inputs
        required(input).payment['chainId'] = 'alder'
        Object.assign(required(required(input).refunds[0]), { chainId: 'alder' })
        recomputeOrderId(quote)
      },
      { status: 'verified', by: 'order', covers: ofOrder.filter((fact) => fact !== 'networks') },
    ],
    [
      'an order that takes less than is paid',
      'order',
      (quote) => {
        const { payment } = required(order(quote).inputs[0])
        payment['amount'] = String(BigInt(String(payment['amount'])) - 1n)
        recomputeOrderId(quote)
      },
      { status: 'contradicted', rules: ['order-payment'] },
    ],
    [
      'an order that takes nothing',
      'order',
      (quote) => {
        required(order(quote).inputs[0]).payment['amount'] = '0'
        recomputeOrderId(quote)
      },
      { status: 'contradicted', rules: ['order-payment'] },
    ],
  ])('behavior: doesn’t verify more than is proven: %s', (_, kind, mutate, verification) => {
    expect(verifyQuote(mutated(quotes[kind], mutate))).toEqual(verification)
  })

  it('behavior: reports a missing order rather than the permit’s receiver', () => {
    const hidden = mutated(quotes.permit, (quote) => hideOrder(quote))
    const address = String(typedData(hidden).value['to'])
    const contracts = [{ chainId: hidden.parameters.originChainId, address }]
    expect(auditQuote(hidden, { contracts }).map(({ rule }) => rule)).toContain('direct-transfer')
    expect(verifyQuote(hidden, { contracts })).toEqual({ status: 'unverified', missing: 'order' })
    expect(verifyQuote(quotes.permit, { contracts })).toEqual({ status: 'unverified', missing: 'payment' })
  })

  it('behavior: covers a signature only of a solver that the page names', () => {
    const solvers = [order(quotes.order).solver]
    for (const known of [{ isOrderSigned: true }, { solvers }]) {
      expect(verifyQuote(quotes.order, known)).toMatchObject({ covers: ofOrder })
    }
  })

  it.each([
    ['auditQuote', auditQuote],
    ['verifyQuote', verifyQuote],
  ])('error: names itself when the quote or the options are invalid: %s', (name, check) => {
    const message = expect.stringContaining(`\`${name}\``)
    expect(() => check(undefined as never)).toThrow(expect.objectContaining({ message }))
    expect(() => check(quotes.order, { contract: [] } as never)).toThrow(expect.objectContaining({ message }))
  })

  it('behavior: contradicts an order that its solver did not sign', () => {
    expect(verifyQuote(quotes.order, { isOrderSigned: false })).toEqual({
      status: 'contradicted',
      rules: ['order-signature'],
    })
  })
})
