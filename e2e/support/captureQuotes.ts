import type { Page } from '@playwright/test'

/** The figures of a quote that a test checks, in the smallest unit of each currency. */
export interface QuoteFigures {
  requestId: string
  amountIn: bigint
  amountOut: bigint
  /** All fees of the provider, in the currency that is paid. */
  fee: bigint
}

/** The quotes that a page got. */
export interface CapturedQuotes {
  /** Number of requests, answered or not. */
  count(): number
  /** The quote of a request. */
  find(requestId: string): Promise<QuoteFigures>
}

interface QuoteBody {
  steps: { requestId: string }[]
  /** By the brand's names. */
  fees: Record<string, { amount: string }>
  details: { currencyIn: { amount: string }; currencyOut: { amount: string } }
}

/**
 * Records the provider's quotes for a page, as they are on the wire. The page's own `fetch` passes them on:
 * the browser does not keep every body until it is requested.
 */
export async function captureQuotes(page: Page, brand: string): Promise<CapturedQuotes> {
  const quotes: QuoteFigures[] = []
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  await page.exposeFunction('keepQuote', (body: string) =>
    quotes.push(read(JSON.parse(body) as QuoteBody, brand)),
  )
  await page.addInitScript((quotePath) => {
    const { fetch } = globalThis
    const { keepQuote } = globalThis as unknown as { keepQuote: (body: string) => void }
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request)
      const isQuote = response.ok && new URL(response.url).pathname === quotePath
      if (isQuote) keepQuote(await response.clone().text())
      return response
    }
  }, path)
  return {
    count: () => count,
    async find(requestId) {
      const quote = quotes.find((candidate) => candidate.requestId === requestId)
      if (!quote) throw new Error(`No quote has the request ${requestId}.`)
      return quote
    },
  }
}

const path = '/causeway/quote'

function read({ steps, fees, details }: QuoteBody, brand: string): QuoteFigures {
  return {
    requestId: steps[0]?.requestId ?? '',
    amountIn: BigInt(details.currencyIn.amount),
    amountOut: BigInt(details.currencyOut.amount),
    fee: BigInt(fees[`${brand}er`]?.amount ?? 0),
  }
}
