import { amount } from '../amount.ts'
import { robinhoodUsdg, solanaSol, solanaUsdc } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** From Solana, by instructions. */
export const fromSolana: WireExample = {
  source:
    'bursar-world/bursar, apps/web/test/fixtures/relay/quote-solana.json (POST /quote, 2026-10-10); its body is in the document of the same branch',
  asked: {
    user: 'JBMKQCPsAxxVcpfXa53JeJaTpgqqgDQFBScWkFpYRB6u',
    recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
    originChainId: 792703809,
    destinationChainId: 4663,
    originCurrency: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    destinationCurrency: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
    amount: '500000',
    tradeType: 'EXACT_INPUT',
  },
  answer: {
    requestId: '0x17916458283027b6d92ce16d91516e25ebdbaad0344048b3ab22ebaf18f562e3',
    steps: [
      {
        id: 'deposit',
        action: 'Confirm',
        description: 'Deposit',
        kind: 'transaction',
        items: [
          {
            status: 'incomplete',
            data: {
              instructions: [
                {
                  keys: [
                    {
                      pubkey: 'Dodg2HifwU8rmaVVyMyUZDGTRbqAJTyVYxXPwcbNpBKc',
                      isSigner: false,
                      isWritable: false,
                    },
                    {
                      pubkey: 'JBMKQCPsAxxVcpfXa53JeJaTpgqqgDQFBScWkFpYRB6u',
                      isSigner: true,
                      isWritable: true,
                    },
                    {
                      pubkey: 'JBMKQCPsAxxVcpfXa53JeJaTpgqqgDQFBScWkFpYRB6u',
                      isSigner: false,
                      isWritable: false,
                    },
                    {
                      pubkey: '7uTT8Xi5RWXzy7h9XL244GRgEycDYDhLjr3ZyNdXi8pZ',
                      isSigner: false,
                      isWritable: false,
                    },
                    {
                      pubkey: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
                      isSigner: false,
                      isWritable: false,
                    },
                    {
                      pubkey: 'A4QxtHqJSG934crMRTUKiHqcMLcT17CU7Kr4nFsJVC3i',
                      isSigner: false,
                      isWritable: true,
                    },
                    {
                      pubkey: '4nvJ5zWdVspxJiNZzB127U6amPH98SFFkBx2JZrAduia',
                      isSigner: false,
                      isWritable: true,
                    },
                    {
                      pubkey: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
                      isSigner: false,
                      isWritable: false,
                    },
                    {
                      pubkey: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
                      isSigner: false,
                      isWritable: false,
                    },
                    {
                      pubkey: '11111111111111111111111111111111',
                      isSigner: false,
                      isWritable: false,
                    },
                  ],
                  programId: '99vQwtBwYtrqqD9YSXbdum3KBdxPAVxYTaQ3cfnJSrN2',
                  data: '0b9c60da27a3b41320a10700000000007abe276713f3324d54662702b9259db0ec579239b6767d83e82f85e2818df73f',
                },
              ],
              addressLookupTableAddresses: ['Hm9fUgcn7qwDaiNTFiGh6pNtVATgnaRcmK6Bbx6EMZfP'],
            },
            check: {
              endpoint:
                '/intents/status?requestId=0x17916458283027b6d92ce16d91516e25ebdbaad0344048b3ab22ebaf18f562e3',
              method: 'GET',
            },
          },
        ],
        requestId: '0x17916458283027b6d92ce16d91516e25ebdbaad0344048b3ab22ebaf18f562e3',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(solanaSol, '200000', '0.0002', '0.022054', '200000'),
      relayer: amount(solanaUsdc, '24928', '0.024928', '0.024925', '24928'),
      relayerGas: amount(solanaUsdc, '4766', '0.004766', '0.004765', '4766'),
      relayerService: amount(solanaUsdc, '20162', '0.020162', '0.020159', '20162'),
      app: amount(solanaUsdc, '0', '0.0', '0', '0'),
      subsidized: amount(solanaUsdc, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: 'JBMKQCPsAxxVcpfXa53JeJaTpgqqgDQFBScWkFpYRB6u',
      recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
      currencyIn: amount(solanaUsdc, '500000', '0.5', '0.499937', '500000'),
      currencyOut: amount(robinhoodUsdg, '475009', '0.475009', '0.474947', '453538'),
      refundCurrency: amount(solanaUsdc, '500000', '0.5', '0.499937', '500000'),
      totalImpact: {
        usd: '-0.024990',
        percent: '-5.00',
      },
      swapImpact: {
        usd: '-0.000065',
        percent: '-0.01',
      },
      expandedPriceImpact: {
        swap: {
          usd: '-0.000176',
        },
        execution: {
          usd: '-0.024765',
        },
        relay: {
          usd: '-0.000049',
        },
        app: {
          usd: '0',
        },
        sponsored: {
          usd: '0',
        },
      },
      rate: '0.950018',
      slippageTolerance: {
        total: '452',
        origin: {
          usd: '0.000000',
          value: '0',
          percent: '0.00',
        },
        destination: {
          usd: '0.021468',
          value: '21471',
          percent: '4.52',
        },
      },
      timeEstimate: 1,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(solanaUsdc, '500000', '0.5', '0.499937', '500000'),
          outputCurrency: amount(solanaUsdc, '500000', '0.5', '0.499937', '500000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(robinhoodUsdg, '475009', '0.475009', '0.474947', '453538'),
          outputCurrency: amount(robinhoodUsdg, '475009', '0.475009', '0.474947', '453538'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x7abe276713f3324d54662702b9259db0ec579239b6767d83e82f85e2818df73f',
        hubType: 'onchain',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x2105fa74ab1ab6f458268137869a676ebf5501c6df99cf49161e532ef2f0dbbf',
          inputs: [
            {
              payment: {
                chainId: 'solana',
                currency: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
                amount: '500000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'solana',
                  recipient: 'JBMKQCPsAxxVcpfXa53JeJaTpgqqgDQFBScWkFpYRB6u',
                  currency: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
                  minimumAmount: '0',
                  deadline: 1792250628,
                  extraData: '0x',
                },
                {
                  chainId: 'robinhood',
                  recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
                  currency: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
                  minimumAmount: '0',
                  deadline: 1792250628,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'robinhood',
            payments: [
              {
                recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
                currency: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
                minimumAmount: '453538',
                expectedAmount: '475009',
              },
            ],
            calls: [],
            deadline: 1792250628,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'solana',
          depository: '99vQwtBwYtrqqD9YSXbdum3KBdxPAVxYTaQ3cfnJSrN2',
          currency: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
          amount: '500000',
        },
      },
    },
  },
}
