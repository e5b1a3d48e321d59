import { nonEvmChainSpecs } from '@causeway/sandbox/simulated'
import { beforeAll, describe, expect, it } from 'vitest'
import { getQuote, type Quote, type GetQuoteParameters } from '@causeway/react/actions'
import { auditQuote, type Token } from '@causeway/react/execution'
import { decodeOrder } from '../../src/decode/order/decodeOrder.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'

// Orders of public deployments refund either where was paid or where was to be received. Who pays on one family of chains and
// receives on another has an address of their own on one of the two alone.

const bitcoinPayer = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const bitcoinRecovery = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const solanaPayer = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4'
const solanaRecipient = 'GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ'
const evmStranger = '0x00000000000000000000000000000000000000e7'

interface Refund {
  chainId: string
  recipient: string
  currency: string
}

const env = createTestEnvironment({ nonEvmChains: [nonEvmChainSpecs.bitcoin, nonEvmChainSpecs.solana] })
const { nonEvmChains, nonEvmTokens, sandbox, tokens, chains } = env
const [bitcoin, solana] = nonEvmTokens
const usdc = tokens.find(({ chainId, symbol }) => chainId === chains[1].id && symbol === 'USDC')
const eth = tokens.find(({ chainId, symbol }) => chainId === chains[0].id && symbol === 'ETH')
if (!bitcoin || !solana || !usdc || !eth) throw new TypeError('The sandbox has too little.')
const [user = '', , evmRecipient = '', evmRefundTo = '', evmRecovery = ''] = sandbox.accounts

interface Route {
  pay: Token
  receive: Token
  names: readonly [string, string]
  recipient: string
  refundTo: string
  recoveryAddress: string
  amount: bigint
}

const routes = {
  'Bitcoin to the EVM': {
    pay: bitcoin,
    receive: usdc,
    names: ['bitcoin', 'birch'],
    recipient: evmRecipient,
    refundTo: bitcoinPayer,
    recoveryAddress: bitcoinRecovery,
    amount: 5_000_000n,
  },
  'Solana to the EVM': {
    pay: solana,
    receive: usdc,
    names: ['solana', 'birch'],
    recipient: evmRecipient,
    refundTo: solanaPayer,
    recoveryAddress: solanaRecipient,
    amount: 20_000_000_000n,
  },
  'Bitcoin to Solana': {
    pay: bitcoin,
    receive: solana,
    names: ['bitcoin', 'solana'],
    recipient: solanaRecipient,
    refundTo: bitcoinPayer,
    recoveryAddress: bitcoinRecovery,
    amount: 5_000_000n,
  },
  'the EVM to the EVM': {
    pay: eth,
    receive: { ...eth, chainId: usdc.chainId },
    names: ['alder', 'birch'],
    recipient: evmRecipient,
    refundTo: evmRefundTo,
    recoveryAddress: evmRecovery,
    amount: 10n ** 18n,
  },
} as const satisfies Record<string, Route>

async function quoteOf({ pay, receive, amount, ...people }: Route): Promise<Quote> {
  const parameters: GetQuoteParameters = {
    user: pay === eth ? user : people.refundTo,
    originChainId: pay.chainId,
    originCurrency: pay.address,
    destinationChainId: receive.chainId,
    destinationCurrency: receive.address,
    tradeType: 'EXACT_INPUT',
    useDepositAddress: true,
    strict: true,
    amount,
    recipient: people.recipient,
    refundTo: people.refundTo,
    recoveryAddress: people.recoveryAddress,
  }
  return getQuote(env.client, parameters)
}

/** The findings about the order's refunds; everything else is as in the public examples. */
function findRefundProblems(quote: Quote, { names, pay, receive }: Route, refunds: readonly Refund[]) {
  const [origin, destination] = names
  const deadline = Math.floor(quote.receivedAt / 1_000) + 604_800
  const orderData = {
    version: 'v1',
    solverChainId: 'base',
    solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
    salt: '0x184ed77f343bff09b7255a75f0be900ac82c00c276c0a97eed2948ab3a1e8503',
    inputs: [
      {
        payment: {
          chainId: origin,
          currency: pay.address,
          amount: String(quote.details.currencyIn.amount),
          weight: '1',
        },
        refunds: refunds.map((refund) => ({
          ...refund,
          minimumAmount: '0',
          deadline,
          extraData: '0x',
        })),
      },
    ],
    output: {
      chainId: destination,
      payments: [
        {
          recipient: quote.parameters.recipient,
          currency: receive.address,
          minimumAmount: String(quote.details.currencyOut.minimumAmount),
          expectedAmount: String(quote.details.currencyOut.amount),
        },
      ],
      calls: [],
      deadline,
      extraData: '0x',
    },
    fees: [],
  }
  const findings = auditQuote(
    { ...quote, protocol: { v2: { orderId: decodeOrder(orderData)?.id, orderData } } } as Quote,
    { nonEvmChains, chainNames: { [pay.chainId]: origin, [receive.chainId]: destination } },
  )
  return findings.map(({ rule, severity }) => `${rule} ${severity}`)
}

describe.each(Object.entries<Route>(routes))('%s', (name, route) => {
  const { pay, receive, names, recipient, refundTo, recoveryAddress } = route
  const [origin, destination] = names
  const back = (to: string): Refund => ({ chainId: origin, recipient: to, currency: pay.address })
  const there = (to: string): Refund => ({ chainId: destination, recipient: to, currency: receive.address })
  const isOneFamily = name === 'the EVM to the EVM'
  /** The owner of the funds on the destination. */
  const own = isOneFamily ? refundTo : recipient
  let quote: Quote
  beforeAll(async () => {
    quote = await quoteOf(route)
  })

  it.each([
    ['to the refund address on the origin', [back(refundTo)]],
    ['to the funds’ owner on both chains', [back(refundTo), there(own)]],
  ])('default: accepts refunds %s', (_, refunds) => {
    expect(findRefundProblems(quote, route, refunds)).toEqual([])
  })

  it('behavior: asks about refunds to the refund address on the other chain only, where it may have no owner', () => {
    expect(findRefundProblems(quote, route, [there(own)])).toEqual(
      isOneFamily ? ['order-refund confirm'] : [],
    )
  })

  it.each([
    ['the recipient on the origin', back(recipient)],
    ['the recovery address on the origin', back(recoveryAddress)],
    ['a stranger on the origin', back(evmStranger)],
    ['the recovery address on the destination', there(recoveryAddress)],
    ['the connected wallet on the destination', there(user)],
    ['a stranger on the destination', there(evmStranger)],
  ])('error: blocks a refund to %s', (_, refund) => {
    expect(findRefundProblems(quote, route, [refund])).toEqual(['order-refund block'])
    // Beside a good one, too.
    expect(findRefundProblems(quote, route, [back(refundTo), refund])).toEqual(['order-refund block'])
  })

  // A public integration of autumn 2026 asks for `refundTo`, and takes orders alone that refund the recipient there.
  it('behavior: on the destination, reports a refund to the recipient, asks about it if it is the only one, and blocks an address of the other chain', () => {
    const [refund, found] = isOneFamily
      ? [there(recipient), 'order-refund-recipient info']
      : [there(refundTo), 'order-refund block']
    expect(findRefundProblems(quote, route, [back(refundTo), refund])).toEqual([found])
    const alone = isOneFamily ? ['order-refund-recipient confirm'] : [found]
    expect(findRefundProblems(quote, route, [refund])).toEqual(alone)
  })

  it.each([
    ['on a third chain', { ...there(own), chainId: 'elsewhere' }],
    ['in the other chain’s currency', { ...there(own), currency: isOneFamily ? evmStranger : pay.address }],
  ])('error: blocks a refund %s', (_, refund) => {
    expect(findRefundProblems(quote, route, [refund])).toContain('order-refund block')
  })

  it('error: blocks a refund without a chain to another address than the requested one', () => {
    const { chainId: _, ...refund } = there(recipient)
    expect(findRefundProblems(quote, route, [refund as Refund])).toContain('order-refund block')
  })
})
