import { auditRules } from '../../src/audit/auditRules.ts'

const begin = '<!-- audit rules: written by npm run describe -->\n'
const end = '<!-- end of audit rules -->'

/** The page about the audit, with the rules as the code has them. */
export function describeAuditRules(page: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error('The page has no place for the rules.')
  return `${before}${begin}\n${listRules()}\n\n${end}${after}`
}

/** As oxfmt writes a table. */
function listRules(): string {
  const rows = Object.entries(auditRules).map(([id, { severity, proves }]) => [`\`${id}\``, severity, proves])
  const table = [['rule', 'severity', 'what holds when it finds nothing'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  return lines.join('\n')
}
