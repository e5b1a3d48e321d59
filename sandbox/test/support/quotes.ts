import type { Address, Hex } from 'viem'
import { getQuote, type Quote, type GetQuoteParameters } from '@causeway/react/actions'
import type { LedgerChain, LedgerCurrency, SimulatedSandbox } from '@causeway/sandbox/simulated'
import type { TestSandbox } from './environment/createTestSandbox.ts'

/** A currency of a chain by its symbol. */
export function currencyOf({ currencies }: LedgerChain, symbol: string): LedgerCurrency {
  const currency = currencies.find((currency) => currency.symbol === symbol)
  if (!currency) throw new TypeError(`There is no ${symbol}.`)
  return currency
}

/** Parameters of a quote of `amount`, from USDC to USDC by default. */
export function quoteParameters(
  { user, origin, destination }: Pick<TestSandbox, 'user' | 'origin' | 'destination'>,
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
export async function bridge(
  sandbox: TestSandbox,
  asked: Parameters<typeof quoteParameters>[1],
): Promise<Quote> {
  const quote = await getQuote(sandbox.client, quoteParameters(sandbox, asked))
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

/** The id of the order behind a quote, which deposits name. */
export function orderIdOf({ protocol }: Quote): Hex {
  const id = protocol?.v2?.orderId
  if (!id?.startsWith('0x')) throw new TypeError('The quote has no order id.')
  return id as Hex
}

/** The id of the request that a quote's steps belong to. */
export function requestIdOf(quote: Quote): Hex {
  const id = quote.steps[0]?.requestId
  if (!id?.startsWith('0x')) throw new TypeError('The quote has no request id.')
  return id as Hex
}

/** Posts a valid quote request with some fields changed. */
export function postQuote(sandbox: TestSandbox, fields: Record<string, unknown>): Promise<Response> {
  const asked = quoteParameters(sandbox, { amount: 25_000_000n })
  return sandbox.fetch('https://sandbox.invalid/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, amount: asked.amount.toString(), ...fields }),
  })
}
