import { zeroAddress, type Address, type Hex } from 'viem'
import { getQuote, type Quote } from '../../../src/actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../src/actions/quoteParameters.ts'
import { createClient, type Client } from '../../../src/client/createClient.ts'
import type { LedgerChain, LedgerCurrency } from '../../src/domain/chain.ts'
import type { RecordStore } from '../../src/domain/request/recordStore.ts'
import type { ServiceRequest } from '../../src/domain/request/serviceRequest.ts'
import { createManualClock, type ManualClock } from '../../src/simulated/createManualClock.ts'
import {
  createSimulatedSandbox,
  type CreateSimulatedSandboxParameters,
  type SimulatedSandbox,
} from '../../src/simulated/createSimulatedSandbox.ts'

export interface TestSandbox extends SimulatedSandbox {
  clock: ManualClock
  client: Client
  user: Address
  origin: LedgerChain
  destination: LedgerChain
}

/** A simulated sandbox with a connected wallet, a clock set by hand, and a client with an API key. */
export function setUp(parameters: CreateSimulatedSandboxParameters = {}): TestSandbox {
  const clock = createManualClock()
  const sandbox = createSimulatedSandbox({ connected: true, ...parameters, clock })
  return { ...sandbox, clock, client: clientOf(sandbox.fetch), ...ends(sandbox) }
}

/** A client of the sandbox whose requests carry the key, as a server of the integrator would add it. */
export function clientOf(fetch: typeof globalThis.fetch): Client {
  return createClient({
    baseUrl: 'https://sandbox.invalid',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-api-key', 'sandbox-key')
      return fetch(input, { ...init, headers })
    },
  })
}

function ends({ chains, accounts }: SimulatedSandbox) {
  return { user: accounts[0], origin: at(chains, 0), destination: at(chains, 1) }
}

/** A currency of a chain by its symbol. */
export function currencyOf({ currencies }: LedgerChain, symbol: string): LedgerCurrency {
  const currency = currencies.find((currency) => currency.symbol === symbol)
  if (!currency) throw new TypeError(`There is no ${symbol}.`)
  return currency
}

/** The question for a quote of `amount`, from USDC to USDC unless told otherwise. */
export function question(
  { user, origin, destination }: TestSandbox,
  {
    from = 'USDC',
    to = 'USDC',
    ...rest
  }: { from?: string; to?: string; amount: bigint } & Partial<GetQuoteParameters>,
): GetQuoteParameters {
  return {
    user,
    originChainId: origin.id,
    destinationChainId: destination.id,
    originCurrency: currencyOf(origin, from).address,
    destinationCurrency: currencyOf(destination, to).address,
    tradeType: 'EXACT_INPUT',
    ...rest,
  }
}

/** Asks for a quote and sends its transactions from the wallet. */
export async function bridge(sandbox: TestSandbox, asked: Parameters<typeof question>[1]): Promise<Quote> {
  const quote = await getQuote(sandbox.client, question(sandbox, asked))
  await pay(sandbox, quote)
  return quote
}

/** Sends every transaction of a quote from the wallet; resolves with their hashes. */
export async function pay({ wallet }: SimulatedSandbox, quote: Quote): Promise<Hex[]> {
  const hashes: Hex[] = []
  for (const step of quote.steps) {
    if (step.kind !== 'transaction') throw new TypeError(`The step ${step.id} is no transaction.`)
    for (const { data } of step.items) {
      wallet.switchChain(data.chainId)
      hashes.push(await send(wallet, { from: data.from, to: data.to, data: data.data, value: data.value }))
    }
  }
  return hashes
}

/** Sends a transaction from the wallet, on the chain that it is on. */
export async function send(
  { provider }: SimulatedSandbox['wallet'],
  { value = 0n, ...transaction }: { from: Address; to: Address; data: Hex; value?: bigint },
): Promise<Hex> {
  const hash = await provider.request({
    method: 'eth_sendTransaction',
    params: [{ ...transaction, value: `0x${value.toString(16)}` }],
  })
  return hash as Hex
}

/** The id of the request that a quote's steps belong to. */
export function requestIdOf(quote: Quote): Hex {
  const id = quote.steps[0]?.requestId
  if (!id?.startsWith('0x')) throw new TypeError('The quote has no request id.')
  return id as Hex
}

/** Balances of an account, by chain and symbol. */
export async function balancesOf(
  { chains, ledger }: SimulatedSandbox,
  account: Address,
): Promise<Record<string, bigint>> {
  const balances: Record<string, bigint> = {}
  for (const { id, currencies } of chains) {
    for (const { symbol, address } of currencies) {
      balances[`${id} ${symbol}`] = await ledger.balanceOf(id, address, account)
    }
  }
  return balances
}

/** The sum of all balances of every account that can hold anything, by chain and symbol. */
export async function totals(
  sandbox: SimulatedSandbox,
  others: readonly Address[] = [],
): Promise<Record<string, bigint>> {
  const { accounts, solver, sponsor, feeCollector, chains } = sandbox
  const sums: Record<string, bigint> = {}
  for (const account of [
    ...accounts,
    solver,
    sponsor,
    feeCollector,
    ...chains.flatMap((chain) => contractsOf(chain)),
    ...others,
  ]) {
    for (const [key, balance] of Object.entries(await balancesOf(sandbox, account))) {
      sums[key] = (sums[key] ?? 0n) + balance
    }
  }
  return sums
}

/** Every contract of a chain that can hold money. */
export function contractsOf(chain: LedgerChain): Address[] {
  const { depository, callFiller, callRunner, swapSources, currencies } = chain
  const tokens = currencies.map(({ address }) => address).filter((address) => address !== zeroAddress)
  return [depository, callFiller, callRunner, ...swapSources.map(({ address }) => address), ...tokens]
}

/** Resolves with the request as soon as it satisfies the predicate. */
export function until(
  store: RecordStore,
  id: Hex,
  predicate: (request: ServiceRequest) => boolean,
): Promise<ServiceRequest> {
  return new Promise((resolve, reject) => {
    const stop = store.subscribe(check)
    store.get(id).then((request) => request && check(request), reject)
    function check(request: ServiceRequest): void {
      if (request.id !== id || !predicate(request)) return
      stop()
      resolve(request)
    }
  })
}

/** The element at an index, which must be there. */
export function at<item>(items: readonly item[], index: number): item {
  const item = items[index]
  if (item === undefined) throw new TypeError(`There is nothing at ${index}.`)
  return item
}
