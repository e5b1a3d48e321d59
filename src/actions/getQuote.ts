import { fromBrand } from '../client/brand.ts'
import type { Client } from '../client/createClient.ts'
import { request, type RequestOptions } from '../client/request.ts'
import { quoteSchema, type ServiceQuote } from '../schemas/quote.ts'
import { toQuoteBody } from './quoteBody.ts'

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
}

/** An executable quote, with the question it answers. */
export interface Quote extends ServiceQuote {
  /** What was asked. */
  parameters: GetQuoteParameters
  /** When the answer came, in milliseconds since the epoch. */
  receivedAt: number
}

/**
 * Asks for an executable quote: `POST /quote`.
 *
 * @example
 * const quote = await getQuote(client, {
 *   user: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
 *   originChainId: 31337,
 *   destinationChainId: 31338,
 *   originCurrency: '0x0000000000000000000000000000000000000000',
 *   destinationCurrency: '0x0000000000000000000000000000000000000000',
 *   amount: 10n ** 18n,
 *   tradeType: 'EXACT_INPUT',
 * })
 *
 * @throws {InvalidRequestError} when a parameter breaks a rule; nothing is sent.
 * @throws {ServiceError} when the service refuses, with its `errorCode`.
 * @throws {NetworkError | TimeoutError | RateLimitError | MalformedResponseError | AbortedError}
 */
export async function getQuote(
  client: Client,
  parameters: GetQuoteParameters,
  { signal }: RequestOptions = {},
): Promise<Quote> {
  const quote = await request(client, {
    path: client.paths.quote,
    method: 'POST',
    body: toQuoteBody(parameters, client.brand),
    schema: quoteSchema,
    prepare: (json) => fromBrand(json, client.brand),
    signal,
  })
  return { ...quote, parameters, receivedAt: Date.now() }
}
