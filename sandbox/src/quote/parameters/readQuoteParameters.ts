import { evmAddressPattern, tradeTypes, type TradeType } from '@causeway/react/schemas'
import type { ChainCurrency, LedgerChain } from '../../domain/chain.ts'
import type { QuoteParameters } from '../../domain/request/quoteParameters.ts'
import { checkQuoteRules } from './checkQuoteRules.ts'
import {
  isMissing,
  readAddress,
  readAmount,
  readFlag,
  readOptionalAddress,
  refuseQuote,
  type Fields,
} from './fields.ts'
import { readAppFees } from './readAppFees.ts'
import { readCalls } from './readCalls.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readExecutionOptions, readProtocolData } from './readExecutionOptions.ts'
import { readFixedRate } from './readFixedRate.ts'
import { readPermit } from './readPermit.ts'
import { readSelfExecution } from './readSelfExecution.ts'
import { readSponsorship } from './readSponsorship.ts'
import { readSwapPreferences } from './readSwapPreferences.ts'
import { readTopup } from './readTopup.ts'
import { refuseUnservedFeatures } from './refuseUnservedFeatures.ts'

/**
 * Reads the body of `POST /quote` by the rules of the interface.
 *
 * @throws {Refusal} 400, naming the first field that breaks a rule or asks for what is not served.
 */
export function readQuoteParameters(fields: Fields, chains: readonly LedgerChain[]): QuoteParameters {
  const user = readAddress(fields, 'user')
  const recipient = readOptionalAddress(fields, 'recipient', 'INVALID_RECIPIENT') ?? user
  const refundTo = readOptionalAddress(fields, 'refundTo')
  const amount = readAmount(fields, 'amount')
  const tradeType = readTradeType(fields['tradeType'])
  checkQuoteRules(fields)
  const ttlSeconds = readTtl(fields['ttl'])

  const origin = readChain(fields, 'originChainId', chains)
  const destination = readChain(fields, 'destinationChainId', chains)
  const currencyIn = readCurrency(fields, 'originCurrency', origin, 'INVALID_INPUT_CURRENCY')
  const currencyOut = readCurrency(fields, 'destinationCurrency', destination, 'INVALID_OUTPUT_CURRENCY')
  refuseUnservedFeatures(fields)
  const depositAddress = readDepositAddress(fields, { currencyIn, currencyOut })
  if (currencyOut.kind === 'taxed') {
    throw refuseQuote(
      'UNSUPPORTED_CURRENCY',
      `Of ${currencyOut.symbol} less arrives than is sent, so that nobody can promise an amount of it.`,
    )
  }

  const isSelfExecuted = readSelfExecution(fields, { currencyIn, currencyOut, user, recipient })

  const { slippageTolerance } = fields
  return {
    tradeType,
    amount,
    origin,
    destination,
    currencyIn,
    currencyOut,
    user,
    recipient,
    refundTo: refundTo ?? recipient,
    hasOwnRefundTo: refundTo !== undefined,
    slippageBps: isMissing(slippageTolerance) ? undefined : Number(slippageTolerance),
    ttlSeconds,
    sponsorship: readSponsorship(fields),
    appFees: readAppFees(fields),
    topupUsd: readTopup(fields, currencyOut),
    calls: readCalls(fields),
    depositAddress,
    permit: readPermit(fields, { currencyIn, isSelfExecuted }),
    referrer: readReferrer(fields['referrer']),
    referrerAddress: readOptionalAddress(fields, 'referrerAddress'),
    fixedRate: readFixedRate(fields),
    ...readExecutionOptions(fields),
    includesProtocolData: readProtocolData(fields, isSelfExecuted),
    isSelfExecuted,
    swapPreferences: readSwapPreferences(fields),
    isTrueExactOutput: tradeType === 'EXACT_OUTPUT' && readFlag(fields, 'enableTrueExactOutput'),
    overridesImpact: readFlag(fields, 'overridePriceImpact'),
  }
}

function readTradeType(value: unknown): TradeType {
  const tradeType = tradeTypes.find((word) => word === value)
  if (tradeType) return tradeType
  throw refuseQuote('INVALID_REQUEST', `"tradeType" must be one of ${tradeTypes.join(', ')}.`)
}

function readTtl(value: unknown): number | undefined {
  if (isMissing(value)) return undefined
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw refuseQuote('INVALID_REQUEST', '"ttl" must be a whole number of seconds greater than zero.')
}

function readReferrer(value: unknown): string | undefined {
  if (isMissing(value)) return undefined
  if (typeof value === 'string' && value.length <= 256) return value
  throw refuseQuote('INVALID_REQUEST', '"referrer" must be a string of at most 256 characters.')
}

function readChain(fields: Fields, name: string, chains: readonly LedgerChain[]): LedgerChain {
  const chain = chains.find(({ id }) => id === fields[name])
  if (chain) return chain
  const known = chains.map(({ id }) => id).join(', ')
  throw refuseQuote('UNSUPPORTED_CHAIN', `"${name}" must be the number of one of the chains ${known}.`)
}

function readCurrency(fields: Fields, name: string, chain: LedgerChain, errorCode: string): ChainCurrency {
  const value = fields[name]
  const currency =
    typeof value === 'string' && evmAddressPattern.test(value)
      ? chain.currencies.find(({ address }) => address.toLowerCase() === value.toLowerCase())
      : undefined
  if (currency) return { ...currency, chainId: chain.id }
  throw refuseQuote(errorCode, `"${name}" is not the address of a currency on chain ${chain.id}.`)
}
