import type { Page, Response } from '@playwright/test'

/** The figures of a quote that a test checks, in the smallest unit of each currency. */
export interface QuoteFigures {
  requestId: string
  amountIn: bigint
  amountOut: bigint
  /** All that the service takes, of the currency that is paid. */
  fee: bigint
}

/** The quotes that a page got. */
export interface RecordedQuotes {
  /** Number of questions, answered or not. */
  count(): number
  /** The quote of a request. */
  find(requestId: string): Promise<QuoteFigures>
}

interface QuoteBody {
  steps: { requestId: string }[]
  fees: { svcer: { amount: string } }
  details: { currencyIn: { amount: string }; currencyOut: { amount: string } }
}

/** Listens to the quotes that the service gives to a page, as they are on the wire. */
export function recordQuotes(page: Page): RecordedQuotes {
  const answers: Promise<QuoteFigures | undefined>[] = []
  let count = 0
  page.on('request', (request) => {
    if (isQuote(request.url())) count += 1
  })
  page.on('response', (response) => {
    if (isQuote(response.url()) && response.ok()) answers.push(read(response))
  })
  return {
    count: () => count,
    async find(requestId) {
      const quotes = await Promise.all(answers)
      const quote = quotes.find((candidate) => candidate?.requestId === requestId)
      if (!quote) throw new Error(`No quote has the request ${requestId}.`)
      return quote
    },
  }
}

function isQuote(url: string): boolean {
  return new URL(url).pathname === '/causeway/quote'
}

async function read(response: Response): Promise<QuoteFigures | undefined> {
  const body = (await response.json().catch(() => undefined)) as QuoteBody | undefined
  if (!body) return undefined
  const { steps, fees, details } = body
  return {
    requestId: steps[0]?.requestId ?? '',
    amountIn: BigInt(details.currencyIn.amount),
    amountOut: BigInt(details.currencyOut.amount),
    fee: BigInt(fees.svcer.amount),
  }
}
