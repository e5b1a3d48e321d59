/** Which of the two amounts is given: what is paid, or what is received. */
export type TradeType = 'EXACT_INPUT' | 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT'

/** A part of the fees that a sponsor may pay. */
export type SponsoredComponent = 'execution' | 'swap' | 'platform' | 'app' | 'rent'

export interface GetQuoteParameters {
  /** Pays on the origin chain and sends the transactions. */
  user: string
  originChainId: number
  destinationChainId: number
  /** Address of the currency on the origin chain; the zero address for the native currency. */
  originCurrency: string
  /** Address of the currency on the destination chain. */
  destinationCurrency: string
  /** Smallest unit: of the origin currency for `EXACT_INPUT`, else of the destination currency. */
  amount: bigint
  tradeType: TradeType
  /** Receives on the destination chain. @default user */
  recipient?: string | undefined
  /** Gets the money back on failure; an EVM address. Set it: the service's default is the recipient. */
  refundTo?: string | undefined
  /** Basis points, 0 to 10000. The service chooses when it is left out. */
  slippageTolerance?: number | undefined
  /** Add native currency on the destination chain for gas. EVM only. */
  topupGas?: boolean | undefined
  /** US dollars with 6 decimals (1000000n = $1); needs `topupGas`. The service's default is 2000000n. */
  topupGasAmount?: bigint | undefined
  /** Let the user send to an address by hand. Native-currency bridges only. */
  useDepositAddress?: boolean | undefined
  /** A deposit address bound to this order; needs `useDepositAddress` and `refundTo`. */
  strict?: boolean | undefined
  /** The sponsor pays the fees. */
  subsidizeFees?: boolean | undefined
  /** Which fees the sponsor pays; needs `subsidizeFees` and at least one item. */
  sponsoredFeeComponents?: readonly SponsoredComponent[] | undefined
  /** The most the sponsor pays, in US dollars with 6 decimals (1000000n = $1); needs `subsidizeFees`. */
  maxSubsidizationAmount?: bigint | undefined
  /** Also sponsor `rent`. @deprecated name `rent` in `sponsoredFeeComponents` */
  subsidizeRent?: boolean | undefined

  /** Calls to make on the destination chain with what arrives. */
  txs?: readonly DestinationCall[] | undefined
  /** Gas limit of all destination calls together. */
  txsGasLimit?: number | undefined
  /** EIP-7702 authorizations for the destination calls. */
  authorizationList?: readonly Authorization[] | undefined
  /** Gas limit of transactions that are executed with the deposit. */
  gasLimitForDepositSpecifiedTxs?: number | undefined

  /** Who can recover funds of a deposit address, on the origin chain; needs `useDepositAddress`. */
  recoveryAddress?: string | undefined
  /** Always refund on the origin chain. */
  refundOnOrigin?: boolean | undefined
  /** The surplus of an exact output goes to the solver instead of the recipient. */
  enableTrueExactOutput?: boolean | undefined
  /** Never transfer straight to the depository. EVM, v2 protocol. The service's default is true. */
  explicitDeposit?: boolean | undefined
  /** Bridge through canonical routes for more liquidity. */
  useExternalLiquidity?: boolean | undefined
  /** Allow the service's fallback routes. */
  useFallbacks?: boolean | undefined
  /** Pay by an EIP-3009 permit, for currencies that have it. */
  usePermit?: boolean | undefined
  /** Validity of the permit, in seconds. The service's default is 600. */
  permitExpiry?: number | undefined
  /** Also return protocol data for validation on chain (`protocol.v2.orderSignature`); slower. */
  includeProtocolData?: boolean | undefined
  /** Slippage tolerance of the destination gas, in basis points, 0 to 10000. */
  latePaymentSlippageTolerance?: number | undefined
  /** Let the solver execute a same-chain swap that the user could execute. */
  forceSolverExecution?: boolean | undefined
  /** Swap sources to use, or not to use. */
  includedSwapSources?: readonly string[] | undefined
  excludedSwapSources?: readonly string[] | undefined
  includedOriginSwapSources?: readonly string[] | undefined
  includedDestinationSwapSources?: readonly string[] | undefined
  /** Gas overhead of gasless origin transactions. */
  originGasOverhead?: number | undefined
  /** Pays the deposit transaction on Solana; must cover fees and rent. */
  depositFeePayer?: string | undefined
  /** Most hops of a Solana swap route. */
  maxRouteLength?: number | undefined
  /** Prevents certain ATA-creation instructions in Solana routes. */
  useSharedAccounts?: boolean | undefined
  /** Include a compute unit limit instruction in requests from Solana. */
  includeComputeUnitLimit?: boolean | undefined
  /** Quote even when the price impact is an error. */
  overridePriceImpact?: boolean | undefined
  /** Do not prefer a swap provider. */
  disableSwapProviderPreference?: boolean | undefined
  /** Do not swap on the origin chain. */
  disableOriginSwaps?: boolean | undefined
  /** Rate of a fixed-spread quote. */
  fixedRate?: string | undefined
  /** Seconds from now in which the request must be filled; later it is refunded. */
  ttl?: number | undefined
  /** What single routes need beside the rest. */
  additionalData?: Readonly<Record<string, unknown>> | undefined
  /** Fields this library does not know, sent as they are. A field that it knows wins over one of these. */
  extraFields?: Readonly<Record<string, unknown>> | undefined
}

/** A call on the destination chain. */
export interface DestinationCall {
  to: string
  /** Native currency sent along, in its smallest unit. */
  value: bigint
  data: `0x${string}`
}

/** A signed EIP-7702 authorization. */
export interface Authorization {
  chainId: number
  address: string
  nonce: number
  yParity: number
  r: string
  s: string
}
