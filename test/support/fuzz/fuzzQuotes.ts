import type { Hex } from 'viem'
import type { ServicePolicy } from '@causeway/sandbox/simulated'
import {
  getQuote,
  type Quote,
  type GetQuoteParameters,
  MalformedResponseError,
} from '@causeway/react/actions'
import {
  type AuditOptions,
  auditQuote,
  verifyOrderSignature,
  UnsupportedStepError,
} from '@causeway/react/execution'
import { findingKey } from '../../../src/audit/ruleFinding.ts'
import { depositAddressItems } from '../../../src/decode/quoteItems.ts'
import { decodeSwap } from '../../../src/decode/calls/decodeSwap.ts'
import { decodeOrder } from '../../../src/decode/order/decodeOrder.ts'
import { orderOf } from '../../../src/decode/order/orderOf.ts'
import { isSameAddress } from '../../../src/utils/address/isSameAddress.ts'
import { toJsonText } from '../../../src/utils/text/toJsonText.ts'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../environment/createTestEnvironment.ts'
import { getQuoteFor } from '../quotes/getQuoteOfEachKind.ts'
import { otherPerson, quoteCases } from '../quotes/quoteKinds.ts'
import { harmlessInFittingOrders, harmlessPaths } from './harmlessPaths.ts'
import { mutateJson } from './mutateJson.ts'

/** A quote as it came over the wire, with what it was asked by. */
interface WiredQuote {
  kind: string
  text: string
  parameters: GetQuoteParameters
  quote: Quote
  /** What pages know: the provider's contracts, or none of them. */
  audits: readonly AuditOptions[]
}

export interface FuzzOutcome {
  /** Not read, blocked, asked about, or without a change of what is signed, paid and received. */
  caught: number
  /** The number of changes in a place that can't affect funds. */
  harmless: number
  /** A description of each change that got through. */
  leaks: string[]
}

const refundee = '0x00000000000000000000000000000000000000d4'

/** Asks a simulated provider for a quote of each kind, in which all accounts differ where it allows that. */
export async function captureQuotes(dialect: ServicePolicy['dialect']): Promise<WiredQuote[]> {
  const quotes: WiredQuote[] = []
  const kinds = [...Object.entries(quoteCases), ['claim', quoteCases.tokenBridge] as const]
  for (const [kind, one] of kinds) {
    const env = createTestEnvironment({ policy: { dialect, requiresClaim: kind === 'claim' } })
    const people = { recipient: otherPerson, refundTo: refundee }
    quotes.push(
      await capture(env, kind, (wired) =>
        getQuoteFor(wired, { ...one, ...people }).catch(() => getQuoteFor(wired, one)),
      ),
    )
  }
  return quotes
}

/** Changes quotes at random, one thing at a time, and sorts what becomes of each. */
export async function fuzzQuotes(
  quotes: readonly WiredQuote[],
  { count, random }: { count: number; random: () => number },
): Promise<FuzzOutcome> {
  const outcome: FuzzOutcome = { caught: 0, harmless: 0, leaks: [] }
  for (let index = 0; index < count; index += 1) {
    const one = quotes[Math.floor(random() * quotes.length)]
    if (!one) continue
    const { json, path, how } = mutateJson(JSON.parse(one.text), random)
    const text = JSON.stringify(json)
    const fitting = withFittingOrderId(one, text)
    const isCaughtAsItIs = await isCaught(one, text)
    if (isCaughtAsItIs && (fitting === undefined || (await isCaught(one, fitting, true)))) outcome.caught += 1
    else {
      const place = await placeOf(one, text, path)
      const excused = isCaughtAsItIs ? [...harmlessPaths, ...harmlessInFittingOrders] : harmlessPaths
      if (excused.some(({ pattern }) => pattern.test(place))) outcome.harmless += 1
      else outcome.leaks.push(`${one.kind}: ${path}: ${how}`)
    }
  }
  return outcome
}

/**
 * The text with the new ID of its order, wherever the old one is: a forger computes it as well. Undefined if the ID is the same, or
 * missing.
 */
function withFittingOrderId({ quote }: WiredQuote, text: string): string | undefined {
  const known = orderOf(quote)?.id
  const { protocol } = JSON.parse(text) as { protocol?: { v2?: { orderData?: unknown } } | null }
  const id = decodeOrder(protocol?.v2?.orderData)?.id
  if (known === undefined || id === undefined || id === known) return undefined
  return text.replaceAll(new RegExp(known.slice(2), 'gi'), id.slice(2))
}

/** The place of a change that was not found, as specific as needed to list it. */
async function placeOf({ quote, parameters }: WiredQuote, text: string, path: string): Promise<string> {
  if (path.startsWith('steps.*.items.*.data') && parameters.useDepositAddress) {
    const { steps } = await readQuote(parameters, text)
    if (depositAddressItems(steps).length > 0) return 'deposit by hand'
  }
  if (
    path.endsWith('.refunds.*.recipient') &&
    refundsOnly(text, [parameters.refundTo, quote.details.recipient])
  )
    return 'refund to another address of one’s own'
  const { solver } = orderOf(quote) ?? {}
  const isForSolver = solver !== undefined && text.toLowerCase().includes(`"to":"${solver.toLowerCase()}"`)
  if (path.endsWith('.sign.value.to') && isForSolver) return 'permit for the solver'
  if (path.endsWith('.sign.value.nonce') && isForSolver) return 'nonce of a permit for the solver'
  if (path !== 'steps.*.items.*.data.data') return path
  const amounts = [...text.matchAll(/"0x095ea7b3[0-9a-f]{64}([0-9a-f]{64})"/gi)]
  const expected = text.match(/"currencyIn":.*?"amount":"([0-9]+)"/)?.[1] ?? '0'
  if (amounts.some(([, amount]) => BigInt(`0x${amount}`) < BigInt(expected))) return 'approval of less'
  const calls = callsOf(text)
  if (calls.some((data) => data === quote.protocol?.v2?.orderId)) return 'note of the order'
  const [before, after] = [callsOf(toJsonText(quote.steps)), calls].map((all) =>
    all.map(decodeSwap).find(Boolean),
  )
  if (!before || toJsonText({ ...after, minimum: 0 }) !== toJsonText({ ...before, minimum: 0 })) return path
  const least = after?.minimum ?? 0n
  if (least === before.minimum) return 'swap by another way'
  return least > before.minimum ? 'swap for more' : path
}

/** Whether the order of a text refunds only these accounts. */
function refundsOnly(text: string, accounts: readonly (string | undefined)[]): boolean {
  const { protocol } = JSON.parse(text) as { protocol?: { v2?: { orderData?: unknown } } | null }
  const refunds = decodeOrder(protocol?.v2?.orderData)?.inputs?.flatMap((input) => input.refunds ?? []) ?? []
  return refunds.every(({ recipient }) => accounts.some((account) => isSameAddress(account, recipient)))
}

/** All calldata of a text. */
function callsOf(text: string): Hex[] {
  return [...text.matchAll(/"data":"(0x[0-9a-f]*)"/gi)].map(([, data]) => data as Hex)
}

async function capture(
  env: TestEnvironment,
  kind: string,
  ask: (env: TestEnvironment) => Promise<Quote>,
): Promise<WiredQuote> {
  let text = ''
  const client = clientOf(async (input, init) => {
    const response = await env.sandbox.fetch(input, init)
    text = await response.clone().text()
    return response
  })
  const quote = await ask({ ...env, client })
  const { tokens, contracts, signedMessages } = env
  return {
    kind,
    text,
    parameters: quote.parameters,
    quote,
    audits: [{ contracts, signedMessages }, {}].map((known) => ({
      ...known,
      tokens,
      addressesWithoutCode: [quote.details.recipient],
    })),
  }
}

/** Whether a changed quote can't be read, is blocked or asked about by every page, or says what it said before. */
async function isCaught(
  { parameters, quote, audits }: WiredQuote,
  text: string,
  isSignedAnew = false,
): Promise<boolean> {
  try {
    const changed = { ...(await readQuote(parameters, text)), receivedAt: quote.receivedAt }
    // The rest of the quote completes what was left out.
    if (moneyOf(changed) === moneyOf(quote)) return true
    const before = await verifyOrderSignature(quote)
    // The solver itself may make it up.
    const now = isSignedAnew ? before : await verifyOrderSignature(changed)
    return audits.every((audit) => {
      const usual = new Set(seriousFindings(quote, { ...audit, isOrderSigned: before }))
      return seriousFindings(changed, { ...audit, isOrderSigned: now }).some((key) => !usual.has(key))
    })
  } catch (error) {
    if (error instanceof MalformedResponseError || error instanceof UnsupportedStepError) return true
    throw error
  }
}

/** A quote as a client reads it. */
function readQuote(parameters: GetQuoteParameters, text: string): Promise<Quote> {
  const client = clientOf(async () => new Response(text))
  return getQuote(client, parameters)
}

/** The findings that block or must be confirmed, with their facts. */
function seriousFindings(quote: Quote, audit: AuditOptions): string[] {
  return auditQuote(quote, audit)
    .filter(({ severity }) => severity !== 'info')
    .map(findingKey)
}

/** Everything that is signed, its order, and the amounts and currencies on both sides. */
function moneyOf({ steps, details, protocol }: Quote): string {
  const sides = [details.currencyIn, details.currencyOut].map(({ amount, minimumAmount, currency }) => {
    const { chainId, address, decimals } = currency
    return { amount, minimumAmount, chainId, address, decimals }
  })
  const signed = steps.map(({ kind, items }) => ({
    kind,
    items: items.map(({ status, data }) => ({ status, data })),
  }))
  // Orders write addresses without a checksum.
  return toJsonText([signed, sides, protocol, details.recipient, details.sender]).toLowerCase()
}
