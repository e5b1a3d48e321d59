import { keccak256, zeroAddress } from 'viem'
import { refuseQuote } from './quoteFields.ts'
import { nativeCurrencyOf, readQuoteInput, type QuoteInput } from './quoteInput.ts'
import { json, readJsonObject, type Handler } from './http.ts'
import { formatUsd, parseUsd, toUsd } from './money.ts'
import type { LedgerGasPrice } from './ports.ts'
import { priceQuote } from './priceQuote.ts'
import type { RequestTerms, ServiceRequest } from './requestModel.ts'
import type { ServiceContext } from './serviceContext.ts'
import { toQuoteBody } from './toQuoteBody.ts'

/** `POST /quote`: prices what is asked, keeps it as a request, and says how to pay it. */
export function createQuoteHandler({ ledger, store, clock, policy, createId }: ServiceContext): Handler {
  return async (httpRequest) => {
    const input = readQuoteInput(await readJsonObject(httpRequest), ledger.chains)
    const { origin, destination, currencyIn, currencyOut, user } = input
    const [originGasPrice, destinationGasPrice, inventory, userBalance] = await Promise.all([
      ledger.gasPrice(origin.id),
      ledger.gasPrice(destination.id),
      ledger.balanceOf(destination.id, currencyOut.address, ledger.solver),
      ledger.balanceOf(origin.id, currencyIn.address, user),
    ])
    const terms = toTerms(input, originGasPrice, destinationGasPrice)
    if (terms.amountOut > inventory) {
      throw refuseQuote(
        'INSUFFICIENT_LIQUIDITY',
        `The solver holds less ${currencyOut.symbol} on chain ${destination.id} than it would have to pay.`,
      )
    }

    const id = createId()
    const createdAt = clock.now()
    const validityMs = input.ttlSeconds === undefined ? policy.quoteValidityMs : input.ttlSeconds * 1000
    const request: ServiceRequest = {
      id,
      orderId: keccak256(id),
      user,
      recipient: input.recipient,
      refundTo: input.refundTo,
      hasOwnRefundTo: input.hasOwnRefundTo,
      terms,
      progress: { status: 'waiting' },
      surpluses: [],
      apiKey: httpRequest.headers.get('x-api-key') ?? undefined,
      referrer: input.referrer,
      createdAt,
      updatedAt: createdAt,
      expiresAt: createdAt + validityMs,
    }
    await store.put(request)
    return json(toQuoteBody(request, { gasPrice: originGasPrice, userBalance }))
  }

  function toTerms(
    input: QuoteInput,
    originGasPrice: LedgerGasPrice,
    destinationGasPrice: LedgerGasPrice,
  ): RequestTerms {
    const { tradeType, origin, destination, currencyIn, currencyOut } = input
    const nativeIn = nativeCurrencyOf(origin)
    const nativeOut = nativeCurrencyOf(destination)
    const slippageBps = input.slippageBps ?? policy.defaultSlippageBps
    const fillGas = currencyOut.address === zeroAddress ? gasUnits.fillNative : gasUnits.fillErc20
    const fillUsd = toUsd(fillGas * destinationGasPrice.maxFeePerGas, nativeOut, 'up')
    const leastUsd = parseUsd(policy.minimumGasFeeUsd)
    const gasUsd = fillUsd > leastUsd ? fillUsd : leastUsd
    const amounts = priceQuote({ ...input, gasUsd, serviceFeeBps: policy.serviceFeeBps, slippageBps })
    if (!amounts) {
      throw refuseQuote(
        'AMOUNT_TOO_LOW',
        `The amount does not cover the fees: the gas of the fill alone costs ${formatUsd(gasUsd)} US dollars.`,
      )
    }
    const depositGas =
      currencyIn.address === zeroAddress ? gasUnits.depositNative : gasUnits.approve + gasUnits.depositErc20
    return {
      ...amounts,
      tradeType,
      currencyIn,
      currencyOut,
      nativeIn,
      nativeOut,
      depository: origin.depository,
      originGas: depositGas * originGasPrice.maxFeePerGas,
      slippageBps,
      timeEstimateSeconds: Math.ceil(policy.fillDelayMs / 1000) + blockSeconds,
    }
  }
}

/** What transactions on an EVM chain use at most, in units of gas. */
const gasUnits = {
  approve: 60_000n,
  depositNative: 60_000n,
  depositErc20: 100_000n,
  fillNative: 80_000n,
  fillErc20: 110_000n,
}

/** Time for the deposit to be mined and seen, in seconds. */
const blockSeconds = 1
