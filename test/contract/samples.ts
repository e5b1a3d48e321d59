/**
 * One answer of each kind with every field that the API documents, as the wire writes it (brand word `svc`).
 * Written by hand from the contract's tables, never from what the sandbox happens to send.
 */

const currency = {
  chainId: 1,
  address: '0x0000000000000000000000000000000000000001',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  metadata: { logoURI: 'https://logo.example/usdc.png', verified: true, isNative: false },
}

const amount = {
  currency,
  amount: '1000000',
  amountFormatted: '1.0',
  amountUsd: '1.00',
  amountUsdCurrent: '1.01',
  minimumAmount: '990000',
}

const fee = { currency, amount: '10', amountFormatted: '0.00001', amountUsd: '0.01' }
const component = { selected: true, total: fee, sponsored: fee, userPays: fee }
const impact = { usd: '-0.02', percent: '-0.02' }
const slippageSide = { usd: '0.01', value: '10000', percent: '1' }
const usd = { usd: '-0.01' }
const routeSide = {
  inputCurrency: amount,
  outputCurrency: amount,
  router: 'svc',
  includedSwapSources: ['source'],
}
const call = {
  from: '0x00000000000000000000000000000000000000A1',
  to: '0x00000000000000000000000000000000000000B2',
  data: '0xabcd',
  value: '5',
}

const quotePhase = {
  selectedComponents: ['execution', 'swap', 'svc', 'app', 'rent'],
  capHit: true,
  components: { execution: component, swap: component, svc: component, app: component, rent: component },
  sponsoredTotal: fee,
  userPaysTotal: fee,
  maxSubsidizationAmount: '1000000',
  subsidizationBps: 2500,
  sponsorPayment: { amount: '10', address: '0x00000000000000000000000000000000000000C3', chainId: 1 },
}

export const quoteBody = {
  steps: [
    {
      id: 'deposit',
      action: 'Confirm',
      description: 'Deposit',
      kind: 'transaction',
      requestId: '0x01',
      items: [
        {
          status: 'incomplete',
          data: { ...call, maxFeePerGas: '1', maxPriorityFeePerGas: '1', chainId: 1 },
          check: { endpoint: '/intents/status?requestId=0x01', method: 'GET' },
        },
      ],
    },
  ],
  fees: { gas: fee, svcer: fee, svcerGas: fee, svcerService: fee, app: fee, subsidized: fee },
  feeSponsorship: { quoted: quotePhase, actual: quotePhase },
  details: {
    operation: 'bridge',
    sender: call.from,
    recipient: call.to,
    currencyIn: amount,
    currencyOut: amount,
    refundCurrency: amount,
    currencyGasTopup: amount,
    totalImpact: impact,
    swapImpact: impact,
    expandedPriceImpact: { swap: usd, execution: usd, svc: usd, app: usd, sponsored: usd },
    rate: '1',
    slippageTolerance: { total: '50', origin: slippageSide, destination: slippageSide },
    timeEstimate: 3,
    userBalance: '5',
    fallbackType: 'none',
    isFixedRate: true,
    fixedRateFee: usd,
    route: { origin: routeSide, destination: routeSide },
  },
  protocol: {
    v2: {
      orderId: '0x02',
      hubType: 'onchain',
      orderData: { any: 'shape' },
      orderSignature: '0x03',
      paymentDetails: { chainId: '1', depository: '0x04', currency: '0x05', amount: '6' },
    },
  },
}

/** The provider's answer to a signature; its shape is not in the API. */
export const permitBody = { message: 'Permit accepted.', steps: quoteBody.steps }

/** The request of an item of a signature step; its shape is not in the API. */
export const signatureData = {
  sign: {
    signatureKind: 'eip712',
    domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: currency.address },
    types: { Permit: [{ name: 'owner', type: 'address' }] },
    primaryType: 'Permit',
    value: { owner: call.from },
  },
  post: { endpoint: '/execute/permits', method: 'POST', body: { kind: 'eip3009', requestId: '0x01' } },
}

export const legacyStatusBody = {
  status: 'received',
  details: 'more',
  inTxHashes: ['0x01'],
  txHashes: ['0x02'],
  time: 1_700_000_000_000,
  originChainId: 1,
  destinationChainId: 2,
}

const transaction = {
  txHash: '0x01',
  fee: '5',
  block: 7,
  type: 'onchain',
  chainId: 1,
  timestamp: 1_700_000_000,
  status: 'success',
  data: { any: 'shape' },
  stateChanges: { any: 'shape' },
}
const quotedFigure = { usd: '-0.01', amount: '10', amountFormatted: '0.00001' }
const figures = {
  swap: quotedFigure,
  execution: quotedFigure,
  platform: quotedFigure,
  app: quotedFigure,
  sponsored: quotedFigure,
}
const recordPhase = {
  ...quotePhase,
  selectedComponents: ['execution', 'swap', 'platform', 'app'],
  components: { execution: component, swap: component, platform: component, app: component },
}
const appFee = {
  recipient: call.to,
  bps: '5',
  amount: '50',
  amountFormatted: '0.00005',
  amountUsd: '0.00005',
}

const recordSide = { inputCurrency: amount, outputCurrency: amount, router: 'svc' }

const requestRecordBody = {
  id: '0x01',
  status: 'success',
  user: call.from,
  sender: call.from,
  recipient: call.to,
  refundTo: call.from,
  depositAddress: {
    address: call.to,
    type: 'strict',
    depositor: call.from,
    depositTxHash: '0x09',
    recoveryAddress: call.from,
  },
  requestType: 'Bridge',
  features: ['fast_fill'],
  supersededByRequestId: '0x02',
  data: {
    slippageTolerance: '50',
    failReason: 'SLIPPAGE',
    refundFailReason: 'UNKNOWN',
    failedTxHash: '0x03',
    failedTxBlockNumber: 7,
    failedCallData: call,
    usesExternalLiquidity: false,
    timeEstimate: 3,
    triggeredByFastFill: true,
    inTxs: [transaction],
    outTxs: [transaction],
    appFees: { quoted: [appFee], actual: [appFee], currency },
    fees: { quoted: figures, actual: figures, currency },
    feeSponsorship: { quoted: recordPhase, actual: recordPhase, currency },
    route: {
      includedSwapSources: ['source'],
      includedOriginSwapSources: ['source'],
      includedDestinationSwapSources: ['source'],
      quoted: { origin: recordSide, destination: recordSide },
      actual: { rate: '1', origin: recordSide, destination: recordSide },
    },
    platformFee: { any: 'shape' },
    quoteOraclePrice: {
      rate: '1',
      observedAt: '2026-01-01T00:00:00Z',
      inputCurrency: amount,
      outputCurrency: amount,
    },
    referrer: 'partner.example',
    apiKeyName: 'partner',
    refundCurrencyData: amount,
    externalMetadata: { partnerId: 'order-7' },
  },
  protocol: {
    orderId: '0x02',
    hubType: 'onchain',
    isWithdrawable: false,
    solver: { address: call.to, protocolChainId: '1', chainId: 1 },
    deposit: {
      origin: {
        amount: '5',
        chainId: 1,
        currency: currency.address,
        depositor: call.from,
        depository: call.to,
        onchainId: '0x04',
        transactionId: '0x05',
      },
    },
    settlement: {
      destination: {
        fills: [{ chainId: 2, transactionId: '0x06' }],
        refunds: [{ chainId: 1, transactionId: '0x07' }],
      },
    },
  },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:01Z',
}

export const requestsPageBody = { requests: [requestRecordBody], continuation: 'next', total: 7 }

export const statusV3Body = {
  status: 'submitted',
  details: 'more',
  failReason: 'N/A',
  refundFailReason: 'N/A',
  inTxHashes: ['0x01'],
  txHashes: ['0x02'],
  updatedAt: 1_700_000_000_000,
  originChainId: 1,
  destinationChainId: 2,
  quoteCreatedAt: 1_700_000_000_000,
}

const { txHash: hash, ...transactionV2 } = transaction

/** A page of the deprecated list, by the table of changes to v3. */
export const requestsV2PageBody = {
  requests: [
    {
      id: '0x01',
      status: 'delayed',
      user: call.from,
      recipient: call.to,
      depositAddress: call.to,
      referrer: 'partner.example',
      moonpayId: 'order-7',
      data: {
        failReason: 'N/A',
        refundFailReason: 'N/A',
        slippageTolerance: '50',
        timeEstimate: 3,
        inTxs: [{ ...transactionV2, hash }],
        outTxs: [{ ...transactionV2, hash }],
        expandedPriceImpact: { swap: usd, execution: usd, relay: usd, app: usd, sponsored: usd },
        fees: { gas: '1', fixed: '2', price: '3', gateway: '4' },
        feesUsd: { gas: '1', fixed: '2', price: '3', gateway: '4' },
        metadata: {
          sender: call.from,
          recipient: call.to,
          currencyIn: amount,
          currencyOut: amount,
          rate: '1',
          currencyGasTopup: amount,
          route: { origin: recordSide, destination: recordSide },
        },
        appFees: [appFee],
        paidAppFees: [appFee],
        currency: currency.address,
        currencyObject: currency,
        feeCurrency: currency.address,
        feeCurrencyObject: currency,
        appFeeCurrencyObject: currency,
        subsidizedRequest: true,
        subsidizedFee: '1',
        feeSponsorship: { quoted: quotePhase, actual: quotePhase },
        price: '1',
        supersededByRequestId: '0x02',
      },
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:01Z',
    },
  ],
  continuation: 'next',
  deprecation: {
    message: 'Use v3.',
    deprecatedAt: '2026-07-22T00:00:00Z',
    throttledFrom: '2026-09-01T00:00:00Z',
    sunsetAt: '2026-11-24T00:00:00Z',
    successor: 'https://service.example/requests/v3',
    migrationGuide: 'https://service.example/guide',
  },
}
