import { baseUsdcAbridged, polygonUsdce } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** The same bridge as v3 says it. */
export const sponsoredV3: WireExample = {
  source:
    'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/migrating-to-requests-v3.mdx; the components of its actual sponsorship, written … there, are left out',
  answer: {
    id: '0x0000348634...',
    status: 'success',
    user: '0xe7a2052a...',
    sender: '0xE7a205...',
    recipient: '0x07082933...',
    refundTo: null,
    depositAddress: null,
    requestType: 'Bridge',
    data: {
      slippageTolerance: '0',
      failReason: null,
      refundFailReason: null,
      failedTxHash: null,
      failedTxBlockNumber: null,
      failedCallData: null,
      usesExternalLiquidity: false,
      timeEstimate: 4,
      triggeredByFastFill: null,
      inTxs: [
        {
          txHash: '0xcd4d70...',
          fee: '139725000000000',
          block: 87433122,
          type: 'onchain',
          chainId: 137,
          timestamp: 1779747672,
          status: 'success',
          data: {},
          stateChanges: [],
        },
      ],
      outTxs: [
        {
          txHash: '0x1c0089...',
          fee: '433800000000',
          block: 46479163,
          type: 'onchain',
          chainId: 8453,
          timestamp: 1779747673,
          status: 'success',
          data: {},
          stateChanges: [],
        },
      ],
      appFees: {
        quoted: [{ recipient: '0xdfd877...', bps: '5', amount: '5000000', amountFormatted: '5.0' }],
        actual: [
          {
            recipient: '0xdfd877...',
            bps: '5',
            amount: '5000000',
            amountFormatted: '5.0',
            amountUsd: '4.997980',
          },
        ],
        currency: polygonUsdce,
      },
      fees: {
        quoted: {
          swap: { usd: '-1.999380', amount: '1999380', amountFormatted: '1.99938' },
          execution: { usd: '-0.001160', amount: '1160', amountFormatted: '0.00116' },
          platform: { usd: '0.000000', amount: '0', amountFormatted: '0' },
          app: { usd: '-4.998625', amount: '5000000', amountFormatted: '5.0' },
          sponsored: { usd: '6.999165', amount: '7001090', amountFormatted: '7.00109' },
        },
        actual: {
          swap: { usd: '-1.999380' },
          execution: { usd: '-0.001160' },
          platform: { usd: '0.000000' },
          app: { usd: '-4.998625' },
          sponsored: { usd: '6.999165' },
        },
        currency: polygonUsdce,
      },
      feeSponsorship: {
        quoted: {
          selectedComponents: ['execution', 'swap', 'platform', 'app'],
          maxSubsidizationAmount: null,
          capHit: false,
          components: {
            execution: {
              selected: true,
              total: {
                amount: '1160',
                amountFormatted: '0.00116',
                amountUsd: '0.001160',
                minimumAmount: '1160',
              },
              sponsored: { amount: '1160', amountUsd: '0.001160' },
              userPays: { amount: '0', amountUsd: '0' },
            },
            swap: {
              selected: true,
              total: { amount: '1999380', amountUsd: '1.999380' },
              sponsored: { amount: '1999380', amountUsd: '1.999380' },
              userPays: { amount: '0', amountUsd: '0' },
            },
            platform: {
              selected: true,
              total: { amount: '0', amountUsd: '0' },
              sponsored: { amount: '0', amountUsd: '0' },
              userPays: { amount: '0', amountUsd: '0' },
            },
            app: {
              selected: true,
              total: { amount: '5000000', amountUsd: '4.998625' },
              sponsored: { amount: '5000000', amountUsd: '4.998625' },
              userPays: { amount: '0', amountUsd: '0' },
            },
          },
          sponsoredTotal: { amount: '7001090', amountFormatted: '7.00109', amountUsd: '6.999165' },
          userPaysTotal: { amount: '0', amountFormatted: '0', amountUsd: '0' },
        },
        actual: {
          selectedComponents: ['execution', 'swap', 'platform', 'app'],
          capHit: false,
          sponsoredTotal: { amount: '7001090', amountUsd: '6.999165' },
          userPaysTotal: { amount: '0', amountUsd: '0' },
          sponsorPayment: { amount: '7000949', address: '0x833589...', chainId: 8453 },
        },
        currency: { chainId: 137, address: '0x2791bc...', symbol: 'USDC.e', decimals: 6 },
      },
      route: {
        includedSwapSources: [],
        includedOriginSwapSources: [],
        includedDestinationSwapSources: [],
        quoted: {
          origin: {
            inputCurrency: {
              currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
              amount: '10000000000',
            },
            outputCurrency: {
              currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
              amount: '10000000000',
            },
            router: 'relay',
          },
          destination: {
            inputCurrency: {
              currency: { chainId: 8453, symbol: 'USDC', decimals: 6 },
              amount: '10000000000',
            },
            outputCurrency: {
              currency: { chainId: 8453, symbol: 'USDC', decimals: 6 },
              amount: '10000000000',
            },
            router: 'relay',
          },
        },
        actual: {
          rate: '1',
          origin: {
            inputCurrency: {
              currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
              amount: '10000000000',
            },
            outputCurrency: {
              currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
              amount: '10000000000',
            },
            router: 'relay',
          },
          destination: {
            inputCurrency: {
              currency: { chainId: 8453, symbol: 'USDC', decimals: 6 },
              amount: '10000000000',
            },
            outputCurrency: {
              currency: baseUsdcAbridged,
              amount: '10000000000',
              amountFormatted: '10000.0',
              amountUsd: '9997.600000',
            },
            router: 'relay',
          },
        },
      },
      platformFee: null,
      quoteOraclePrice: null,
      referrer: 'my-app|user-123',
      refundCurrencyData: null,
      externalMetadata: { moonpayId: null },
    },
    protocol: {
      orderId: '0x...',
      hubType: 'onchain',
      isWithdrawable: false,
      solver: { address: '0x...', protocolChainId: '8453', chainId: 8453 },
      deposit: {
        origin: {
          amount: '10000000000',
          chainId: 137,
          currency: '0x2791bc...',
          depositor: '0xe7a205...',
          depository: '0x...',
          onchainId: '0x...',
          transactionId: '0xcd4d70...',
        },
      },
      settlement: { destination: { fills: [{ chainId: 8453, transactionId: '0x1c0089...' }], refunds: [] } },
    },
    features: ['app_fees'],
    createdAt: '2026-05-25T22:21:11.161Z',
    updatedAt: '2026-05-25T22:21:51.291Z',
  },
}
