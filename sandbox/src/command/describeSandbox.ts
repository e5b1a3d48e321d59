import { defaultApiKey } from '../domain/service/apiKey.ts'
import { describeJoining } from '../domain/describeJoining.ts'
import type { Sandbox } from '../startSandbox.ts'

/** Writes what a developer needs to use a running sandbox, for a terminal. */
export function describeSandbox(sandbox: Sandbox): string {
  const { proxyUrl, serviceUrl, adminUrl, chains, accounts } = sandbox
  const lines = [
    '',
    'Service',
    row('for pages', proxyUrl),
    row('for programs', serviceUrl),
    row('API key', `${defaultApiKey}  (x-api-key)`),
    row('faults', adminUrl),
  ]
  for (const { name, id, rpcUrl, depository, swapSources, currencies } of chains) {
    lines.push(
      '',
      `Chain ${name}`,
      row('id', id.toString()),
      row('RPC', rpcUrl),
      row('depository', depository),
    )
    for (const { symbol, address, decimals } of currencies) {
      lines.push(row(symbol, `${address}  (${decimals} decimals)`))
    }
    for (const { name, address, feeBps } of swapSources) {
      lines.push(row(name, `${address}  (swap source, ${feeBps} basis points)`))
    }
  }
  lines.push(
    '',
    'Accounts',
    '  ┌──────────────────────────────────────────────────────────────────────┐',
    '  │ WARNING: everybody knows these private keys. NEVER SEND REAL MONEY   │',
    '  │ to these addresses, on any chain. It is gone within seconds.         │',
    '  └──────────────────────────────────────────────────────────────────────┘',
  )
  for (const { address, privateKey } of accounts.users) lines.push(`  ${address}  ${privateKey}`)
  lines.push('', 'An app', ...joiningLines(sandbox), '', 'Ctrl+C ends it.')
  return lines.join('\n')
}

/** How an app connects, with a note if `sandboxConfig()` without arguments isn't enough. */
export function joiningLines(sandbox: Sandbox): string[] {
  const { call, command, isDefault } = describeJoining(sandbox)
  const joins = row('joins with', call)
  if (isDefault) return [joins]
  const facts = call.includes('facts') ? 'facts: what `--json` prints, parsed. ' : ''
  return [
    joins,
    `  ${facts}\`sandboxConfig()\` alone asks other ports, or expects another brand.`,
    row('same ports', command),
  ]
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(14)}${value}`
}
