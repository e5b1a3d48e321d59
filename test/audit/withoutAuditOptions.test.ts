import { describe, expect, it } from 'vitest'
import { getQuote, createClient } from '@causeway/react/actions'
import type { Deployment } from '@causeway/react/proxy'
import {
  requestDepositAddress,
  toDepositQuoteParameters,
  QuoteAuditError,
  type AuditFinding,
  createExecution,
  createExecutions,
  createMemoryJournal,
  createMemoryLocks,
} from '@causeway/react/execution'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { depositAddressParameters } from '../support/deposits/depositAddressParameters.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const router = '0x00000000000000000000000000000000000000d1'

/** A page whose client knows a deployment with other contracts and chains than the provider's. */
function environmentOf({ contracts = {}, chainNames }: Pick<Deployment, 'contracts' | 'chainNames'>) {
  const env = createTestEnvironment()
  const prompts: string[] = []
  env.sandbox.wallet.approve = async ({ method }) => prompts.push(method) < 0
  const deployment: Deployment = { baseUrl: 'https://service.invalid', contracts, chainNames }
  const client = createClient({ deployment, fetch: env.sandbox.fetch })
  const ports = { journal: createMemoryJournal(), locks: createMemoryLocks() }
  return { env, prompts, client, ports, connection: { wallet: env.wallet, chainReader: env.reader } }
}

const blockedBy = (rule: string) =>
  expect.objectContaining({
    name: 'QuoteAuditError',
    findings: expect.arrayContaining([expect.objectContaining({ rule, severity: 'block' })]),
  })

describe('without audit options', () => {
  it.each([
    ['createExecution', createExecution],
    ['createExecutions', (...all: Parameters<typeof createExecutions>) => createExecutions(...all).current],
  ] as const)('behavior: %s calls no contract outside of the deployment', async (_, create) => {
    const { env, prompts, client, ports, connection } = environmentOf({ contracts: { 31337: [router] } })
    const quote = await getQuote(client, env.quoteParameters('USDC'))
    for (const audit of [undefined, {}, { contracts: undefined }]) {
      const { error } = await create(client, ports).start(quote, { ...connection, audit })
      expect(error).toEqual(blockedBy('unknown-contract'))
    }
    expect(prompts).toEqual([])
  })

  it('behavior: applies the rules of the page in the execution of a config', async () => {
    const { env, prompts, client, connection } = environmentOf({})
    const finding: AuditFinding = {
      rule: 'own',
      severity: 'block',
      message: 'Not today.',
      facts: {},
      stepIndex: undefined,
      itemIndex: undefined,
    }
    const config = configOf(env, { client, audit: { rules: [() => [finding]] } })
    const quote = await getQuote(client, env.quoteParameters('USDC'))
    const { error } = await config.executions.current.start(quote, connection)
    config.stop()
    expect(error).toEqual(blockedBy('own'))
    expect(prompts).toEqual([])
  })

  it('behavior: requests no deposit address beside a call of a contract outside of the deployment', async () => {
    const rulesOf = async (contracts: Deployment['contracts']) => {
      const { env, client } = environmentOf({ contracts })
      const parameters = toDepositQuoteParameters(depositAddressParameters(env), undefined)
      if (!parameters) throw new TypeError('The parameters are not complete.')
      const asked = requestDepositAddress(
        { ...client, send: (...request) => addCall(client.send(...request)) },
        parameters,
      )
      const error: unknown = await asked.catch((error: unknown) => error)
      return error instanceof QuoteAuditError ? error.findings.map(({ rule }) => rule) : error
    }
    expect(await rulesOf({ 31337: [router] })).not.toContain('unknown-contract')
    expect(await rulesOf({ 31337: [] })).toContain('unknown-contract')
  })
})

/** An answer whose first step calls another contract, which it claims to be the provider's. */
async function addCall(answer: Promise<Response>): Promise<Response> {
  const quote = await (await answer).json()
  const [{ items }] = quote.steps
  items.push({ ...items[0], data: { ...items[0].data, to: router, value: '0', data: '0x12345678' } })
  return Response.json({ ...quote, protocol: { v2: { paymentDetails: { depository: router } } } })
}
