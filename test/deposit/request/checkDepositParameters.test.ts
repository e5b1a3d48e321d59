import { mainnet, optimism } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { checkDepositParameters } from '../../../src/deposit/request/checkDepositParameters.ts'
import { type DepositAddressParameters, toDepositQuoteParameters } from '@causeway/react/execution'
import { isSameQuoteParameters } from '../../../src/deposit/request/isSameQuoteParameters.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'

const { bitcoin, solana } = destinations
const account = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const refundTo = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

const context = {
  chains: [solana.chain, mainnet, optimism, bitcoin.chain],
  account,
  known: { tokens: [], contracts: [contract], depositAddresses: [] },
}
const good: DepositAddressParameters = {
  originChainId: mainnet.id,
  destinationChainId: optimism.id,
  amount: 5n,
  recipient,
  refundTo,
  acknowledgedRefundTo: refundTo,
}
const check = (change: DepositAddressParameters, changedContext: Partial<typeof context> = {}) =>
  checkDepositParameters({ ...good, ...change }, { ...context, ...changedContext })

describe('checkDepositParameters', () => {
  it('default: nothing speaks against it', () => {
    expect(check({})).toEqual({
      refusal: undefined,
      problems: [],
      quoteParameters: toDepositQuoteParameters(good, account),
      isReady: true,
    })
  })

  it.each([undefined, '', '  '])('default: the connected account receives where %j is named', (none) => {
    const { quoteParameters, isReady } = check({ recipient: none })
    expect(quoteParameters?.recipient).toBe(account)
    expect(isReady).toBe(true)
  })

  it('behavior: whom a server of the page pays is not sent', () => {
    expect(check({ appFeeRecipients: [contract] })).toEqual(check({}))
  })

  it('behavior: spaces around a recipient are dropped', () => {
    expect(check({ recipient: ` ${recipient} ` }).quoteParameters?.recipient).toBe(recipient)
  })

  it('behavior: without a wallet somebody must be named', () => {
    const { problems, quoteParameters, isReady } = checkDepositParameters(
      { ...good, recipient: undefined },
      { ...context, account: undefined },
    )
    expect(problems).toEqual([{ field: 'recipient', code: 'missing' }])
    expect(quoteParameters).toBeUndefined()
    expect(isReady).toBe(false)
  })

  it('behavior: one problem is enough', () => {
    const { problems, quoteParameters, isReady } = check({ recipient: contract })
    expect(problems).toEqual([{ field: 'recipient', code: 'contract' }])
    expect(quoteParameters).toBeDefined()
    expect(isReady).toBe(false)
  })

  it('behavior: a refusal is enough', () => {
    const { refusal, problems, isReady } = check({ type: 'open', tradeType: 'EXACT_OUTPUT' })
    expect(refusal).toBeDefined()
    expect(problems).toEqual([])
    expect(isReady).toBe(false)
  })

  it('behavior: nothing is asked for without a chain', () => {
    expect(check({ destinationChainId: undefined })).toMatchObject({
      quoteParameters: undefined,
      isReady: false,
    })
  })

  describe('outside the EVM', () => {
    it('behavior: the connected account does not receive there', () => {
      const { problems, isReady } = check({ destinationChainId: bitcoin.chain.id, recipient: undefined })
      expect(problems).toEqual([{ field: 'recipient', code: 'missing' }])
      expect(isReady).toBe(false)
    })

    it.each(Object.values(destinations))('behavior: $chain.name is read by its own rules', (there) => {
      const { quoteParameters, refusal, problems } = check({
        destinationChainId: there.chain.id,
        recipient: there.recipient,
      })
      expect(quoteParameters).toMatchObject({
        recipient: there.recipient,
        destinationCurrency: there.chain.nativeCurrency.address,
        originCurrency: `0x${'0'.repeat(40)}`,
        user: account,
      })
      // From the EVM an address is given for the same currency only.
      expect(refusal).toBe('otherCurrency')
      expect(problems).toEqual([])
    })

    it.each(Object.values(destinations))(
      'behavior: money that comes from $chain.name goes back there',
      (there) => {
        const { quoteParameters, isReady } = check({
          originChainId: there.chain.id,
          refundTo: there.recipient,
          acknowledgedRefundTo: there.recipient,
          recoveryAddress: there.recipient,
        })
        expect(quoteParameters).toMatchObject({
          user: there.recipient,
          refundTo: there.recipient,
          recoveryAddress: there.recipient,
          originCurrency: there.chain.nativeCurrency.address,
          destinationCurrency: `0x${'0'.repeat(40)}`,
        })
        expect(isReady).toBe(true)
        expect(check({ originChainId: there.chain.id }).isReady).toBe(false)
      },
    )

    it('behavior: a token that is named stands for the native currency', () => {
      const { token, chain } = solana
      const paid = check({
        originChainId: chain.id,
        originCurrency: token.address,
        refundTo: solana.recipient,
        acknowledgedRefundTo: solana.recipient,
      })
      expect(paid.quoteParameters?.originCurrency).toBe(token.address)
      const received = check({
        destinationChainId: chain.id,
        destinationCurrency: token.address,
        recipient: solana.recipient,
      })
      expect(received.quoteParameters?.destinationCurrency).toBe(token.address)
    })
  })
})

describe('isSameQuoteParameters', () => {
  const { quoteParameters: one } = check({})

  it('default: what asks for the same is the same', () => {
    expect(isSameQuoteParameters(one, check({}).quoteParameters)).toBe(true)
  })

  it.each<[string, DepositAddressParameters]>([
    ['amount', { amount: 6n }],
    ['refund address', { refundTo: recipient }],
    ['type', { type: 'open' }],
  ])('behavior: another %s is not', (_, change) => {
    expect(isSameQuoteParameters(one, check(change).quoteParameters)).toBe(false)
  })

  it('behavior: what is missing equals nothing', () => {
    expect(isSameQuoteParameters(undefined, undefined)).toBe(false)
    expect(isSameQuoteParameters(one, undefined)).toBe(false)
    expect(isSameQuoteParameters(undefined, one)).toBe(false)
  })
})
