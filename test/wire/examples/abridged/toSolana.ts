import { amount } from '../amount.ts'
import { baseEth, baseUsdc, solanaUsdc } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** To Solana; the source leaves out calldata and values. */
export const toSolana: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/solana.mdx',
  answer: {
    steps: [
      {
        id: 'approve',
        action: 'Confirm',
        description: 'Approve USDC',
        kind: 'transaction',
        requestId: '0x44c1ba1053b2403c5e7024140b73e4a08a7c9d7d0bf985a9755d55d8a9d771f5',
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
        requestId: '0x44c1ba1053b2403c5e7024140b73e4a08a7c9d7d0bf985a9755d55d8a9d771f5',
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
                '/intents/status/v3?requestId=0x44c1ba1053b2403c5e7024140b73e4a08a7c9d7d0bf985a9755d55d8a9d771f5',
              method: 'GET',
            },
          },
        ],
      },
    ],
    fees: {
      gas: amount(baseEth, '286882212616', '0.000000286882212616', '0.000614', '286882212616'),
      relayer: amount(baseUsdc, '261358', '0.261358', '0.261273', '261358'),
    },
    details: {
      operation: 'swap',
      sender: '0x03508bb71268bba25ecacc8f620e01866650532c',
      recipient: 'GTtzwxqy67xx9DVESJjx28TgXqpc8xTqtiytgNMaQBTE',
      currencyIn: amount(baseUsdc, '10000000', '10.0', '9.996730', '10000000'),
      currencyOut: amount(solanaUsdc, '9738642', '9.738642', '9.735457', '9543870'),
      timeEstimate: 1,
    },
  },
}
