import { amount } from '../amount.ts'
import { baseEth, baseUsdc, bitcoinBtc } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** To Bitcoin; the source leaves out calldata and values. */
export const toBitcoin: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/bitcoin.mdx',
  answer: {
    steps: [
      {
        id: 'approve',
        action: 'Confirm',
        description: 'Approve USDC',
        kind: 'transaction',
        requestId: '0xd24628d1b4707b389e0298ecf86733c9f524599a2e28bdb1458f27f58cc4d6ca',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x03508bb71268bba25ecacc8f620e01866650532c',
              to: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
              chainId: 8453,
            },
          },
        ],
      },
      {
        id: 'deposit',
        action: 'Confirm',
        description: 'Deposit',
        kind: 'transaction',
        requestId: '0xd24628d1b4707b389e0298ecf86733c9f524599a2e28bdb1458f27f58cc4d6ca',
        depositAddress: '',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x03508bb71268bba25ecacc8f620e01866650532c',
              to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
              chainId: 8453,
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0xd24628d1b4707b389e0298ecf86733c9f524599a2e28bdb1458f27f58cc4d6ca',
              method: 'GET',
            },
          },
        ],
      },
    ],
    fees: {
      gas: amount(baseEth, '238331268682', '0.000000238331268682', '0.000510', '238331268682'),
      relayer: amount(baseUsdc, '678569', '0.678569', '0.678359', '678569'),
    },
    details: {
      operation: 'swap',
      sender: '0x03508bb71268bba25ecacc8f620e01866650532c',
      recipient: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
      currencyIn: amount(baseUsdc, '10000000', '10.0', '9.996900', '10000000'),
      currencyOut: amount(bitcoinBtc, '12759', '0.00012759', '9.305707', '12504'),
      timeEstimate: 158,
    },
  },
}
