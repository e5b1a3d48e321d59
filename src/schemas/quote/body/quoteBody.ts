import * as z from 'zod/mini'
import { maxBasisPoints } from '../../../utils/amounts/basisPoints.ts'
import { basisPoints, digits, bodyNumber, inBasisPoints, type Sent } from '../../base/codecs.ts'
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

/** Fields that make the owner of the API key pay, and fields that only apply together with those. */
const sponsorshipFields = {
  /** Let the sponsor pay the fees. */
  subsidizeFees: z.optional(boolean),
  /** Which fees the sponsor pays; needs `subsidizeFees` and at least one item. */
  sponsoredFeeComponents: z.optional(
    array(sponsoredComponent).check(z.minLength(1, 'it needs at least one item')),
  ),
  /** The most the sponsor pays, in US dollars with 6 decimals (1000000n = $1); needs `subsidizeFees`. */
  maxSubsidizationAmount: z.optional(usd),
  /**
   * The share of each of these fees that the sponsor pays, in basis points, before `maxSubsidizationAmount` limits it;
   * needs `subsidizeFees`, and doesn't work with a deposit address. Deployments accept it for swaps; the API doesn't
   * document it.
   */
  subsidizationBps: z.optional(share),
  /** Also sponsor `rent`. @deprecated Name `rent` in `sponsoredFeeComponents`. */
  subsidizeRent: z.optional(boolean),
}

/** Fields that say who earns fees, and who gets the credit. */
const creditFields = {
  /** Fees for the app, shown to the user by name. Deployments accept it; the API doesn't document it. */
  appFees: z.optional(array(appFeeSchema)),
  /** Where the user came from, such as the app's domain. Deployments accept it; the API doesn't document it. */
  referrer: z.optional(text),
}

const fields = object({
  /** The account that pays on the origin chain and sends the transactions. */
  user: checkedAddress,
  originChainId: chainId,
  destinationChainId: chainId,
  /** Address of the currency on the origin chain; the zero address for an EVM chain's native token. */
  originCurrency: someAddress,
  /** Address of the currency on the destination chain; the zero address for an EVM chain's native token. */
  destinationCurrency: someAddress,
  /** Base units: of the origin currency for `EXACT_INPUT`, otherwise of the destination currency. */
  amount: digits(),
  tradeType: tradeTypeSchema,
  /** The account that receives on the destination chain. @default user */
  recipient: z.optional(checkedAddress),
  /**
   * The account that gets the funds back on failure; must be an EVM address if the origin currency has one. Set it: the
   * provider's default is the recipient. With `useDepositAddress`, the address of the origin's native token means
   * whoever pays.
   */
  refundTo: z.optional(checkedAddress),
  /** Max slippage in basis points, 0 to 10000. @default chosen by the provider */
  slippageTolerance: z.optional(basisPoints),
  /** Also deliver native tokens on the destination chain for gas; EVM only. */
  topupGas: z.optional(boolean),
  /**
   * Value of the gas top-up, in US dollars with 6 decimals (1000000n = $1); needs `topupGas`. The provider's default is
   * 2000000n.
   */
  topupGasAmount: z.optional(usd),
  /** Let the user pay to a deposit address. Only for bridges of native tokens. */
  useDepositAddress: z.optional(boolean),
  /** Bind the deposit address to this order; needs `useDepositAddress` and `refundTo`. */
  strict: z.optional(boolean),
  ...sponsorshipFields,
  ...creditFields,

  /** Calls to make with the arriving funds, on the destination chain. */
  txs: z.optional(array(destinationCallSchema)),
  /** Gas limit of all destination calls together, in units of gas. */
  txsGasLimit: z.optional(wholeNumber(1)),
  /** EIP-7702 authorizations for the destination calls. */
  authorizationList: z.optional(array(authorizationSchema)),
  /** Gas limit of transactions that are executed with the deposit, in units of gas. */
  gasLimitForDepositSpecifiedTxs: z.optional(wholeNumber(0)),

  /** The account that can recover funds of a deposit address, on the origin chain; needs `useDepositAddress`. */
  recoveryAddress: z.optional(checkedAddress),
  /** Always refund on the origin chain. */
  refundOnOrigin: z.optional(boolean),
  /** Give the surplus of an exact output to the solver instead of the recipient. */
  enableTrueExactOutput: z.optional(boolean),
  /** Never transfer directly to the depository. EVM, v2 protocol. The provider's default is true. */
  explicitDeposit: z.optional(boolean),
  /** Use canonical bridges for more liquidity. */
  useExternalLiquidity: z.optional(boolean),
  /** Allow the provider's fallback routes. */
  useFallbacks: z.optional(boolean),
  /** Pay with an EIP-3009 permit, for currencies that support it. */
  usePermit: z.optional(boolean),
  /** How long the permit is valid, in seconds; the provider's default is 600. */
  permitExpiry: z.optional(wholeNumber(1)),
  /** Also return protocol data for validation on chain (`protocol.v2.orderSignature`); slower. */
  includeProtocolData: z.optional(boolean),
  /** Max slippage of the destination gas, in basis points, 0 to 10000. */
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
  /** Gas overhead of gasless origin transactions, in units of gas. */
  originGasOverhead: z.optional(wholeNumber(0)),
  /** The account that pays the deposit transaction on Solana; must cover fees and rent. */
  depositFeePayer: z.optional(someAddress),
  /** Maximum number of hops of a Solana swap route. */
  maxRouteLength: z.optional(number),
  /** Prevents certain ATA-creation instructions in Solana routes. */
  useSharedAccounts: z.optional(boolean),
  /** Include a compute unit limit instruction in requests from Solana. */
  includeComputeUnitLimit: z.optional(boolean),
  /** Return a quote even if the price impact is an error. */
  overridePriceImpact: z.optional(boolean),
  /** Don't prefer a swap provider. */
  disableSwapProviderPreference: z.optional(boolean),
  /** Don't swap on the origin chain. */
  disableOriginSwaps: z.optional(boolean),
  /** Rate of a fixed-spread quote. */
  fixedRate: z.optional(text),
  /** How long the request may wait to be filled, in seconds from now; later it is refunded. */
  ttl: z.optional(wholeNumber(1)),
  /** Further data that some routes need. */
  additionalData: z.optional(z.record(z.string(), z.unknown(), 'it must be an object')),
})

/** The body of `POST /quote`, with the API's rules. Decoding parses it, encoding writes it. */
export const quoteBodySchema = fields.check(...quoteRules)

/** Fields that only the owner of the API key should set: who pays, who earns fees, and who gets the credit. */
export const ownerFieldsSchema = object({ ...sponsorshipFields, ...creditFields }).check(
  ...sponsorshipRules,
  appFeeRule,
)

/** Names of the fields that make the owner of the API key pay. */
export const sponsorshipFieldNames: readonly string[] = Object.keys(sponsorshipFields)

/** Names of the fields that say who earns fees, and who gets the credit. */
export const creditFieldNames: ReadonlySet<string> = new Set(Object.keys(creditFields))

/** Names of all fields of the body that the API or its deployments know. */
export const quoteBodyFields: ReadonlySet<string> = new Set(Object.keys(fields.shape))

/** The body of `POST /quote` in the library's types: amounts are `bigint`. */
export interface QuoteBody extends Sent<z.output<typeof quoteBodySchema>> {}

/** What the owner of the API key may set for every quote. */
export interface OwnerQuoteParameters extends Sent<z.output<typeof ownerFieldsSchema>> {}
