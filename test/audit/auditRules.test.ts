import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { auditRules } from '../../src/audit/auditRules.ts'
import { describeAuditRules } from '../../scripts/describe/describeAuditRules.ts'
import { readSources } from '../support/runner/readSources.ts'

/** Every file with a rule: its name in the way of an id. */
const files = Object.entries(readSources('src/audit/rules')).flatMap(([path, source]) => {
  const name = path.match(/(\w+)\.ts$/)?.[1] ?? ''
  const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return source.includes(`export const ${name}: AuditRuleCheck`) ? [{ id, source }] : []
})

describe('the files of src/audit/rules', () => {
  it('default: there is one for each rule, named after its id', () => {
    expect(files.map(({ id }) => id).toSorted()).toEqual(Object.keys(auditRules).toSorted())
  })

  it('behavior: each holds one rule', () => {
    for (const { source } of files) expect(source.match(/AuditRuleCheck = /g)).toHaveLength(1)
  })
})

describe('docs/audit.md', () => {
  it('default: lists the rules as the code has them', () => {
    const page = readFileSync(new URL('../../docs/audit.md', import.meta.url), 'utf8')
    expect(describeAuditRules(page)).toBe(page)
  })
})
