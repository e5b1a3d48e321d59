import { amount } from '../amount.ts'
import type { WireExample } from '../wireExample.ts'

const lineaEth = {
  chainId: 59144,
  address: '0x0000000000000000000000000000000000000000',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
}
const polygonUsdce = {
  chainId: 137,
  address: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
  symbol: 'USDC.e',
  name: 'USDCoin (bridged)',
  decimals: 6,
}
const paid = amount(lineaEth, '429579670170726', '0.000429579670170726', '1.2', '429579670170726')

/** Native tokens go to a contract that nothing else names, with the id of the request. Its fees are left out. */
export const paymentWithRequestId: WireExample = {
  source: 'MetaMask/metamask-mobile, a recorded quote that its end-to-end tests answer with (2026)',
  asked: {
    user: '0x76cf1cdd1fcc252442b50d6e97207228aa4aefc3',
    recipient: '0x8f781b47e4a377dba9547cdcd00df98c7064a5b2',
    originChainId: 59144,
    destinationChainId: 137,
    originCurrency: '0x0000000000000000000000000000000000000000',
    destinationCurrency: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
    amount: '1230000',
    tradeType: 'EXPECTED_OUTPUT',
  },
  answer: {
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
              from: '0x76cf1cdd1fcc252442b50d6e97207228aa4aefc3',
              to: '0x00000000aa467eba42a3d604b3d74d63b2b6c6cb',
              data: '0x470b5f3b22544142d6b2116ec296913046fe06578b495e602ac2fe0c87b843de',
              value: '429579670170726',
              chainId: 59144,
              gas: '43626',
              maxFeePerGas: '67699627',
              maxPriorityFeePerGas: '67699618',
            },
            check: {
              endpoint:
                '/intents/status?requestId=0x470b5f3b22544142d6b2116ec296913046fe06578b495e602ac2fe0c87b843de',
              method: 'GET',
            },
          },
        ],
        requestId: '0x470b5f3b22544142d6b2116ec296913046fe06578b495e602ac2fe0c87b843de',
        depositAddress: '',
      },
    ],
    fees: {},
    details: {
      operation: 'swap',
      sender: '0x76cf1cdd1fcc252442b50d6e97207228aa4aefc3',
      recipient: '0x8f781b47e4a377dba9547cdcd00df98c7064a5b2',
      currencyIn: paid,
      currencyOut: amount(polygonUsdce, '1230000', '1.23', '1.2', '1223660'),
      refundCurrency: paid,
      rate: '2862.6890083305493',
      timeEstimate: 4,
      userBalance: '0',
      isFixedRate: false,
    },
  },
}
