import { readFileSync, writeFileSync } from 'node:fs'
import { partsToCss } from '../src/themes/tokens/partsToCss.ts'
import { tokensToCss } from '../src/themes/tokens/tokensToCss.ts'
import { describeAuditRules } from './describe/describeAuditRules.ts'
import { describeLayers } from './describe/describeLayers.ts'
import { describeStates } from './describe/describeStates.ts'
import { describeTokens } from './describe/describeTokens.ts'

// Writes what docs/ and the style sheet hold of tables in the code: `npm run describe`.

const pages = {
  'architecture.md': describeLayers,
  'audit.md': describeAuditRules,
  'execution-states.md': describeStates,
  'themes.md': describeTokens,
}

for (const [name, describePage] of Object.entries(pages)) {
  const path = new URL(`../docs/${name}`, import.meta.url)
  writeFileSync(path, describePage(readFileSync(path, 'utf8')))
}
writeFileSync(new URL('../src/styles/tokens.css', import.meta.url), tokensToCss())
writeFileSync(new URL('../src/styles/parts.css', import.meta.url), partsToCss())
