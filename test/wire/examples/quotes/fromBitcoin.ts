import { amount } from '../amount.ts'
import { baseUsdc, bitcoinBtc } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** From Bitcoin: a transaction to sign as PSBT. */
export const fromBitcoin: WireExample = {
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
  },
  answer: {
    steps: [
      {
        id: 'deposit',
        action: 'Confirm',
        description: 'Deposit',
        kind: 'transaction',
        requestId: '0x90399ed9112ee951b6312fae28196e02384f6fd26c5d40a3d51bf2b0fbb1ae80',
        depositAddress: '',
        items: [
          {
            status: 'incomplete',
            data: { psbt: '70736274ff0100fdb4010200000007d5...' },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x90399ed9112ee951b6312fae28196e02384f6fd26c5d40a3d51bf2b0fbb1ae80',
              method: 'GET',
            },
          },
        ],
      },
    ],
    fees: {
      gas: amount(bitcoinBtc, '3639', '0.00003639', '2.654085', '3639'),
      relayer: amount(bitcoinBtc, '660', '0.0000066', '0.481367', '660'),
    },
    details: {
      operation: 'swap',
      sender: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
      recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
      currencyIn: amount(bitcoinBtc, '100000', '0.001', '72.934456', '100000'),
      currencyOut: amount(baseUsdc, '72469395', '72.469395', '72.446929', '71020007'),
      timeEstimate: 4,
    },
  },
}
