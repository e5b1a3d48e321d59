import { amount } from '../amount.ts'
import { hyperliquidUsdc, optimismEth } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** From Hyperliquid: an authorization of a nonce and an action. */
export const fromHyperliquid: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/hyperliquid-support.mdx',
  answer: {
    steps: [
      {
        id: 'authorize',
        action: 'Map the nonce',
        description: 'Sign',
        kind: 'signature',
        items: [
          {
            status: 'incomplete',
            data: {
              sign: {
                signatureKind: 'eip712',
                domain: {
                  name: 'RelayNonceMapping',
                  version: '2',
                  chainId: 1,
                  verifyingContract: '0x0000000000000000000000000000000000000000',
                },
                types: {
                  NonceMapping: [
                    { name: 'chainId', type: 'string' },
                    { name: 'wallet', type: 'address' },
                    { name: 'depositor', type: 'address' },
                    { name: 'id', type: 'bytes32' },
                    { name: 'nonce', type: 'uint256' },
                  ],
                },
                value: {
                  chainId: 'hyperliquid',
                  wallet: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                  depositor: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                  nonce: 1770329064777,
                  id: '0x3bfdb54176b619a1f1f59f091a0708d0216a9f74b985b34d092cdcc4f9f4f9f3',
                },
                primaryType: 'NonceMapping',
              },
              post: {
                endpoint: '/authorize',
                method: 'POST',
                body: {
                  type: 'nonce-mapping',
                  walletChainId: 1337,
                  wallet: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                  depositor: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                  nonce: 1770329064777,
                  id: '0x3bfdb54176b619a1f1f59f091a0708d0216a9f74b985b34d092cdcc4f9f4f9f3',
                  signatureChainId: 1,
                },
              },
            },
          },
        ],
        requestId: '0x02e937b4d022321b56673e12a42064dde45f25b2f7da0db5eb6b4fa5b747f64a',
      },
      {
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
                  nonce: 1770329064777,
                },
              },
              nonce: 1770329064777,
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
                '/intents/status/v3?requestId=0x02e937b4d022321b56673e12a42064dde45f25b2f7da0db5eb6b4fa5b747f64a',
              method: 'GET',
            },
          },
        ],
        requestId: '0x02e937b4d022321b56673e12a42064dde45f25b2f7da0db5eb6b4fa5b747f64a',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(hyperliquidUsdc, '0', '0.0', '0', '0'),
      relayer: amount(hyperliquidUsdc, '2924363', '0.02924363', '0.029239', '2924363'),
      relayerGas: amount(hyperliquidUsdc, '21060', '0.0002106', '0.000211', '21060'),
      relayerService: amount(hyperliquidUsdc, '2903303', '0.02903303', '0.029028', '2903303'),
      app: amount(hyperliquidUsdc, '0', '0.0', '0', '0'),
      subsidized: amount(hyperliquidUsdc, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
      recipient: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
      currencyIn: amount(hyperliquidUsdc, '1000000000', '10.0', '9.998250', '1000000000'),
      currencyOut: amount(
        optimismEth,
        '5388446518106479',
        '0.005388446518106479',
        '9.962860',
        '5280677587744349',
      ),
      refundCurrency: amount(hyperliquidUsdc, '1000000000', '10.0', '9.998250', '1000000000'),
      totalImpact: { usd: '-0.035390', percent: '-0.35' },
      swapImpact: { usd: '-0.006151', percent: '-0.06' },
      expandedPriceImpact: {
        swap: { usd: '-0.008146' },
        execution: { usd: '-0.020211' },
        relay: { usd: '-0.007033' },
        app: { usd: '0' },
      },
      rate: '0.0005388446518106479',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '0.199257', value: '107768930362130', percent: '2.00' },
      },
      timeEstimate: 2,
      userBalance: '0',
      isFixedRate: true,
      route: {
        origin: {
          inputCurrency: amount(hyperliquidUsdc, '1000000000', '10.0', '9.998250', '1000000000'),
          outputCurrency: amount(hyperliquidUsdc, '1000000000', '10.0', '9.998250', '1000000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(
            optimismEth,
            '5388446518106479',
            '0.005388446518106479',
            '9.962860',
            '5280677587744349',
          ),
          outputCurrency: amount(
            optimismEth,
            '5388446518106479',
            '0.005388446518106479',
            '9.962860',
            '5280677587744349',
          ),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x3bfdb54176b619a1f1f59f091a0708d0216a9f74b985b34d092cdcc4f9f4f9f3',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0xd50b8811d6ae77508a80cf87b5045e00b62fb2507ffa7a2c2bdef8150a919a04',
          inputs: [
            {
              payment: {
                chainId: 'hyperliquid',
                currency: '0x00000000000000000000000000000000',
                amount: '1000000000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'hyperliquid',
                  recipient: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                  currency: '0x00000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1770933867,
                  extraData: '0x',
                },
                {
                  chainId: 'optimism',
                  recipient: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1770933867,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'optimism',
            payments: [
              {
                recipient: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                currency: '0x0000000000000000000000000000000000000000',
                minimumAmount: '5280677587744349',
                expectedAmount: '5388446518106479',
              },
            ],
            calls: [],
            deadline: 1770933867,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'hyperliquid',
          depository: '0x865eb9baa5492cef598adf7afb1038654fcb7081',
          currency: '0x00000000000000000000000000000000',
          amount: '1000000000',
        },
      },
    },
  },
}
