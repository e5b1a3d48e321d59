import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '../../src/actions/getQuote.ts'
import { auditQuote } from '../../src/execution/audit/auditQuote.ts'
import type { TransactionData, TransactionStep } from '../../src/schemas/step.ts'
import { createTestBench } from '../support/createTestBench.ts'

const stranger = '0x000000000000000000000000000000000000dEaD'
const { client, question, chains } = createTestBench()
let token: Quote
let native: Quote

beforeAll(async () => {
  token = await getQuote(client, question('USDC'))
  native = await getQuote(client, question('ETH'))
})

/** The quote with one transaction changed; 0 is the approval of a token quote. */
function withItem(
  quote: Quote,
  at: number,
  change: (data: TransactionData) => Partial<TransactionData>,
): Quote {
  return {
    ...quote,
    steps: quote.steps.map((step, index) =>
      index === at && step.kind === 'transaction'
        ? {
            ...step,
            items: step.items.map((item) => ({ ...item, data: { ...item.data, ...change(item.data) } })),
          }
        : step,
    ),
  }
}

const withDetails = (quote: Quote, change: Partial<Quote['details']>): Quote => ({
  ...quote,
  details: { ...quote.details, ...change },
})
const approve = (spender: `0x${string}`, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
const blocksOf = (quote: Quote) => auditQuote(quote).filter(({ severity }) => severity === 'block')
const rulesOf = (quote: Quote) => blocksOf(quote).map(({ rule }) => rule)
const spenderOf = (quote: Quote) => {
  const [, deposit] = quote.steps as [TransactionStep, TransactionStep]
  const to = deposit.items[0]?.data.to
  if (!to) throw new TypeError('no deposit in the quote')
  return to
}

describe('auditQuote', () => {
  it('default: finds nothing in good quotes', () => {
    expect(blocksOf(token)).toEqual([])
    expect(blocksOf(native)).toEqual([])
  })

  const mutations: [string, string, () => Quote][] = [
    ['another recipient', 'recipient', () => withDetails(token, { recipient: stranger })],
    ['another sender', 'sender', () => withDetails(token, { sender: stranger })],
    [
      'another input currency',
      'input-currency',
      () => withDetails(token, { currencyIn: native.details.currencyIn }),
    ],
    [
      'another output currency',
      'output-currency',
      () => withDetails(token, { currencyOut: native.details.currencyOut }),
    ],
    [
      'the output on another chain',
      'output-currency',
      () => withDetails(token, { currencyOut: token.details.currencyIn }),
    ],
    [
      'a larger input',
      'input-amount',
      () => withDetails(token, { currencyIn: { ...token.details.currencyIn, amount: 100_000_001n } }),
    ],
    [
      'less than an exact output',
      'output-amount',
      () => ({
        ...token,
        parameters: { ...token.parameters, tradeType: 'EXACT_OUTPUT', amount: 100_000_000n },
      }),
    ],
    [
      'a minimum above the amount',
      'minimum-amount',
      () =>
        withDetails(token, {
          currencyOut: { ...token.details.currencyOut, minimumAmount: token.details.currencyOut.amount + 1n },
        }),
    ],
    [
      'a transaction on another chain',
      'item-chain',
      () => withItem(token, 1, () => ({ chainId: chains[1].id })),
    ],
    ['a transaction of another account', 'item-sender', () => withItem(token, 1, () => ({ from: stranger }))],
    ['native currency beside a token', 'native-outflow', () => withItem(token, 1, () => ({ value: 1n }))],
    [
      'more native currency than quoted',
      'native-outflow',
      () => withItem(native, 0, ({ value }) => ({ value: value + 1n })),
    ],
    [
      'an unlimited approval',
      'approval-amount',
      () => withItem(token, 0, () => ({ data: approve(spenderOf(token), maxUint256) })),
    ],
    [
      'an approval one unit too high',
      'approval-amount',
      () => withItem(token, 0, () => ({ data: approve(spenderOf(token), 100_000_001n) })),
    ],
    [
      'an approval of a stranger',
      'approval-spender',
      () => withItem(token, 0, () => ({ data: approve(stranger, 100_000_000n) })),
    ],
    [
      'an approval of the token itself',
      'approval-spender',
      () => withItem(token, 0, ({ to }) => ({ data: approve(to, 100_000_000n) })),
    ],
    [
      'transfers that are too much only together',
      'token-outflow',
      () => {
        const transfer = withItem(token, 0, () => ({
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: 'transfer',
            args: [stranger, 60_000_000n],
          }),
        }))
        const [first, ...rest] = transfer.steps
        return first ? { ...transfer, steps: [first, first, ...rest] } : transfer
      },
    ],
    ['an approval of another token', 'foreign-token', () => withItem(token, 0, () => ({ to: stranger }))],
    [
      'a transfer of more than the input',
      'token-outflow',
      () =>
        withItem(token, 0, () => ({
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: 'transfer',
            args: [stranger, 100_000_001n],
          }),
        })),
    ],
    [
      'a transferFrom',
      'token-call',
      () =>
        withItem(token, 0, () => ({
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: 'transferFrom',
            args: [stranger, stranger, 1n],
          }),
        })),
    ],
    ['setApprovalForAll', 'token-call', () => withItem(token, 0, () => ({ data: '0xa22cb465' }))],
    ['a permit', 'token-call', () => withItem(token, 0, () => ({ data: '0xd505accf' }))],
    ['a cut approval', 'token-call', () => withItem(token, 0, () => ({ data: '0x095ea7b3' }))],
    ['an unknown call of the token', 'token-call', () => withItem(token, 0, () => ({ data: '0xdeadbeef' }))],
    [
      'an absolute check address',
      'check-endpoint',
      () => withCheck('https://evil.example/intents/status?requestId='),
    ],
    ['a check address of another host', 'check-endpoint', () => withCheck('//evil.example/x?requestId=')],
    ['a check path with dots', 'check-endpoint', () => withCheck('/../admin?requestId=')],
    ['an encoded check path', 'check-endpoint', () => withCheck('/intents%2fstatus?requestId=')],
    ['another parameter in the check', 'check-endpoint', () => withCheck('/intents/status?a=1&requestId=')],
    ["someone else's request", 'check-endpoint', () => withCheck('/intents/status?requestId=0')],
    ['no check at all', 'request-id', () => withCheck(undefined)],
  ]

  function withCheck(endpoint: string | undefined): Quote {
    return {
      ...native,
      steps: native.steps.map((step) =>
        step.kind === 'transaction'
          ? {
              ...step,
              items: step.items.map((item) => ({
                ...item,
                check:
                  endpoint === undefined
                    ? undefined
                    : { method: 'GET' as const, endpoint: `${endpoint}${step.requestId}` },
              })),
            }
          : step,
      ),
    }
  }

  it.each(mutations)('error: %s is blocked', (_, rule, quote) => {
    expect(rulesOf(quote())).toContain(rule)
  })

  it('behavior: the letter case of an address does not matter', () => {
    expect(blocksOf(withDetails(token, { recipient: token.details.recipient.toLowerCase() }))).toEqual([])
  })
})
