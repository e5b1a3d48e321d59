import { ethereumEthMarkedNative, ethereumUsdt } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A swap on one chain whose token wants its allowance taken back first. */
export const swapWithZeroReset: WireExample = {
  source:
    'relayprotocol/relay-kit c3af14d (2026-08-04), packages/sdk/tests/data/swapWithZeroResetApproval.ts; the calldata of its swap is shortened there',
  asked: {
    user: '0x1085F865A839617A878301F1BaC1c2650Aa66299',
    originChainId: 1,
    destinationChainId: 1,
    originCurrency: '0xdac17f958d2ee523a2206206994597c13d831ec7',
    destinationCurrency: '0x0000000000000000000000000000000000000000',
    amount: '200000',
    tradeType: 'EXACT_INPUT',
  },
  answer: {
    steps: [
      {
        id: 'approve',
        action: 'Confirm',
        description: 'Approve USDT',
        kind: 'transaction',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x1085F865A839617A878301F1BaC1c2650Aa66299',
              to: '0xdac17f958d2ee523a2206206994597c13d831ec7',
              data: '0x095ea7b3000000000000000000000000ccc88a9d1b4ed6b0eaba998850414b24f1c315be0000000000000000000000000000000000000000000000000000000000000000',
              value: '0',
              chainId: 1,
              gas: '40855',
              maxFeePerGas: '3363515336',
              maxPriorityFeePerGas: '1301553351',
            },
          },
        ],
        requestId: '0xea01d14592a31e8e38ed8bc4adfc9b8c77b2510c39d397e99c17559886b3efa3',
      },
      {
        id: 'approve',
        action: 'Confirm',
        description: 'Approve USDT',
        kind: 'transaction',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x1085F865A839617A878301F1BaC1c2650Aa66299',
              to: '0xdac17f958d2ee523a2206206994597c13d831ec7',
              data: '0x095ea7b3000000000000000000000000ccc88a9d1b4ed6b0eaba998850414b24f1c315be0000000000000000000000000000000000000000000000000000000000030d40',
              value: '0',
              chainId: 1,
              maxFeePerGas: '3363515336',
              maxPriorityFeePerGas: '1301553351',
            },
          },
        ],
        requestId: '0xea01d14592a31e8e38ed8bc4adfc9b8c77b2510c39d397e99c17559886b3efa3',
      },
      {
        id: 'swap',
        action: 'Confirm',
        description: 'Swapping',
        kind: 'transaction',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x1085F865A839617A878301F1BaC1c2650Aa66299',
              to: '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be',
              data: '0xf9e4bab4',
              value: '0',
              chainId: 1,
              gas: '488668',
              maxFeePerGas: '3363515336',
              maxPriorityFeePerGas: '1301553351',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0xea01d14592a31e8e38ed8bc4adfc9b8c77b2510c39d397e99c17559886b3efa3',
              method: 'GET',
            },
          },
        ],
        requestId: '0xea01d14592a31e8e38ed8bc4adfc9b8c77b2510c39d397e99c17559886b3efa3',
      },
    ],
    fees: {
      gas: {
        currency: ethereumEthMarkedNative,
        amount: '1504285144811296',
        amountFormatted: '0.001504285144811296',
        amountUsd: '3.681904',
      },
      relayer: {
        currency: ethereumEthMarkedNative,
        amount: '0',
        amountFormatted: '0.0',
        amountUsd: '0.000000',
      },
      relayerGas: {
        currency: ethereumEthMarkedNative,
        amount: '0',
        amountFormatted: '0.0',
        amountUsd: '0.000000',
      },
      relayerService: {
        currency: ethereumEthMarkedNative,
        amount: '0',
        amountFormatted: '0.0',
        amountUsd: '0.000000',
      },
      app: { currency: ethereumEthMarkedNative, amount: '0', amountFormatted: '0.0', amountUsd: '0.000000' },
    },
    details: {
      sender: '0x1085F865A839617A878301F1BaC1c2650Aa66299',
      recipient: '0x1085F865A839617A878301F1BaC1c2650Aa66299',
      currencyIn: { currency: ethereumUsdt, amount: '200000', amountFormatted: '0.2', amountUsd: '0.199945' },
      currencyOut: {
        currency: ethereumEthMarkedNative,
        amount: '81806537769935',
        amountFormatted: '0.000081806537769935',
        amountUsd: '0.200231',
      },
      totalImpact: { usd: '0.000286', percent: '0.14' },
      swapImpact: { usd: '0.000286', percent: '0.14' },
      rate: '0.000409032688849675',
      slippageTolerance: {
        origin: { usd: '0.002002', value: '818065387535', percent: '1.00' },
        destination: { usd: '0', value: '0', percent: '0' },
      },
    },
  },
}
