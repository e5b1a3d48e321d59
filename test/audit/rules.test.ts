// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { builtInAuditRules } from '../../src/audit/auditFinding.ts'
import { builtInRules } from '../../src/audit/rules/builtInRules.ts'
import { readSources } from '../support/readSources.ts'

/** Every file with a rule: its name in the way of an id, what it exports, and its code without comments. */
const files = Object.entries(readSources('src/audit/rules')).flatMap(([path, source]) => {
  const rule = source.match(/^export function\* (\w+)\(/m)?.[1]
  const name = path.match(/(\w+)\.ts$/)?.[1] ?? ''
  const code = source.replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
  const word = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return rule === undefined ? [] : [{ name, rule, word, code }]
})

describe('the files of src/audit/rules', () => {
  it('default: each exports a rule of its own name, which is in use', () => {
    expect(files.map(({ rule }) => rule)).toEqual(files.map(({ name }) => `${name}Rules`))
    expect(builtInRules.map(({ name }) => name).toSorted()).toEqual(files.map(({ rule }) => rule).toSorted())
  })

  it.each(builtInAuditRules)('behavior: %s is found in one file, which is named after it', (id) => {
    const homes = files.filter(({ code }) => code.includes(`'${id}'`)).map(({ word }) => word)
    expect(homes).toHaveLength(1)
    expect(`-${id}-`).toContain(`-${homes[0]}-`)
  })
})
