import { auditRules } from '../../src/audit/auditRules.ts'
import { formatTable } from './formatTable.ts'
import { replaceBetween } from './replaceBetween.ts'

/** The page about the audit, with the rules as the code has them. */
export function describeAuditRules(page: string): string {
  const rows = Object.entries(auditRules).map(([id, { severity, proves }]) => [`\`${id}\``, severity, proves])
  return replaceBetween(page, {
    begin: '<!-- audit rules: written by npm run describe -->',
    end: '<!-- end of audit rules -->',
    text: formatTable([['rule', 'severity', 'what holds when it finds nothing'], ...rows]),
  })
}
