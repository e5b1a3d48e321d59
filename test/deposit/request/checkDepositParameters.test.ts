import { mainnet, optimism } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { checkDepositParameters } from '../../../src/deposit/request/checkDepositParameters.ts'
import type { DepositAddressParameters } from '@causeway/react/execution'
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
  acceptedRefundTo: refundTo,
}
const check = (change: DepositAddressParameters, changedContext: Partial<typeof context> = {}) =>
  checkDepositParameters({ ...good, ...change }, { ...context, ...changedContext })

describe('checkDepositParameters', () => {
  const asked = {
    user: account,
    originChainId: 1,
    originCurrency: `0x${'0'.repeat(40)}`,
    destinationChainId: 10,
    destinationCurrency: `0x${'0'.repeat(40)}`,
    amount: 5n,
    tradeType: 'EXACT_INPUT',
    recipient,
    refundTo,
    recoveryAddress: undefined,
    useDepositAddress: true,
    strict: true,
    ttl: 3600,
  }
  const accepted = { refusal: undefined, problems: [], quoteParameters: asked, isReady: true }

  it('default: accepts parameters that nothing speaks against', () => {
    expect(check({})).toEqual(accepted)
  })

  it.each([undefined, '', '  '])('default: lets the connected account receive where %j is named', (none) => {
    const { quoteParameters, isReady } = check({ recipient: none })
    expect(quoteParameters?.recipient).toBe(account)
    expect(isReady).toBe(true)
  })

  it('behavior: does not send whom a server of the page pays', () => {
    expect(check({ appFeeRecipients: [contract] })).toEqual(accepted)
  })

  it('behavior: drops spaces around a recipient', () => {
    expect(check({ recipient: ` ${recipient} ` }).quoteParameters?.recipient).toBe(recipient)
  })

  it('behavior: asks for a recipient without a wallet', () => {
    const { problems, quoteParameters, isReady } = checkDepositParameters(
      { ...good, recipient: undefined },
      { ...context, account: undefined },
    )
    expect(problems).toEqual([{ field: 'recipient', code: 'missing' }])
    expect(quoteParameters).toBeUndefined()
    expect(isReady).toBe(false)
  })

  it('behavior: is not ready with one problem', () => {
    const { problems, quoteParameters, isReady } = check({ recipient: contract })
    expect(problems).toEqual([{ field: 'recipient', code: 'contract' }])
    expect(quoteParameters).toEqual({ ...asked, recipient: contract })
    expect(isReady).toBe(false)
  })

  it('behavior: is not ready with a refusal', () => {
    const { refusal, problems, isReady } = check({ type: 'open', tradeType: 'EXACT_OUTPUT' })
    expect(refusal).toBe('exactOutput')
    expect(problems).toEqual([])
    expect(isReady).toBe(false)
  })

  it('behavior: asks for nothing without a destination chain', () => {
    expect(check({ destinationChainId: undefined })).toMatchObject({
      quoteParameters: undefined,
      isReady: false,
    })
  })

  describe('outside the EVM', () => {
    it('behavior: does not let the connected account receive there', () => {
      const { problems, isReady } = check({ destinationChainId: bitcoin.chain.id, recipient: undefined })
      expect(problems).toEqual([{ field: 'recipient', code: 'missing' }])
      expect(isReady).toBe(false)
    })

    it.each(Object.values(destinations))('behavior: reads $chain.name by its own rules', (there) => {
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
      expect(refusal).toBe('otherToken')
      expect(problems).toEqual([])
    })

    it.each(Object.values(destinations))(
      'behavior: refunds funds from $chain.name on that network',
      (there) => {
        const { quoteParameters, isReady } = check({
          originChainId: there.chain.id,
          refundTo: there.recipient,
          acceptedRefundTo: there.recipient,
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

    it('behavior: pays and receives a named token in place of the native token', () => {
      const { token, chain } = solana
      const paid = check({
        originChainId: chain.id,
        originCurrency: token.address,
        refundTo: solana.recipient,
        acceptedRefundTo: solana.recipient,
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

  it('default: finds two requests for the same to be the same', () => {
    expect(isSameQuoteParameters(one, check({}).quoteParameters)).toBe(true)
  })

  it.each<[string, DepositAddressParameters]>([
    ['amount', { amount: 6n }],
    ['refund address', { refundTo: recipient }],
    ['type', { type: 'open' }],
  ])('behavior: tells another %s apart', (_, change) => {
    expect(isSameQuoteParameters(one, check(change).quoteParameters)).toBe(false)
  })

  it('behavior: finds nothing to be the same as a missing request', () => {
    expect(isSameQuoteParameters(undefined, undefined)).toBe(false)
    expect(isSameQuoteParameters(one, undefined)).toBe(false)
    expect(isSameQuoteParameters(undefined, one)).toBe(false)
  })
})
