import { amount } from '../amount.ts'
import { baseEth } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

const robinhoodEth = {
  chainId: 4663,
  address: '0x0000000000000000000000000000000000000000',
  symbol: 'ETH',
  name: 'ETH',
  decimals: 18,
  metadata: { logoURI: '', verified: false },
}
const baseNvdac = {
  chainId: 8453,
  address: '0xb20000000000000000000078ee7ce2fe4908108c',
  symbol: 'NVDAc',
  name: 'NVDAc',
  decimals: 8,
  metadata: { logoURI: '', verified: false },
}
const robinhoodMusegod = {
  chainId: 4663,
  address: '0x0379e228f6887c6f18bf394042ecaf81b308cb2e',
  symbol: 'MUSEGOD',
  name: 'MUSEGOD',
  decimals: 18,
  metadata: { logoURI: '', verified: false },
}

/**
 * A token is swapped to ETH in the transaction that deposits it, and ETH to another token where it arrives: the order takes
 * and refunds ETH. Of the swap among the
 * router's calls only the selector is kept.
 */
export const swapOnBothSides: WireExample = {
  source:
    'a complete quote of 2026-10-03 that a public integrator keeps as a fixture of its tests (buyback, NVDAc to MUSEGOD)',
  asked: {
    user: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
    originChainId: 8453,
    destinationChainId: 4663,
    originCurrency: '0xb20000000000000000000078ee7ce2fe4908108c',
    destinationCurrency: '0x0379e228f6887c6f18bf394042ecaf81b308cb2e',
    amount: '1000000',
    tradeType: 'EXACT_INPUT',
    slippageTolerance: '100',
    includeProtocolData: true,
    refundTo: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
  },
  answer: {
    steps: [
      {
        id: 'approve',
        action: 'Confirm',
        description: 'Sign an approval for NVDAc',
        kind: 'transaction',
        requestId: '0x1791034632b90888954f68759733da438fdecf0376d06bbfc0d08d2f4528d538',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
              to: '0xb20000000000000000000078ee7ce2fe4908108c',
              data: '0x095ea7b3000000000000000000000000ccc88a9d1b4ed6b0eaba998850414b24f1c315be00000000000000000000000000000000000000000000000000000000000f4240',
              value: '0',
              chainId: 8453,
              gas: '59736',
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
          },
        ],
      },
      {
        id: 'deposit',
        action: 'Confirm',
        description: 'Depositing',
        kind: 'transaction',
        requestId: '0x1791034632b90888954f68759733da438fdecf0376d06bbfc0d08d2f4528d538',
        depositAddress: '',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
              to: '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be',
              data: '0xf9e4bab400000000000000000000000000000000000000000000000000000000000000c000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000140000000000000000000000000f70da97812cb96acdf810712aa562db8dfa3dbef000000000000000000000000f70da97812cb96acdf810712aa562db8dfa3dbef00000000000000000000000000000000000000000000000000000000000005200000000000000000000000000000000000000000000000000000000000000001000000000000000000000000b20000000000000000000078ee7ce2fe4908108c000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000f42400000000000000000000000000000000000000000000000000000000000000003000000000000000000000000000000000000000000000000000000000000006000000000000000000000000000000000000000000000000000000000000001600000000000000000000000000000000000000000000000000000000000000220000000000000000000000000b20000000000000000000078ee7ce2fe4908108c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000000000000000000000000000000000000000000000000000044095ea7b30000000000000000000000006131b5fae19ea4f9d964eac0408e4408b66337b500000000000000000000000000000000000000000000000000000000000f4240000000000000000000000000000000000000000000000000000000000000000000000000000000006131b5fae19ea4f9d964eac0408e4408b66337b50000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000000000000000000000000000000000000000000000000000004e21fd0e900000000000000000000000000000000000000000000000000000000000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000000000000000000000000000e45d1fe6a200000000000000000000000000000000000000000000000000000000000000000000000000000000000000004cd00e387622c35bddb9b4c962c136462338bc310000000000000000000000000000000000000000000000000000000000000060000000000000000000000000000000000000000000000000000000000000004449290c1c000000000000000000000000c4f87c3715374445c4657aa14c47cbb339b59d1aeada616bb1b545930e24ee16b7cc9377ea7078d419f1a3b2f4528cee82224e1100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000021835d8254f2d80d0cfbb60d6730fcedf834ad33795786f45988809b23643019710000000000000000000000000000000000000000000000000000000000000000eada616bb1b545930e24ee16b7cc9377ea7078d419f1a3b2f4528cee82224e11',
              value: '0',
              chainId: 8453,
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x1791034632b90888954f68759733da438fdecf0376d06bbfc0d08d2f4528d538',
              method: 'GET',
            },
          },
        ],
      },
    ],
    fees: {
      gas: amount(baseEth, '149755839518', '0.000000149755839518', '0.000401', '149755839518'),
      relayer: amount(baseEth, '29334227669651', '0.000029334227669651', '0.078584', '29334227669651'),
      relayerGas: amount(baseEth, '20386482755520', '0.00002038648275552', '0.054614', '20386482755520'),
      relayerService: amount(baseEth, '8947744914131', '0.000008947744914131', '0.023970', '8947744914131'),
      app: amount(baseEth, '0', '0.0', '0', '0'),
      subsidized: amount(baseEth, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
      recipient: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
      currencyIn: amount(baseNvdac, '1000000', '0.01', '2.345500', '1000000'),
      currencyOut: amount(
        robinhoodMusegod,
        '4446066043319117656878',
        '4446.066043319117656878',
        '2.243792',
        '4401605382885926480310',
      ),
      refundCurrency: amount(
        baseEth,
        '874803905765355',
        '0.000874803905765355',
        '2.343542',
        '866055866707701',
      ),
      totalImpact: {
        usd: '-0.101708',
        percent: '-4.34',
      },
      rate: '444606.6043319118',
      slippageTolerance: {
        total: '100',
        origin: {
          usd: '0.023435',
          value: '8748039057654',
          percent: '1.00',
        },
        destination: {
          usd: '0.022214',
          value: '44460660433191176568',
          percent: '0.99',
        },
      },
      timeEstimate: 1,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(baseNvdac, '1000000', '0.01', '2.3', '1000000'),
          outputCurrency: amount(
            baseEth,
            '874803905765355',
            '0.000874803905765355',
            '2.3',
            '866055866707701',
          ),
          router: 'kyberswap',
        },
        destination: {
          inputCurrency: amount(
            robinhoodEth,
            '836721639038050',
            '0.00083672163903805',
            '2.2',
            '836721639038050',
          ),
          outputCurrency: amount(
            robinhoodMusegod,
            '4446066043319117656878',
            '4446.066043319117656878',
            '2.2',
            '4401605382885926480310',
          ),
          router: 'kyberswap',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0xeada616bb1b545930e24ee16b7cc9377ea7078d419f1a3b2f4528cee82224e11',
        hubType: 'onchain',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x6203e5358b43d1cf60a73b6dc3e0519a765a5a9dfa562091ebe3bfd9496d8cc1',
          inputs: [
            {
              payment: {
                chainId: 'base',
                currency: '0x0000000000000000000000000000000000000000',
                amount: '874803905765355',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'base',
                  recipient: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1791639433,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'robinhood',
                  recipient: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1791639433,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'robinhood',
            payments: [
              {
                recipient: '0xc4F87C3715374445C4657aa14c47CBB339b59d1A',
                currency: '0x0379e228f6887c6f18bf394042ecaf81b308cb2e',
                minimumAmount: '4401605382885926480310',
                expectedAmount: '4446066043319117656878',
              },
            ],
            calls: [],
            deadline: 1791639433,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        orderSignature:
          '0x16ed51d1a2a76c56667a23f060a5d6eb802e2611ba67578d4589f82ce3af5a6b63789298331268806c95ded8d384d84fe0866c499f1d318fd8971883ec35ad491c',
        paymentDetails: {
          chainId: 'base',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x0000000000000000000000000000000000000000',
          amount: '874803905765355',
        },
      },
    },
  },
}
