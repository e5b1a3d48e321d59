import type { Fields } from '../domain/isObject.ts'
import { zeroAddress, type Address, type Hex } from 'viem'
import type { LedgerChain } from '../domain/chains/chain.ts'
import type { Ledger } from '../domain/ledger/ledger.ts'
import { permit2Address } from '../domain/ledger/permit2Types.ts'
import { operationOf } from '../domain/request/terms/operation.ts'
import { toOrderData } from '../domain/request/orders/toOrderData.ts'
import { toOrderId } from '../domain/request/orders/toOrderId.ts'
import type { PermitInput, QuoteParameters } from '../domain/request/terms/quoteParameters.ts'
import type { RequestTerms } from '../domain/request/terms/requestTerms.ts'
import type { DepositAddress, Permit, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { toQuoteBody } from './answer/toQuoteBody.ts'
import { refuseQuote } from './parameters/fields.ts'
import { readQuoteParameters } from './parameters/readQuoteParameters.ts'
import { requireCalls } from './requireCalls.ts'
import { requireDeadlines } from './requireDeadlines.ts'
import { chooseSwap, requireInventory, type ChosenSwap } from './terms/chooseSwap.ts'
import { quoteTerms } from './terms/quoteTerms.ts'

/**
 * Prices a quote, stores it as a request, and returns the steps to pay it.
 *
 * @throws {Refusal}
 */
export async function answerQuote(context: ServiceContext, fields: Fields, apiKey: string | undefined) {
  const { ledger, store, clock, policy, chainFaults, createId } = context
  const input = readQuoteParameters(fields, { chains: ledger.chains, dialect: policy.dialect })
  const { origin, destination, currencyIn, user } = input
  const { sponsor, solver } = ledger
  const createdAt = clock.now()
  requireDeadlines(input, createdAt)
  if (input.calls?.authorizations.length && !ledger.takesAuthorizations) {
    throw refuseQuote(
      'UNSUPPORTED_EXECUTION_TYPE',
      '"authorizationList" needs real chains: simulated ones take none.',
    )
  }
  const swap = await findSwap(ledger, input)
  const [originGasPrice, destinationGasPrice, userBalance, allowance] = await Promise.all([
    ledger.gasPrice(origin.id),
    ledger.gasPrice(destination.id),
    ledger.balanceOf(origin.id, currencyIn.address, user),
    readAllowance(ledger, input, swap),
  ])
  const gasPrices = { originGasPrice, destinationGasPrice }
  const terms = quoteTerms(input, { policy, sponsor, solver, ...gasPrices, allowance, swap })
  if (!terms.isSelfExecuted) await requireFunds({ ledger, chainFaults }, terms)

  const id = createId()
  const depositAddress = await toDepositAddress(ledger, id, input)
  const validityMs = input.ttlSeconds === undefined ? policy.quoteValidityMs : input.ttlSeconds * 1000
  const withoutOrder: Omit<ServiceRequest, 'orderId'> = {
    id,
    user,
    recipient: input.recipient,
    refundTo: input.refundTo,
    hasOwnRefundTo: input.hasOwnRefundTo,
    refundsOnOrigin: input.refundsOnOrigin,
    terms,
    depositAddress,
    permit: input.permit && toPermit(input.permit, { origin, solver, createdAt }),
    claim: policy.requiresClaim && !depositAddress && !terms.isSelfExecuted ? { isMade: false } : undefined,
    progress: { status: 'waiting' },
    surpluses: [],
    sidePayments: {},
    apiKey,
    referrer: input.referrer,
    referrerAddress: input.referrerAddress,
    createdAt,
    updatedAt: createdAt,
    expiresAt: createdAt + validityMs,
  }
  const order = toOrderData(withoutOrder, context)
  const request: ServiceRequest = { ...withoutOrder, orderId: toOrderId(order) }
  await requireCalls(ledger, request)
  await store.put(request)
  // The order is always included, its signature only if requested.
  const protocol = {
    ...(!terms.isSelfExecuted && { orderData: order }),
    ...(input.includesProtocolData && { orderSignature: await ledger.sign(request.orderId) }),
  }
  return toQuoteBody(request, { gasPrice: originGasPrice, userBalance, protocol })
}

async function toDepositAddress(
  ledger: Ledger,
  addressId: Hex,
  parameters: QuoteParameters,
): Promise<DepositAddress | undefined> {
  if (!parameters.depositAddress) return undefined
  const address = await ledger.depositAddressOf(parameters.origin.id, addressId)
  return { address, addressId, ...parameters.depositAddress, parameters }
}

/** The source of a swap that the user makes; undefined if the solver swaps, or nothing is swapped. */
async function findSwap(ledger: Ledger, input: QuoteParameters): Promise<ChosenSwap | undefined> {
  const {
    origin,
    destination,
    swapPreferences: preferences,
    currencyIn,
    currencyOut,
    tradeType,
    amount,
  } = input
  if (operationOf(input) !== 'swap') return undefined
  if (!input.isSelfExecuted) {
    requireInventory(preferences, [...origin.swapSources, ...destination.swapSources])
    return undefined
  }
  const { swapSources: sources } = origin
  return chooseSwap(ledger, { sources, preferences, currencyIn, currencyOut, tradeType, amount })
}

function toPermit(
  { kind, expirySeconds }: PermitInput,
  { origin, solver, createdAt }: { origin: LedgerChain; solver: Address; createdAt: number },
): Permit {
  const receivers = { receive: origin.depository, transfer: solver, permit2: origin.approvalProxy }
  const validBefore = Math.floor(createdAt / 1000) + expirySeconds
  return { kind, receiver: receivers[kind], relayer: solver, validBefore }
}

/** The current allowance of the contract that takes the input. */
async function readAllowance(
  ledger: Ledger,
  { origin, currencyIn: { address: token }, user, isSelfExecuted, permit }: QuoteParameters,
  swap: ChosenSwap | undefined,
): Promise<bigint> {
  const taker = permit?.kind === 'permit2' ? permit2Address : origin.depository
  const spender = isSelfExecuted ? swap?.source.address : taker
  if (token === zeroAddress || !spender) return 0n
  return ledger.allowanceOf({ chainId: origin.id, token, owner: user, spender })
}

/** Refuses quotes that the solver couldn't pay. */
async function requireFunds(
  { ledger, chainFaults }: Pick<ServiceContext, 'ledger' | 'chainFaults'>,
  { currencyOut, amountOut, topupOut }: RequestTerms,
) {
  const { chainId, address, symbol } = currencyOut
  const isEmpty = chainFaults.find('emptyInventory', chainId) !== undefined
  const inventory = isEmpty ? 0n : await ledger.balanceOf(chainId, address, ledger.solver)
  const nativeInventory = topupOut > 0n ? await ledger.balanceOf(chainId, zeroAddress, ledger.solver) : 0n
  if (amountOut <= inventory && topupOut <= nativeInventory) return
  throw refuseQuote(
    'INSUFFICIENT_LIQUIDITY',
    `The solver has too little ${symbol}, or too few native tokens for the gas top-up, on chain ${chainId}.`,
  )
}
