import { checkClient } from '../../client/checkClient.ts'
import { checkActionOptions } from '../../client/checkActionOptions.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { getQuote, type Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { Client } from '../../client/createClient.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { InvalidRequestError } from '../../errors/client.ts'
import { QuoteAuditError } from '../../errors/quote.ts'
import { evmAddressPattern } from '../../schemas/base/primitives.ts'
import { parseChainAddress } from '../../utils/address/families/parseChainAddress.ts'
import type { NonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import type { Clock } from '../../utils/time/clock.ts'
import type { AuditOptions } from '../../audit/auditOptions.ts'
import { checkAuditFields } from '../../audit/checkAuditOptions.ts'
import type { BuiltInAuditRule } from '../../audit/auditRules.ts'
import { withDeployment } from '../../audit/withDeployment.ts'
import { loadExecutionEngine } from '../../execution/core/host/loadExecutionEngine.ts'
import { parseRefundTo, toDepositTerms, type DepositTerms } from '../depositTerms.ts'
import { behindServerMs } from '../../utils/time/serverTime.ts'
import { clockOffset, rememberClock } from '../../utils/time/steadyClock.ts'

/** A deposit address that passed its audit, with the quote behind it. */
export interface AuditedDepositAddress {
  terms: DepositTerms
  quote: Quote
}

export interface RequestDepositAddressOptions {
  /**
   * Audit options that the quote must pass in addition to the built-in rules. The contracts and chain names are those of the client's
   * deployment, unless set here.
   */
  audit?: AuditOptions | undefined
  /** The clock that dates the request. @default the client's */
  clock?: Clock | undefined
  /** Cancels the request. */
  signal?: AbortSignal | undefined
}

/** Rules about a wallet's transaction, which don't apply when the payer sends by hand. */
const onlyForWallets: ReadonlySet<string> = new Set(['gas-price'])

/**
 * Requests a deposit address and audits the response. Findings that would block or need confirmation are errors, since no prompt asks the
 * user again before they send funds by hand. Rules about a wallet's transaction don't apply.
 *
 * @throws {InvalidArgumentError} naming the argument that is wrong.
 * @throws {InvalidRequestError} when the parameters request no deposit address, or have no refund address on the origin chain.
 * @throws {QuoteAuditError} when the response doesn't match the parameters, contains no address or several, or asks for something unknown.
 * @throws {ChunkLoadError} when the audit's code can't be loaded; nothing was requested.
 * @throws {SchemaError} when the response lacks something that a payer must know.
 * @throws {CausewayError} any error of `getQuote`.
 */
export async function requestDepositAddress(
  client: Client,
  parameters: GetQuoteParameters,
  options: RequestDepositAddressOptions = {},
): Promise<AuditedDepositAddress> {
  checkClient(client, 'requestDepositAddress')
  checkObject(parameters, 'requestDepositAddress')
  checkActionOptions(options, 'requestDepositAddress')
  const { audit, clock = client.clock, signal } = options
  if (audit !== undefined) {
    checkAuditFields(
      'options.audit',
      audit,
      (argument, rule) => new InvalidArgumentError({ caller: 'requestDepositAddress', argument, rule }),
    )
  }
  requireOwn(parameters, audit?.nonEvmChains)
  // Loaded first: no address is requested unless it can be audited.
  const { auditQuote } = await loadExecutionEngine()
  const requestedAt = clock.now()
  const offsetMs = clockOffset(clock)
  const quote = await getQuote(client, parameters, { signal })
  const behindMs = behindServerMs(client)
  // An order's deadline is by the provider's time.
  const received = behindMs === 0 ? quote : { ...quote, receivedAt: quote.receivedAt + behindMs }
  const findings = auditQuote(received, withDeployment(client, audit))
  const against = findings.filter(
    ({ severity, rule }) => severity === 'block' || (severity === 'confirm' && !onlyForWallets.has(rule)),
  )
  if (against.length > 0) throw new QuoteAuditError(against)
  const mayRefundRecipient = findings.some(
    ({ rule }) => rule === ('order-refund-recipient' satisfies BuiltInAuditRule),
  )
  const terms = {
    ...toDepositTerms(quote, requestedAt, audit?.nonEvmChains, clock === client.clock ? behindMs : 0),
    ...(mayRefundRecipient && { mayRefundRecipient }),
  }
  rememberClock(terms, clock, offsetMs)
  return { terms, quote }
}

/** Checks what a payer must know; if the parameters omit it, the provider doesn't add it. */
function requireOwn(
  { useDepositAddress, refundTo, recoveryAddress, originChainId, originCurrency }: GetQuoteParameters,
  nonEvmChains: readonly NonEvmChain[] = [],
): void {
  if (!useDepositAddress) {
    throw new InvalidRequestError({ field: 'useDepositAddress', rule: 'it must be true' })
  }
  if (refundTo === undefined) {
    throw new InvalidRequestError({ field: 'refundTo', rule: 'a deposit address needs it' })
  }
  const origin = nonEvmChains.find(({ id }) => id === originChainId)
  // Addresses on an unknown chain can't be read; the audit reports that.
  if (!origin && !evmAddressPattern.test(originCurrency)) return
  const rule = 'it must be an address on the origin chain'
  if (parseRefundTo(refundTo, origin) === undefined)
    throw new InvalidRequestError({ field: 'refundTo', rule })
  if (recoveryAddress && parseChainAddress(recoveryAddress, origin).address === undefined) {
    throw new InvalidRequestError({ field: 'recoveryAddress', rule })
  }
}
