import { zeroAddress, type Address } from 'viem'
import { mapComponents } from './feeComponents.ts'
import { formatUsd, fromUsd, parseUsd, toUsd } from './money.ts'
import type { ServicePolicy } from './policy.ts'
import type { LedgerGasPrice } from './ports.ts'
import { priceQuote } from './priceQuote.ts'
import { refuseQuote } from './quoteFields.ts'
import { nativeCurrencyOf, type QuoteInput } from './quoteInput.ts'
import type { RequestTerms, Sponsorship } from './requestModel.ts'

export interface QuoteTermsContext {
  policy: ServicePolicy
  /** The account that pays fees for users. */
  sponsor: Address
  originGasPrice: LedgerGasPrice
  destinationGasPrice: LedgerGasPrice
}

/**
 * Works out what is offered for a question.
 *
 * @throws {Refusal} 400 when the fees leave nothing of the amount.
 */
export function quoteTerms(input: QuoteInput, context: QuoteTermsContext): RequestTerms {
  if (input.origin.id === input.destination.id) return sendTerms(input, context)
  const { policy, originGasPrice, destinationGasPrice } = context
  const { tradeType, origin, destination, currencyIn, currencyOut } = input
  const nativeIn = nativeCurrencyOf(origin)
  const nativeOut = nativeCurrencyOf(destination)
  const slippageBps = input.slippageBps ?? policy.defaultSlippageBps
  const topupUsd = fromMicroUsd(input.topupUsd ?? 0n)
  const topupOut = fromUsd(topupUsd, nativeOut, 'down')
  const fillGas =
    (currencyOut.address === zeroAddress ? gasUnits.fillNative : gasUnits.fillErc20) +
    (topupOut > 0n ? gasUnits.topup : 0n)
  const fillUsd = toUsd(fillGas * destinationGasPrice.maxFeePerGas, nativeOut, 'up')
  const leastUsd = parseUsd(policy.minimumGasFeeUsd)
  const sweepGas = input.depositAddress ? gasUnits.sweep : 0n
  const sweepUsd = toUsd(sweepGas * originGasPrice.maxFeePerGas, nativeIn, 'up')
  const gasUsd = (fillUsd > leastUsd ? fillUsd : leastUsd) + sweepUsd
  const sponsorship = toSponsorship(input, context)
  const amounts = priceQuote({
    ...input,
    gasUsd,
    topupUsd,
    serviceFeeBps: policy.serviceFeeBps,
    slippageBps,
    offer: sponsorship && {
      components: sponsorship.components,
      cap: fromUsd(fromMicroUsd(sponsorship.maxUsd), currencyIn, 'down'),
    },
  })
  if (!amounts) {
    throw refuseQuote(
      'AMOUNT_TOO_LOW',
      `The amount does not cover the fees: the gas of paying out alone costs ${formatUsd(gasUsd)} US dollars.`,
    )
  }
  const depositGas = input.depositAddress
    ? gasUnits.sendNative
    : currencyIn.address === zeroAddress
      ? gasUnits.depositNative
      : gasUnits.approve + gasUnits.depositErc20
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
    timeEstimateSeconds:
      Math.ceil((policy.fillDelayMs + (input.depositAddress ? policy.sweepDelayMs : 0)) / 1000) +
      blockSeconds,
    topupOut,
    isSend: false,
    sponsorship,
  }
}

/** A send costs nothing but the gas of its transaction. */
function sendTerms(input: QuoteInput, context: QuoteTermsContext): RequestTerms {
  const { amount, tradeType, origin, currencyIn, currencyOut } = input
  if (amount === 0n) throw refuseQuote('AMOUNT_TOO_LOW', 'There is nothing to send.')
  const native = nativeCurrencyOf(origin)
  const gas = currencyIn.address === zeroAddress ? gasUnits.sendNative : gasUnits.sendErc20
  return {
    amountIn: amount,
    amountOut: amount,
    minimumOut: amount,
    destinationGas: 0n,
    topup: 0n,
    service: 0n,
    appFees: [],
    sponsored: mapComponents(() => 0n),
    capHit: false,
    tradeType,
    currencyIn,
    currencyOut,
    nativeIn: native,
    nativeOut: native,
    depository: origin.depository,
    originGas: gas * context.originGasPrice.maxFeePerGas,
    slippageBps: input.slippageBps ?? context.policy.defaultSlippageBps,
    timeEstimateSeconds: blockSeconds,
    topupOut: 0n,
    isSend: true,
    sponsorship: toSponsorship(input, context),
  }
}

function toSponsorship(
  { sponsorship }: QuoteInput,
  { policy, sponsor }: QuoteTermsContext,
): Sponsorship | undefined {
  if (!sponsorship) return undefined
  const { components, maxUsd = parseUsd(policy.maximumSponsoredUsd) / usdPerMicroUsd } = sponsorship
  return { sponsor, components, maxUsd }
}

/** US dollars with 6 decimals, as fields of a quote give them, in units of 10⁻¹⁸. */
function fromMicroUsd(amount: bigint): bigint {
  return amount * usdPerMicroUsd
}

const usdPerMicroUsd = 10n ** 12n

/** What transactions on an EVM chain use at most, in units of gas. */
export const gasUnits = {
  approve: 60_000n,
  depositNative: 60_000n,
  depositErc20: 100_000n,
  fillNative: 80_000n,
  fillErc20: 110_000n,
  topup: 45_000n,
  sweep: 200_000n,
  refund: 80_000n,
  sendNative: 30_000n,
  sendErc20: 80_000n,
}

/** Time for the deposit to be mined and seen, in seconds. */
const blockSeconds = 1
