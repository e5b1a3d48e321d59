import { decodeFunctionData, parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { quoteItemsOf, transactionsOf } from '../../../../src/decode/quoteItems.ts'
import { erc20Abi } from '../../../src/contracts/generated/abis.ts'
import { getAuditedQuote, onOneChain, receivers } from '../environment/getAuditedQuote.ts'
import { payAndSettle } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'

const units = (amount: string) => parseUnits(amount, 6)

/** Approvals before a deposit or a swap, and tokens that behave badly, on whichever ledger. */
export function describeApprovals(environment: () => ServiceEnvironment): void {
  describe('approvals', () => {
    it.each(['USDC', 'USDT'])('default: %s is approved once, exactly', async (from) => {
      const quote = await getAuditedQuote(environment(), { from, to: from, amount: units('25') })
      expect(approvalsOf(quote)).toEqual([units('25')])
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      const out = quote.details.currencyOut.amount
      expect(moved).toEqual({
        [`Alder ${from} user`]: -units('25'),
        [`Alder ${from} depository`]: units('25'),
        [`Birch ${from} user`]: out,
        [`Birch ${from} solver`]: -out,
      })
    })

    it.each([
      ['deposit', (asked: RequestedQuote) => asked],
      ['swap', (asked: RequestedQuote) => onOneChain(environment(), { ...asked, to: 'DAI' })],
    ])('behavior: a rest of an approval of USDT is reset before a %s', async (last, toParameters) => {
      const asked = { from: 'USDT', to: 'USDT', amount: units('40') }
      const first = await getAuditedQuote(environment(), toParameters(asked))
      // Approved, and then not used.
      await environment().pay({ ...first, steps: first.steps.slice(0, 1) })
      const quote = await getAuditedQuote(environment(), toParameters({ ...asked, amount: units('41') }))
      expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'approve', last])
      expect(approvalsOf(quote)).toEqual([0n, units('41')])
      expect(quote.fees.gas?.amount).toBeGreaterThan(first.fees.gas?.amount ?? 0n)
      const { request } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
    })

    it('behavior: a plain token is approved anew without a reset', async () => {
      const first = await getAuditedQuote(environment(), { from: 'USDC', to: 'USDC', amount: units('40') })
      await environment().pay({ ...first, steps: first.steps.slice(0, 1) })
      const quote = await getAuditedQuote(environment(), { from: 'USDC', to: 'USDC', amount: units('41') })
      expect(approvalsOf(quote)).toEqual([units('41')])
      const { request } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
    })

    it('behavior: what is approved already is not approved again', async () => {
      const first = await getAuditedQuote(environment(), { from: 'USDT', to: 'USDT', amount: units('40') })
      await environment().pay({ ...first, steps: first.steps.slice(0, 1) })
      const quote = await getAuditedQuote(environment(), { from: 'USDT', to: 'USDT', amount: units('40') })
      expect(quote.steps.map(({ id }) => id)).toEqual(['deposit'])
      const { request } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
    })
  })

  describe('taxed token', () => {
    it('behavior: less arrives than was quoted, so that the rest of it is refunded', async () => {
      const asked = { from: 'TOLL', to: 'USDC', amount: parseEther('100'), refundTo: receivers.recipient }
      const quote = await getAuditedQuote(environment(), asked)
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress).toMatchObject({
        status: 'refund',
        failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
      })
      // A hundredth is lost on the way in, and one on the way back.
      expect(moved).toEqual({
        'Alder TOLL user': -parseEther('100'),
        'Alder TOLL recipient': parseEther('98.01'),
        'Alder TOLL toll': parseEther('1.99'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        data: { refundCurrencyData: { amount: parseEther('99').toString() } },
      })
    })
  })
}

interface RequestedQuote {
  from: string
  to: string
  amount: bigint
}

/** The amounts that a quote's transactions approve, in order. */
function approvalsOf({ steps }: Quote): bigint[] {
  return transactionsOf(quoteItemsOf(steps))
    .slice(0, -1)
    .map(({ data }) => {
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: data.data })
      if (functionName !== 'approve') throw new TypeError(`${functionName} is no approval.`)
      return args[1]
    })
}
