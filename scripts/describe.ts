import { readFileSync, writeFileSync } from 'node:fs'
import { describeAuditRules } from './describe/describeAuditRules.ts'
import { describeLayers } from './describe/describeLayers.ts'
import { describeStates } from './describe/describeStates.ts'

// Writes what docs/ shows of tables in the code: `npm run describe`.

const docs = new URL('../docs/', import.meta.url)
const audit = new URL('audit.md', docs)
const architecture = new URL('architecture.md', docs)
writeFileSync(new URL('execution-states.md', docs), describeStates())
writeFileSync(architecture, describeLayers(readFileSync(architecture, 'utf8')))
writeFileSync(audit, describeAuditRules(readFileSync(audit, 'utf8')))
