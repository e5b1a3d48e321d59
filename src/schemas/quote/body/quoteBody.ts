import * as z from 'zod/mini'
import {
  basisPoints,
  digits,
  bodyNumber,
  inBasisPoints,
  maxBasisPoints,
  type Sent,
} from '../../base/codecs.ts'
import { appFeeSchema } from './appFee.ts'
import { authorizationSchema, destinationCallSchema } from './destinationCall.ts'
import { checkedAddress } from '../../base/checkedAddress.ts'
import { array, object } from '../../base/object.ts'
import { boolean, isChainId, number, someAddress, text } from '../../base/primitives.ts'
import { appFeeRule, quoteRules, sponsorshipRules } from './quoteRules.ts'
import { sponsoredComponent } from '../../sponsorship/sponsoredComponents.ts'
import { tradeTypeSchema } from './tradeType.ts'

const chainRule = 'it must be a positive whole number'
const chainId = z.number(chainRule).check(z.refine(isChainId, chainRule))

function wholeNumber(least: number) {
  return bodyNumber(
    `it must be a whole number from ${least} on`,
    (value) => Number.isSafeInteger(value) && value >= least,
  )
}

const share = bodyNumber(
  inBasisPoints,
  (value) => Number.isSafeInteger(value) && value >= 0 && value <= maxBasisPoints,
)

const usd = digits('it must be a whole number of millionths of a dollar, and not be negative')

/** Fields by which the owner of the API key pays, or that only mean anything with them. */
const sponsorshipFields = {
  /** The sponsor pays the fees. */
  subsidizeFees: z.optional(boolean),
  /** Which fees the sponsor pays; needs `subsidizeFees` and at least one item. */
  sponsoredFeeComponents: z.optional(
    array(sponsoredComponent).check(z.minLength(1, 'it needs at least one item')),
  ),
  /** The most the sponsor pays, in US dollars with 6 decimals (1000000n = $1); needs `subsidizeFees`. */
  maxSubsidizationAmount: z.optional(usd),
  /**
   * The share of each of these fees that the sponsor pays, in basis points, before `maxSubsidizationAmount` limits it; needs
   * `subsidizeFees`, and goes with no deposit address. Deployments take it for swaps; the interface does not name it.
   */
  subsidizationBps: z.optional(share),
  /** Also sponsor `rent`. @deprecated name `rent` in `sponsoredFeeComponents` */
  subsidizeRent: z.optional(boolean),
}

/** Fields that say who earns, and who gets the credit. */
const creditFields = {
  /** Fees that the app takes, shown to the user by name. Deployments take it; the interface does not name it. */
  appFees: z.optional(array(appFeeSchema)),
  /** Where the user came from, such as the app's domain. Deployments take it; the interface does not name it. */
  referrer: z.optional(text),
}

const fields = object({
  /** Pays on the origin chain and sends the transactions. */
  user: checkedAddress,
  originChainId: chainId,
  destinationChainId: chainId,
  /** Address of the currency on the origin chain; the zero address for the native currency. */
  originCurrency: someAddress,
  /** Address of the currency on the destination chain. */
  destinationCurrency: someAddress,
  /** Smallest unit: of the origin currency for `EXACT_INPUT`, else of the destination currency. */
  amount: digits(),
  tradeType: tradeTypeSchema,
  /** Receives on the destination chain. @default user */
  recipient: z.optional(checkedAddress),
  /**
   * Gets the money back on failure; an EVM address where the origin currency has one. Set it: the service's default is the
   * recipient. With `useDepositAddress`, the address of the origin's native currency means whoever pays.
   */
  refundTo: z.optional(checkedAddress),
  /** Basis points, 0 to 10000. The service chooses when it is left out. */
  slippageTolerance: z.optional(basisPoints),
  /** Add native currency on the destination chain for gas. EVM only. */
  topupGas: z.optional(boolean),
  /** US dollars with 6 decimals (1000000n = $1); needs `topupGas`. The service's default is 2000000n. */
  topupGasAmount: z.optional(usd),
  /** Let the user send to an address by hand. Native-currency bridges only. */
  useDepositAddress: z.optional(boolean),
  /** A deposit address bound to this order; needs `useDepositAddress` and `refundTo`. */
  strict: z.optional(boolean),
  ...sponsorshipFields,
  ...creditFields,

  /** Calls to make on the destination chain with what arrives. */
  txs: z.optional(array(destinationCallSchema)),
  /** Gas limit of all destination calls together. */
  txsGasLimit: z.optional(wholeNumber(1)),
  /** EIP-7702 authorizations for the destination calls. */
  authorizationList: z.optional(array(authorizationSchema)),
  /** Gas limit of transactions that are executed with the deposit. */
  gasLimitForDepositSpecifiedTxs: z.optional(wholeNumber(0)),

  /** Who can recover funds of a deposit address, on the origin chain; needs `useDepositAddress`. */
  recoveryAddress: z.optional(checkedAddress),
  /** Always refund on the origin chain. */
  refundOnOrigin: z.optional(boolean),
  /** The surplus of an exact output goes to the solver instead of the recipient. */
  enableTrueExactOutput: z.optional(boolean),
  /** Never transfer straight to the depository. EVM, v2 protocol. The service's default is true. */
  explicitDeposit: z.optional(boolean),
  /** Bridge through canonical routes for more liquidity. */
  useExternalLiquidity: z.optional(boolean),
  /** Allow the service's fallback routes. */
  useFallbacks: z.optional(boolean),
  /** Pay by an EIP-3009 permit, for currencies that have it. */
  usePermit: z.optional(boolean),
  /** Validity of the permit, in seconds. The service's default is 600. */
  permitExpiry: z.optional(wholeNumber(1)),
  /** Also return protocol data for validation on chain (`protocol.v2.orderSignature`); slower. */
  includeProtocolData: z.optional(boolean),
  /** Slippage tolerance of the destination gas, in basis points, 0 to 10000. */
  latePaymentSlippageTolerance: z.optional(basisPoints),
  /** Let the solver execute a same-chain swap that the user could execute. */
  forceSolverExecution: z.optional(boolean),
  /** Swap sources to use. */
  includedSwapSources: z.optional(array(text)),
  /** Swap sources not to use. */
  excludedSwapSources: z.optional(array(text)),
  /** Swap sources to use on the origin chain. */
  includedOriginSwapSources: z.optional(array(text)),
  /** Swap sources to use on the destination chain. */
  includedDestinationSwapSources: z.optional(array(text)),
  /** Gas overhead of gasless origin transactions. */
  originGasOverhead: z.optional(wholeNumber(0)),
  /** Pays the deposit transaction on Solana; must cover fees and rent. */
  depositFeePayer: z.optional(someAddress),
  /** Most hops of a Solana swap route. */
  maxRouteLength: z.optional(number),
  /** Prevents certain ATA-creation instructions in Solana routes. */
  useSharedAccounts: z.optional(boolean),
  /** Include a compute unit limit instruction in requests from Solana. */
  includeComputeUnitLimit: z.optional(boolean),
  /** Quote even when the price impact is an error. */
  overridePriceImpact: z.optional(boolean),
  /** Do not prefer a swap provider. */
  disableSwapProviderPreference: z.optional(boolean),
  /** Do not swap on the origin chain. */
  disableOriginSwaps: z.optional(boolean),
  /** Rate of a fixed-spread quote. */
  fixedRate: z.optional(text),
  /** Seconds from now in which the request must be filled; later it is refunded. */
  ttl: z.optional(wholeNumber(1)),
  /** What single routes need beside the rest. */
  additionalData: z.optional(z.record(z.string(), z.unknown(), 'it must be an object')),
})

/** The body of `POST /quote`, with the API's rules. Decoding parses it, encoding writes it. */
export const quoteBodySchema = fields.check(...quoteRules)

/** Fields that only the owner of the API key should set: who pays, who earns, and who gets the credit. */
export const ownerFieldsSchema = object({ ...sponsorshipFields, ...creditFields }).check(
  ...sponsorshipRules,
  appFeeRule,
)

/** Names of the fields by which the owner of the API key pays. */
export const sponsorshipFieldNames: readonly string[] = Object.keys(sponsorshipFields)

/** Names of the fields that say who earns, and who gets the credit. */
export const creditFieldNames: ReadonlySet<string> = new Set(Object.keys(creditFields))

/** Names of the fields of a body that the API, or providers of its kind, know. */
export const quoteBodyFields: ReadonlySet<string> = new Set(Object.keys(fields.shape))

/** The body of `POST /quote` in the library's types: amounts are `bigint`. */
export interface QuoteBody extends Sent<z.output<typeof quoteBodySchema>> {}

/** What the owner of the API key may set for every quote. */
export interface OwnerQuoteParameters extends Sent<z.output<typeof ownerFieldsSchema>> {}
