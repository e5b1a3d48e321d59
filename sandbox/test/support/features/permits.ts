import { encodeFunctionData, parseEther, parseUnits, type Hex } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { type Quote, getRequestStatus } from '@causeway/react/actions'
import { depositoryAbi, permitErc20Abi } from '../../../src/contracts/generated/abis.ts'
import { permitDomain, permitTypes } from '../../../src/domain/ledger/permitTypes.ts'
import { toStatusV3Body } from '../../../src/requests/toStatusBody.ts'
import { createFamilies } from '../../../src/families/createFamilies.ts'
import { at } from '../at.ts'
import { getAuditedQuote, type SymbolQuoteParameters } from '../environment/getAuditedQuote.ts'
import { settleAfter } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { postItem, signatureItems, toSignable, type SignatureItem } from '../permits.ts'
import { currencyOf, orderIdOf, requestIdOf } from '../quotes.ts'

const amount = parseUnits('100', 6)

/** Every chain is of the EVM. */
const noFamilies = createFamilies([])

/** Deposits by permit and claims by message, on whichever ledger. */
export function describePermits(environment: () => ServiceEnvironment): void {
  const askPermit = (change: Partial<SymbolQuoteParameters> = {}) =>
    getAuditedQuote(environment(), { from: 'USDC', to: 'USDC', amount, usePermit: true, ...change })
  const askClaim = () => getAuditedQuote(environment(), { from: 'USDC', to: 'USDC', amount })
  const sign = (item: SignatureItem) => environment().sign(toSignable(item))
  const post = (item: SignatureItem, signature: string) => postItem(environment().client, item, signature)
  const itemOf = (quote: Quote, index = 0) => at(signatureItems(quote), index)
  const statusOf = (quote: Quote) => getRequestStatus(environment().client, { requestId: requestIdOf(quote) })
  const balance = () => {
    const { ledger, origin, user } = environment()
    return ledger.balanceOf(origin.id, currencyOf(origin, 'USDC').address, user)
  }
  /** Signs and posts the permit of a quote; the user pays no gas. */
  const usePermit = (quote: Quote) =>
    settleAfter(environment(), quote, async () => {
      const item = itemOf(quote)
      await post(item, await sign(item))
      return 0n
    })
  /** Sends the transactions of a quote or of an answer. */
  const payByHand = (quote: Quote) =>
    environment().pay({ ...quote, steps: quote.steps.filter(({ kind }) => kind === 'transaction') })

  describe('permits', () => {
    afterEach(() => environment().faults.clear())

    it('default: one signature, and the solver does the rest', async () => {
      const quote = await askPermit()
      expect(quote.steps.map(({ id, kind }) => [id, kind])).toEqual([['authorize', 'signature']])
      const { origin, user, clock } = environment()
      const item = itemOf(quote)
      expect(item).toEqual({
        sign: {
          signatureKind: 'eip712',
          domain: permitDomain(currencyOf(origin, 'USDC'), origin.id),
          types: { ReceiveWithAuthorization: permitTypes.ReceiveWithAuthorization },
          primaryType: 'ReceiveWithAuthorization',
          value: {
            from: user,
            to: origin.depository,
            value: amount.toString(),
            validAfter: '0',
            validBefore: (Math.floor(clock.now() / 1000) + 600).toString(),
            nonce: orderIdOf(quote),
          },
        },
        post: {
          endpoint: '/execute/permits',
          method: 'POST',
          body: { kind: 'eip3009', requestId: requestIdOf(quote), api: 'bridge' },
        },
      })
      const check = at(at(quote.steps, 0).items, 0).check
      expect(check?.endpoint).toBe(`/intents/status?requestId=${requestIdOf(quote)}`)
      expect(quote.fees.gas?.amount).toBe(0n)

      const seen: string[] = []
      const stop = environment().store.subscribe((one) => {
        if (one.id === requestIdOf(quote)) seen.push(toStatusV3Body(one, noFamilies).status)
      })
      const { request, moved } = await usePermit(quote)
      stop()
      // Pulled, but not seen by the watch yet: a deposited payment is never reported as waiting.
      expect(seen).toEqual(['depositing', 'pending', 'submitted', 'submitted', 'success'])
      const { amount: received } = quote.details.currencyOut
      expect(request.progress.status).toBe('success')
      expect(moved).toEqual({
        'Alder USDC user': -amount,
        'Alder USDC depository': amount,
        'Birch USDC user': received,
        'Birch USDC solver': -received,
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'success',
        features: ['gasless_execution'],
        data: { inTxs: [{ txHash: request.permit?.pulled?.transactionHash }] },
      })
    })

    it('behavior: the gas that the solver pays is in the fee, with the overhead that is asked for', async () => {
      const asked = await getAuditedQuote(environment(), { from: 'USDC', to: 'USDC', amount })
      const quotes = [asked, await askPermit(), await askPermit({ originGasOverhead: 10_000_000 })]
      const fees = quotes.map((quote) => quote.fees.relayerGas?.amount ?? 0n)
      expect(fees[1]).toBeGreaterThan(fees[0] ?? 0n)
      expect(fees[2]).toBeGreaterThan(fees[1] ?? 0n)
    })

    it('behavior: the same signature is used once, however often it is posted', async () => {
      const quote = await askPermit()
      const item = itemOf(quote)
      const signature = await sign(item)
      const { moved } = await settleAfter(environment(), quote, async () => {
        const answers = await Promise.all([post(item, signature), post(item, signature)])
        expect(answers).toEqual([
          { message: 'Success', steps: [] },
          { message: 'Success', steps: [] },
        ])
        return 0n
      })
      expect(moved['Alder USDC user']).toBe(-amount)
      const after = await balance()
      expect(await post(item, signature.toUpperCase().replace('0X', '0x'))).toEqual({
        message: 'Success',
        steps: [],
      })
      expect(await balance()).toBe(after)
    })

    it('error: a signature that is invalid, or for another request, moves nothing', async () => {
      const [quote, other] = [await askPermit(), await askPermit()]
      const before = await balance()
      const foreign = await sign(itemOf(other))
      for (const signature of [foreign, '0x', `0x${'12'.repeat(65)}`]) {
        await expect(post(itemOf(quote), signature)).rejects.toMatchObject({
          status: 400,
          message: expect.stringContaining('signature'),
        })
      }
      expect(await balance()).toBe(before)
      expect(await statusOf(quote)).toMatchObject({ status: 'pending', inTxHashes: [] })
    })

    it('parameters: permitExpiry, after which the permit is refused', async () => {
      const quote = await askPermit({ permitExpiry: 60 })
      const item = itemOf(quote)
      const signature = await sign(item)
      const before = await balance()
      await environment().clock.advance(60_000)
      await expect(post(item, signature)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('expired'),
      })
      expect(await balance()).toBe(before)
    })

    it('behavior: a quote that has expired takes no permit either', async () => {
      const quote = await askPermit({ ttl: 30 })
      const item = itemOf(quote)
      const signature = await sign(item)
      const before = await balance()
      await environment().clock.advance(30_001)
      await expect(post(item, signature)).rejects.toMatchObject({ status: 400 })
      expect(await balance()).toBe(before)
    })

    it('error: with too low a balance the request fails, and nothing is taken', async () => {
      const before = await balance()
      const quote = await askPermit({ amount: before + 1n })
      const item = itemOf(quote)
      const signature = await sign(item)
      for (let time = 0; time < 2; time++) {
        await expect(post(item, signature)).rejects.toMatchObject({
          status: 400,
          message: expect.stringContaining('GASLESS_PERMIT_BALANCE_TOO_LOW'),
        })
      }
      expect(await balance()).toBe(before)
      expect(await statusOf(quote)).toMatchObject({ status: 'failure', inTxHashes: [], txHashes: [] })
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'failure',
        data: { failReason: 'GASLESS_PERMIT_BALANCE_TOO_LOW', refundFailReason: null, inTxs: [] },
      })
    })

    it('behavior: where permits are not relayed, the answer has the steps to pay by transactions', async () => {
      environment().faults.play('permitsNotRelayed')
      const quote = await askPermit()
      const item = itemOf(quote)
      const signature = await sign(item)
      const { request, moved } = await settleAfter(environment(), quote, async () => {
        const before = await balance()
        const { steps } = await post(item, signature)
        expect(await balance()).toBe(before)
        expect(steps.map(({ id, kind }) => [id, kind])).toEqual([
          ['approve', 'transaction'],
          ['deposit', 'transaction'],
        ])
        expect(steps.map(({ requestId }) => requestId)).toEqual([requestIdOf(quote), requestIdOf(quote)])
        return environment().pay({ ...quote, steps })
      })
      expect(request.progress.status).toBe('success')
      expect(moved['Alder USDC user']).toBe(-amount)
      // The permit is still valid, and must not be used now.
      environment().faults.clear()
      const after = await balance()
      expect(await post(item, signature)).toEqual({ message: 'Success', steps: [] })
      expect(await balance()).toBe(after)
    })

    it('behavior: a contract signs by ERC-1271', async () => {
      await environment().asContract(async () => {
        const { request, moved } = await usePermit(await askPermit())
        expect(request.progress.status).toBe('success')
        expect(moved['Alder USDC user']).toBe(-amount)
      })
    })

    it('behavior: another account may pay the gas of a permit, and the request gets its deposit', async () => {
      const quote = await askPermit()
      const item = itemOf(quote)
      const signature = await sign(item)
      const { user, origin } = environment()
      if (item.sign.signatureKind !== 'eip712') throw new TypeError('It is no permit.')
      const validBefore = BigInt(String(item.sign.value['validBefore']))
      const id = orderIdOf(quote)
      const args = [id, currencyOf(origin, 'USDC').address, user, amount, validBefore, signature] as const
      const { request, moved } = await settleAfter(environment(), quote, async () => {
        const call = { abi: depositoryAbi, functionName: 'depositWithAuthorization', args } as const
        await environment().callFromStranger(origin.depository, encodeFunctionData(call))
        return 0n
      })
      expect(request.progress.status).toBe('success')
      expect(moved['Alder USDC user']).toBe(-amount)
      const after = await balance()
      expect(await post(item, signature)).toEqual({ message: 'Success', steps: [] })
      expect(await balance()).toBe(after)
    })

    it('error: a canceled authorization is refused, and the request goes on waiting', async () => {
      const quote = await askPermit()
      const item = itemOf(quote)
      const signature = await sign(item)
      const { user, origin } = environment()
      const token = currencyOf(origin, 'USDC')
      const nonce = orderIdOf(quote)
      const cancel = await environment().sign({
        domain: permitDomain(token, origin.id),
        types: permitTypes,
        primaryType: 'CancelAuthorization',
        message: { authorizer: user, nonce },
      })
      const args = [user, nonce, cancel] as const
      const data = encodeFunctionData({ abi: permitErc20Abi, functionName: 'cancelAuthorization', args })
      await environment().callFromStranger(token.address, data)
      const before = await balance()
      await expect(post(item, signature)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('used or canceled'),
      })
      expect(await balance()).toBe(before)
      expect(await statusOf(quote)).toMatchObject({ status: 'pending' })
    })

    it.each<[rule: string, change: Partial<SymbolQuoteParameters>, errorCode: string]>([
      [
        'a token without permits',
        { originCurrency: 'DAI' as Hex, amount: parseEther('5') },
        'UNSUPPORTED_CURRENCY',
      ],
      ['a whole number of seconds', { permitExpiry: 0 }, 'INVALID_REQUEST'],
      ['an expiry needs a permit', { usePermit: false, permitExpiry: 60 }, 'INVALID_REQUEST'],
    ])('error: %s', async (_, change, errorCode) => {
      const { originCurrency, ...rest } = change
      const { fetch, origin, destination, user } = environment()
      const symbol = originCurrency ? 'DAI' : 'USDC'
      const body = {
        user,
        originChainId: origin.id,
        destinationChainId: destination.id,
        originCurrency: currencyOf(origin, symbol).address,
        destinationCurrency: currencyOf(destination, symbol).address,
        tradeType: 'EXACT_INPUT',
        usePermit: true,
        ...rest,
        amount: (rest.amount ?? amount).toString(),
      }
      const response = await fetch('https://sandbox.invalid/quote', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect([response.status, await response.json()]).toMatchObject([400, { errorCode }])
    })

    it('error: refuses an invalid signature for a permit', async () => {
      const item = itemOf(await askPermit())
      const byHand = await getAuditedQuote(environment(), { from: 'USDC', to: 'USDC', amount })
      const body = item.post.body
      const bodies: [string, object][] = [
        ['signature=0x12', { ...body, kind: 'eip2612' }],
        ['signature=0x12', { ...body, kind: 'permit2' }],
        ['signature=0x12', { ...body, api: 'user-swap' }],
        ['signature=0x12', { ...body, requestId: '0x12' }],
        ['signature=0x12', { ...body, requestId: `0x${'ab'.repeat(32)}` }],
        ['signature=0x12', { ...body, requestId: requestIdOf(byHand) }],
        ['signature=0x12', { ...body, kind: 'claim' }],
        ['signature=12', body],
        ['', body],
        ['signature=0x12&signature=0x34', body],
        [`signature=0x${'12'.repeat(8193)}`, body],
      ]
      for (const [query, sent] of bodies) {
        const address = `https://sandbox.invalid/execute/permits?${query}`
        const response = await environment().fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        })
        expect([response.status, await response.json()]).toEqual([400, { message: expect.any(String) }])
      }
    })
  })

  describe('claims', () => {
    afterEach(() => environment().faults.clear())

    it('default: a message comes first, and nothing is filled without it', async () => {
      environment().faults.play('claimFirst')
      const [quote, unclaimed] = [await askClaim(), await askClaim()]
      expect(at(quote.steps, 0)).toMatchObject({ id: 'authorize', kind: 'signature' })
      const item = itemOf(quote)
      expect(item).toEqual({
        sign: { signatureKind: 'eip191', message: expect.stringContaining(requestIdOf(quote)) },
        post: {
          endpoint: '/execute/permits',
          method: 'POST',
          body: { kind: 'claim', requestId: requestIdOf(quote), api: 'bridge' },
        },
      })
      expect(at(at(quote.steps, 0).items, 0).check ?? undefined).toBeUndefined()
      const claimed = await settleAfter(environment(), quote, async () => {
        const signature = await sign(item)
        expect(await post(item, signature)).toMatchObject({ message: expect.stringContaining('claimed') })
        expect(await post(item, signature)).toMatchObject({ message: expect.stringContaining('claimed') })
        return payByHand(quote)
      })
      expect(claimed.request.progress.status).toBe('success')
      const refunded = await settleAfter(environment(), unclaimed, () => payByHand(unclaimed))
      expect(refunded.request.progress).toMatchObject({ status: 'refund', failReason: 'INVALID_SIGNATURE' })
      expect(refunded.moved).toEqual({})
    })

    it('behavior: a permit waits for the claim', async () => {
      environment().faults.play('claimFirst')
      const quote = await askPermit()
      expect(quote.steps.map(({ id }) => id)).toEqual(['authorize1', 'authorize2'])
      const [claim, permit] = [itemOf(quote, 0), itemOf(quote, 1)]
      const [claimed, permitted] = [await sign(claim), await sign(permit)]
      await expect(post(permit, permitted)).rejects.toMatchObject({ status: 400 })
      await expect(post(claim, permitted)).rejects.toMatchObject({ status: 400 })
      const { request } = await settleAfter(environment(), quote, async () => {
        await post(claim, claimed)
        await post(permit, permitted)
        return 0n
      })
      expect(request.progress.status).toBe('success')
    })
  })
}
