import { expect, it } from 'vitest'
import type { AuditFinding } from '@causeway/react/execution'
import { findingKey } from '../../src/audit/ruleFinding.ts'

const finding: AuditFinding = {
  rule: 'gas-price',
  severity: 'confirm',
  message: 'A transaction’s gas would cost far more than quoted.',
  facts: { cost: 7n, quoted: 5n },
  stepIndex: 0,
  itemIndex: 1,
}

it('default: findingKey: gives findings with the same content the same key, whatever their severity', () => {
  expect(findingKey(structuredClone(finding))).toBe(findingKey(finding))
  expect(findingKey({ ...finding, severity: 'block' })).toBe(findingKey(finding))
})

it.each<[string, Partial<AuditFinding>]>([
  ['another rule', { rule: 'native-outflow' }],
  ['another message', { message: 'It costs more.' }],
  ['another fact', { facts: { cost: 8n, quoted: 5n } }],
  ['no facts', { facts: {} }],
  ['another step', { stepIndex: 1 }],
  ['another item', { itemIndex: 0 }],
  ['no item', { stepIndex: undefined, itemIndex: undefined }],
])('behavior: findingKey: differs for %s', (_, change) => {
  expect(findingKey({ ...finding, ...change })).not.toBe(findingKey(finding))
})
