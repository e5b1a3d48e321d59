import type { WireExample } from './wireExample.ts'

/** Steps with transactions, where a source shows no whole quote around them. */
export const transactionSteps = {
  gasAsNumber: {
    source:
      'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_core_concepts/step-execution.mdx',
    answer: {
      id: 'deposit',
      action: 'Confirm',
      description: 'Deposit',
      kind: 'transaction',
      items: [
        {
          status: 'incomplete',
          data: {
            from: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
            to: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
            data: '0x58109c',
            value: '995010715204139091',
            maxFeePerGas: '18044119466',
            maxPriorityFeePerGas: '2060264926',
            chainId: 1,
            gas: 21064,
          },
          check: {
            endpoint:
              '/intents/status/v3?requestId=0x341b28c6467bfbffb72ad78ec5ddf1f77b8f9c79be134223e3248a7d4fcd43b6',
            method: 'GET',
          },
        },
      ],
    },
  },
  send: {
    source:
      'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_core_concepts/step-execution.mdx',
    answer: {
      id: 'send',
      action: 'Confirm',
      description: 'Send',
      kind: 'transaction',
      items: [
        {
          status: 'incomplete',
          data: {
            from: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
            to: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
            data: '0xa9059cbb00000000000000000000000036329d1ff4b31ec85280a86e7cf58fca7c005ed000000000000000000000000000000000000000000000000000000002540be400',
            value: '0',
            chainId: 8453,
            maxFeePerGas: '5937131',
            maxPriorityFeePerGas: '1009381',
          },
          check: {
            endpoint:
              '/intents/status/v3?requestId=0xec7244ebc6c9ce3a344f9eeb6c84df921b55e0c06b6cb25a49c167fbeafb7e1b',
            method: 'GET',
          },
        },
      ],
      requestId: '0xec7244ebc6c9ce3a344f9eeb6c84df921b55e0c06b6cb25a49c167fbeafb7e1b',
    },
  },
  hyperliquidAction: {
    source:
      'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/hyperliquid-support.mdx',
    answer: {
      id: 'deposit',
      action: 'Confirm',
      description: 'Deposit',
      kind: 'transaction',
      items: [
        {
          status: 'incomplete',
          data: {
            action: {
              type: 'sendAsset',
              parameters: {
                hyperliquidChain: 'Mainnet',
                destination: '0x865eb9baa5492cef598adf7afb1038654fcb7081',
                sourceDex: '',
                destinationDex: '',
                token: 'USDC:0x6d1e7cde53ba9467b783cb7c530ce054',
                amount: '10.000000',
                fromSubAccount: '',
                nonce: 1765463670254,
              },
            },
            nonce: 1765463670254,
            eip712Types: {
              'HyperliquidTransaction:SendAsset': [
                { name: 'hyperliquidChain', type: 'string' },
                { name: 'destination', type: 'string' },
                { name: 'sourceDex', type: 'string' },
                { name: 'destinationDex', type: 'string' },
                { name: 'token', type: 'string' },
                { name: 'amount', type: 'string' },
                { name: 'fromSubAccount', type: 'string' },
                { name: 'nonce', type: 'uint64' },
              ],
            },
            eip712PrimaryType: 'HyperliquidTransaction:SendAsset',
          },
          check: {
            endpoint:
              '/intents/status?requestId=0x33d530353522088c2a4016a7eeb2185b8f5926ab230eff44d4495746a43a6f87',
            method: 'GET',
          },
        },
      ],
      requestId: '0x33d530353522088c2a4016a7eeb2185b8f5926ab230eff44d4495746a43a6f87',
    },
  },
} satisfies Readonly<Record<string, WireExample>>
