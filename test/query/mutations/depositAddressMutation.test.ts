import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import type { AuditFinding } from '@causeway/react/execution'
import { depositAddressMutationOptions } from '@causeway/react/query'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

const block: AuditFinding = { rule: 'own', severity: 'block', message: 'No.', facts: {} }

it.each<[what: string, rules: (() => AuditFinding[])[], isGiven: boolean]>([
  ['that no rule of the page is against', [], true],
  ['that a rule of the page blocks', [() => [block]], false],
])('behavior: decides about an address %s', async (_, rules, isGiven) => {
  const env = createTestEnvironment()
  const config = configOf(env, { audit: { rules } })
  onTestFinished(config.stop)
  const { mutationFn } = depositAddressMutationOptions(config)
  const parameters = env.quoteParameters('ETH', { useDepositAddress: true, strict: true })
  const asked = mutationFn?.(parameters, { client: new QueryClient(), meta: undefined })
  if (isGiven) expect(await asked).toMatchObject({ quote: { parameters } })
  else await expect(asked).rejects.toMatchObject({ findings: [block] })
})
