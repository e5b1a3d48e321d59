import { baseEthBare, ethereumEthBare } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A bridge; the source leaves out who sends and receives. */
export const bridgeInOutline: WireExample = {
  source:
    'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/bridging-integration-guide.mdx',
  answer: {
    steps: [
      {
        id: 'deposit',
        action: 'Confirm',
        description: 'Deposit',
        kind: 'transaction',
        requestId: '0x92b99e6e1ee1deeb9531b5ad7f87091b3d71254b3176de9e8b5f6c6d0bd3a331',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x742d35Cc6634C0532925a3b8D9d4DB0a2D7DD5B3',
              to: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
              data: '0x00fad611',
              value: '100000000000000000',
              chainId: 1,
            },
            check: {
              endpoint:
                '/intents/status?requestId=0x92b99e6e1ee1deeb9531b5ad7f87091b3d71254b3176de9e8b5f6c6d0bd3a331',
              method: 'GET',
            },
          },
        ],
      },
    ],
    fees: {
      gas: { amount: '21000000000000000', currency: 'eth' },
      relayer: { amount: '5000000000000000', currency: 'eth' },
    },
    details: {
      operation: 'bridge',
      timeEstimate: 30,
      currencyIn: { currency: ethereumEthBare, amount: '100000000000000000' },
      currencyOut: { currency: baseEthBare, amount: '95000000000000000' },
    },
  },
}
