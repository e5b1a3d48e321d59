import { getAddress } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from '@causeway/react/actions'
import { requestDepositAddress, QuoteAuditError } from '@causeway/react/execution'
import type { NonEvmChain } from '@causeway/react'
import { bitcoinBtc } from './examples/currencies.ts'
import { fromBitcoinDepositAddress } from './examples/quotes/fromBitcoinDepositAddress.ts'
import { parametersOf, clientAnswering } from './support/readExample.ts'

const bitcoin: NonEvmChain = {
  id: bitcoinBtc.chainId,
  family: 'bitcoin',
  name: 'Bitcoin',
  nativeCurrency: bitcoinBtc,
}

describe('deposit addresses of public examples', () => {
  const ask = (nonEvmChains: readonly NonEvmChain[], answer: unknown = fromBitcoinDepositAddress.answer) =>
    requestDepositAddress(clientAnswering(answer), parametersOf(fromBitcoinDepositAddress), {
      audit: { nonEvmChains },
    })

  it('default: gives the address, the amount and what is received from Bitcoin', async () => {
    const { terms } = await ask([bitcoin])
    expect(terms).toMatchObject({
      requestId: '0x1ebf65e0a3f7976ef40e4f83f1e0b46aaa605c567117a442374777214c432961',
      type: 'open',
      address: 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n',
      pay: { chainId: 8253038, decimals: 8, amount: 100_000n },
      receive: { chainId: 8453, decimals: 6, amount: 71_567_150n },
      recipient: getAddress('0x03508bb71268bba25ecacc8f620e01866650532c'),
      refundTo: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
      statusPath: '/intents/status/v3',
    })
  })

  it('behavior: takes the native token as a refund address for the payer', async () => {
    const asked = { ...parametersOf(fromBitcoinDepositAddress), refundTo: bitcoinBtc.address }
    const { terms } = await requestDepositAddress(clientAnswering(fromBitcoinDepositAddress.answer), asked, {
      audit: { nonEvmChains: [bitcoin] },
    })
    expect(terms.refundTo).toBe(bitcoinBtc.address)
  })

  it.each([
    ['of another chain’s family', '0x03508bb71268bba25ecacc8f620e01866650532c'],
    ['that means whoever pays elsewhere', '11111111111111111111111111111111'],
  ])('error: refuses a refund address %s before it asks', async (_, refundTo) => {
    const send = vi.fn<typeof fetch>()
    const asking = requestDepositAddress(
      createClient({ baseUrl: 'https://sandbox.invalid', fetch: send }),
      { ...parametersOf(fromBitcoinDepositAddress), refundTo },
      { audit: { nonEvmChains: [bitcoin] } },
    )
    await expect(asking).rejects.toMatchObject({ name: 'InvalidRequestError', field: 'refundTo' })
    expect(send).not.toHaveBeenCalled()
  })

  it('error: refuses a refund address on Bitcoin if the page lists it as another family', async () => {
    await expect(ask([{ ...bitcoin, family: 'solana' }])).rejects.toMatchObject({ field: 'refundTo' })
  })

  it.each([
    ['a page that does not know Bitcoin', [], 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n'],
    ['an address with a wrong character', [bitcoin], 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8m'],
    ['the payer’s own address', [bitcoin], 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa'],
    ['the address of the currency', [bitcoin], 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'],
    ['an address of the EVM', [bitcoin], '0x856533b33e4526ca3df3b4df4205955056d9d3f0'],
  ])('error: refuses %s', async (_, nonEvmChains, depositAddress) => {
    const answer = structuredClone(fromBitcoinDepositAddress.answer) as { steps: object[] }
    const error = await ask(nonEvmChains, {
      ...answer,
      steps: answer.steps.map((step) => ({ ...step, depositAddress })),
    }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(QuoteAuditError)
    expect(error).toMatchObject({ findings: [{ rule: 'deposit-address' }] })
  })
})
