import { maxUint160, zeroAddress, type Address } from 'viem'
import { nativeCurrencyOf } from '../../domain/chains/chain.ts'
import type { LedgerGasPrice } from '../../domain/ledger/ledger.ts'
import { callFillGas, gasUnits } from '../../domain/money/gasUnits.ts'
import { formatUsd, fromUsd, parseUsd, toUsd } from '../../domain/money/money.ts'
import type { ServicePolicy } from '../../domain/service/policy.ts'
import type { PermitKind, QuoteParameters } from '../../domain/request/terms/quoteParameters.ts'
import type { FixedRateTerms, RequestTerms, Sponsorship } from '../../domain/request/terms/requestTerms.ts'
import { refuseQuote } from '../parameters/fields.ts'
import { requireCallValue } from '../parameters/options/readCalls.ts'
import { approvalsFor } from './approvalsFor.ts'
import type { ChosenSwap } from './chooseSwap.ts'
import { priceFixedRate } from './priceFixedRate.ts'
import { priceQuote, type PriceQuoteParameters } from './priceQuote.ts'
import { selfTerms, type SelfTerms } from './selfTerms.ts'

export interface QuoteTermsContext {
  policy: ServicePolicy
  /** The account that pays fees for users. */
  sponsor: Address
  /** The account that fills. */
  solver: Address
  originGasPrice: LedgerGasPrice
  destinationGasPrice: LedgerGasPrice
  /** The current allowance of the contract that takes the input. */
  allowance: bigint
  /** The source of a swap that the user makes. */
  swap: ChosenSwap | undefined
}

/**
 * Calculates the terms of a quote.
 *
 * @throws {Refusal} 400 if the fees take the whole amount.
 */
export function quoteTerms(input: QuoteParameters, context: QuoteTermsContext): RequestTerms {
  const { policy, originGasPrice, allowance, swap } = context
  const { tradeType, origin, destination, currencyIn, currencyOut } = input
  const nativeOut = nativeCurrencyOf(destination)
  const topupOut = fromUsd(fromMicroUsd(input.topupUsd ?? 0n), nativeOut, 'down')
  const sponsorship = toSponsorship(input, context)
  const { amounts, gas, slippageBps, fixedRate }: PricedTerms = input.isSelfExecuted
    ? selfTerms(input, {
        swap,
        slippageBps: input.slippageBps ?? policy.defaultSlippageBps,
        maximumImpactBps: policy.maximumImpactBps,
      })
    : solverTerms(input, { ...context, topupOut, sponsorship })
  const settlementMs = input.isSelfExecuted
    ? 0
    : policy.fillDelayMs + (input.depositAddress ? policy.sweepDelayMs : 0)
  const approvals = approvalsOf(input, { amountIn: amounts.amountIn, allowance, swap })
  const { gasLimit, lateGasBps } = input
  if (gasLimit !== undefined && gasLimit < gas) {
    throw refuseQuote(
      'INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS',
      `"gasLimitForDepositSpecifiedTxs" must be at least ${gas}.`,
    )
  }
  const originGas = (gasLimit ?? gas) + BigInt(approvals.length) * gasUnits.approve
  return {
    ...amounts,
    tradeType,
    currencyIn,
    currencyOut,
    nativeIn: nativeCurrencyOf(origin),
    nativeOut,
    depository: origin.depository,
    approvals,
    originGas: originGas * originGasPrice.maxFeePerGas,
    slippageBps,
    timeEstimateSeconds: blockSeconds + Math.ceil(settlementMs / 1000),
    topupOut,
    isSelfExecuted: input.isSelfExecuted,
    swapSource: swap?.source,
    surplusRecipient: input.isTrueExactOutput ? context.solver : undefined,
    sponsorship,
    calls: input.calls,
    fixedRate,
    gasLimit,
    gasTolerance:
      lateGasBps === undefined
        ? undefined
        : { quotedMaxFeePerGas: context.destinationGasPrice.maxFeePerGas, bps: lateGasBps },
  }
}

/** The user's approvals: exactly the input, but unlimited for Permit2. */
function approvalsOf(
  { currencyIn, permit, isSelfExecuted }: QuoteParameters,
  { amountIn, allowance, swap }: Pick<QuoteTermsContext, 'allowance' | 'swap'> & { amountIn: bigint },
): readonly bigint[] {
  if (permit) {
    if (permit.kind !== 'permit2') return []
    return approvalsFor(currencyIn, { allowance, amount: amountIn, approved: maxUint160 })
  }
  const isApproved = currencyIn.address !== zeroAddress && (!isSelfExecuted || swap !== undefined)
  return isApproved ? approvalsFor(currencyIn, { allowance, amount: amountIn }) : []
}

/** The terms of an operation, self-executed or by the solver. */
interface PricedTerms extends SelfTerms {
  fixedRate?: FixedRateTerms | undefined
}

/** The terms of an operation that the solver executes for a deposit. */
function solverTerms(
  input: QuoteParameters,
  {
    policy,
    originGasPrice,
    destinationGasPrice,
    topupOut,
    sponsorship,
  }: QuoteTermsContext & { topupOut: bigint; sponsorship: Sponsorship | undefined },
): PricedTerms {
  const { currencyIn, currencyOut, origin, destination, calls } = input
  const slippageBps = input.slippageBps ?? policy.defaultSlippageBps
  const fillGas =
    (currencyOut.address === zeroAddress ? gasUnits.fillNative : gasUnits.fillErc20) +
    (topupOut > 0n ? gasUnits.topup : 0n) +
    (calls ? callFillGas + (calls.gas ?? gasUnits.call * BigInt(calls.calls.length)) : 0n)
  const fillUsd = toUsd(fillGas * destinationGasPrice.maxFeePerGas, nativeCurrencyOf(destination), 'up')
  const minUsd = parseUsd(policy.minimumGasFeeUsd)
  const relayUsd = toUsd(relayGasOf(input) * originGasPrice.maxFeePerGas, nativeCurrencyOf(origin), 'up')
  const gasUsd = (fillUsd > minUsd ? fillUsd : minUsd) + relayUsd
  const parameters: PriceQuoteParameters = {
    ...input,
    gasUsd,
    topupUsd: fromMicroUsd(input.topupUsd ?? 0n),
    serviceFeeBps: policy.serviceFeeBps,
    slippageBps,
    offer: sponsorship && {
      components: sponsorship.components,
      shareBps: sponsorship.shareBps,
      cap: fromUsd(fromMicroUsd(sponsorship.maxUsd), currencyIn, 'down'),
    },
  }
  const { fixedRate: rate } = input
  const fixed = rate === undefined ? undefined : priceFixedRate(rate, parameters)
  const amounts = rate === undefined ? priceQuote(parameters) : fixed?.amounts
  if (!amounts) {
    throw refuseQuote(
      'AMOUNT_TOO_LOW',
      `The amount does not cover the fees: the gas of paying out alone costs ${formatUsd(gasUsd)} US dollars.`,
    )
  }
  if (calls) requireCallValue(calls, { currencyOut, amountOut: amounts.amountOut })
  const gas = depositGasOf(input)
  return fixed ? { ...fixed, gas, slippageBps: 0 } : { amounts, gas, slippageBps }
}

/** Gas of the user's own transaction with the deposit. */
function depositGasOf({ permit, depositAddress, currencyIn }: QuoteParameters): bigint {
  if (permit) return 0n
  if (depositAddress) return gasUnits.sendNative
  return currencyIn.address === zeroAddress ? gasUnits.depositNative : gasUnits.depositErc20
}

/** Gas that the service pays on the origin chain to move the deposit into the depository. */
function relayGasOf({ permit, depositAddress }: QuoteParameters): bigint {
  if (permit) return pullGas[permit.kind] + permit.gasOverhead
  return depositAddress ? gasUnits.sweep : 0n
}

const pullGas: Readonly<Record<PermitKind, bigint>> = {
  receive: gasUnits.depositWithAuthorization,
  transfer: gasUnits.depositTransferWithAuthorization,
  permit2: gasUnits.depositByPermit2,
}

function toSponsorship(
  { sponsorship }: QuoteParameters,
  { policy, sponsor }: QuoteTermsContext,
): Sponsorship | undefined {
  if (!sponsorship) return undefined
  const { components, maxUsd = parseUsd(policy.maximumSponsoredUsd) / usdPerMicroUsd, shareBps } = sponsorship
  return { sponsor, components, maxUsd, shareBps }
}

/** Converts US dollars with 6 decimals, as in quote requests, to units of 10⁻¹⁸. */
function fromMicroUsd(amount: bigint): bigint {
  return amount * usdPerMicroUsd
}

const usdPerMicroUsd = 10n ** 12n

/** Time for a transaction of the user to be mined and seen, in seconds. */
const blockSeconds = 1
