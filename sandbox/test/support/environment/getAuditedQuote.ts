import { getQuote, type Quote, type GetQuoteParameters } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import { claimMessage, toTokens } from '@causeway/sandbox/simulated'
import { contractsOf } from './createTestSandbox.ts'
import { currencyOf, quoteParameters } from '../quotes.ts'
import type { ServiceEnvironment } from './serviceEnvironment.ts'

/** Accounts that only ever receive. */
export const receivers = {
  recipient: '0x00000000000000000000000000000000000000a1',
  app: '0x00000000000000000000000000000000000000b2',
  partner: '0x00000000000000000000000000000000000000c3',
} as const

export interface SymbolQuoteParameters extends Partial<GetQuoteParameters> {
  from: string
  to: string
  amount: bigint
}

/**
 * Asks for a quote between the two chains, and expects no findings of the library except one that deployments cause:
 * their orders may refund the recipient, whatever refund address was requested.
 */
export async function getAuditedQuote(
  environment: ServiceEnvironment,
  parameters: SymbolQuoteParameters,
): Promise<Quote> {
  const { client, origin, destination, clock } = environment
  const quote = await getQuote(client, quoteParameters(environment, parameters))
  // The service's clock is manual: the audit must read the same time.
  const received = { ...quote, receivedAt: clock.now() }
  const contracts = contractsOf({ chains: [origin, destination] })
  // As in a page's config.
  const tokens = toTokens([origin, destination])
  const addressesWithoutCode = Object.values(receivers)
  const audit = { contracts, tokens, addressesWithoutCode, signedMessages: [claimMessage] }
  const findings = auditQuote(received, audit).filter(({ severity }) => severity !== 'info')
  if (findings.length > 0) {
    throw new TypeError(`The audit found: ${findings.map(({ message }) => message).join(' ')}`)
  }
  return quote
}

/** Parameters that stay on the origin chain. */
export function onOneChain(
  { origin }: ServiceEnvironment,
  parameters: SymbolQuoteParameters,
): SymbolQuoteParameters {
  const destinationCurrency = currencyOf(origin, parameters.to).address
  return { ...parameters, destinationChainId: origin.id, destinationCurrency }
}
