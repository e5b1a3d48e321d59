import { amount } from '../amount.ts'
import { baseUsdc, optimismEth, polygonUsdc } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

const asked = amount(polygonUsdc, '79934525', '79.934525', '79.926372', '79934524')
const swapped = amount(polygonUsdc, '79920111', '79.920111', '79.911959', '79520510')
const arriving = amount(baseUsdc, '79910234', '79.910234', '79.902083', '79510683')
const promised = amount(baseUsdc, '79902723', '79.902723', '79.894573', '79503210')
const sent = amount(polygonUsdc, '80000000', '80.000000', '79.991840', '79934523')
const filled = amount(baseUsdc, '79902722', '79.902722', '79.894572', '79503209')
const paid = amount(baseUsdc, '79900001', '79.900001', '79.891852', '79503208')
const priced = amount(polygonUsdc, '79934522', '79.934522', '79.926369', '79934521')
const worth = amount(baseUsdc, '79918535', '79.918535', '79.910383', '79518942')
const relayToken = { decimals: 6, name: 'Hub token', symbol: 'HUB' }
const attestation = {
  execution: { actions: ['0x01'], idempotencyKey: '0x6acb' },
  attestations: [
    {
      oracleChainId: '8453',
      oracleContract: '0x1307b68c63c473186b7aebd374e9bffd16fd791e',
      signerAddress: '0xca7ded7e4f4ba8ab3b10009236ae6d1b95094589',
      signature: '0xabcd',
    },
  ],
}
const deposited = {
  amount: '79934520',
  chainId: 537713,
  currency: '0x4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f70',
  hash: '0x7f1d',
}
const settled = {
  amount: '79900002',
  chainId: 537714,
  currency: '0x5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f7081',
  hash: '0x8a2e',
}

/** A strict deposit, filled for less than was promised, whose excess is paid back: every field that is documented. */
export const everyFieldV3: WireExample = {
  source:
    'relayprotocol/relay-kit c3af14d (2026-08-04), packages/sdk/src/types/api.ts, GET /requests/v3: names; the values are ours',
  answer: {
    id: '0x6acbc4acb0cb61d2b42962ddaf0973b536933670ede1df3ab39f9003e9c3e04e',
    status: 'success',
    user: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
    sender: null,
    recipient: '0xf3128499092b90f1a520f63c09946dca3dadf98f',
    refundTo: '0x9a1fc8c0369d49f3040bf49c1490e7006657ea56',
    supersededByRequestId: null,
    depositAddress: {
      address: '0xb353e49aa47514fb579d6ba6594c768379a96515',
      type: 'strict',
      depositor: '0x5b86efcb76d2c7c2e08f1a2e5e1f41d3d2c3b4a5',
      depositTxHash: '0x41ce037184d661c35f102c961c88f587d137c611bf928389a562ff139ad51d4b',
      recoveryAddress: '0xe2f7c3b1a0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5',
    },
    requestType: 'Bridge',
    features: ['deposit_address', 'gas_top_up'],
    data: {
      slippageTolerance: '50',
      failReason: 'N/A',
      refundFailReason: null,
      failedTxHash: '0x0badc0de',
      failedTxBlockNumber: 44281000,
      failedCallData: {
        from: '0x1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
        to: '0x2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e',
        data: '0x23b872dd',
        value: '0',
      },
      usesExternalLiquidity: false,
      timeEstimate: null,
      triggeredByFastFill: false,
      inTxs: [
        {
          txHash: '0x6334e6ce2558c2d4ebc187d99f3adf2605a97279a6733e612ee6cdc57f112ad3',
          fee: '9823482523847773',
          feeUsd: '0.0021',
          block: 85115744,
          type: 'onchain',
          chainId: 137,
          timestamp: 1775351525,
          status: 'success',
          data: { to: '0x3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f', value: '3' },
          stateChanges: [],
        },
      ],
      outTxs: [
        {
          txHash: '0x098d75e397350670f9c3fa4496036b0594ad3a06f00ea1784cf45b080f258651',
          fee: '426860744193',
          feeUsd: '0.0009',
          block: 44281091,
          type: 'onchain',
          chainId: 8453,
          timestamp: 1775351529,
          status: 'success',
          data: {},
          stateChanges: [],
        },
      ],
      appFees: {
        quoted: [{ recipient: '0xa3b4c5d6', bps: '11', amount: '87928', amountFormatted: '0.087928' }],
        actual: [
          {
            recipient: '0xb4c5d6e7',
            bps: '12',
            amount: '95921',
            amountFormatted: '0.095921',
            amountUsd: '0.095911',
          },
        ],
        currency: polygonUsdc,
      },
      fees: {
        quoted: { swap: { usd: '-0.01', amount: '10000', amountFormatted: '0.01' }, platform: { usd: '0' } },
        actual: { swap: { usd: '-0.012' } },
        currency: polygonUsdc,
      },
      feeSponsorship: null,
      referrer: null,
      route: {
        includedSwapSources: ['uniswap-v3'],
        includedOriginSwapSources: [],
        includedDestinationSwapSources: ['uniswap-v3'],
        quoted: {
          origin: { inputCurrency: asked, outputCurrency: swapped, router: 'relay' },
          destination: { inputCurrency: arriving, outputCurrency: promised, router: 'across' },
        },
        actual: {
          origin: { inputCurrency: sent, outputCurrency: null, router: 'jupiter' },
          destination: {
            inputCurrency: filled,
            outputCurrency: paid,
            router: 'uniswap-v3',
            currencyGasTopup: amount(
              optimismEth,
              '952380952380952',
              '0.000952380952380952',
              '2.0',
              '952380952380952',
            ),
          },
          rate: '0.9996021493841366',
        },
      },
      platformFee: null,
      quoteOraclePrice: {
        rate: '0.9998',
        observedAt: '2026-04-05T01:12:00.000Z',
        inputCurrency: priced,
        outputCurrency: worth,
      },
      refundCurrencyData: amount(polygonUsdc, '65475', '0.065475', '0.065468', '65475'),
      externalMetadata: { moonpayId: null },
    },
    protocol: {
      orderId: '0x1307b68c63c473186b7aebd374e9bffd16fd791ebcb37b3d005edeb88e7b7672',
      hubType: 'onchain',
      isWithdrawable: false,
      solver: {
        address: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
        protocolChainId: 537715,
        chainId: 8454,
      },
      deposit: {
        origin: {
          amount: '79934519',
          chainId: 137,
          currency: '0x708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3',
          depositor: '0x8192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          onchainId: '0x77aa',
          transactionId: '0x92a3b4c5',
        },
        relay: { ...deposited, operation: 'mint', tokenMetadata: relayToken },
        attestation,
      },
      settlement: {
        destination: {
          fills: [
            {
              chainId: 8453,
              transactionId: '0x098d75e397350670f9c3fa4496036b0594ad3a06f00ea1784cf45b080f258651',
            },
          ],
          refunds: [{ chainId: 137, transactionId: '0x5ef1' }],
        },
        relay: {
          ...settled,
          operation: 'mixed',
          solver: '0x6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192',
          tokenMetadata: relayToken,
        },
        attestation,
      },
    },
    createdAt: '2026-04-05T01:12:06.153Z',
    updatedAt: '2026-04-05T01:12:44.199Z',
  },
}
