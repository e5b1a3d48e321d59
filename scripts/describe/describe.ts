import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { partsToCss } from './styles/partsToCss.ts'
import { tokensToCss } from './styles/tokensToCss.ts'
import { describeAuditRules } from './describeAuditRules.ts'
import { describeLayers } from './describeLayers.ts'
import { describeServiceLoad } from './describeServiceLoad.ts'
import { describeStates } from './describeStates.ts'
import { describeTokens } from './describeTokens.ts'

// Writes what docs/ and the style sheet hold of tables in the code: `npm run describe`.

const pages = {
  'architecture.md': describeLayers,
  'audit.md': describeAuditRules,
  'execution-states.md': describeStates,
  'service-load.md': describeServiceLoad,
  'themes.md': describeTokens,
}

for (const [name, describePage] of Object.entries(pages)) {
  const path = new URL(`../../docs/${name}`, import.meta.url)
  writeFileSync(path, describePage(readFileSync(path, 'utf8')))
}
const sheets = { 'src/styles/tokens.css': tokensToCss, 'src/styles/parts.css': partsToCss }
for (const [path, writeSheet] of Object.entries(sheets)) {
  writeFileSync(new URL(`../../${path}`, import.meta.url), writeSheet())
}
execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...Object.keys(sheets)], {
  cwd: new URL('../..', import.meta.url),
})
