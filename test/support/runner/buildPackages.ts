import { ensureBuilt } from '../../../scripts/start/ensureBuilt.ts'

/** Builds what is out of date: a sandbox in its own process loads the built schemas. Runs once, before all tests. */
export async function setup(): Promise<void> {
  await ensureBuilt()
}
