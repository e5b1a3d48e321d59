import { expectTypeOf } from 'vitest'
import type { AuditFacts } from '../../src/audit/auditOptions.ts'
import type { CreateConfigParameters } from '../../src/exports/index.ts'
import type { AuditOptions, AuditRule, StartExecutionConnection } from '../../src/exports/execution.ts'

const rule: AuditRule = function* ({ details }) {
  if (details.recipient === details.sender) return
  const message = 'Only to your own account.'
  yield { rule: 'own-account', severity: 'block', message, facts: { recipient: details.recipient } }
}

expectTypeOf({
  rules: [rule],
  minimumSeverity: { 'minimum-slippage': 'block' },
  tokens: [{ chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', decimals: 6 }],
  contracts: [{ chainId: 8453, address: '0x…' }],
} as const).toExtend<AuditOptions>()
expectTypeOf<StartExecutionConnection['audit']>().toEqualTypeOf<AuditOptions | undefined>()
expectTypeOf<CreateConfigParameters['audit']>().toEqualTypeOf<AuditOptions | undefined>()

// A finding is made more severe, never milder.
expectTypeOf<AuditOptions['minimumSeverity']>().not.toExtend<Record<string, 'info'> | undefined>()

// Code that reads facts for the audit reads each of them, or says that it is unknown.
expectTypeOf<Omit<AuditFacts, 'addressesWithoutCode'>>().not.toExtend<AuditFacts>()
expectTypeOf<{
  isContractAccount: undefined
  addressesWithoutCode: undefined
  isOrderSigned: undefined
  unlistedTokens: undefined
}>().toExtend<AuditFacts>()
