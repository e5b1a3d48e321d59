import { writeFileSync } from 'node:fs'
import { describeStates } from './states/describeStates.ts'

// Writes docs/execution-states.md: `node scripts/describe-states.ts`.

writeFileSync(new URL('../docs/execution-states.md', import.meta.url), describeStates())
