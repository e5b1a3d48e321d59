import { ensureBuilt } from '../../../scripts/start/ensureBuilt.ts'

/** Builds what is out of date: a sandbox in a process of its own loads the built schemas. Runs once, before all tests. */
export async function setup(): Promise<void> {
  await ensureBuilt()
}
