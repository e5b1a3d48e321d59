import { readFileSync, writeFileSync } from 'node:fs'
import { describeLayers } from './describe/describeLayers.ts'
import { describeStates } from './describe/describeStates.ts'

// Writes what docs/ shows of tables in the code: `npm run describe`.

const docs = new URL('../docs/', import.meta.url)
const architecture = new URL('architecture.md', docs)
writeFileSync(new URL('execution-states.md', docs), describeStates())
writeFileSync(architecture, describeLayers(readFileSync(architecture, 'utf8')))
