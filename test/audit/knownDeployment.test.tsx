import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getQuote, createClient } from '@causeway/react/actions'
import {
  verifyQuote,
  requestDepositAddress,
  toDepositQuoteParameters,
  createExecution,
} from '@causeway/react/execution'
import type { Deployment } from '@causeway/react/proxy'
import { ReviewWidget } from '@causeway/react/widgets'
import { english } from '../../src/locales/english.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { depositAddressParameters } from '../support/deposits/depositAddressParameters.ts'
import { mutated, stranger } from '../support/mutations/mutation.ts'
import { required } from '../support/mutations/places.ts'
import { configOf, renderWithCauseway } from '../support/renderWithCauseway.tsx'

const unsigned = 'We can’t confirm that the provider signed the order.'

/** A provider whose orders name chains in words, and a page that knows these facts about it. */
function createPage(known: Partial<Deployment> = {}) {
  const env = createTestEnvironment({ policy: { dialect: 'deployment' } })
  const [origin, destination] = env.chains
  const deployment: Deployment = {
    baseUrl: 'https://sandbox.invalid',
    chainNames: { [origin.id]: 'alder', [destination.id]: 'birch' },
    solvers: [env.sandbox.solver],
    ...known,
  }
  const client = createClient({ deployment, fetch: env.sandbox.fetch })
  const quoteOf = () => getQuote(client, env.quoteParameters('USDC', { includeProtocolData: true }))
  const named = (name: string) =>
    createPage({ chainNames: { [origin.id]: 'alder', [destination.id]: name }, ...known })
  return { env, client, quoteOf, named, config: configOf(env, { client }) }
}
type Page = ReturnType<typeof createPage>

function renderReview({ env, client }: Page, quote: Awaited<ReturnType<Page['quoteOf']>>) {
  renderWithCauseway(
    <ReviewWidget quote={quote} onConfirm={() => {}} onRefresh={() => {}} onClose={() => {}} />,
    env,
    { client },
  )
}

describe('a known deployment', () => {
  it('default: counts its chains and its solver’s signature as verified', async () => {
    const page = createPage()
    const quote = await page.quoteOf()
    expect(verifyQuote(quote, { ...page.config.getAudit(), isOrderSigned: true })).toMatchObject({
      status: 'verified',
      covers: expect.arrayContaining(['networks', 'signature']),
    })
    renderReview(page, quote)
    expect(await screen.findByText(/^Checked: .*networks.*order signature/)).toBeInTheDocument()
    expect(screen.queryByText(unsigned)).not.toBeInTheDocument()
  })

  it('error: stops the execution if a chain has another name', async () => {
    const page = createPage().named('cedar')
    const { env, client } = page
    // Without a config, the client alone knows the deployment.
    const execution = createExecution(client, {})
    const state = await execution.start(await page.quoteOf(), { wallet: env.wallet, chainReader: env.reader })
    const findings = expect.arrayContaining([expect.objectContaining({ rule: 'order-payment' })])
    expect(state).toMatchObject({ status: 'failed', error: { name: 'QuoteAuditError', findings } })
  })

  it('error: shows a chain of another name in the review', async () => {
    const page = createPage().named('cedar')
    renderReview(page, await page.quoteOf())
    expect(await screen.findByText(english['audit.order-payment'])).toBeInTheDocument()
    expect(screen.getByText(english['review.unverified.mismatch'])).toBeInTheDocument()
  })

  it('error: gives no deposit address if a chain has another name', async () => {
    const { env, client } = createPage().named('cedar')
    const parameters = required(toDepositQuoteParameters(depositAddressParameters(env), undefined))
    await expect(requestDepositAddress(client, parameters)).rejects.toMatchObject({
      name: 'QuoteAuditError',
      findings: [{ rule: 'order-payment' }],
    })
    await expect(requestDepositAddress(createPage().client, parameters)).resolves.toBeDefined()
  })

  it('error: asks in the review about an order that its solver did not sign', async () => {
    const page = createPage()
    const quote = await page.quoteOf()
    const forged = mutated(quote, ({ protocol }) => {
      const { v2 } = required(protocol)
      if (v2) v2.orderSignature = `0x${'51'.repeat(65)}`
    })
    renderReview(page, forged)
    expect(await screen.findByText(unsigned)).toBeInTheDocument()
    expect(screen.getByText(english['review.unverified.mismatch'])).toBeInTheDocument()
  })

  it('error: asks in the review about an order of an unknown solver', async () => {
    const page = createPage({ solvers: [stranger] })
    renderReview(page, await page.quoteOf())
    expect(await screen.findByText(unsigned)).toBeInTheDocument()
  })

  it('behavior: covers no signature without known solvers', async () => {
    const { quoteOf, config } = createPage({ solvers: undefined })
    const verification = verifyQuote(await quoteOf(), { ...config.getAudit(), isOrderSigned: true })
    expect(verification).toMatchObject({
      status: 'verified',
      covers: expect.not.arrayContaining(['signature']),
    })
  })
})
