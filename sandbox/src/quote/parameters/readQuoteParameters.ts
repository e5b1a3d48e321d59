import type { Fields } from '../../domain/isObject.ts'
import { evmAddressPattern } from '@causeway/react/schemas'
import { maxUint256, zeroAddress, type Address } from 'viem'
import type { ChainCurrency, LedgerChain } from '../../domain/chains/chain.ts'
import type { Dialect } from '../../domain/service/dialect.ts'
import { operationOf } from '../../domain/request/terms/operation.ts'
import type { QuoteParameters } from '../../domain/request/terms/quoteParameters.ts'
import { readAddress, readOptionalAddress, refuseQuote } from './fields.ts'
import { readAppFees } from './options/readAppFees.ts'
import { readCalls } from './options/readCalls.ts'
import { readDepositAddress } from './options/readDepositAddress.ts'
import { readExecutionOptions, readProtocolData } from './options/readExecutionOptions.ts'
import { readFixedRate } from './options/readFixedRate.ts'
import { readPermit } from './options/readPermit.ts'
import { readQuoteBody } from './readQuoteBody.ts'
import { readSelfExecution } from './options/readSelfExecution.ts'
import { readSponsorship } from './options/readSponsorship.ts'
import { readSwapPreferences } from './options/readSwapPreferences.ts'
import { readTopup } from './options/readTopup.ts'
import { refuseUnserved } from './refuseUnserved.ts'

/**
 * Reads the body of `POST /quote` by the rules of the interface.
 *
 * @throws {Refusal} 400, naming the first field that breaks a rule or isn't supported.
 */
export function readQuoteParameters(
  fields: Fields,
  { chains, dialect }: { chains: readonly LedgerChain[]; dialect: Dialect },
): QuoteParameters {
  const body = readQuoteBody(fields)
  const { amount, tradeType, slippageTolerance, ttl } = body
  // The zero address is allowed with a deposit address, whose payer may be unknown.
  const user =
    body.useDepositAddress && body.user === zeroAddress ? zeroAddress : readAddress(body.user, 'user')
  const recipient = readAddress(body.recipient ?? user, 'recipient', 'INVALID_RECIPIENT')
  // The zero address, which the schema only allows with a deposit address, refunds the payer.
  const refundTo =
    body.refundTo === zeroAddress ? zeroAddress : readOptionalAddress(body.refundTo, 'refundTo')
  if (amount > maxUint256) throw refuseQuote('INVALID_REQUEST', '"amount" must fit into 256 bits.')

  const origin = readChain(body.originChainId, 'originChainId', chains)
  const destination = readChain(body.destinationChainId, 'destinationChainId', chains)
  const currencyIn = readCurrency(body.originCurrency, 'originCurrency', origin, 'INVALID_INPUT_CURRENCY')
  const currencyOut = readCurrency(
    body.destinationCurrency,
    'destinationCurrency',
    destination,
    'INVALID_OUTPUT_CURRENCY',
  )
  refuseUnserved(body)
  const depositAddress = readDepositAddress(body, { origin, currencyIn, currencyOut, dialect })
  if (currencyOut.kind === 'taxed') {
    throw refuseQuote(
      'UNSUPPORTED_CURRENCY',
      `${currencyOut.symbol} takes a fee on each transfer, so no amount of it can be guaranteed.`,
    )
  }

  const isSelfExecuted = readSelfExecution(body, { currencyIn, currencyOut, user, recipient })

  return {
    tradeType,
    amount,
    origin,
    destination,
    currencyIn,
    currencyOut,
    user,
    recipient,
    refundTo: refundTo ?? defaultRefundee({ user, recipient, depositAddress, dialect }),
    hasOwnRefundTo: refundTo !== undefined,
    refundsOnOrigin: body.refundOnOrigin === true,
    slippageBps: slippageTolerance,
    ttlSeconds: ttl,
    sponsorship: readSponsorship(body, operationOf({ currencyIn, currencyOut })),
    appFees: readAppFees(body),
    topupUsd: readTopup(body, currencyOut),
    calls: readCalls(body),
    depositAddress,
    permit: readPermit(body, { currencyIn, isSelfExecuted, dialect }),
    referrer: body.referrer,
    referrerAddress: readOptionalAddress(body.referrerAddress, 'referrerAddress'),
    fixedRate: readFixedRate(body),
    ...readExecutionOptions(body),
    includesProtocolData: readProtocolData(body, isSelfExecuted),
    isSelfExecuted,
    swapPreferences: readSwapPreferences(body),
    isTrueExactOutput: tradeType === 'EXACT_OUTPUT' && body.enableTrueExactOutput === true,
    overridesImpact: body.overridePriceImpact === true,
  }
}

/** The interface refunds the recipient. Deployments refund the user, except with a deposit address. */
function defaultRefundee({
  user,
  recipient,
  depositAddress,
  dialect,
}: Pick<QuoteParameters, 'user' | 'recipient' | 'depositAddress'> & { dialect: Dialect }): Address {
  return dialect === 'deployment' && !depositAddress ? user : recipient
}

function readChain(value: number, name: string, chains: readonly LedgerChain[]): LedgerChain {
  const chain = chains.find(({ id }) => id === value)
  if (chain) return chain
  const known = chains.map(({ id }) => id).join(', ')
  throw refuseQuote('UNSUPPORTED_CHAIN', `"${name}" must be the number of one of the chains ${known}.`)
}

function readCurrency(value: string, name: string, chain: LedgerChain, errorCode: string): ChainCurrency {
  const currency = evmAddressPattern.test(value)
    ? chain.currencies.find(({ address }) => address.toLowerCase() === value.toLowerCase())
    : undefined
  if (currency) return { ...currency, chainId: chain.id }
  throw refuseQuote(errorCode, `"${name}" is not the address of a currency on chain ${chain.id}.`)
}
