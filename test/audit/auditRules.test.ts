import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { auditRules } from '../../src/audit/auditRules.ts'
import { describeAuditRules } from '../../scripts/describe/describeAuditRules.ts'
import { readSources } from '../support/runner/readSources.ts'

/** Every file, with its name in the way of an id. */
const files = Object.entries(readSources('src/audit/rules')).map(([path, source]) => {
  const name = path.match(/(\w+)\.ts$/)?.[1] ?? ''
  return { name, id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), source }
})

describe('the files of src/audit/rules', () => {
  it('default: has one file for each rule, named after its ID, and no other', () => {
    expect(files.map(({ id }) => id).toSorted()).toEqual(Object.keys(auditRules).toSorted())
  })

  it('behavior: each exports its rule, and nothing else', () => {
    for (const { name, source } of files) {
      expect(source.match(/^export .*/gm), name).toEqual([
        expect.stringMatching(`^export const ${name}: AuditRuleCheck = `),
      ])
    }
  })
})

describe('docs/audit.md', () => {
  it('default: lists the rules as the code has them', () => {
    const page = readFileSync(new URL('../../docs/audit.md', import.meta.url), 'utf8')
    expect(describeAuditRules(page)).toBe(page)
  })
})
