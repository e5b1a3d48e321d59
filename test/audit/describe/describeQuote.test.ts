import { encodeFunctionData, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import { depositAbi, InvalidArgumentError } from '@causeway/react/schemas'
import { counterpartiesOf } from '../../../src/audit/describe/counterpartiesOf.ts'
import { describeQuote } from '../../../src/audit/describe/describeQuote.ts'
import { orderOf } from '../../../src/decode/order/orderOf.ts'
import { describeSteps } from '../../../src/audit/describe/describeSteps.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { mutated, stranger } from '../../support/mutations/mutation.ts'
import { approval, call, deposit, required, inputToken, typedData } from '../../support/mutations/places.ts'
import type { QuoteKind } from '../../support/quotes/quoteKinds.ts'

const { tokens, chains } = createTestEnvironment()
const nativeOf = (chainId: number) => chains.find(({ id }) => id === chainId)?.nativeCurrency
const context = { tokens, nativeOf }

let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

describe('counterpartiesOf', () => {
  const listOf = (...addresses: (string | undefined)[]) =>
    [...new Set(addresses.map((address) => required(address).toLowerCase()))].toSorted()

  it.each<[QuoteKind, (quote: Quote) => string[]]>([
    ['tokenBridge', (quote) => listOf(inputToken(quote), deposit(quote).to)],
    ['nativeBridge', (quote) => listOf(deposit(quote).to)],
    ['sendToken', (quote) => listOf(inputToken(quote), quote.details.recipient)],
    ['sendNative', (quote) => listOf(quote.details.recipient)],
    ['deposit', (quote) => listOf(deposit(quote).to)],
    ['permit', (quote) => listOf(String(typedData(quote).value['to']))],
    // A text to sign pays no address.
    ['claim', (quote) => listOf(inputToken(quote), deposit(quote).to)],
  ])('default: names everyone that a quote calls, pays or approves: %s', (kind, expected) => {
    expect(counterpartiesOf(quotes[kind])).toEqual(expected(quotes[kind]))
  })

  it('behavior: includes an approved spender that is never called', () => {
    const quote = mutated(quotes.tokenBridge, (copy) => {
      approval(copy).data = call('approve', stranger, 1n)
    })
    expect(counterpartiesOf(quote)).toEqual(listOf(inputToken(quote), deposit(quote).to, stranger))
  })

  it('behavior: includes whom a deposit is credited to, unless it is the user', () => {
    const { user, originCurrency } = quotes.tokenBridge.parameters
    const creditedTo = (depositor: string) => {
      const args = [depositor, originCurrency, 1n, `0x${'1'.repeat(64)}`] as [Hex, Hex, bigint, Hex]
      const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositErc20', args })
      const quote = mutated(quotes.tokenBridge, (copy) => (deposit(copy).data = data))
      return counterpartiesOf(quote)
    }
    const { to } = deposit(quotes.tokenBridge)
    const token = inputToken(quotes.tokenBridge)
    expect(creditedTo(user)).toEqual(listOf(token, to))
    expect(creditedTo(stranger)).toEqual(listOf(token, to, stranger))
  })

  it('behavior: names no address for calldata that can’t be read', () => {
    const quote = mutated(quotes.permit, (copy) => (typedData(copy).primaryType = 'Order'))
    expect(counterpartiesOf(quote)).toEqual([])
  })
})

describe('describeQuote', () => {
  it('default: describes the steps, the findings and the addresses that are called', () => {
    const quote = mutated(quotes.tokenBridge, (copy) => (copy.details.sender = stranger))
    const contracts = [{ chainId: quote.parameters.originChainId, address: deposit(quote).to }]
    const description = describeQuote(quote, { ...context, audit: { contracts } })
    expect(description?.steps).toEqual(describeSteps(quote, { ...context, contracts }))
    expect(description?.counterparties).toEqual(counterpartiesOf(quote))
    const findings = auditQuote(quote, { contracts })
    expect(findings.map(({ rule }) => rule)).toContain('sender')
    expect(description?.findings).toMatchObject(findings)
  })

  it('behavior: gives equal findings the same key, and different ones another', () => {
    const mutatedBy = (amount: bigint) =>
      mutated(quotes.tokenBridge, (copy) => {
        copy.details.sender = stranger
        copy.details.currencyIn.amount = amount
      })
    const keysOf = (quote: Quote) =>
      describeQuote(quote, { ...context, audit: {} })?.findings.flatMap(({ rule, key }) =>
        rule === 'sender' || rule === 'input-amount' ? [key] : [],
      ) ?? []
    const [one, same, other] = [mutatedBy(1n), mutatedBy(1n), mutatedBy(2n)].map(keysOf)
    expect(one).toHaveLength(2)
    expect(same).toEqual(one)
    expect(other?.filter((key) => one?.includes(key))).toHaveLength(1)
  })

  it('behavior: doesn’t describe steps of an unknown kind', () => {
    const quote = mutated(quotes.tokenBridge, (copy) => {
      Object.assign(required(copy.steps[0]), { kind: 'unknown', rawKind: 'teleport' })
    })
    expect(describeQuote(quote, { ...context, audit: {} })).toBeUndefined()
  })

  it('error: throws any other failure, and doesn’t take it for an unknown step', () => {
    const audit = { rules: 'none' as never }
    expect(() => describeQuote(quotes.tokenBridge, { ...context, audit })).toThrow(InvalidArgumentError)
  })
})

describe('orderOf', () => {
  const withOrder = (orderData: unknown) =>
    mutated(quotes.order, (copy) => (required(required(copy.protocol).v2).orderData = orderData))

  it('default: gives the order of the quote', () => {
    expect(orderOf(quotes.order)).toMatchObject({
      output: { payments: [{ recipient: expect.stringMatching(/^0x/) }] },
    })
  })

  it('behavior: gives none for a missing order, and an incomplete one for what can’t be read', () => {
    expect(orderOf(withOrder(undefined))).toBeUndefined()
    expect(orderOf(withOrder(null))).toBeUndefined()
    expect(orderOf({ ...quotes.order, protocol: undefined })).toBeUndefined()
    expect(orderOf({ ...quotes.order, protocol: {} })).toBeUndefined()
    expect(orderOf(withOrder({ inputs: 'many' }))).toMatchObject({ isWhole: false })
  })
})
