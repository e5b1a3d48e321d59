import { ensureBuilt } from './ensureBuilt.ts'

// Starts local chains and the service alone: `npm run sandbox`.

await ensureBuilt()
// Loaded late: the sandbox reads the wire with the built schemas.
await import('../../sandbox/src/cli.ts')
