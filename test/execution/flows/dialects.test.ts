import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '../../../src/actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../src/actions/quoteParameters.ts'
import { auditQuote } from '../../../src/audit/auditQuote.ts'
import { createTestExecution, runToEnd } from '../../support/environment/createTestExecution.ts'
import { friend } from '../../support/quoteKinds.ts'

const kinds: [string, 'ETH' | 'USDC', Partial<GetQuoteParameters>][] = [
  ['native currency', 'ETH', { recipient: friend }],
  ['a token', 'USDC', { recipient: friend }],
  ['a permit', 'USDC', { usePermit: true }],
  ['calls', 'ETH', { txs: [{ to: friend, value: 1n, data: '0xabcdef01' }] }],
]

it('behavior: what says nowhere where it is followed is followed by its request', async () => {
  const env = createTestExecution()
  const quote = structuredClone(await getQuote(env.client, env.quoteParameters('ETH', { recipient: friend })))
  for (const { items } of quote.steps) for (const item of items) item.check = undefined
  expect(auditQuote(quote)).toEqual([])
  const state = await runToEnd(env, quote)
  expect(state).toMatchObject({ status: 'success', requestId: quote.steps[0]?.requestId })
})

describe.each(['interface', 'deployment'] as const)('a service that writes as the dialect %s', (dialect) => {
  it.each(kinds)(
    'default: %s is quoted, audited, paid and followed to the end',
    async (_, symbol, wishes) => {
      const env = createTestExecution({ policy: { dialect } })
      const quote: Quote = await getQuote(env.client, env.quoteParameters(symbol, wishes))
      expect(auditQuote(quote).filter(({ severity }) => severity === 'block')).toEqual([])
      const state = await runToEnd(env, quote)
      expect(state.status).toBe('success')
    },
  )
})
