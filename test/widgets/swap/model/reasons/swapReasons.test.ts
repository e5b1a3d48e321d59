import { describe, expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import type { AddressFindings } from '@causeway/react/widgets'
import { addressRisk } from '../../../../../src/widgets/swap/model/reasons/addressReasons.ts'
import { swapExamples } from '../../../../../src/widgets/swap/model/reasons/swapExamples.ts'
import { swapReasons } from '../../../../../src/widgets/swap/model/reasons/swapReasons.ts'
import type {
  SwapReasonsInput,
  SwapSideFacts,
} from '../../../../../src/widgets/swap/model/reasons/swapReasonsInput.ts'

const usdc: Token = {
  chainId: 1,
  address: '0x0000000000000000000000000000000000000001',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
const dai: Token = { ...usdc, chainId: 2, address: `0x${'d'.repeat(40)}`, symbol: 'DAI', decimals: 18 }
const sideOf = (token: Token): SwapSideFacts => ({
  id: token,
  token,
  chain: `Chain ${token.chainId}`,
  isKnownChain: true,
  isEvm: true,
  isPaidToDepositAddress: false,
  isAllowed: true,
})
const address = '0x00000000000000000000000000000000000000aA'
const nobody: AddressFindings = {
  address: undefined,
  problem: undefined,
  lookAlike: undefined,
  isFirstUse: false,
  isContract: false,
  isMissing: false,
}
const good: SwapReasonsInput = {
  isConnected: true,
  pay: sideOf(usdc),
  receive: sideOf(dai),
  isAllowedPair: true,
  isPayment: false,
  isAmountFixed: false,
  side: 'pay',
  amount: { status: 'valid', amount: 5n },
  spent: 5n,
  balance: 5n,
  gas: { fee: 1n, balance: 1n, isPaidWith: false },
  recipient: nobody,
  refundTo: nobody,
  slippage: { status: 'automatic' },
  acceptedRisks: [],
  isMaybePaid: false,
  isSwapPending: false,
  isOtherWalletPrompted: false,
  isVetoPending: false,
  opensDeposit: false,
  veto: undefined,
  quoteStatus: 'ready',
  isQuoteRefused: false,
  isQuoteRenewing: false,
  isPermitRefused: false,
  format: String,
  symbols: { pay: 'USDC', receive: 'DAI', native: 'ETH' },
  examples: { amount: '1234.5', percent: '0.5' },
}
const unknown: SwapSideFacts = { ...sideOf(usdc), token: undefined }
const bps = (amount: number) => ({ slippage: { status: 'valid', bps: amount, warning: undefined } }) as const

describe('swapReasons', () => {
  it('default: gives no reasons against a complete form', () => {
    expect(swapReasons(good)).toEqual({ reasons: [], canRequestQuote: true })
  })

  it.each([
    ['pay', { symbol: 'USDC', count: 6, example: '1234.5' }],
    ['receive', { symbol: 'DAI', count: 18, example: '1234.5' }],
  ] as const)('behavior: counts decimals by the token of the side that was entered: %s', (side, values) => {
    const amount = { status: 'invalid', problem: 'decimals' } as const
    expect(swapReasons({ ...good, side, amount, spent: undefined }).reasons).toMatchObject([{ values }])
  })

  it('behavior: gives the balance for a shortage, and the network fee for missing gas', () => {
    const format = (amount: bigint, currency: string) => `${amount} of ${currency}`
    const short = { ...good, format, spent: 9n, balance: 7n }
    expect(swapReasons(short).reasons).toMatchObject([{ values: { symbol: 'USDC', amount: '7 of pay' } }])
    const dry = { ...good, format, gas: { fee: 3n, balance: 2n, isPaidWith: false } }
    const values = { symbol: 'ETH', amount: '3 of native', chain: 'Chain 1' }
    expect(swapReasons(dry).reasons).toMatchObject([{ values }])
  })

  const notEvm: SwapSideFacts = { ...good.pay, isEvm: false }
  const byHand: SwapSideFacts = { ...notEvm, isPaidToDepositAddress: true }
  const lookAlike: AddressFindings = { ...nobody, address, lookAlike: usdc.address }

  it.each<[told: string, change: Partial<SwapReasonsInput>, more?: object]>([
    ['vetoPending wait swap.submit.asking swap.submit.asking', { isVetoPending: true }],
    ['swapPending wait reason.swapPending swap.submit.pending', { isSwapPending: true }],
    [
      'chooseToken pay todo reason.chooseToken swap.submit.chooseToken, no quote',
      { pay: { ...unknown, id: undefined } },
    ],
    [
      'unknownToken pay error reason.unknownToken swap.submit.chooseToken, no quote',
      { pay: unknown, isAllowedPair: false },
      { values: undefined },
    ],
    [
      'unknownToken receive error reason.unknownChain swap.submit.chooseToken, no quote',
      { receive: { ...good.receive, token: undefined, isKnownChain: false }, isAllowedPair: false },
      { values: { chain: '2' } },
    ],
    [
      'notAllowed receive error reason.notAllowed swap.submit.chooseToken, no quote',
      { receive: { ...good.receive, isAllowed: false } },
      { values: { symbol: 'DAI', chain: 'Chain 2' } },
    ],
    [
      'notAllowed receive error reason.pairNotAllowed swap.submit.chooseToken, no quote',
      { isAllowedPair: false },
    ],
    ['sameToken receive error reason.sameToken swap.submit.chooseToken, no quote', { receive: good.pay }],
    [
      'depositOnly pay error reason.depositOnly swap.submit.chooseToken, no quote',
      { pay: notEvm, receive: { ...good.receive, isEvm: false } },
      { values: { chain: 'Chain 1' } },
    ],
    [
      'depositOnly todo reason.payByDeposit deposit.title, no quote',
      { pay: byHand, opensDeposit: true },
      { values: { chain: 'Chain 1' } },
    ],
    [
      'depositOnly todo reason.payByDeposit swap.submit.chooseToken, no quote',
      { pay: byHand },
      { values: { chain: 'Chain 1' } },
    ],
    [
      'invalidSlippage slippage error reason.slippage.format swap.submit.checkSlippage, no quote',
      { slippage: { status: 'invalid' } },
      { values: { example: '0.5' } },
    ],
    ['connect todo reason.connect swap.submit.connect', { isConnected: false }],
    [
      'enterAmount amount todo reason.enterAmount swap.submit.enterAmount, no quote',
      { amount: { status: 'empty' } },
    ],
    [
      'ambiguousAmount amount todo reason.amount.ambiguous swap.submit.chooseAmount, no quote',
      { amount: { status: 'invalid', problem: 'ambiguous', suggestions: [7n, 9n] } },
    ],
    [
      'invalidAmount amount error reason.amount.decimals swap.submit.checkAmount, no quote',
      { amount: { status: 'invalid', problem: 'decimals' } },
      { values: { example: '1234.5', symbol: 'USDC', count: 6 } },
    ],
    [
      'invalidAmount amount error reason.zeroAmount swap.submit.checkAmount, no quote',
      { amount: { status: 'valid', amount: 0n } },
    ],
    [
      'insufficientBalance pay error reason.insufficientBalance swap.submit.insufficientBalance',
      { spent: 9n, isAmountFixed: true },
      { values: { symbol: 'USDC', amount: '5' } },
    ],
    [
      'insufficientGas amount error reason.leaveGas swap.submit.insufficientBalance',
      { gas: { fee: 3n, balance: 7n, isPaidWith: true } },
      { values: { symbol: 'ETH', amount: '3', chain: 'Chain 1' } },
    ],
    [
      'insufficientGas warning reason.noGas swap.submit.insufficientBalance',
      { gas: { fee: 3n, balance: 2n, isPaidWith: false } },
      { values: { symbol: 'ETH', amount: '3', chain: 'Chain 1' } },
    ],
    [
      'enterRecipient recipient todo reason.enterRecipient swap.submit.enterRecipient, no quote',
      { recipient: { ...nobody, isMissing: true } },
      { values: { chain: 'Chain 2' } },
    ],
    [
      'invalidRecipient recipient error reason.address.checksum swap.submit.checkRecipient, no quote',
      { recipient: { ...lookAlike, problem: 'checksum', isMissing: true } },
    ],
    [
      'invalidRecipient recipient error reason.address.lookAlike swap.submit.checkRecipient',
      { recipient: lookAlike },
      { risk: `address ${address.toLowerCase()}` },
    ],
    [
      'invalidRefund refundTo error reason.address.zero swap.submit.checkRefund, no quote',
      { refundTo: { ...nobody, problem: 'zero' } },
    ],
    [
      'invalidRefund refundTo error reason.address.lookAlike swap.submit.checkRefund',
      { refundTo: lookAlike, acceptedRisks: [addressRisk(dai.address)] },
      { risk: `address ${address.toLowerCase()}` },
    ],
    ['maybePaid warning reason.maybePaid checkout.submit', { isMaybePaid: true }],
    [
      'otherWalletPrompted wait reason.otherWalletPrompted swap.submit.otherWallet',
      { isOtherWalletPrompted: true },
    ],
    ['vetoed error reason.vetoed swap.submit.vetoed', { veto: '' }],
    [
      'permitRefused usePermit error reason.permit swap.submit.noQuote',
      { quoteStatus: 'error', isPermitRefused: true },
    ],
    ['quoteError error error.serviceUnknown swap.submit.retry', { quoteStatus: 'error' }],
    [
      'quoteError error error.serviceUnknown swap.submit.noQuote',
      { quoteStatus: 'error', isQuoteRefused: true },
    ],
    ['offline wait reason.offline swap.submit.offline', { quoteStatus: 'offline', isPermitRefused: true }],
    ['quoteLoading wait swap.submit.loading swap.submit.loading', { quoteStatus: 'loading' }],
    ['quoteExpired wait reason.quoteExpired swap.submit.retry', { quoteStatus: 'expired' }],
    [
      'quoteExpired wait reason.quoteExpired swap.submit.loading',
      { quoteStatus: 'expired', isQuoteRenewing: true },
    ],
    [
      'quoteError error error.serviceUnknown swap.submit.loading',
      { quoteStatus: 'error', isQuoteRenewing: true },
    ],
  ])('default: %s', (told, change, more = {}) => {
    const { reasons, canRequestQuote } = swapReasons({ ...good, ...change })
    const texts = reasons.map(({ code, field, kind, message, label, ...others }) => {
      expect(others).toEqual(more)
      return [code, field, kind, message, label].filter((text) => text !== undefined).join(' ')
    })
    expect(`${texts.join()}${canRequestQuote ? '' : ', no quote'}`).toBe(told)
  })

  it.each<[string, Partial<SwapReasonsInput>, string[]]>([
    ['no wallet', { isConnected: false, balance: undefined, quoteStatus: 'idle' }, ['connect todo']],
    ['no token', { pay: { ...unknown, id: undefined } }, ['chooseToken todo pay']],
    ['an unknown token', { pay: unknown }, ['unknownToken error pay']],
    ['an unknown chain', { receive: { ...unknown, isKnownChain: false } }, ['unknownToken error receive']],
    ['a token that is not allowed', { pay: { ...good.pay, isAllowed: false } }, ['notAllowed error pay']],
    ['a pair that is not allowed', { isAllowedPair: false }, ['notAllowed error receive']],
    ['twice the same token', { receive: good.pay, isAllowedPair: false }, ['sameToken error receive']],
    ['the same token, as a payment', { receive: good.pay, isPayment: true }, []],
    ['a sum that the page names', { spent: 6n, isAmountFixed: true }, ['insufficientBalance error pay']],
    ['no amount', { amount: { status: 'empty' }, spent: undefined }, ['enterAmount todo amount']],
    ['an amount of zero', { amount: { status: 'valid', amount: 0n } }, ['invalidAmount error amount']],
    [
      'too many decimals',
      { amount: { status: 'invalid', problem: 'decimals' }, spent: undefined },
      ['invalidAmount error amount'],
    ],
    [
      'two readings',
      { amount: { status: 'invalid', problem: 'ambiguous', suggestions: [7n, 9n] }, spent: undefined },
      ['ambiguousAmount todo amount'],
    ],
    ['more than the balance', { spent: 6n }, ['insufficientBalance error amount']],
    ['an unknown balance', { balance: undefined }, []],
    ['an unknown price', { side: 'receive', spent: undefined }, []],
    [
      'an unknown price, with gas that is short',
      { spent: undefined, gas: { fee: 2n, balance: 1n, isPaidWith: false } },
      [],
    ],
    [
      'what is paid by hand, where it is not allowed',
      { pay: { ...byHand, isAllowed: false } },
      ['notAllowed error pay'],
    ],
    [
      'what is paid by hand, of which nothing is known',
      { pay: { ...byHand, token: undefined } },
      ['unknownToken error pay'],
    ],
    [
      'gas in another currency that is short',
      { gas: { fee: 2n, balance: 1n, isPaidWith: false } },
      ['insufficientGas warning'],
    ],
    [
      'an amount that leaves too little for gas',
      { gas: { fee: 1n, balance: 5n, isPaidWith: true } },
      ['insufficientGas error amount'],
    ],
    ['an amount that leaves enough', { gas: { fee: 1n, balance: 6n, isPaidWith: true } }, []],
    ['an unknown fee', { gas: undefined }, []],
    [
      'an invalid recipient',
      { recipient: { ...nobody, problem: 'checksum' } },
      ['invalidRecipient error recipient'],
    ],
    [
      'a recipient that looks like a known one',
      { recipient: { ...nobody, address, lookAlike: usdc.address } },
      ['invalidRecipient error recipient'],
    ],
    [
      'the same, compared',
      {
        recipient: { ...nobody, address, lookAlike: usdc.address },
        acceptedRisks: [addressRisk(address)],
      },
      [],
    ],
    [
      'a refund address that is the zero address',
      { refundTo: { ...nobody, address, problem: 'zero' } },
      ['invalidRefund error refundTo'],
    ],
    [
      'a first recipient, a contract',
      { recipient: { ...nobody, address, isFirstUse: true, isContract: true } },
      [],
    ],
    ['an invalid tolerance', { slippage: { status: 'invalid' } }, ['invalidSlippage error slippage']],
    [
      'an invalid tolerance, where a deposit address would take it along',
      { slippage: { status: 'invalid' }, pay: { ...good.pay, isPaidToDepositAddress: true } },
      ['invalidSlippage error slippage', 'depositOnly todo'],
    ],
    ['a high tolerance, which the review asks about', bps(5_000), []],
    ['a veto', { veto: 'Not today' }, ['vetoed error']],
    ['being offline', { quoteStatus: 'offline' }, ['offline wait']],
    ['a quote on its way', { quoteStatus: 'loading' }, ['quoteLoading wait']],
    ['no quote', { quoteStatus: 'error' }, ['quoteError error']],
    ['an old quote', { quoteStatus: 'expired' }, ['quoteExpired wait']],
    [
      'several at once',
      {
        isConnected: false,
        amount: { status: 'empty' },
        spent: undefined,
        pay: unknown,
        slippage: { status: 'invalid' },
        recipient: { ...nobody, problem: 'format' },
        veto: '',
        quoteStatus: 'idle',
      },
      [
        'unknownToken error pay',
        'invalidSlippage error slippage',
        'connect todo',
        'enterAmount todo amount',
        'invalidRecipient error recipient',
        'vetoed error',
      ],
    ],
  ])('parameters: %s', (_, change, expected) => {
    const { reasons } = swapReasons({ ...good, ...change })
    expect(reasons.map(({ code, kind, field }) => [code, kind, field].filter(Boolean).join(' '))).toEqual(
      expected,
    )
  })
})

it('default: writes examples as the locale writes numbers, without groups', () => {
  const both = (locale: string) => {
    const { amount, percent } = swapExamples(locale)
    return [amount, percent]
  }
  expect([both('en'), both('de')]).toEqual([
    ['1234.5', '0.5'],
    ['1234,5', '0,5'],
  ])
})

it('behavior: identifies the risk of an address in any spelling', () => {
  const base58 = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
  expect(addressRisk(dai.address)).toBe(addressRisk(dai.address.toLowerCase()))
  expect(addressRisk(base58)).not.toBe(addressRisk(base58.replace('7x', '7X')))
})
