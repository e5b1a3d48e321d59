import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AuditFinding, AuditRule } from '@causeway/react/execution'
import type { Quote } from '@causeway/react/actions'
import { ownFindings, unknownRaised } from '../../src/audit/ownFindings.ts'

const good: AuditFinding = { rule: 'own', severity: 'info', message: 'Seen.', facts: {} }

const findingsOf = (...findings: unknown[]) =>
  ownFindings({} as Quote, [], { rules: [() => [], (() => findings) as unknown as AuditRule] })

describe('ownFindings', () => {
  it.each(['block', 'confirm', 'info'] as const)(
    'default: keeps findings as the rule made them: %s',
    (severity) => {
      const finding = { ...good, severity }
      expect(findingsOf(good, finding)).toEqual([good, finding])
      expect(findingsOf(finding)[0]).toBe(finding)
    },
  )

  it.each<[string, unknown]>([
    ['text', 'own'],
    ['nothing', null],
    ['one without a rule', { ...good, rule: undefined }],
    ['one whose message is none', { ...good, message: 1 }],
    ['one without a severity', { ...good, severity: undefined }],
    ['one of another severity', { ...good, severity: 'fatal' }],
    ['one without facts', { ...good, facts: undefined }],
    ['one whose facts are none', { ...good, facts: 'none' }],
  ])('error: blocks if a finding is %s, also beside a good one', (_, finding) => {
    const failed = {
      rule: 'failed-rule',
      severity: 'block',
      message:
        '`audit.rules[1]` returned what is no list of findings with `rule`, `severity`, `message` and `facts`. Nothing is signed.',
      facts: {},
    }
    expect(findingsOf(finding)).toEqual([failed])
    expect(findingsOf(good, finding)).toEqual([failed])
  })
})

describe('ownFindings that only come later', () => {
  it('error: blocks a rule that is asynchronous, and reports its rejection', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => told.mockRestore())
    const late = new Error('no list of sanctions')
    const rules = [(() => Promise.reject(late)) as unknown as AuditRule]
    expect(ownFindings({} as Quote, [], { rules })).toMatchObject([
      { rule: 'failed-rule', severity: 'block' },
    ])
    await vi.waitFor(() => expect(told.mock.calls).toContainEqual([late]), { timeout: 60_000 })
  })
})

describe('unknownRaised', () => {
  const raisedOf = (minimumSeverity: Record<string, 'block'>, rules?: AuditRule[]) =>
    unknownRaised({ minimumSeverity, rules }, (rule) => rule === 'known').map(({ message }) => message)

  it('error: names every rule that does not exist, and no other', () => {
    const message = (rule: string) =>
      `\`audit.minimumSeverity\` names the rule \`${rule}\`, which does not exist. Nothing is signed.`
    expect(raisedOf({ one: 'block', known: 'block', two: 'block' })).toEqual([message('one'), message('two')])
    expect(unknownRaised({}, () => false)).toEqual([])
  })

  it('behavior: leaves the names of its own rules to the page', () => {
    expect(raisedOf({ one: 'block' }, [() => []])).toEqual([])
    expect(raisedOf({ one: 'block' }, [])).toHaveLength(1)
  })
})
