import { getAddress, type Address, type Hex, type PublicClient, type TypedDataDefinition } from 'viem'
import { getQuote, type Quote } from '../../../../src/actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../../src/actions/quoteParameters.ts'
import { auditQuote } from '../../../../src/audit/auditQuote.ts'
import type { Client } from '../../../../src/client/createClient.ts'
import type { LedgerChain } from '../../../src/domain/chain.ts'
import type { Ledger, LedgerReceipt } from '../../../src/domain/ledger/ledger.ts'
import type { RecordStore } from '../../../src/domain/request/recordStore.ts'
import { depositsOf, refundsOf } from '../../../src/domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../../src/domain/request/serviceRequest.ts'
import type { Faults } from '../../../src/faults/createFaults.ts'
import type { ManualClock } from '../../../src/simulated/createManualClock.ts'
import { currencyOf, requestIdOf, until } from '../simulated.ts'

/** The service on one ledger or the other, and someone who uses it. */
export interface FeatureBench {
  client: Client
  /** The service itself. */
  fetch: typeof globalThis.fetch
  store: RecordStore
  clock: ManualClock
  ledger: Ledger
  faults: Faults
  origin: LedgerChain
  destination: LedgerChain
  user: Address
  solver: Address
  sponsor: Address
  /** Sends every transaction of a quote from the user; resolves with what the gas cost. */
  pay: (quote: Quote, options?: PayOptions) => Promise<bigint>
  /** Someone else than the user, who sends native currency on the origin chain. */
  stranger: Address
  sendFromStranger: (to: Address, amount: bigint) => Promise<Hex>
  /** Calls a contract of the origin chain as the stranger, who pays the gas. */
  callFromStranger: (to: Address, data: Hex) => Promise<Hex>
  /** A node of the origin chain. */
  node: PublicClient
  /** Signs as the user: typed data for the origin chain, or a message. */
  sign: (what: TypedDataDefinition | { message: string }) => Promise<Hex>
  /** Makes the user a contract that answers for its signatures (ERC-1271), until the run is over. */
  asContract: (run: () => Promise<void>) => Promise<void>
}

export interface PayOptions {
  /** The last transaction reverts, and is sent all the same. */
  isReverting?: boolean | undefined
}

/** What each holder has more than before, by chain, currency and holder; nothing where nothing changed. */
export type Moved = Readonly<Record<string, bigint>>

/** Accounts that only ever receive. */
export const receivers = {
  recipient: '0x00000000000000000000000000000000000000a1',
  app: '0x00000000000000000000000000000000000000b2',
  partner: '0x00000000000000000000000000000000000000c3',
} as const

export interface Question extends Partial<GetQuoteParameters> {
  from: string
  to: string
  amount: bigint
}

/** Asks for a quote between the two chains, and expects the library itself to have nothing against it. */
export async function ask(bench: FeatureBench, { from, to, ...rest }: Question): Promise<Quote> {
  const { client, user, origin, destination, clock } = bench
  const quote = await getQuote(client, {
    user,
    originChainId: origin.id,
    destinationChainId: destination.id,
    originCurrency: currencyOf(origin, from).address,
    destinationCurrency: currencyOf(destination, to).address,
    tradeType: 'EXACT_INPUT',
    ...rest,
  })
  // The service's clock is set by hand: the audit is to read the same time.
  const received = { ...quote, receivedAt: clock.now() }
  const findings = auditQuote(received).filter(({ severity }) => severity !== 'info')
  if (findings.length > 0) {
    throw new TypeError(`The audit found: ${findings.map(({ message }) => message).join(' ')}`)
  }
  return quote
}

/** Time from the deposit to the end, in milliseconds: sweep and fill. */
export const settlementMs = 2000

const finals: ReadonlySet<string> = new Set(['success', 'refund', 'failure'])
/** A question that stays on the origin chain. */
export function onOneChain({ origin }: FeatureBench, question: Question): Question {
  const destinationCurrency = currencyOf(origin, question.to).address
  return { ...question, destinationChainId: origin.id, destinationCurrency }
}

/** Lets the solver see the deposit, and the time of a fill pass. */
async function settle({ store, clock }: FeatureBench, quote: Quote): Promise<ServiceRequest> {
  const id = requestIdOf(quote)
  await until(store, id, ({ progress }) => progress.status !== 'waiting')
  await clock.advance(settlementMs)
  return until(store, id, ({ progress }) => finals.has(progress.status))
}

/** Pays a quote, and tells what moved from whom to whom until its end. */
export async function run(
  bench: FeatureBench,
  quote: Quote,
  options?: PayOptions,
): Promise<{ request: ServiceRequest; moved: Moved }> {
  return runWith(bench, quote, () => bench.pay(quote, options))
}

/** The same, for a quote that is paid in another way; `pay` resolves with what the user's gas cost. */
export async function runWith(
  bench: FeatureBench,
  quote: Quote,
  pay: () => Promise<bigint>,
): Promise<{ request: ServiceRequest; moved: Moved }> {
  const before = await balances(bench, quote)
  const userGas = await pay()
  const request = await settle(bench, quote)
  const after = await balances(bench, quote)
  const gas = gasOf(bench, request, userGas)
  const moved: Record<string, bigint> = {}
  for (const [key, balance] of Object.entries(after)) {
    const difference = balance - (before[key] ?? 0n) + (gas[key] ?? 0n)
    if (difference !== 0n) moved[key] = difference
  }
  return { request, moved }
}

/** The record of a quote's request, as the service writes it. */
export async function recordOf(
  { fetch }: FeatureBench,
  quote: Quote,
  version: 'v3' | 'v2' = 'v3',
): Promise<unknown> {
  const address = `https://sandbox.invalid/requests/${version}?id=${requestIdOf(quote)}`
  const response = await fetch(address, { headers: { 'x-api-key': 'sandbox-key' } })
  const body: { requests: unknown[] } = await response.json()
  return body.requests[0]
}

/** What everybody holds. */
async function balances(bench: FeatureBench, { steps }: Quote): Promise<Moved> {
  const { ledger, user, solver, sponsor } = bench
  const found: Record<string, bigint> = {}
  const depositAddress = steps[0]?.depositAddress
  for (const chain of [bench.origin, bench.destination]) {
    const { id, name, depository, currencies, callRunner, swapSources } = chain
    const sources = Object.fromEntries(swapSources.map(({ name, address }) => [name, address]))
    const [weth, toll] = [currencyOf(chain, 'WETH').address, currencyOf(chain, 'TOLL').address]
    const holders = {
      user,
      solver,
      sponsor,
      depository,
      callRunner,
      weth,
      toll,
      ...sources,
      ...receivers,
      ...(depositAddress != null && { depositAddress: getAddress(depositAddress) }),
    }
    for (const { symbol, address } of currencies) {
      for (const [holder, account] of Object.entries(holders)) {
        found[`${name} ${symbol} ${holder}`] = await ledger.balanceOf(id, address, account)
      }
    }
  }
  return found
}

/** Gas is not what is tested: who paid how much of it. */
function gasOf({ origin, destination }: FeatureBench, request: ServiceRequest, userGas: bigint): Moved {
  const { progress, sidePayments, terms, failedCall } = request
  const gas: Record<string, bigint> = {}
  const add = (chainId: number, holder: string, receipts: readonly (LedgerReceipt | undefined)[]) => {
    const { name } = chainId === origin.id ? origin : destination
    const key = `${name} ETH ${holder}`
    gas[key] = receipts.reduce((sum, receipt) => sum + (receipt?.fee ?? 0n), gas[key] ?? 0n)
  }
  gas[`${origin.name} ETH user`] = userGas
  add(origin.id, 'sponsor', [sidePayments.sponsor])
  add(origin.id, 'solver', [
    ...refundsOf(request),
    ...depositsOf(request).map(({ sweep }) => sweep),
    sidePayments.sponsorRefund,
    request.permit?.pulled,
    ...(sidePayments.appFees ?? []),
  ])
  if (!terms.isSelfExecuted) {
    const fill = 'fill' in progress ? progress.fill : undefined
    add(terms.currencyOut.chainId, 'solver', [fill, failedCall?.transaction])
  }
  return gas
}
