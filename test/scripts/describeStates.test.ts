import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeStates } from '../../scripts/states/describeStates.ts'

describe('describeStates', () => {
  it('default: docs/execution-states.md is what the table of transitions says', () => {
    const page = readFileSync(join(process.cwd(), 'docs/execution-states.md'), 'utf8')
    expect(page, 'Run: node scripts/describe-states.ts').toBe(describeStates())
  })
})
