import { amount } from '../amount.ts'
import { baseUsdc, bitcoinBtc } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** From Bitcoin by deposit address. */
export const fromBitcoinDepositAddress: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/bitcoin.mdx',
  asked: {
    user: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
    originChainId: 8253038,
    originCurrency: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
    destinationChainId: 8453,
    destinationCurrency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
    tradeType: 'EXACT_INPUT',
    amount: '100000',
    useDepositAddress: true,
    refundTo: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
  },
  answer: {
    steps: [
      {
        id: 'deposit',
        action: 'Confirm',
        description: 'Deposit',
        kind: 'transaction',
        requestId: '0x1ebf65e0a3f7976ef40e4f83f1e0b46aaa605c567117a442374777214c432961',
        depositAddress: 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n',
        items: [
          {
            status: 'incomplete',
            data: { psbt: '70736274ff0100fd67010200000007d5...' },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x1ebf65e0a3f7976ef40e4f83f1e0b46aaa605c567117a442374777214c432961',
              method: 'GET',
            },
          },
        ],
      },
    ],
    fees: {
      gas: amount(bitcoinBtc, '3532', '0.00003532', '2.576453', '3532'),
      relayer: amount(bitcoinBtc, '1966', '0.00001966', '1.434118', '1966'),
    },
    details: {
      operation: 'swap',
      sender: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
      recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
      currencyIn: amount(bitcoinBtc, '100000', '0.001', '72.946000', '100000'),
      currencyOut: amount(baseUsdc, '71567150', '71.56715', '71.544964', '70135807'),
      timeEstimate: 4,
    },
  },
}
